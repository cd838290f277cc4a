import type { ErrorOf, ParseError } from '../../xml/parseError.ts';
import type { Fix } from '../problems/finding.ts';

/** `\name>` behind a `<`. */
const backwardsEndTag = /^<\\([\p{L}_:][\p{L}\p{M}\p{N}_:.-]*)\s*>/u;

/** The name in `<\name>` for an error of its `<`, otherwise undefined. */
export function nameOfBackwardsEndTag({ kind, span }: ParseError, text: string): string | undefined {
  if (kind !== 'strayLessThan') return undefined;
  return backwardsEndTag.exec(text.slice(span.start, span.start + reach))?.[1];
}

/** `</name>` for `<\name>`; undefined for any other `<` that begins nothing. */
export function endTagFor(error: ErrorOf<'strayLessThan'>, text: string): Fix | undefined {
  const { span } = error;
  const name = nameOfBackwardsEndTag(error, text);
  if (name === undefined) return undefined;
  const edits = [{ span: { start: span.start + 1, end: span.start + 2 }, newText: '/' }];
  return { kind: 'replace', text: `</${name}>`, edits };
}

/** A comment of one line whose end is nearly right: `->`, `-- >`, `--!>`. */
const nearlyEndedComment = /^<!--[^\r\n<>]*?(?<!-)(-+[ !]?>)[^\S\r\n]*(?:[\r\n]|$)/;

/** `-->` for what stands at the end of a comment in its place; undefined where nothing like it ends the line. */
export function commentEnd({ span }: ErrorOf<'unclosedComment'>, text: string): Fix | undefined {
  const [whole, mark] = nearlyEndedComment.exec(text.slice(span.start, span.start + reach)) ?? [];
  if (whole === undefined || mark === undefined) return undefined;
  const start = span.start + whole.lastIndexOf(mark);
  return { kind: 'replace', text: '-->', edits: [{ span: { start, end: start + mark.length }, newText: '-->' }] };
}

/** A comment that has its end, with a start that is nearly right: `<!-`, `<--`, `<! --`, `<!`. */
const nearlyBegunComment = /^(<(?:!-|--|! --|!(?=\s)))(?!-)[^<>]*?(?<!-)-->/;

/** `<!--` for what stands at the start of a comment in its place; undefined where none ends behind it. */
export function commentStart({ span }: ErrorOf<'strayLessThan'>, text: string): Fix | undefined {
  const mark = nearlyBegunComment.exec(text.slice(span.start, span.start + reach))?.[1];
  if (mark === undefined) return undefined;
  const edits = [{ span: { start: span.start, end: span.start + mark.length }, newText: '<!--' }];
  return { kind: 'replace', text: '<!--', edits };
}

/** A value that goes on to the end of its tag, or to the other quotation mark before that or before a further attribute. */
const openValue = {
  '"': /^"[^"'<>=\r\n]*(?:(')(?=\s*\/?>|\s+[\p{L}_:][\p{L}\p{N}_:.-]*\s*=\s*")|(?=\s*\/?>))/u,
  "'": /^'[^"'<>=\r\n]*(?:(")(?=\s*\/?>|\s+[\p{L}_:][\p{L}\p{N}_:.-]*\s*=\s*')|(?=\s*\/?>))/u,
} as const;

/** The closing quotation mark of an attribute's value, added or in place of the other one; undefined where the value may end elsewhere. */
export function closingQuote({ quote, span }: ErrorOf<'unclosedQuote'>, text: string): Fix | undefined {
  if (quote !== '"' && quote !== "'") return undefined;
  const [value, wrong] = openValue[quote].exec(text.slice(span.start, span.start + reach)) ?? [];
  if (value === undefined) return undefined;
  const end = span.start + value.length;
  if (wrong !== undefined)
    return { kind: 'replace', text: quote, edits: [{ span: { start: end - 1, end }, newText: quote }] };
  return { kind: 'add', text: quote, edits: [{ span: { start: end, end }, newText: quote }] };
}

/** No comment of one line and no value is longer. */
const reach = 1000;
