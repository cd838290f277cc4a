import type { Finding, Repair } from '../checks/problems/finding.ts';
import type { ProblemCode } from '../checks/problems/kinds.ts';
import type { Span } from '../text/span.ts';
import type { Messages } from './messages.ts';
import { say, type Wording } from './texts/places.ts';
import type { ProblemMessages } from './texts/problemTexts.ts';

/** The sentence for a finding in a document: what is wrong, why it matters, what to do. */
export function messageOf({ code, facts }: Finding, document: Lines, { problems, words }: Messages): string {
  const lineOf = ({ start }: Span): number => document.positionAt(start).line + 1;
  const said = sentenceOf(code, facts, problems, lineOf);
  if (!('written' in facts && 'repaired' in facts)) return said;
  const { others = [], copies = [] } = facts;
  const lines = [...new Set(others.slice(0, maximumLines).map(lineOf))];
  const files = [...new Set(copies.map(({ file }) => file))];
  return [
    said,
    ...(others.length > 0
      ? [words.otherPlaces({ count: others.length, lines, hasMore: others.length > maximumLines })]
      : []),
    ...(files.length > 0 ? [words.otherFiles(files)] : []),
  ].join(' ');
}

function sentenceOf(
  code: ProblemCode,
  facts: object,
  problems: ProblemMessages,
  lineOf: (place: Span) => number,
): string {
  const told = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact !== 'object' || fact === null) return [name, fact];
    if ('start' in fact) return [name, lineOf(fact)];
    return [name, 'facts' in fact ? sentenceOf(fact.code, fact.facts, problems, lineOf) : fact];
  });
  return say(problems[code] as Wording<object>, Object.fromEntries(told));
}

/** So many other places of a problem are named by their lines. */
const maximumLines = 12;

interface Lines {
  /** Lines count from 0. */
  positionAt(offset: number): { readonly line: number };
}

/** The title of a fix: an item of a menu. */
export function titleOf(fix: Repair, { fixes }: Messages): string {
  return say(fixes[fix.kind] as Wording<object>, fix);
}
