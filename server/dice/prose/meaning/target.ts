/** What a roll has to score. */
import type { Comparator } from '../../language/comparator.ts';
import type { Range, Value } from '../../language/expression.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import { valueIn } from './captured.ts';

export type Target =
  | { readonly kind: 'compared'; readonly comparator: Comparator; readonly value: Value }
  | { readonly kind: 'oneOf'; readonly ranges: readonly Range[] }
  /** `anything but a 1` */
  | { readonly kind: 'anythingBut'; readonly ranges: readonly Range[] };

const comparators: Readonly<Record<string, Comparator>> = {
  atLeast: '>=',
  atMost: '<=',
  above: '>',
  below: '<',
  equal: '=',
};

/** The comparator of a variant such as `atLeast`. */
export function comparatorOf(variant: string): Comparator | undefined {
  return comparators[variant];
}

/** A target, with the tokens that it stands at. */
export interface ReadTarget {
  readonly target: Target;
  readonly from: number;
  readonly to: number;
}

/** The target that a phrase captured; undefined where it has none. */
export function targetIn({ captured }: Pick<FoundPhrase, 'captured'>): ReadTarget | undefined {
  for (const each of captured) {
    if (each.name === 'target' || each.name === 'bound' || each.name === 'verbBound') {
      const target = targetOf(each);
      // The article of `un 5` is no part of it.
      const [inner] = each.captured;
      const from = each.name === 'target' && each.variant !== 'not' ? (inner?.from ?? each.from) : each.from;
      return target && { target, from, to: each.to };
    }
    if (each.name === 'scores')
      return { target: { kind: 'oneOf', ranges: each.scores.ranges }, from: each.from, to: each.to };
  }
  return undefined;
}

/** The target that a <target> or a <bound> is. */
export function targetOf(found: FoundPhrase): Target | undefined {
  const [inner] = found.captured;
  if (found.name === 'bound' || found.name === 'verbBound') {
    const value = valueIn(found.captured);
    const comparator = comparatorOf(found.variant);
    return value && comparator ? { kind: 'compared', comparator, value } : undefined;
  }
  if (found.variant === 'bound') return inner && 'captured' in inner ? targetOf(inner) : undefined;
  if (inner && 'captured' in inner) return denied(targetOf(inner));
  if (inner?.name !== 'scores') return undefined;
  // `neither a 1 nor a 2`
  const all = found.captured.flatMap((each) => (each.name === 'scores' ? each.scores.ranges : []));
  const ranges = [...all].sort((one, other) => one.low - other.low);
  return { kind: found.variant === 'not' ? 'anythingBut' : 'oneOf', ranges };
}

/** Whether a target is a number alone. */
export function isSingleScore(target: Target | undefined): boolean {
  const [range, other] = target?.kind === 'oneOf' ? target.ranges : [];
  return range !== undefined && other === undefined && range.low === range.high;
}

/** What holds where a comparison does not. */
export const oppositeComparators: Readonly<Record<Comparator, Comparator>> = {
  '>=': '<',
  '<=': '>',
  '>': '<=',
  '<': '>=',
  '=': '!=',
  '!=': '=',
};

/** What must not be scored, turned into what must. */
export function denied(target: Target | undefined): Target | undefined {
  switch (target?.kind) {
    case 'compared':
      return { ...target, comparator: oppositeComparators[target.comparator] };
    case 'oneOf':
      return { kind: 'anythingBut', ranges: target.ranges };
    case 'anythingBut':
      return { kind: 'oneOf', ranges: target.ranges };
    default:
      return undefined;
  }
}
