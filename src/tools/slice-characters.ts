/** Characters are code points, as Python counts them, so that no surrogate pair is ever cut. */
export function countCharacters(text: string): number {
  return sliceCharacters(text, { offset: 0, count: 0 }).total;
}

export function sliceCharacters(
  text: string,
  range: { offset: number; count: number },
): { slice: string; read: number; total: number } {
  const { offset, count } = range;
  let total = 0;
  let start = text.length;
  let end = text.length;
  for (let index = 0; index < text.length; total += 1) {
    if (total === offset) start = index;
    if (total === offset + count) end = index;
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  const read = Math.max(0, Math.min(count, total - offset));
  return { slice: text.slice(start, end), read, total };
}
