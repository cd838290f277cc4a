import type { Finding, Fix } from '../problems/finding.ts';
import type { Beside } from './comparison.ts';

/** Marks that Spanish writes and English does not, and quotation marks without their other half. Spans are in the text of the translation. */
export function punctuationSlips({ best: { source, translation } }: Beside): readonly Finding[] {
  const { text, language } = translation;
  const quotes = unmatchedQuotes(text, source.text);
  if (language === 'es') return [...quotes, ...lostOpenings(text)];
  return language === 'en' ? [...quotes, ...foreignOpenings(text)] : quotes;
}

const pairs = [
  ['¿', '?'],
  ['¡', '!'],
] as const;

/** The ends of sentences, and dialogue, before which a question does not begin. */
const boundary = /[!?…:;"“”«»(—]/;

function lostOpenings(text: string): readonly Finding[] {
  return pairs.flatMap(([opening, closing]) => {
    if (!text.includes(closing)) return [];
    return [...text.matchAll(closing === '?' ? /\?/g : /!/g)].flatMap(
      ({ index }) => lostOpening(text, index, opening) ?? [],
    );
  });
}

function lostOpening(text: string, end: number, opening: string): Finding | undefined {
  let start = end;
  while (start > 0 && !isBoundary(text, start - 1)) start--;
  if ('¿¡'.includes(text.charAt(start - 1) || ' ')) return undefined;
  if (earlierOpening(text, start, opening)) return undefined;
  // `¡Qué!?`, `Waaagh!!` and a mark alone in brackets have no word.
  const word = /\p{L}[\p{L}'’-]*/u.exec(text.slice(start, end));
  if (!word) return undefined;
  const at = start + word.index;
  // Behind a comma or a dash the exclamation may begin as well.
  const isWhole = !/,|\s[-–]\s/.test(text.slice(at, end));
  const fix: Fix = { kind: 'add', text: opening, edits: [{ span: { start: at, end: at }, newText: opening }] };
  const facts = { written: text.charAt(end), repaired: opening };
  const problem: Finding = { code: 'translation-punctuation', span: { start: end, end: end + 1 }, facts };
  return isWhole ? { ...problem, fixes: [fix] } : problem;
}

/** Whether a sentence ends at the character, or one begins: a mark, or an empty line. */
function isBoundary(text: string, at: number): boolean {
  const mark = text.charAt(at);
  // `1.000` is a number.
  if (mark === '.') return !/\d/.test(text.charAt(at + 1));
  return boundary.test(mark) || '¿¡'.includes(mark) || (mark === '\n' && /^\n[ \t\r]*\n/.test(text.slice(at, at + 20)));
}

/** Whether the question began before a quotation or a bracket in it: the last opening mark has no closing one behind it. */
function earlierOpening(text: string, start: number, opening: string): boolean {
  const at = text.lastIndexOf(opening, start);
  const closing = opening === '¿' ? '?' : '!';
  return at >= 0 && !text.slice(at, start).includes(closing);
}

function foreignOpenings(text: string): readonly Finding[] {
  return [...text.matchAll(/[¿¡]/g)].map(({ 0: written, index }): Finding => {
    const span = { start: index, end: index + 1 };
    const fix: Fix = { kind: 'remove', text: written, edits: [{ span, newText: '' }] };
    return { code: 'translation-punctuation', span, facts: { written, repaired: '' }, fixes: [fix] };
  });
}

/** The first `«` that is never closed, or `»` that was never opened, if the source has none alone. */
function unmatchedQuotes(text: string, source: string): readonly Finding[] {
  const at = unmatched(text);
  if (at < 0 || unmatched(source) >= 0) return [];
  // Its other half may be missing anywhere in the paragraph.
  const rest = /^[^\r\n]*/.exec(text.slice(at))?.[0].trimEnd() ?? '';
  const span = { start: at, end: at + (text.charAt(at) === '«' ? Math.max(1, rest.length) : 1) };
  return [{ code: 'translation-punctuation', span, facts: { written: text.charAt(at), repaired: undefined } }];
}

function unmatched(text: string): number {
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[«»]/g)) {
    if (mark === '«') open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0] ?? -1;
}
