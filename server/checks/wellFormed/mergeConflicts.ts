import { overlaps, type Span } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Finding, Settled } from '../problems/finding.ts';
import { isSyntaxCode } from '../problems/kinds.ts';

/** The conflicts of a merge in a document: each from its first mark to its last. Spans are in document coordinates. */
function mergeConflicts(document: Document): readonly Span[] {
  if (markedSections(document).found.length === 0) return none;
  return [...document.getText().matchAll(conflict)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
}

const markedSections = bySection<boolean, []>({
  valueIn: (_, { text }) => text.includes(opening),
  isFound: (isMarked) => isMarked,
});

const none: readonly Span[] = [];

const opening = '<<<<<<<';

/** The marks are at the beginnings of lines. Between them nothing begins another conflict. */
const conflict = /^<{7}(?: .*)?\r?\n(?:(?!<{7}|={7}).*\r?\n)*={7}\r?\n(?:(?!<{7}|={7}|>{7}).*\r?\n)*>{7}(?: .*)?$/gm;

/** One problem for all conflicts. */
export function conflictProblems(document: Document): readonly Finding[] {
  const conflicts = mergeConflicts(document);
  const [first] = conflicts;
  if (!first) return [];
  const mark = { start: first.start, end: first.start + opening.length };
  return [{ code: 'merge-conflict', span: mark, facts: { count: conflicts.length } }];
}

/** All problems in conflicts, and the errors of well-formedness in the whole file, which follow from the marks. */
export function ofConflicts(document: Document): Settled {
  const conflicts = mergeConflicts(document);
  if (conflicts.length === 0) return () => false;
  return ({ code, span }, index) => {
    if (code === 'merge-conflict') return false;
    const place = index === undefined ? span : documentSpan(document, index, span);
    return isSyntaxCode(code) || conflicts.some((one) => overlaps(one, place));
  };
}
