/**
 * A text that may quote a file, as one line of visible characters: spaces for tabs and line breaks, and a picture or `\ufffd` for control
 * characters, line separators, lone surrogates and characters that change the direction of a line. Works for any input.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ').replace(unprintable, visible);
}

/** The same for a text of several lines, which keeps its line breaks (`\n`). */
export function printableLines(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/\t/g, '  ')
    .replace(unprintable, (sign) => (sign === '\n' ? sign : visible(sign)));
}

/** JSON with unprintable characters escaped: a program reads the same values, and a terminal gets no control sequences. */
export function printableJson(data: object): string {
  return JSON.stringify(data, undefined, 2).replace(unprintable, (sign) =>
    sign === '\n'
      ? sign
      : Array.from({ length: sign.length }, (_, index) => `\\u${hexadecimal(sign.charCodeAt(index))}`).join(''),
  );
}

/** The picture of a control character, or the replacement character. */
export function visible(sign: string): string {
  const code = sign.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
}

/**
 * Control characters, formatting (which can change the direction of a line), lone surrogates, line separators. Soft hyphens, which are
 * frequent in scans, and joiners are harmless.
 */
const unprintable = /(?![\u00ad\u200c-\u200d\u2060])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function hexadecimal(code: number): string {
  return code.toString(16).padStart(4, '0');
}
