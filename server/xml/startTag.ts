import { maximumErrors, type ParseError } from './parseError.ts';
import { checkReferences } from './references.ts';
import type { Attribute, Span } from './tree.ts';

/** A start tag as far as it could be read. */
export interface StartTag {
  readonly name: string;
  readonly nameSpan: Span;
  readonly attributes: readonly Attribute[];
  readonly span: Span;
  readonly selfClosing: boolean;
  /** False where another `<` or the end of the text came before the `>`. */
  readonly finished: boolean;
}

const otherName = /[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*/uy;
const notInTag = /[^\s<>/\p{L}_:]+/uy;
const names = new Map<string, string>();

/** The name that begins at `offset`, or undefined. Equal names are one string, so that a tree of a large file stays small. */
export function readName(text: string, offset: number): string | undefined {
  let end = offset;
  while (isAsciiNameCode(text.charCodeAt(end), end > offset)) end++;
  if (text.charCodeAt(end) > 0x7f) {
    otherName.lastIndex = offset;
    end = otherName.test(text) ? otherName.lastIndex : offset;
  }
  if (end === offset) return undefined;
  const found = text.slice(offset, end);
  const known = names.get(found);
  if (known !== undefined) return known;
  if (names.size < 1000) names.set(found, found);
  return found;
}

/** Letters, `_` and `:`; behind the first also digits, `-` and `.` (XML 1.0, production 5). */
function isAsciiNameCode(code: number, isInside: boolean): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x5f ||
    code === 0x3a ||
    (isInside && ((code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2e))
  );
}

/** Where the blanks from `offset` on end. */
export function skipBlanks(text: string, offset: number): number {
  let end = offset;
  for (let code = text.charCodeAt(end); code === 0x20 || (code >= 0x9 && code <= 0xd); code = text.charCodeAt(++end));
  return end;
}

/** Reads the start tag whose `<` stands at `start` and whose name is `tagName`. Never fails: what is wrong with it goes to `errors`. */
export function readStartTag(text: string, start: number, tagName: string, errors: ParseError[]): StartTag {
  const nameSpan = { start: start + 1, end: start + 1 + tagName.length };
  const attributes: Attribute[] = [];
  const seen = new Set<string>();
  let offset = nameSpan.end;
  const tag = (end: number, selfClosing: boolean, finished: boolean): StartTag => ({
    name: tagName,
    nameSpan,
    attributes,
    span: { start, end },
    selfClosing,
    finished,
  });
  for (;;) {
    if (errors.length > maximumErrors) errors.length = maximumErrors;
    const afterBlanks = skipBlanks(text, offset);
    const character = text[afterBlanks];
    if (character === '>') return tag(afterBlanks + 1, false, true);
    if (character === '/' && text[afterBlanks + 1] === '>') return tag(afterBlanks + 2, true, true);
    if (character === undefined || character === '<') {
      errors.push({ kind: 'unfinishedStartTag', name: tagName, span: { start, end: offset } });
      return tag(afterBlanks, false, false);
    }
    const attributeName = readName(text, afterBlanks);
    if (attributeName === undefined) {
      offset = skipStrayCharacters(text, afterBlanks, errors);
      continue;
    }
    const attribute = readAttribute(text, afterBlanks, attributeName, errors);
    if (afterBlanks === offset) errors.push({ kind: 'missingSpace', name: attributeName, span: attribute.nameSpan });
    if (seen.has(attributeName)) {
      errors.push({ kind: 'duplicateAttribute', name: attributeName, span: attribute.nameSpan });
    }
    seen.add(attributeName);
    attributes.push(attribute);
    offset = attribute.span.end;
  }
}

function skipStrayCharacters(text: string, start: number, errors: ParseError[]): number {
  notInTag.lastIndex = start;
  const end = notInTag.exec(text) ? notInTag.lastIndex : start + 1;
  errors.push({ kind: 'strayCharacters', characters: text.slice(start, end), span: { start, end } });
  return end;
}

