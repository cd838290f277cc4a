import type { Finding, Repair } from '../checks/problems/finding.ts';
import type { Span } from '../text/span.ts';
import type { Messages } from './messages.ts';
import { say, type Wording } from './texts/places.ts';

/** The sentence for a finding in a document: what is wrong, why it matters, what to do. */
export function messageOf({ code, facts }: Finding, document: Lines, { problems, words }: Messages): string {
  const lineOf = ({ start }: Span): number => document.positionAt(start).line + 1;
  const told = Object.entries(facts).map(([name, fact]) => {
    const isPlace = typeof fact === 'object' && fact !== null && 'start' in fact;
    return [name, isPlace ? lineOf(fact) : fact];
  });
  const said = say(problems[code] as Wording<object>, Object.fromEntries(told));
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
