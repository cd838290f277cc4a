import { type Span, shift } from '../span.ts';

/** The labels that a document defines for links (`[label]: address`), in small letters. */
export function linkLabels(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(definition)].map(([, label = '']) => label.toLowerCase()));
}

const definition = /^ {0,3}\[([^\]^\n][^\]\n]{0,200})\]:[ \t]*\S.*$/gm;

/** The parts of a paragraph that are no running text. */
interface InlineParts {
  /** What a reader does not see as text: code spans, images, HTML tags, and of a link what stands around its text. */
  readonly hidden: readonly Span[];
  /** Links with their texts. */
  readonly links: readonly Span[];
}

/**
 * Reads code spans, links, images and HTML tags in a paragraph of Markdown.
 *
 * @param labels the labels that `[text][label]` and `[label]` may refer to.
 * @param commentEnds the end of each comment of the document, by its start: marks in comments mean nothing.
 */
export function inlineParts(
  text: string,
  { start, end }: Span,
  labels: ReadonlySet<string>,
  commentEnds: ReadonlyMap<number, number>,
): InlineParts {
  const paragraph = text.slice(start, end);
  if (!/[`<[]/.test(paragraph)) return { hidden: [], links: [] };
  const hidden = spansOf(definition, paragraph);
  const links: Span[] = [];
  const codeEnds = codeEndsIn(paragraph);
  const opened: number[] = [];
  let at = 0;
  for (const { 0: mark, index } of paragraph.matchAll(/\\[^\n]|`+|[<[\]]/g)) {
    if (index < at) continue;
    let close: number | undefined;
    if (mark === '[') opened.push(index);
    else if (mark === ']') {
      const open = opened.pop();
      close = open === undefined ? undefined : linkEnd(paragraph, open, index, labels);
      if (open === undefined || close === undefined) continue;
      links.push({ start: open, end: close });
      if (paragraph[open - 1] === '!') hidden.push({ start: open, end: index });
      hidden.push({ start: open, end: open + 1 }, { start: index, end: close });
    } else if (mark === '<') {
      close = matchEnd(/<\/?[A-Za-z][^<>]*>/y, paragraph, index);
      at = (commentEnds.get(start + index) ?? 0) - start;
    } else if (mark.startsWith('`')) {
      close = codeEnds.get(index);
      at = index + mark.length;
    }
    if (close === undefined) continue;
    if (mark !== ']') hidden.push({ start: index, end: close });
    at = close;
  }
  const placed = (span: Span): Span => shift(span, start);
  return { hidden: hidden.map(placed), links: links.map(placed) };
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

/** Linear: each alternative begins with a different character, so nothing is tried twice. */
const destination = /\((?:[^()\\\n]|\\.|\n(?![ \t]*\n)|\([^()\n]{0,200}\)){0,1000}\)/y;
const label = /\[([^[\]\n]{0,200})\]/y;

/** The end of the link with its text between two brackets; undefined if this is not a link. */
function linkEnd(paragraph: string, open: number, close: number, labels: ReadonlySet<string>): number | undefined {
  const address = matchEnd(destination, paragraph, close + 1);
  if (address !== undefined) return address;
  const reference = matchEnd(label, paragraph, close + 1) ?? close + 1;
  const named =
    paragraph.slice(close + 2, reference - 1) || paragraph.slice(open + 1, Math.min(close, open + maximumLength));
  return labels.has(named.toLowerCase()) ? reference : undefined;
}

/** Longer than any label. */
const maximumLength = 300;

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
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
