/**
 * Where the text begins behind the front matter: what stands at the very beginning of a document between a line `---` and the next line `---`
 * or `...`. 0 without front matter, and where it is never closed.
 */
export function frontMatterEnd(text: string): number {
  if (!beginsFrontMatter(text)) return 0;
  const close = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text);
  return close ? close.index + close[0].length : 0;
}

/** Whether the first line is one with which front matter begins, closed or not. */
export function beginsFrontMatter(text: string): boolean {
  return /^\ufeff?---[ \t]*\r?\n/.test(text);
}
