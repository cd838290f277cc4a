/** Titles in running text, behind which another topic begins. */

/** A title of Markdown, or a line in capitals between empty lines. */
const titles = /\n(?:#{1,6} |[ \t]*\r?\n[ \t]*\p{Lu}{2}[^\p{Ll}\n\d]{1,60}\r?\n)/gu;

/** Whether a title stands in the text; the first line is none. */
export function hasTitle(text: string): boolean {
  return text.search(titles) >= 0;
}

/** Where the last title begins; 0 without any. */
export function lastTitle(text: string): number {
  return Math.max(0, ...[...text.matchAll(titles)].map(({ index }) => index));
}
