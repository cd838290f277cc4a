/** A longer text would push all else out of a hover. */
const usualLength = 400;

/** The text in one line, or its first words if it is longer than so many letters. */
export function openingWords(text: string, maximumLength = usualLength): string {
  const line = text
    .slice(0, 4 * maximumLength)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= maximumLength ? line : `${line.slice(0, maximumLength).replace(/\s+\S*$/, '')} …`;
}
