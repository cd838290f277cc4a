// Reads the XML declaration, `<?xml version="1.0" encoding="UTF-8"?>`: XML 1.0, productions 23 to 26, 32, 80 and 81.

import { isSlipOf } from '../text/nearest.ts';
import type { Span } from '../text/span.ts';
import { curlyValueAt } from './curlyValue.ts';
import { nearestEncoding } from './encodings.ts';
import type { Source } from './inert.ts';
import { readName, skipBlanks } from './name.ts';
import { type DeclarationFault, type ParseError, report } from './parseError.ts';
import type { Attribute, ProcessingInstruction } from './tree.ts';

/** An XML declaration, as far as it is readable. */
interface XmlDeclaration {
  readonly node: ProcessingInstruction;
  /** `version`, `encoding`, `standalone` and unknown parts, as written. */
  readonly parts: readonly Attribute[];
}

/** The parts of a declaration, in their required order. */
const declarationParts: readonly string[] = ['version', 'encoding', 'standalone'];

/** The opening before the name, with white space as a slip. A byte order mark counts as a letter here, the start of another name. */
const opening = /<\?[^\S\ufeff]{0,9}(?=xml)/iy;
/** Without the question mark, another slip. */
const openingOfTag = /<xml(?=\s{1,9}version\s{0,9}=)/iy;

/** Whether an XML declaration begins at the offset, also a misspelt one. */
export function beginsDeclaration(text: string, offset: number): boolean {
  return nameEndOf(text, offset) !== undefined;
}

/** The end of the `xml` of a declaration; undefined without one. `<?xml-stylesheet` is a processing instruction. */
function nameEndOf(text: string, start: number): number | undefined {
  if (text[start] !== '<') return undefined;
  openingOfTag.lastIndex = start;
  if (openingOfTag.test(text)) return openingOfTag.lastIndex;
  opening.lastIndex = start;
  if (!opening.test(text)) return undefined;
  return readName(text, opening.lastIndex)?.length === 3 ? opening.lastIndex + 3 : undefined;
}

/** The end of the declaration that begins at `start`. It contains no `<` or `>`, so a declaration without `?>` hides nothing. */
export function endOfDeclaration(text: string, start: number): number {
  return frameOf(text, start).end;
}

/** The declaration at the start of the text, behind a byte order mark; undefined without one. Its errors are the same as from `parse`. */
export function xmlDeclarationOf(text: string): XmlDeclaration | undefined {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return beginsDeclaration(text, start) ? readDeclaration({ text, errors: [] }, start) : undefined;
}

/** Reads the declaration that begins at `start`. Never fails: problems become errors. */
export function readDeclaration({ text, errors }: Pick<Source, 'text' | 'errors'>, start: number): XmlDeclaration {
  const { nameEnd, contentEnd, end, isClosed, isEnded } = frameOf(text, start);
  const begin = { start, end: nameEnd };
  if (text.slice(start, nameEnd) !== '<?xml') report(errors, badDeclaration({ what: 'beginning' }, begin));
  if (!isClosed) report(errors, { kind: 'unclosedInstruction', span: begin });
  // Of a declaration without an end, which may be half typed, only the missing end is reported.
  const errorsOfParts = isEnded ? errors : [];
  const parts = readParts(text, { start: nameEnd, end: contentEnd }, errorsOfParts);
  checkParts(text, parts, begin, errorsOfParts);
  const targetSpan = { start: nameEnd - 3, end: nameEnd };
  const contentStart = Math.min(skipBlanks(text, nameEnd), contentEnd);
  const contentSpan = { start: contentStart, end: contentEnd };
  const target = text.slice(targetSpan.start, targetSpan.end);
  return { node: { kind: 'processingInstruction', target, targetSpan, contentSpan, span: { start, end } }, parts };
}

interface Frame {
  readonly nameEnd: number;
  /** The offset behind the last part. */
  readonly contentEnd: number;
  readonly end: number;
  /** Whether it ends with `?>`. */
  readonly isClosed: boolean;
  /** Whether it ends at least with `>`. */
  readonly isEnded: boolean;
}

const bracket = /[<>]/g;

function frameOf(text: string, start: number): Frame {
  const nameEnd = nameEndOf(text, start) ?? start + 1;
  bracket.lastIndex = nameEnd;
  const at = bracket.exec(text)?.index ?? text.length;
  const isClosed = text[at] === '>' && text[at - 1] === '?' && at > nameEnd;
  const isEnded = text[at] === '>';
  // `? >` and `/>` are slips for `?>`; without any `>` the declaration ends with its line.
  const line = isEnded ? text.slice(nameEnd, at) : firstLine(text.slice(nameEnd, at));
  const content = isClosed ? line.slice(0, -1) : line.replace(/[\s?/]{1,9}$/, '');
  const contentEnd = nameEnd + lengthWithoutBlanks(content);
  return { nameEnd, contentEnd, end: isEnded ? at + 1 : contentEnd, isClosed, isEnded };
}

/** The length without XML white space at the end; other spaces, such as a no-break space, are stray characters. */
function lengthWithoutBlanks(text: string): number {
  let { length } = text;
  while (length > 0 && ' \t\r\n'.includes(text[length - 1] ?? '')) length--;
  return length;
}

/** A text up to its first line end. */
export function firstLine(text: string): string {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text : text.slice(0, end);
}

