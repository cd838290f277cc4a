/**
 * The start of the text behind the front matter, which is the part of a document between a first line `---` and the next line `---` or
 * `...`. 0 without front matter and for unclosed front matter.
 */
export function frontMatterEnd(text: string): number {
  if (!beginsFrontMatter(text)) return 0;
  const close = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text);
  return close ? close.index + close[0].length : 0;
}

/** Whether the first line opens front matter, closed or not. */
export function beginsFrontMatter(text: string): boolean {
  return /^\ufeff?---[ \t]*\r?\n/.test(text);
}
