/** Words joined as in a sentence: `a, b or c`. */
export function list(words: readonly string[], conjunction: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** The first 60 characters of a text by an author. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A code point in the notation of Unicode, without `U+`. */
export function hexadecimal(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

/** Whether scores are a single one between two others. */
export function isBetween(scores: string, low: number, high: number): boolean {
  return low <= Number(scores) && Number(scores) <= high;
}
