/** How often each state of a fight comes about on average, exactly: from that follow the chances of all endings, and the mean of its rounds. */

import { bitLength, type Fraction } from '../../dice/evaluation/fraction.ts';
import { type Amount, Factors } from './factored.ts';
import type { Transitions } from './transitions.ts';

export interface Visits {
  readonly factors: Factors;
  /** By the places of nodes: of an ending its chance, of another state the mean number of rounds that begin in it. */
  readonly amounts: readonly Amount[];
  /** The chance of a state from which the fight never ends. */
  readonly never: Amount;
}

/** Binary digits of a number, above which calculating takes too long. */
const maximumBits = 40_000;

/** States that lead to each other, as where Wounds are regained: solving them takes their third power. */
const maximumRing = 40;

/** Undefined where the numbers become too long. Yields after each part of some milliseconds. */
export function* visitsOf({ nodes, start }: Transitions): Generator<undefined, Visits | undefined> {
  const factors = new Factors();
  const amounts: Amount[] = nodes.map(() => ({ numerator: 0n, powers: [] }));
  const never: Amount = { numerator: 0n, powers: [] };
  const one: Amount = { numerator: 1n, powers: [] };
  const at = (place: number): Amount => amounts[place] ?? one;
  for (const [place, chance] of start) factors.add(at(place), one, chance.numerator, chance.denominator);
  let count = 0;
  for (const ring of ringsOf(nodes.map(({ next }) => next))) {
    if (++count % 50 === 0) yield;
    const [only = 0] = ring;
    if (nodes[only]?.ending !== undefined) continue;
    if (ring.length > maximumRing) return undefined;
    const isClosed =
      ring.length === 1
        ? !solveOne(factors, at(only), nodes[only]?.next.get(only))
        : !solveRing(factors, ring, nodes, at);
    if (isClosed) {
      for (const place of ring) {
        factors.add(never, at(place));
        at(place).numerator = 0n;
      }
      continue;
    }
    if (ring.some((place) => bitLength(at(place).numerator) > maximumBits)) return undefined;
    const inside = new Set(ring);
    for (const place of ring) {
      for (const [to, { numerator, denominator }] of nodes[place]?.next ?? []) {
        if (!inside.has(to)) factors.add(at(to), at(place), numerator, denominator);
      }
    }
  }
  return { factors, amounts, never };
}

/** Changes what comes into a state to its visits. False where nothing leads out of it. */
function solveOne(factors: Factors, amount: Amount, again: Fraction | undefined): boolean {
  if (!again) return true;
  const out = again.denominator - again.numerator;
  if (out === 0n) return false;
  factors.multiply(amount, again.denominator, out);
  return true;
}

/**
 * The same for states that lead to each other: x = b + xP, solved without fractions (E. H. Bareiss, Mathematics of Computation 22, 1968).
 */
function solveRing(
  factors: Factors,
  ring: readonly number[],
  nodes: Transitions['nodes'],
  at: (place: number) => Amount,
): boolean {
  const amounts = ring.map(at);
  factors.align(amounts);
  const chances = ring.map((from) => ring.map((to) => nodes[from]?.next.get(to)));
  const common = chances
    .flat()
    .reduce((multiple, chance) => (chance ? leastCommonMultiple(multiple, chance.denominator) : multiple), 1n);
  const size = ring.length;
  const rows = ring.map((_, to) => [
    ...ring.map((__, from) => {
      const chance = chances[from]?.[to];
      const into = chance ? (chance.numerator * common) / chance.denominator : 0n;
      return (from === to ? common : 0n) - into;
    }),
    (amounts[to]?.numerator ?? 0n) * common,
  ]);
  let before = 1n;
  for (let pivot = 0; pivot < size; pivot++) {
    const found = rows.findIndex((row, index) => index >= pivot && row[pivot] !== 0n);
    const row = rows[found];
    const first = rows[pivot];
    if (!row || !first) return false;
    if (found !== pivot) {
      rows[pivot] = row;
      rows[found] = first.map((value) => -value);
    }
    const divisor = row[pivot] ?? 1n;
    for (const [index, other] of rows.entries()) {
      if (index === pivot) continue;
      const factor = other[pivot] ?? 0n;
      rows[index] = other.map((value, column) => (value * divisor - factor * (row[column] ?? 0n)) / before);
    }
    before = divisor;
  }
  for (const [index, amount] of amounts.entries()) {
    const sign = before < 0n ? -1n : 1n;
    amount.numerator = (rows[index]?.[size] ?? 0n) * sign;
    factors.multiply(amount, 1n, before * sign);
  }
  return true;
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  let [divisor, rest] = [left, right];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return (left / divisor) * right;
}

/** The strongly connected parts of a graph, each before those that it leads to (R. Tarjan, SIAM Journal on Computing 1, 1972). */
function ringsOf(next: readonly ReadonlyMap<number, unknown>[]): readonly (readonly number[])[] {
  const order: number[] = new Array(next.length).fill(-1);
  const lowest: number[] = new Array(next.length).fill(0);
  const isOpen: boolean[] = new Array(next.length).fill(false);
  const open: number[] = [];
  const rings: number[][] = [];
  let counter = 0;
  for (let root = 0; root < next.length; root++) {
    if (order[root] !== -1) continue;
    const path: { readonly node: number; readonly rest: Iterator<number> }[] = [];
    const enter = (node: number): void => {
      order[node] = counter;
      lowest[node] = counter++;
      isOpen[node] = true;
      open.push(node);
      path.push({ node, rest: (next[node] ?? new Map<number, unknown>()).keys() });
    };
    enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node, rest } = top;
      const step = rest.next();
      if (!step.done) {
        if (order[step.value] === -1) enter(step.value);
        else if (isOpen[step.value]) lowest[node] = Math.min(lowest[node] ?? 0, order[step.value] ?? 0);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) lowest[above.node] = Math.min(lowest[above.node] ?? 0, lowest[node] ?? 0);
      if (lowest[node] !== order[node]) continue;
      const ring: number[] = [];
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        isOpen[member] = false;
        ring.push(member);
        if (member === node) break;
      }
      rings.push(ring);
    }
  }
  return rings.reverse();
}
