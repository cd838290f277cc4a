/**
 * The text in lines that all begin with the indent; at least one, which may be the indent alone.
 *
 * @param width how many columns a line may have, the indent included; a longer word has a line of its own. Without one there is one line.
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
