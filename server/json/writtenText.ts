/** The characters of a text in JSON as they are written between its quotation marks: one item for each UTF-16 unit of the text. */
export function writtenUnits(written: string): readonly string[] {
  return written.match(/\\u[\da-f]{4}|\\.|[^\\]/gis) ?? [];
}

/** A text as JSON has it between quotation marks, with the escapes that others of its file have: `\/`, and `\u00f6` for `ö`. */
export function writtenLike(units: readonly string[], text: string): string {
  const plain = JSON.stringify(text).slice(1, -1);
  const slashed = units.includes('\\/') ? plain.replaceAll('/', '\\/') : plain;
  const isInAscii = units.some((unit) => /^\\u/.test(unit)) && units.every((unit) => unit < '\x80');
  return isInAscii ? slashed.replace(/[^\0-\x7f]/g, escaped) : slashed;
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
