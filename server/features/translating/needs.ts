import type { ProblemCode } from '../../checks/problems/kinds.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { type Span, shift } from '../../text/span.ts';
import { entryContent } from '../../translations/model/entryContent.ts';
import { missingPlaces } from '../../translations/model/insertion.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { likeSourceOf } from '../../translations/model/likeSource.ts';
import type { TranslationNeed } from '../../translations/model/need.ts';
import { staleEntriesOf } from '../../translations/model/staleEntries.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** A place of a translations file that needs work. */
export interface Need {
  readonly need: TranslationNeed;
  /** The key, or the first of several keys that would be put in here; empty outside entries. */
  readonly key: string;
  /** In document coordinates: the text to replace, or the place at which the entry would be put in. */
  readonly span: Span;
  /** The number of keys that would be put in here; 0 if the entry exists. */
  readonly absent: number;
  readonly problem: Problem | undefined;
}

/** Problems that may stand for many entries of the file: these are needs of their own. */
const standsForMany: ReadonlySet<ProblemCode> = new Set([
  'missing-translation',
  'too-many-problems',
  'stale-translation',
]);

/**
 * The places of a translations file that need work, in the order of its text. Hints are no work.
 *
 * @param problems those of the document, as the translator sees them.
 */
export function needsOf(scope: Package, document: Document, problems: readonly Problem[]): readonly Need[] {
  const state = keyStateOf(scope, document);
  const stale = staleEntriesOf(scope, document);
  const like = likeSourceOf(scope, document);
  const ofEntries = [
    { need: 'missing', entries: state.begun.map((index) => ({ index, key: keyOf(document, index) })) },
    { need: 'missing', entries: like.untranslated },
    { need: 'stale', entries: stale },
    { need: 'same', entries: like.same },
  ] as const;
  const needs = [
    ...missingPlaces(state, document).map(({ shownAt, keys: [key = ''], keys }): Need => {
      const span = { start: shownAt, end: shownAt };
      return { need: 'missing', key, span, absent: keys.length, problem: undefined };
    }),
    ...problemNeeds(document, problems),
    ...ofEntries.flatMap(({ need, entries }) => entries.flatMap((entry) => needIn(document, entry, need))),
  ];
  return needs.sort((a, b) => a.span.start - b.span.start || order[a.need] - order[b.need]);
}

const order: Readonly<Record<TranslationNeed, number>> = { missing: 0, problem: 1, stale: 2, same: 3 };

/** The key of a section; empty outside entries. */
function keyOf(document: Document, index: number): string {
  const section = document.sections[index];
  return (section && keyIn(document, section)?.key) ?? '';
}

function problemNeeds(document: Document, problems: readonly Problem[]): readonly Need[] {
  return problems.flatMap((problem): readonly Need[] => {
    if (problem.severity === 'hint' || standsForMany.has(problem.code) || isCounted(problem)) return [];
    const key = keyOf(document, document.sectionIndexAt(problem.span.start));
    return [{ need: 'problem', key, span: problem.span, absent: 0, problem }];
  });
}

/** A text that is not translated is missing. */
function isCounted(problem: Problem): boolean {
  return problem.code === 'untranslated-text' && problem.facts.what !== 'sentence';
}

function needIn(
  document: Document,
  { index, key }: { readonly index: number; readonly key: string },
  need: TranslationNeed,
): readonly Need[] {
  const section = document.sections[index];
  const content = section && entryContent(section, document);
  if (!content) return [];
  return [{ need, key, span: shift(content, document.startOf(index)), absent: 0, problem: undefined }];
}

/** The next need behind a place, or the one before it; from the other end of the file if there is none. */
export function nextNeed(
  needs: readonly Need[],
  from: Span,
  direction: 'next' | 'previous',
): { readonly need: Need; readonly wrapped: boolean; readonly number: number } | undefined {
  const index =
    direction === 'next'
      ? needs.findIndex(({ span }) => span.start > from.start)
      : needs.findLastIndex(({ span }) => span.start < from.start);
  const found = index >= 0 ? index : direction === 'next' ? 0 : needs.length - 1;
  const need = needs[found];
  return need && { need, wrapped: index < 0, number: found + 1 };
}
