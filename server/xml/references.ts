import type { Span } from '../text/span.ts';
import { maximumErrors, type ParseError, report } from './parseError.ts';

const predefined: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

const reference = /&(?:#x([0-9a-fA-F]+);|#([0-9]+);|([A-Za-z_:][\w:.-]*);|)/g;

/** Adds an error for every `&` in the span that does not begin a predefined entity or a character reference. */
export function checkReferences(text: string, span: Span, errors: ParseError[]): void {
  const part = text.slice(span.start, span.end);
  if (!part.includes('&')) return;
  for (const match of part.matchAll(reference)) {
    const [found, hexadecimal, decimal, name] = match;
    const start = span.start + match.index;
    const end = start + found.length;
    if (found === '&') {
      report(errors, { kind: 'bareAmpersand', span: { start, end: start + 1 } });
    } else if (name !== undefined) {
      if (!Object.hasOwn(predefined, name)) report(errors, { kind: 'unknownEntity', name, span: { start, end } });
    } else if (!isCharacter(codeOf(hexadecimal, decimal))) {
      report(errors, { kind: 'badCharacterReference', reference: found, span: { start, end } });
    }
  }
}

/** The text with predefined entities and character references replaced by their characters; any other `&` stays. */
export function unescapeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (found, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(predefined, name) ? (predefined[name] ?? found) : found;
    if (found === '&') return found;
    const code = codeOf(hexadecimal, decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : found;
  });
}

/** The text, escaped for character data and for attribute values in double quotes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll(']]>', ']]&gt;');
}

/** The text, escaped for attribute values in quotes of either kind. */
export function escapeValue(text: string): string {
  return escapeText(text).replaceAll("'", '&apos;');
}

function codeOf(hexadecimal: string | undefined, decimal: string | undefined): number {
  return hexadecimal === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hexadecimal, 16);
}

/** Whether XML 1.0 (section 2.2) allows the code point in a document. */
function isCharacter(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}

const suspicious = /[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;
/** With the flag `u`, only lone surrogates match. An unlimited run would exhaust the stack of the regular expression. */
const illegal = /[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]{1,1000}/gu;

/** Adds an error for every run of characters that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF. */
export function checkCharacters(text: string, errors: ParseError[]): void {
  if (!suspicious.test(text)) return;
  for (const { 0: run, index: start } of text.matchAll(illegal)) {
    if (errors.length >= maximumErrors) return;
    report(errors, { kind: 'illegalCharacter', code: run.charCodeAt(0), span: { start, end: start + run.length } });
  }
}

/** Without XML white space, and without control characters, which have an error of their own. */
const otherBlanks = /[^\S \t\r\n\v\f]{1,1000}/g;

/** Adds an error for every run of no-break spaces, other line ends and byte order marks in blanks: they look like spaces, but are not white space in XML. */
export function checkBlanks(blanks: string, offset: number, errors: ParseError[]): void {
  for (const { 0: run, index } of blanks.matchAll(otherBlanks)) {
    const start = offset + index;
    report(errors, { kind: 'illegalCharacter', code: run.charCodeAt(0), span: { start, end: start + run.length } });
  }
}
