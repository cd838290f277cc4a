import type { Finding, Repair } from '../checks/problems/finding.ts';
import type { LineOf } from './catalogue/problems.ts';
import type { Messages } from './messages.ts';

/** The sentence for a finding in a document: what is wrong, why it matters, what to do. */
export function messageOf({ code, facts }: Finding, document: Lines, { problems }: Messages): string {
  const sentence = problems[code] as (facts: Finding['facts'], lineOf: LineOf) => string;
  return sentence(facts, ({ start }) => document.positionAt(start).line + 1);
}

interface Lines {
  /** Lines count from 0. */
  positionAt(offset: number): { readonly line: number };
}

/** The title of a fix: an item of a menu. */
export function titleOf(fix: Repair, { fixes }: Messages): string {
  const title = fixes[fix.kind] as (fix: Repair) => string;
  return title(fix);
}
