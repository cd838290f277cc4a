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

/** Gives a key its name in words, and leaves one that has none as it is. */
export function named(names: Readonly<Record<string, string>>): (key: string) => string {
  const known = new Map(Object.entries(names));
  return (key) => known.get(key) ?? key;
}

/** Gives a variable of odds its name in words: `monsters-left` is `monsters left`, `target-strength` the number Strength of the owner `target`. */
export function variables(
  names: Readonly<Record<string, string>>,
  ofOwner: (number: string, owner: string) => string,
): (name: string) => string {
  const known = new Map(Object.entries(names));
  return (name) => {
    const whole = known.get(name);
    if (whole !== undefined) return whole;
    for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
      const number = known.get(name.slice(at + 1));
      if (number !== undefined) return ofOwner(number, name.slice(0, at).replaceAll('-', ' '));
    }
    return name.replaceAll('-', ' ');
  };
}
