import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { parsedJson } from '../text/parsedJson.ts';
import type { Span } from '../text/span.ts';

/** A text read as JSON: with errors the tree has what could be read, and `data` is undefined. */
export interface ReadJson {
  readonly root: JsonValue | undefined;
  /** In the order of the text, at most 100. There are none if `JSON.parse` reads the text. */
  readonly errors: readonly JsonError[];
  /** The whole as `JSON.parse` reads it. */
  readonly data: unknown;
}

/** A value with its place. Spans are offsets in the text. */
export interface JsonValue {
  readonly kind: Exclude<Node['type'], 'property'>;
  readonly span: Span;
  /** Of an object, in the order of the text: a name may be there twice, and then the last counts. */
  readonly properties: readonly JsonProperty[];
  /** Of an array. */
  readonly items: readonly JsonValue[];
  /** Of a string, without quotation marks and escapes. */
  readonly text: string | undefined;
}

interface JsonProperty {
  readonly name: string;
  /** With the quotation marks. */
  readonly nameSpan: Span;
  /** Undefined for a property that is only begun. */
  readonly value: JsonValue | undefined;
}

/** A place at which a text stops being JSON. */
export interface JsonError {
  readonly kind: JsonErrorKind;
  readonly span: Span;
}

/** `trailingComma`: a comma behind the last item; `otherQuotes`: a text in quotation marks that JSON has not; `other`: anything that has no name of its own. */
export type JsonErrorKind = (typeof kinds)[number] | 'trailingComma' | 'otherQuotes' | 'tooDeep';

const maximumErrors = 100;
const maximumDepth = 100;

/** The numbers are those of jsonc-parser's `ParseErrorCode`, which is not there at run time. */
const kinds = [
  'other',
  'unknownWord',
  'badNumber',
  'missingName',
  'missingValue',
  'missingColon',
  'missingComma',
  'missingBrace',
  'missingBracket',
  'textBehind',
  'comment',
  'comment',
  'unclosedText',
  'badNumber',
  'badEscape',
  'badEscape',
  'badCharacter',
] as const;

/** Reads a text as JSON, without comments and commas behind the last item, as the apps read it. Each place has one error. */
export function readJson(text: string): ReadJson {
  const data = parsedJson(text);
  if (isTooDeep(text)) {
    const span = { start: 0, end: Math.min(1, text.length) };
    return { root: undefined, errors: [{ kind: 'tooDeep', span }], data: undefined };
  }
  const found: ParseError[] = [];
  const quoted: JsonError[] = [];
  const written = data === undefined ? inDoubleQuotes(text, quoted) : text;
  const tree = parseTree(written, found, { disallowComments: true });
  const root = tree && readValue(tree);
  if (data !== undefined) return { root, errors: [], data };
  const errors = [...quoted, ...errorsOf(text, found)].sort((a, b) => a.span.start - b.span.start);
  return { root, errors: errors.length > 0 ? errors : [{ kind: 'other', span: { start: 0, end: 0 } }], data };
}

/** The text with double quotation marks around texts in single or curly ones, each of which is one mistake. */
function inDoubleQuotes(text: string, errors: JsonError[]): string {
  return text.replace(otherQuotes, (written, single: string | undefined, curly: string | undefined, start: number) => {
    const content = single ?? curly;
    if (content === undefined || errors.length >= maximumErrors) return written;
    errors.push({ kind: 'otherQuotes', span: { start, end: start + written.length } });
    return `"${content}"`;
  });
}

/** A right text, or one in other marks. */
const otherQuotes = /"(?:\\.|[^"\\\r\n])*"|'([^'"\\\r\n]*)'|[“”„]([^“”„"\\\r\n]*)[“”]/g;

/** The tree is read recursively, so hostile brackets would fill the stack. */
function isTooDeep(text: string): boolean {
  const scanner = createScanner(text, true);
  // OpenBrace, CloseBrace, OpenBracket, CloseBracket and EOF of jsonc-parser's `SyntaxKind`.
  let depth = 0;
  for (let token: number = scanner.scan(); token !== 17; token = scanner.scan()) {
    if (token === 1 || token === 3) depth++;
    else if (token === 2 || token === 4) depth--;
    if (depth > maximumDepth) return true;
  }
  return false;
}

function readValue({ type, offset, length, children = [], value }: Node): JsonValue {
  return {
    kind: type === 'property' ? 'object' : type,
    span: { start: offset, end: offset + length },
    properties: children.flatMap(propertyOf),
    items: type === 'array' ? children.map(readValue) : [],
    text: typeof value === 'string' ? value : undefined,
  };
}

function propertyOf({ type, children: [name, value] = [] }: Node): readonly JsonProperty[] {
  if (type !== 'property' || !name) return [];
  const { span, text = '' } = readValue(name);
  return [{ name: text, nameSpan: span, value: value && readValue(value) }];
}

function errorsOf(text: string, found: readonly ParseError[]): readonly JsonError[] {
  const errors: JsonError[] = [];
  for (const { error, offset, length } of found) {
    if (errors.length >= maximumErrors) break;
    const kind = kinds[error] ?? 'other';
    const next = errorAt(text, kind, { start: offset, end: offset + length });
    // One mistake makes several errors: a comma without a value, and then a value without a name.
    if (errors.every(({ span }) => span.end < next.span.start || span.start > next.span.end)) errors.push(next);
  }
  return errors;
}

function errorAt(text: string, kind: JsonErrorKind, { start, end }: Span): JsonError {
  const before = text.slice(0, start).trimEnd().length;
  const last = { start: Math.max(0, before - 1), end: before };
  const isLastItem = (kind === 'missingName' || kind === 'missingValue') && text[last.start] === ',';
  if (isLastItem && (start >= text.length || /[\]}]/.test(text[start] ?? '')))
    return { kind: 'trailingComma', span: last };
  // At the end of the wrong one no item follows.
  const closing =
    kind === 'missingComma' ? { '}': 'missingBracket', ']': 'missingBrace' }[text[start] ?? ''] : undefined;
  if (closing === 'missingBracket' || closing === 'missingBrace') return { kind: closing, span: last };
  // Where something is missing, the end of what is there shows it.
  if (kind.startsWith('missing')) return { kind, span: last };
  return { kind, span: { start, end: Math.max(end, Math.min(start + 1, text.length)) } };
}