function readAttribute(text: string, start: number, attributeName: string, errors: ParseError[]): Attribute {
  const nameSpan = { start, end: start + attributeName.length };
  const equals = skipBlanks(text, nameSpan.end);
  if (text[equals] !== '=') {
    errors.push({ kind: 'attributeWithoutValue', name: attributeName, span: nameSpan });
    return { name: attributeName, nameSpan, valueSpan: undefined, span: nameSpan };
  }
  const valueStart = skipBlanks(text, equals + 1);
  const quote = text[valueStart];
  const value =
    quote === '"' || quote === "'"
      ? readQuotedValue(text, valueStart, attributeName, quote, errors)
      : readUnquotedValue(text, valueStart, equals + 1, attributeName, errors);
  if (value.valueSpan) checkReferences(text, value.valueSpan, errors);
  return { name: attributeName, nameSpan, valueSpan: value.valueSpan, span: { start, end: value.end } };
}

interface Value {
  readonly valueSpan: Span | undefined;
  readonly end: number;
}

/** The beginning of a further attribute, at the end of what would be a value: the sign of a forgotten closing quote. */
const swallowedAttribute = /\s+[\p{L}_:][\p{L}\p{N}\p{M}_:.-]*\s*=\s*$/u;
const valueEnd = { '"': /["<]/g, "'": /['<]/g } as const;

function readQuotedValue(
  text: string,
  quoteAt: number,
  attributeName: string,
  quote: '"' | "'",
  errors: ParseError[],
): Value {
  const start = quoteAt + 1;
  const search = valueEnd[quote];
  search.lastIndex = start;
  const stop = search.exec(text)?.index ?? text.length;
  const value = text.slice(start, stop);
  const swallowed = value.includes('=') ? swallowedAttribute.exec(lastLines(value)) : null;
  const isClosed = text[stop] === quote && !swallowed && !(value.includes('>') && !endsValue(text[stop + 1]));
  if (isClosed) return { valueSpan: { start, end: stop }, end: stop + 1 };
  const end = swallowed ? stop - swallowed[0].length : start + unclosedLength(value);
  errors.push({ kind: 'unclosedQuote', name: attributeName, quote, span: { start: quoteAt, end } });
  return { valueSpan: { start, end }, end };
}

/** The end of a value, long enough for an attribute name and short enough that looking at it takes no time. */
function lastLines(value: string): string {
  return value.slice(-200);
}

function endsValue(character: string | undefined): boolean {
  return character === undefined || /[\s/>?]/.test(character);
}

/** A value whose quote is never closed ends at the tag's `>`, at the end of the line, or before the next attribute. */
function unclosedLength(value: string): number {
  const at = value.search(/\/?>|\r|\n|\s+[\w:.-]+\s*=/);
  return at < 0 ? value.trimEnd().length : at;
}

const unquotedEnd = /[\s<>"'/=]/g;

function readUnquotedValue(
  text: string,
  start: number,
  afterEquals: number,
  attributeName: string,
  errors: ParseError[],
): Value {
  unquotedEnd.lastIndex = start;
  let end = unquotedEnd.exec(text)?.index ?? text.length;
  // `name=FEAR n">`: a quote before anything else that could end the value shows how far the author meant it to go.
  const line = /[<>"'=\r\n]/g;
  line.lastIndex = start;
  const sign = line.exec(text);
  const hasEndQuote = sign !== null && (sign[0] === '"' || sign[0] === "'");
  if (hasEndQuote) end = sign.index;
  if (end === start || (text[end] === '=' && !hasEndQuote)) {
    errors.push({
      kind: 'attributeWithoutValue',
      name: attributeName,
      span: { start: afterEquals - 1, end: afterEquals },
    });
    return { valueSpan: undefined, end: afterEquals };
  }
  errors.push({ kind: 'unquotedValue', name: attributeName, span: { start, end } });
  return { valueSpan: { start, end }, end: hasEndQuote ? end + 1 : end };
}