function readParts(text: string, { start, end }: Span, errors: ParseError[]): readonly Attribute[] {
  const parts: Attribute[] = [];
  let offset = start;
  while (skipBlanks(text, offset) < end) {
    const nameStart = skipBlanks(text, offset);
    const name = readName(text, nameStart);
    if (name === undefined || nameStart + name.length > end) {
      offset = skipStray(text, nameStart, end, errors);
      continue;
    }
    const part = readPart(text, nameStart, end, name, errors);
    if (nameStart === offset) report(errors, { kind: 'missingSpace', name, span: part.nameSpan });
    if (parts.some((other) => other.name === name)) {
      report(errors, { kind: 'duplicateAttribute', name, span: part.nameSpan });
    }
    parts.push(part);
    offset = part.span.end;
  }
  return parts;
}

const nextPart = /[\s\p{L}_:]/gu;

function skipStray(text: string, start: number, limit: number, errors: ParseError[]): number {
  nextPart.lastIndex = start + 1;
  const end = Math.min(nextPart.exec(text)?.index ?? limit, limit);
  report(errors, { kind: 'strayCharacters', characters: text.slice(start, end), span: { start, end } });
  return end;
}

function readPart(text: string, start: number, limit: number, name: string, errors: ParseError[]): Attribute {
  const nameSpan = { start, end: start + name.length };
  const equals = skipBlanks(text, nameSpan.end);
  const lacksEquals = equals < limit && (text[equals] === '"' || text[equals] === "'");
  const from = lacksEquals ? equals : skipBlanks(text, equals + 1);
  if (lacksEquals) report(errors, { kind: 'attributeWithoutValue', name, lacksEquals, span: nameSpan });
  if ((text[equals] !== '=' && !lacksEquals) || from >= limit) {
    report(errors, { kind: 'attributeWithoutValue', name, lacksEquals: false, span: nameSpan });
    const end = text[equals] === '=' && equals < limit ? equals + 1 : nameSpan.end;
    return { name, nameSpan, valueSpan: undefined, span: { start, end } };
  }
  const { valueSpan, end } = readPartValue(text, from, limit, name, errors);
  return { name, nameSpan, valueSpan, span: { start, end } };
}

/** A value: it contains no quotes and, if it is correct, no white space. */
function readPartValue(text: string, from: number, limit: number, name: string, errors: ParseError[]) {
  const curly = curlyValueAt(text, from);
  if (curly && curly.span.end <= limit) {
    report(errors, { kind: 'unquotedValue', name, isCurly: true, span: curly.span });
    return { valueSpan: curly.valueSpan, end: curly.span.end };
  }
  const quote = text[from];
  const isQuoted = quote === '"' || quote === "'";
  const start = isQuoted ? from + 1 : from;
  const rest = text.slice(start, limit);
  const next = rest.search(/["']/);
  // With an `=` between, the quote belongs to another part.
  const isInLine = next >= 0 && !rest.slice(0, next).includes('=');
  const length = isInLine && (isQuoted || !space.test(rest.slice(0, next))) ? next : lengthOfWord(rest);
  const closing = text[start + length];
  const isClosed = start + length < limit && (closing === '"' || closing === "'");
  const valueSpan = { start, end: start + length };
  if (!isQuoted) report(errors, { kind: 'unquotedValue', name, isCurly: false, span: valueSpan });
  else if (!isClosed || closing !== quote) {
    report(errors, { kind: 'unclosedQuote', name, quote, span: { start: from, end: valueSpan.end } });
  }
  return { valueSpan, end: valueSpan.end + (isClosed ? 1 : 0) };
}

/** The same characters as in `skipBlanks`; any other, such as a no-break space, is part of a value. */
const space = /[\t-\r ]/;

function lengthOfWord(text: string): number {
  const end = text.search(/[\t-\r "']/);
  return end < 0 ? text.length : end;
}

function checkParts(text: string, parts: readonly Attribute[], begin: Span, errors: ParseError[]): void {
  const say = (fault: DeclarationFault, span: Span): void => report(errors, badDeclaration(fault, span));
  let last = -1;
  let isInOrder = true;
  for (const part of parts) {
    const { name, nameSpan, valueSpan } = part;
    const rank = declarationParts.indexOf(name);
    if (rank < 0) say({ what: 'name', name, nearest: nearestPart(name, parts) }, nameSpan);
    else if (rank < last && isInOrder) {
      say({ what: 'order', name, later: declarationParts[last] ?? '' }, nameSpan);
      isInOrder = false;
    }
    last = Math.max(last, rank);
    const fault = valueSpan && faultOfValue(name, text.slice(valueSpan.start, valueSpan.end));
    if (!fault) continue;
    // An empty value is marked with its quotes; without the closing quote only that quote is reported.
    const isEmpty = valueSpan.start === valueSpan.end;
    if (isEmpty && part.span.end === valueSpan.end) continue;
    say(fault, isEmpty ? { start: valueSpan.start - 1, end: part.span.end } : valueSpan);
  }
  const isVersion = ({ name }: Attribute): boolean => name === 'version' || isSlipOf(name, 'version');
  if (!parts.some(isVersion)) say({ what: 'noVersion' }, begin);
}

function nearestPart(name: string, parts: readonly Attribute[]): string | undefined {
  return declarationParts.find((part) => isSlipOf(name, part) && !parts.some((other) => other.name === part));
}

function faultOfValue(name: string, value: string): DeclarationFault | undefined {
  switch (name) {
    case 'version':
      return /^1\.[0-9]+$/.test(value) ? undefined : { what: 'version', value };
    case 'standalone':
      return value === 'yes' || value === 'no' ? undefined : { what: 'standalone', value };
    case 'encoding': {
      const nearest = nearestEncoding(value);
      return nearest === value ? undefined : { what: 'encoding', value, nearest };
    }
    default:
      return undefined;
  }
}

function badDeclaration(fault: DeclarationFault, span: Span): ParseError {
  return { kind: 'badXmlDeclaration', fault, span };
}
