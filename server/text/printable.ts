/**
 * A text that may quote a file, as one line of signs that can be seen: blanks for tabs and line breaks, and a picture or `\ufffd` for
 * controls, line separators, halves of surrogate pairs and signs that turn the direction of a line. Any input has an answer.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ').replace(unprintable, visible);
}

/** The same of a text of several lines, which keeps its line breaks (`\n`). */
export function printableLines(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/\t/g, '  ')
    .replace(unprintable, (sign) => (sign === '\n' ? sign : visible(sign)));
}

/** JSON whose strings have no unprintable sign in them, as JSON escapes it: what a program reads is the same, and a terminal obeys none of it. */
export function printableJson(data: object): string {
  return JSON.stringify(data, undefined, 2).replace(unprintable, (sign) =>
    sign === '\n'
      ? sign
      : Array.from({ length: sign.length }, (_, index) => `\\u${hexadecimal(sign.charCodeAt(index))}`).join(''),
  );
}

/** The picture of a control character, or the sign for something that cannot be shown. */
export function visible(sign: string): string {
  const code = sign.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
}

/**
 * Controls, formatting (which can turn the direction of a line), halves of surrogate pairs, line separators. Soft hyphens, which scans
 * are full of, and joiners do nothing to their neighbours.
 */
const unprintable = /(?![\u00ad\u200c-\u200d\u2060])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function hexadecimal(code: number): string {
  return code.toString(16).padStart(4, '0');
}
