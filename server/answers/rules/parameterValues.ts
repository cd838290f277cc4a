import type { Rule } from '../../abilities/rule.ts';
import { query } from '../../queries/remembered.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** The values of a rule's parameter in published books and in the workspace. */
export interface ParameterValues {
  /** Each once, in ascending order, as in mentions: `4+`, `A`, `1D6`. */
  readonly all: readonly string[];
  /** The most frequent in the workspace, or one from the middle of the published ones. */
  readonly usual: string | undefined;
}

/** More choices are no help. */
const maximumValues = 30;

/** For a rule of the workspace without published values those of the bundled rule with its id count. */
export function parameterValues(scope: Package, { rule }: Definition): ParameterValues {
  return valuesOf(rule, scope);
}

const valuesOf = query((rule: Rule, scope: Package): ParameterValues => {
  const references = rule.id === undefined ? [] : scope.index.referencesTo(rule.id);
  const published = publishedValues(scope, rule);
  const counts = new Map<string, number>();
  for (const { parameter } of references) {
    if (parameter !== undefined && isPlain(parameter)) counts.set(parameter, (counts.get(parameter) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || byValue(a, b)).map(([value]) => value);
  const all = [...new Set([...published, ...counts.keys()])].sort(byValue).slice(0, maximumValues);
  return { all, usual: commonest ?? published[published.length >> 1] };
});

function publishedValues({ index }: Package, { id, values }: Rule): readonly string[] {
  if (values.length > 0 || id === undefined) return values;
  return index.withId(id).find(({ isBundled }) => isBundled)?.rule.values ?? values;
}

/** The values in few words: `3–11`, `3+–6+, A`; empty if there are none. */
export function valuesText({ all }: ParameterValues): string {
  const numbers = all.filter((value) => /^[+-]?\d+\+?$/.test(value));
  const others = all.filter((value) => !numbers.includes(value));
  const [first] = numbers;
  const last = numbers.at(-1);
  const range = first === undefined || first === last ? numbers : [`${first}–${last}`];
  return [...range, ...others].join(', ');
}

/** A number, a target, dice or `A`: a value that would mean the same with another Monster. */
function isPlain(value: string): boolean {
  return /^(?:[+-]?\d{1,3}\+?|\d{0,2}[Dd]\d{1,3}|A)$/.test(value);
}

/** By number; values without one come last. */
function byValue(a: string, b: string): number {
  const numberOf = (value: string): number => Number(/^[+-]?\d+/.exec(value)?.[0] ?? Number.POSITIVE_INFINITY);
  return numberOf(a) - numberOf(b) || (a < b ? -1 : Number(a > b));
}
