import type { Span } from '../../text/span.ts';
import type { Finding } from '../problems/finding.ts';
import { isAllowedText } from '../structure/respelling.ts';
import { isJudgedInFile } from './slipsOfFile.ts';

/**
 * A value that is not allowed and a slip are one problem if they are in one place and the fix of the slip makes the value right: `1DG` as the
 * damage of a Monster is no dice, because it is a misread `1D6`. The problem of the value has that fix then.
 */
export function withSlipsOfValues(violations: readonly Finding[], slips: readonly Finding[]): readonly Finding[] {
  if (violations.length === 0 || slips.length === 0) return [...violations, ...slips];
  const said = new Set<Finding>();
  const mended = violations.map((violation): Finding => {
    if (violation.code !== 'bad-content' || violation.fixes) return violation;
    const { facts, span } = violation;
    const slip = slips.find((one) => isSameSpan(one.span, span));
    if (!slip?.fixes || isJudgedInFile(slip)) return violation;
    const isMended = slip.fixes.every(
      ({ edits: [edit] }) => edit && isSameSpan(edit.span, span) && isAllowedText(edit.newText, facts.expected),
    );
    if (!isMended) return violation;
    said.add(slip);
    return { ...violation, fixes: slip.fixes };
  });
  return [...mended, ...slips.filter((slip) => !said.has(slip))];
}

function isSameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}
