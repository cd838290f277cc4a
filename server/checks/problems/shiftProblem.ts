import { shift } from '../../text/span.ts';
import type { Problem } from './problem.ts';

/** The problem with all its spans moved by `distance`: from the coordinates of a section, or of a text in it, to those around. */
export function shiftProblem(problem: Problem, distance: number): Problem {
  const span = shift(problem.span, distance);
  if (!problem.fixes) return { ...problem, span };
  const fixes = problem.fixes.map(({ title, edits }) => ({
    title,
    edits: edits.map((edit) => ({ ...edit, span: shift(edit.span, distance) })),
  }));
  return { ...problem, span, fixes };
}
