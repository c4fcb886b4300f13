/** A job's log as people see it: workflow commands interpreted, secrets masked. */

export interface Annotation {
  level: "error" | "warning" | "notice";
  message: string;
}

export class Log {
  readonly annotations: Annotation[] = [];
  readonly #masks = new Set<string>();
  #text = "";
  /** Set between `::stop-commands::token` and `::token::`. */
  #stopToken: string | null = null;

  constructor(secrets: string[]) {
    for (const secret of secrets) this.mask(secret);
  }

  get text(): string {
    return this.#text;
  }

  /** Each line of a secret is masked on its own as well. */
  mask(secret: string): void {
    for (const part of [secret, ...secret.split(/\r?\n/)]) {
      if (part.trim() !== "") this.#masks.add(part);
    }
  }

  line(line: string): void {
    const command = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line.trim());
    const [, name = "", escaped = ""] = command ?? [];
    const value = unescapeValue(escaped);
    if (this.#stopToken !== null) {
      if (line.trim() === `::${this.#stopToken}::`) this.#stopToken = null;
    } else if (name === "add-mask") {
      this.mask(value);
      this.#text += "::add-mask::***\n";
      return;
    } else if (name === "stop-commands") this.#stopToken = value;
    else if (name === "error" || name === "warning" || name === "notice") {
      this.annotations.push({ level: name, message: this.masked(value) });
    }
    this.#text += `${this.masked(line)}\n`;
  }

  masked(text: string): string {
    const longestFirst = [...this.#masks].sort((one, other) => other.length - one.length);
    return longestFirst.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
  }
}

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function unescapeValue(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}
