// Reads markup without elements: comments, CDATA sections, processing instructions, the document type declaration.

import { type Span, trimmed } from '../text/span.ts';
import type { CloseOf } from './closeFinder.ts';
import { lineEnd, nextTag } from './endOfUnclosed.ts';
import { type ParseError, report } from './parseError.ts';
import type { CData, Comment, DoctypeDeclaration, ProcessingInstruction } from './tree.ts';

/** A text, searches in it, and the list for its errors. */
export interface Source {
  readonly text: string;
  /** See `markFinder`. */
  find(mark: string, from: number): number;
  readonly closeOf: CloseOf;
  /** The end of an unclosed comment, by the offset where its content begins. */
  readonly endOfUnclosedComment: (from: number) => number;
  readonly endOfUnclosedInstruction: (from: number) => number;
  readonly errors: ParseError[];
}

/** The comment with its `<!--` at `start`. An unclosed comment hides as little as possible. */
export function readComment(source: Source, start: number): Comment {
  const { closeOf, errors } = source;
  const contentStart = start + 4;
  const close = closeOf('<!--', contentStart);
  if (close === undefined) {
    report(errors, { kind: 'unclosedComment', span: { start, end: contentStart } });
    const end = source.endOfUnclosedComment(contentStart);
    return { kind: 'comment', contentSpan: { start: contentStart, end }, span: { start, end } };
  }
  const end = close - 3;
  // A hyphen right before `-->` makes another `--`.
  for (let at = source.find('--', contentStart); at >= 0 && at < end; at = source.find('--', at + 2)) {
    report(errors, { kind: 'doubleHyphen', span: { start: at, end: at + 2 } });
  }
  return { kind: 'comment', contentSpan: { start: contentStart, end }, span: { start, end: close } };
}

/** The CDATA section with its `<![CDATA[` at `start`. An unclosed one ends before the next tag. */
export function readCData({ text, closeOf, errors }: Source, start: number): CData {
  const contentStart = start + 9;
  const close = closeOf('<![CDATA[', contentStart);
  if (close === undefined) report(errors, { kind: 'unclosedCdata', span: { start, end: contentStart } });
  const contentSpan = {
    start: contentStart,
    end: close === undefined ? nextTag(text, contentStart) : close - 3,
  };
  return { kind: 'cdata', contentSpan, span: { start, end: close ?? contentSpan.end } };
}

/** The processing instruction with its `<?` at `start`. */
export function readInstruction(source: Source, start: number, target: string): ProcessingInstruction {
  const { text, closeOf, errors } = source;
  const targetSpan = { start: start + 2, end: start + 2 + target.length };
  const close = closeOf('<?', targetSpan.end);
  if (close === undefined) report(errors, { kind: 'unclosedInstruction', span: { start, end: targetSpan.end } });
  else checkEndOfTarget(text, { start: targetSpan.end, end: close - 2 }, errors);
  const contentEnd = close === undefined ? source.endOfUnclosedInstruction(targetSpan.end) : close - 2;
  const contentSpan = trimmed(text, { start: targetSpan.end, end: contentEnd });
  return {
    kind: 'processingInstruction',
    target,
    targetSpan,
    contentSpan,
    span: { start, end: close ?? contentSpan.end },
  };
}

/** White space is required between the target and the content. */
function checkEndOfTarget(text: string, { start, end }: Span, errors: ParseError[]): void {
  if (start >= end || ' \t\r\n'.includes(text.charAt(start))) return;
  const [name = ''] = /^[^ \t\r\n]*/.exec(text.slice(start, Math.min(end, start + 40))) ?? [];
  if (name !== '') report(errors, { kind: 'missingSpace', name, span: { start, end: start + name.length } });
}

/** The document type declaration with its `<!DOCTYPE` at `start`. It is skipped: nothing in it is fetched or expanded. */
export function readDoctype({ text, errors }: Source, start: number): DoctypeDeclaration {
  if (!isClosedDoctype(text, start)) {
    report(errors, { kind: 'unfinishedStartTag', name: '!DOCTYPE', span: { start, end: start + 9 } });
  }
  return { kind: 'doctype', span: { start, end: endOfDoctype(text, start) } };
}

/** A document type declaration in a place where it is not allowed: only its first line, because the next lines are more likely content. */
export function readMisplacedDoctype({ text, errors }: Source, start: number): DoctypeDeclaration {
  report(errors, { kind: 'misplacedDoctype', span: { start, end: start + 9 } });
  return { kind: 'doctype', span: { start, end: endOfMisplacedDoctype(text, start) } };
}

/** Whether there is a `<!DOCTYPE` at the offset, in any case, because authors know it from HTML. */
export function isDoctype(text: string, offset: number): boolean {
  return text[offset + 1] === '!' && text.slice(offset, offset + 9).toUpperCase() === '<!DOCTYPE';
}

/** Whether the `<!DOCTYPE …>` at `start` is closed. */
export function isClosedDoctype(text: string, start: number): boolean {
  return closedDoctypeEnd(text, start) !== undefined;
}

/** The end of the `<!DOCTYPE …>` at `start`. If it or a part of it is unclosed, it ends with its line or before a tag. */
export function endOfDoctype(text: string, start: number): number {
  return closedDoctypeEnd(text, start) ?? lineEnd(text, start + 2);
}

/** The end of a `<!DOCTYPE …>` in a place where it is not allowed. */
export function endOfMisplacedDoctype(text: string, start: number): number {
  return lineEnd(text, start + 2);
}

const doctypeMark = /<!--|<\?|["'[\]<>]/g;
const doctypeClosings: Readonly<Record<string, string>> = { '<!--': '-->', '<?': '?>', '"': '"', "'": "'" };

/** The offset behind the `>` outside brackets, quotes, comments and instructions; undefined without one. */
function closedDoctypeEnd(text: string, start: number): number | undefined {
  let isInBrackets = false;
  doctypeMark.lastIndex = start + 9;
  for (let match = doctypeMark.exec(text); match; match = doctypeMark.exec(text)) {
    const [mark] = match;
    const closing = doctypeClosings[mark];
    if (closing !== undefined) {
      const close = text.indexOf(closing, doctypeMark.lastIndex);
      // A file name contains no tags: the quote is unclosed.
      if (close < 0 || (!isInBrackets && mark.length === 1 && text.slice(match.index, close).includes('<')))
        return undefined;
      doctypeMark.lastIndex = close + closing.length;
    } else if (mark === '[' || mark === ']') {
      isInBrackets = mark === '[';
    } else if (!isInBrackets) {
      return mark === '>' ? match.index + 1 : undefined;
    } else if (mark === '<' && text[match.index + 1] !== '!') {
      // A tag: the brackets are unclosed.
      return undefined;
    }
  }
  return undefined;
}
