/** The text with everything that Markdown would take for its own marks made literal. */
export function markdownText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(\s)/gm, '$1\\$2$3');
}

/** A table; the first row is its head. Cells are Markdown already. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  if (!head) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? ':--' : '--:'))), ...body.map(line)].join('\n');
}
