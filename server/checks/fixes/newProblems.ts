import type { Span } from '../../text/span.ts';
import type { Edit, Finding } from '../problems/finding.ts';
import { severityOf } from '../problems/kinds.ts';
import { otherPlaces } from '../problems/otherPlaces.ts';

/**
 * The problems after some edits that were not there before: of another code, or at another place. What an error has hidden is not new, so
 * after the repair of an error only errors are. Their spans are in the coordinates of the document before.
 */
export function newProblems(
  before: readonly Finding[],
  after: readonly Finding[],
  edits: readonly Edit[],
): readonly Finding[] {
  const known = new Map<string, Span[]>();
  for (const finding of before) known.set(finding.code, [...(known.get(finding.code) ?? []), ...spansOf(finding)]);
  const mayReveal = before.some((finding) => severityOf(finding.code) === 'error' && isEdited(finding, edits));
  return after.flatMap((finding) => {
    if (mayReveal && severityOf(finding.code) !== 'error') return [];
    const span = { start: placeBefore(finding.span.start, edits), end: placeBefore(finding.span.end, edits) };
    const isKnown = known.get(finding.code)?.some((other) => other.start <= span.end && span.start <= other.end);
    return isKnown ? [] : [{ ...finding, span, fixes: [] }];
  });
}

/** The place of a problem, and all others that it stands for. */
function spansOf(finding: Finding): readonly Span[] {
  return [finding.span, ...otherPlaces(finding)];
}

/** Whether one of the edits belongs to a fix of the problem. */
function isEdited({ fixes = [] }: Finding, edits: readonly Edit[]): boolean {
  return fixes.some((fix) => fix.edits.some(({ span }) => edits.some((edit) => edit.span.start === span.start)));
}

/** The place that an offset had before the edits; the start of the edited part for one inside new text. */
function placeBefore(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { span, newText } of edits) {
    const start = span.start + shift;
    if (offset <= start) break;
    if (offset < start + newText.length) return span.start;
    shift += newText.length - (span.end - span.start);
  }
  return offset - shift;
}
