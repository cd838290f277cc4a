import { shift } from '../../text/span.ts';
import type { Finding } from './finding.ts';

/** The problem with all its spans moved by `distance`: from the coordinates of a section, or of a text in it, to the outer ones. */
export function shiftFinding<Item extends Finding>(problem: Item, distance: number): Item {
  const span = shift(problem.span, distance);
  if (!problem.fixes) return { ...problem, span };
  const fixes = problem.fixes.map((fix) => ({
    ...fix,
    edits: fix.edits.map((edit) => ({ ...edit, span: shift(edit.span, distance) })),
  }));
  return { ...problem, span, fixes };
}
