import { overlaps, type Span } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Finding } from '../problems/finding.ts';
import { isSyntaxCode } from '../problems/kinds.ts';

/** The conflicts of a merge in a document: each from its first mark to its last. Spans are in document coordinates. */
export function mergeConflicts(document: Document): readonly Span[] {
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

/**
 * One problem for all conflicts, in place of the others in them, and of the errors of well-formedness in the whole file: these follow from
 * the marks.
 */
export function withConflicts(problems: readonly Finding[], conflicts: readonly Span[]): readonly Finding[] {
  const [first] = conflicts;
  if (!first) return problems;
  const others = problems.filter(
    ({ code, span }) => !isSyntaxCode(code) && conflicts.every((one) => !overlaps(one, span)),
  );
  const mark = { start: first.start, end: first.start + opening.length };
  return [{ code: 'merge-conflict', span: mark, facts: { count: conflicts.length } }, ...others];
}
