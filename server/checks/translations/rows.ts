import type { Alignment } from '../../translations/comparison/alignment.ts';
import type { Suspect } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';

/** Rows of roll tables that a translation has lost, changed or moved. Spans are in the text of the translation. */
export function rowProblems({ rows, moves }: Alignment, suspect: Suspect): readonly Finding[] {
  const problems = rows.map(({ what, form, written, span }): Finding => {
    const problem: Finding = { code: 'translation-row', span, facts: { what, row: form, other: written, suspect } };
    if (what !== 'changed' || suspect !== 'translation') return problem;
    return { ...problem, fixes: [{ kind: 'replace', text: form, edits: [{ span, newText: form }] }] };
  });
  const swapped = moves.flatMap((move): readonly Finding[] =>
    move.what === 'rows'
      ? [
          {
            code: 'translation-row',
            span: move.span,
            facts: { what: 'swapped', row: move.form, other: move.other, suspect },
          },
        ]
      : [],
  );
  return [...problems, ...swapped];
}
