/**
 * The text in lines with the indent; at least one line, perhaps only the indent.
 *
 * @param width the maximum of columns, including the indent; a longer word has its own line. Without a maximum there is one line.
 */
export function wrapped(text: string, indent: string, width = Number.POSITIVE_INFINITY): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/[ \t\n]+/)) {
    const isFirst = line === indent;
    if (!isFirst && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, line];
}
