import type { Finding, Repair } from '../checks/problems/finding.ts';
import type { Messages } from './messages.ts';

/** The sentence for a finding: what is wrong, why it matters, what to do. */
export function messageOf({ code, facts }: Pick<Finding, 'code' | 'facts'>, { problems }: Messages): string {
  const sentence = problems[code] as (facts: Finding['facts']) => string;
  return sentence(facts);
}

/** The title of a fix: an item of a menu. */
export function titleOf(fix: Repair, { fixes }: Messages): string {
  const title = fixes[fix.kind] as (fix: Repair) => string;
  return title(fix);
}
