import type { Span } from '../text/span.ts';
import { curlyValueAt } from './curlyValue.ts';
import { skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import { checkReferences } from './references.ts';

/** An attribute's value and its end, behind the closing quote if there is one. */
interface AttributeText {
  /** Without quotes. Undefined while there is no value. */
  readonly valueSpan: Span | undefined;
  readonly end: number;
}

/** Reads the value behind the `=` at `equals`. Never fails: problems go to `errors`. */
export function readAttributeValue(
  text: string,
  equals: number,
  attributeName: string,
  errors: ParseError[],
): AttributeText {
  const start = skipBlanks(text, equals + 1);
  const quote = text[start];
  const value =
    quote === '"' || quote === "'"
      ? readQuotedValue(text, start, attributeName, quote, errors)
      : readUnquotedValue(text, start, equals, attributeName, errors);
  if (value.valueSpan) checkReferences(text, value.valueSpan, errors);
  return value;
}

const valueEnd = { '"': /["<]/g, "'": /['<]/g } as const;

function readQuotedValue(
  text: string,
  quoteAt: number,
  attributeName: string,
  quote: '"' | "'",
  errors: ParseError[],
): AttributeText {
  const start = quoteAt + 1;
  const stop = endOfValue(text, start, quote, errors);
  const value = text.slice(start, stop);
  const swallowedAt =
    value.includes('=') && !isRestOfTag(text, stop + 1) ? startOfSwallowedAttribute(value) : undefined;
  const isClosed =
    text[stop] === quote && swallowedAt === undefined && !(value.includes('>') && !endsValue(text[stop + 1]));
  if (isClosed) return { valueSpan: { start, end: stop }, end: stop + 1 };
  const end = start + (swallowedAt ?? unclosedLength(value));
  report(errors, { kind: 'unclosedQuote', name: attributeName, quote, span: { start: quoteAt, end } });
  return { valueSpan: { start, end }, end };
}

/** The offset of the closing quote, or else of the next tag or the end of the text. A `<` that does not begin a tag is part of the value. */
function endOfValue(text: string, start: number, quote: '"' | "'", errors: ParseError[]): number {
  const close = text.indexOf(quote, start);
  if (close >= 0 && !text.slice(start, close).includes('<')) return close;
  const search = valueEnd[quote];
  search.lastIndex = start;
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const { index } = match;
    if (text[index] === quote || !isStray(text, index, quote)) return index;
    report(errors, { kind: 'strayLessThan', span: { start: index, end: index + 1 } });
  }
  return text.length;
}

const signBehindLessThan = /["'<>=\r\n]/g;

/** Whether the value ends behind the `<`, in the same line and before the syntax of another tag or attribute. */
function isStray(text: string, lessThan: number, quote: string): boolean {
  signBehindLessThan.lastIndex = lessThan + 1;
  const sign = signBehindLessThan.exec(text);
  return sign?.[0] === quote && endsValue(text[sign.index + 1]);
}

/** The beginning of another attribute at the end of a value: a sign of a forgotten closing quote. */
const swallowedAttribute = /(?<!\s)\s+[\p{L}_:][\p{L}\p{N}\p{M}_:.-]{0,60}\s{0,10}=\s{0,10}$/u;

function startOfSwallowedAttribute(value: string): number | undefined {
  // Enough for an attribute's name, and a constant amount of work.
  const from = Math.max(0, value.length - 100);
  const found = swallowedAttribute.exec(value.slice(from));
  return found ? from + found.index : undefined;
}

/** Well-formed attributes up to the end of the tag: then the value before them ends where it seems to. */
const restOfTag =
  /(?:[ \t\r\n]{1,100}[\p{L}_:][\p{L}\p{N}\p{M}_:.-]{0,60}\s{0,10}=\s{0,10}(?:"[^"<>]{0,1000}"|'[^'<>]{0,1000}')){0,20}\s{0,100}\/?>/uy;

function isRestOfTag(text: string, offset: number): boolean {
  restOfTag.lastIndex = offset;
  return restOfTag.test(text);
}

function endsValue(character: string | undefined): boolean {
  return character === undefined || /[\s/>?]/.test(character);
}

/** A value without its closing quote ends at the tag's `>`, at the end of the line, or before the next attribute. */
function unclosedLength(value: string): number {
  const at = value.search(/\/?>|\r|\n|(?<!\s)\s+[\w:.-]+\s*=/);
  return at < 0 ? value.trimEnd().length : at;
}

const unquotedEnd = /[\s<>"'/=]/g;
const signInLine = /[<>"'=\r\n]/g;

function readUnquotedValue(
  text: string,
  start: number,
  equals: number,
  attributeName: string,
  errors: ParseError[],
): AttributeText {
  const curly = curlyValueAt(text, start);
  if (curly) {
    report(errors, { kind: 'unquotedValue', name: attributeName, isCurly: true, span: curly.span });
    return { valueSpan: curly.valueSpan, end: curly.span.end };
  }
  unquotedEnd.lastIndex = start;
  let end = unquotedEnd.exec(text)?.index ?? text.length;
  // `name=FEAR n">`: a quote before any other possible end shows where the author meant the value to end.
  signInLine.lastIndex = start;
  const sign = signInLine.exec(text);
  const hasEndQuote = sign !== null && (sign[0] === '"' || sign[0] === "'");
  if (hasEndQuote) end = sign.index;
  if (end === start || (text[end] === '=' && !hasEndQuote)) {
    report(errors, {
      kind: 'attributeWithoutValue',
      name: attributeName,
      lacksEquals: false,
      span: { start: equals, end: equals + 1 },
    });
    return { valueSpan: undefined, end: equals + 1 };
  }
  report(errors, { kind: 'unquotedValue', name: attributeName, isCurly: false, span: { start, end } });
  return { valueSpan: { start, end }, end: hasEndQuote ? end + 1 : end };
}
