import type { Span } from '../../text/span.ts';
import { isSameEdit } from '../problems/edited.ts';
import type { Edit, Finding } from '../problems/finding.ts';
import { safeFix } from './safeFix.ts';

/** The edits of several problems that can be made together. */
interface SafeEdits {
  /** In the order of the text, without overlaps. */
  readonly edits: readonly Edit[];
  /** The problems that they repair. */
  readonly repaired: readonly Finding[];
}

/**
 * The edits of all problems with a single fix, which a program may make without asking. Of two fixes that touch each other the first counts:
 * the other one is offered again when the text has been read anew.
 *
 * @param findings in the order of the text.
 */
export function safeEdits(findings: readonly Finding[]): SafeEdits {
  const taken: Edit[] = [];
  const repaired: Finding[] = [];
  for (const finding of findings) {
    const fix = safeFix(finding);
    if (!fix) continue;
    // An edit of two problems is made once.
    const added = fix.edits.filter((edit) => !isSameEdit(edit, taken[placeIn(taken, edit.span)]));
    if (added.some((edit) => touches(edit, taken[placeIn(taken, edit.span)]))) continue;
    // The edits of one fix may touch each other, so all of them are compared with those of other fixes before.
    const places = added.map(({ span }) => placeIn(taken, span));
    for (const [index, edit] of [...added.entries()].reverse()) taken.splice(places[index] ?? 0, 0, edit);
    repaired.push(finding);
  }
  return { edits: taken, repaired };
}

/** The index of the first edit that ends at the start of the span or later; edits do not touch each other. */
function placeIn(edits: readonly Edit[], { start }: Span): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.span.end ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function touches({ span }: Edit, next: Edit | undefined): boolean {
  return next !== undefined && next.span.start <= span.end;
}
