/** The start of the line with the offset: behind the last line feed before it. Never after the offset, not even at 0. */
export function lineStart(text: string, offset: number): number {
  // `lastIndexOf` reads a position below 0 as 0, and would find a line feed that is after the offset.
  return offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0;
}
