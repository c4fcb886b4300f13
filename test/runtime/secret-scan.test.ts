import { expect, test } from "vitest";
import { secretScan } from "../../src/runtime/secret-scan.ts";

const secret = "p4ssw0rd&möre";
const scan = secretScan([secret, "main", ""]);

test.each([
  ["the value", `x${secret}y`, "the value of a secret"],
  ["its base64", Buffer.from(secret).toString("base64"), "the value of a secret"],
  ["its base64 after one byte", base64("a"), "the value of a secret"],
  ["its base64 after two bytes", base64("ab"), "the value of a secret"],
  [
    "its base64 for URLs",
    Buffer.from(`>>>${secret}`).toString("base64url"),
    "the value of a secret",
  ],
  ["its hex", Buffer.from(secret).toString("hex"), "the value of a secret"],
  [
    "its upper-case hex",
    Buffer.from(secret).toString("hex").toUpperCase(),
    "the value of a secret",
  ],
  ["its URL form", encodeURIComponent(secret), "the value of a secret"],
  ["an Anthropic key", `key=sk-ant-api03-${"a".repeat(40)}`, "an Anthropic key"],
  ["a GitHub token", `ghs_${"A1".repeat(18)}`, "a GitHub token"],
  ["a personal token", `ghp_${"A1".repeat(18)}`, "a GitHub token"],
  ["a fine-grained token", `github_pat_${"A1".repeat(41)}`, "a GitHub token"],
  ["an AWS key", "AKIAIOSFODNN7EXAMPLE", "an AWS access key"],
  ["a Slack token", `xoxb-${"1".repeat(24)}`, "a Slack token"],
  ["a private key", privateKey("OPENSSH ", "\n"), "a private key"],
  ["a private key in JSON", privateKey("", "\\n"), "a private key"],
])("%s is found", (_, content, what) => {
  expect(scan.find(Buffer.from(content))).toBe(what);
});

test.each([
  ["a short value, which is a word", "main"],
  ["a part of a secret", secret.slice(0, 6)],
  [
    "the name of a format",
    "tokens begin with ghp_ or sk-ant-, keys with -----BEGIN PRIVATE KEY-----",
  ],
  ["bytes that are no text", "\u0000\u0001"],
])("%s is not", (_, content) => {
  expect(scan.find(Buffer.from(content))).toBeNull();
});

test("other people's keys are no known values", () => {
  expect(scan.findKnown(Buffer.from("AKIAIOSFODNN7EXAMPLE"))).toBeNull();
  expect(scan.findKnown(Buffer.from(secret))).toBe("the value of a secret");
});

function base64(before: string): string {
  return Buffer.from(`${before}${secret} and more`).toString("base64");
}

function privateKey(kind: string, lineEnd: string): string {
  return `-----BEGIN ${kind}PRIVATE KEY-----${lineEnd}${"b3BlbnNzaC1rZXk".repeat(3)}`;
}
