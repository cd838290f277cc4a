import { type Span, trimmed } from '../../text/span.ts';
import type { Finding } from '../problems/finding.ts';
import type { TranslationComparison } from './comparison.ts';

/** A shorter text is read as easily in one line. */
const minimumTextLength = 60;

/** A shorter line has not been broken at a margin. */
const narrowestMargin = 55;
const minimumBreaks = 2;

/** Two spaces between words. */
export const doubleSpaces: TranslationComparison['find'] = ({ best: { source, translation } }) => {
  const found = [...translation.text.matchAll(doubleSpace)];
  // An author who writes two spaces behind a full stop wants them.
  if (found.length === 0 || source.text.search(doubleSpace) >= 0) return [];
  return found.map(({ index, 0: written }): Finding => {
    const span = { start: index, end: index + written.length };
    const facts = { written, repaired: ' ' };
    return {
      code: 'double-space',
      span,
      facts,
      fixes: [{ kind: 'replace', text: ' ', edits: [{ span, newText: ' ' }] }],
    };
  });
};

/** Not at the start of a line, and not in place of markup. */
const doubleSpace = /(?<=[^\s>;] ?) {2,3}(?=[^\s<&])/g;

/** Lines that have become one. */
export const lostLines: TranslationComparison['find'] = ({ best: { translation }, sources: { candidates } }) => {
  const { text } = translation;
  const span = trimmed(text, { start: 0, end: text.length });
  if (span.end - span.start < minimumTextLength || /[\r\n]/.test(text.slice(span.start, span.end))) return [];
  // If one of the originals is a single line too, the apps have always shown it so.
  if (candidates.length === 0 || !candidates.every((candidate) => breaksIn(candidate.text) >= minimumBreaks)) return [];
  const written = firstWords(text, span);
  return [{ code: 'lost-line-breaks', span, facts: { written, repaired: undefined } }];
};

/** The line ends that the author has set on purpose: those before an empty line, and those of short lines and whole sentences. */
function breaksIn(text: string): number {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    if (line === '' || next === undefined) return false;
    return next === '' || line.length < narrowestMargin || /[.!?:]$/.test(line);
  }).length;
}

function firstWords(text: string, { start, end }: Span): string {
  return text.slice(start, Math.min(end, start + 40)).replace(/\s+\S*$/, '');
}
