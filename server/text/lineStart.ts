/** Where the line begins that the offset is in: behind the last line feed before it. Always at or before the offset, also at 0. */
export function lineStart(text: string, offset: number): number {
  // A position below 0 would be read as 0, and a line feed there found although it lies behind.
  return offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0;
}
