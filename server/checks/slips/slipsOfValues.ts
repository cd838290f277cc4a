import type { Finding } from '../problems/finding.ts';
import { isJudgedInFile } from './slipsOfFile.ts';

/**
 * A value that is not allowed and a slip are one problem if they are in one place: `1DG` as the damage of a Monster is no dice, because it is a
 * misread `1D6`. The problem of the value has the fix of the slip then.
 */
export function withSlipsOfValues(violations: readonly Finding[], slips: readonly Finding[]): readonly Finding[] {
  if (violations.length === 0 || slips.length === 0) return [...violations, ...slips];
  const said = new Set<Finding>();
  const mended = violations.map((violation): Finding => {
    if (!ofValues.has(violation.code) || violation.fixes) return violation;
    const slip = slips.find(({ span }) => span.start === violation.span.start && span.end === violation.span.end);
    if (!slip?.fixes || isJudgedInFile(slip)) return violation;
    said.add(slip);
    return { ...violation, fixes: slip.fixes };
  });
  return [...mended, ...slips.filter((slip) => !said.has(slip))];
}

const ofValues: ReadonlySet<Finding['code']> = new Set(['bad-content', 'bad-value']);
