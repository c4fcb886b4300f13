/**
 * What a person cannot see: controls, format characters (bidi, zero width), lone surrogates, private use,
 * line separators, fillers and others that draw nothing. Tab and line feed are layout, not disguise.
 */
export const INVISIBLE =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A character by its number: `\u202e`, `\u{e0041}`. */
export function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
