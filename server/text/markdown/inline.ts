import { type Span, shift } from '../span.ts';

/** The labels that a document defines for links (`[label]: address`), in small letters. */
export function linkLabels(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(definition)].map(([, label = '']) => label.toLowerCase()));
}

const definition = /^ {0,3}\[([^\]^\n][^\]\n]{0,200})\]:[ \t]*\S.*$/gm;

/** A part of a paragraph that is no running text. Of a link a reader sees the text between its marks. */
export interface InlinePart extends Span {
  readonly shown?: Span;
}

/**
 * Code spans, links with their texts, images and HTML tags in a paragraph of Markdown.
 *
 * @param labels the labels that `[text][label]` and `[label]` may refer to.
 * @param commentEnds the end of each comment of the document, by its start: marks in comments mean nothing.
 */
export function inlineParts(
  text: string,
  { start, end }: Span,
  labels: ReadonlySet<string>,
  commentEnds: ReadonlyMap<number, number>,
): readonly InlinePart[] {
  const paragraph = text.slice(start, end);
  if (!/[`<[]/.test(paragraph)) return [];
  const parts: InlinePart[] = spansOf(definition, paragraph).map((span) => shift(span, start));
  const codeEnds = codeEndsIn(paragraph);
  const opened: number[] = [];
  let at = 0;
  const add = (from: number, to: number): void => {
    parts.push({ start: start + from, end: start + to });
    at = to;
  };
  for (const { 0: mark, index } of paragraph.matchAll(/\\[^\n]|`+|[<[\]]/g)) {
    if (index < at) continue;
    if (mark === '[') {
      opened.push(index);
    } else if (mark === ']') {
      const open = opened.pop();
      const close = open === undefined ? -1 : linkEnd(paragraph, open, index, labels);
      if (open === undefined || close < 0) continue;
      const shown = { start: start + open + 1, end: start + index };
      parts.push({ start: start + open, end: start + close, ...(paragraph[open - 1] !== '!' && { shown }) });
      at = close;
    } else if (mark === '<') {
      const found = matchAt(tag, paragraph, index);
      if (found) add(index, index + found.length);
      else at = Math.max(at, (commentEnds.get(start + index) ?? start) - start);
    } else if (mark.startsWith('`')) {
      const close = codeEnds.get(index);
      at = index + mark.length;
      if (close !== undefined) add(index, close);
    }
  }
  return parts;
}

/** The end of each code span, by its start: a run of backticks is closed by the next run of the same length. */
export function codeEndsIn(paragraph: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const nextOfLength = new Map<number, number>();
  for (const { 0: run, index } of [...paragraph.matchAll(/`+/g)].reverse()) {
    const next = nextOfLength.get(run.length);
    if (next !== undefined) ends.set(index, next);
    nextOfLength.set(run.length, index + run.length);
  }
  return ends;
}

const tag = /<(?:[A-Za-z][^<>]*|\/[A-Za-z][^<>]*)>/y;
/** Linear: each alternative begins with a different character, so nothing is tried twice. */
const destination = /\((?:[^()\\\n]|\\.|\n(?![ \t]*\n)|\([^()\n]{0,200}\)){0,1000}\)/y;
const label = /\[([^[\]\n]{0,200})\]/y;

/** The end of the link with its text between two brackets, or -1 if this is not a link. */
function linkEnd(paragraph: string, open: number, close: number, labels: ReadonlySet<string>): number {
  const address = matchAt(destination, paragraph, close + 1);
  if (address) return close + 1 + address.length;
  const reference = matchAt(label, paragraph, close + 1);
  const text = close - open <= maximumLabelLength ? paragraph.slice(open + 1, close) : '';
  const named = reference === undefined || reference === '[]' ? text : reference.slice(1, -1);
  return labels.has(named.toLowerCase()) ? close + 1 + (reference?.length ?? 0) : -1;
}

const maximumLabelLength = 200;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The addresses in a text. A mark behind one is that of the sentence, and so is a bracket that is not opened in it. */
export function addressesIn(text: string): readonly Span[] {
  return text.includes('://') || /www\./i.test(text) ? spansOf(address, text) : [];
}

const address = /\b(?:https?:\/\/|www\.)(?:[^\s<>()]|\([^\s<>()]{0,200}\))+(?<![?!.,:;*_~'"’”\]])/gi;

/** Where a pattern with the flag `g` matches. */
export function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
