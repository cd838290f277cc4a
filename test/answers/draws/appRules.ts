/**
 * A draw from tables as the two apps make it, choice by choice: every outcome with its chance. Written without the code that it tests, and
 * with another arithmetic: chances are counted modulo a large prime, in which 32 attempts within 32 attempts stay small, and different
 * fractions are different numbers for all that a test will ever see.
 */
import type { Fraction } from '../../../server/dice/evaluation/fraction.ts';

/** A safe prime: half of what is below it is prime too, so the powers of a small number do not come again. */
const prime = 2n ** 127n - 2721n;

/** The fraction as a number modulo the prime. */
export function residue({ numerator, denominator }: Fraction): bigint {
  return (numerator * inverse(denominator)) % prime;
}

/** By Fermat's little theorem. Most numbers come again and again. */
function inverse(number: bigint): bigint {
  const known = inverses.get(number) ?? newInverse(number);
  inverses.set(number, known);
  return known;
}

const inverses = new Map<bigint, bigint>();

function newInverse(number: bigint): bigint {
  let [result, power] = [1n, number % prime];
  for (let left = prime - 2n; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * power) % prime;
    power = (power * power) % prime;
  }
  return result;
}

export type MadeEntry =
  | { readonly kind: 'monster'; readonly id: string; readonly level: number; readonly ambiences: readonly string[] }
  | { readonly kind: 'event'; readonly id: string }
  | {
      readonly kind: 'group';
      readonly level: number;
      readonly members: readonly {
        readonly id: string;
        readonly level: number;
        readonly ambiences: readonly string[];
      }[];
    }
  | {
      readonly kind: 'tableRef';
      readonly name: string;
      readonly level: number;
      readonly targetLevel: number | undefined;
      readonly times: number;
      readonly ambiences: readonly string[];
    };

export interface MadeTable {
  readonly name: string;
  readonly kind: string;
  readonly entries: readonly MadeEntry[];
}

export interface MadeRules {
  readonly app: 'browser' | 'desktop';
  readonly level: number | undefined;
  readonly ambience: string | undefined;
  /** Of a table with Events and Monsters that another one names. */
  readonly eventShare: bigint;
}

/** Outcomes, as sorted lists of ids, with their chances. `nothing` is the draw that brings nothing. */
type Outcomes = ReadonlyMap<string, bigint>;

const nothing = 'nothing';
const one = 1n;

/** The outcomes of a draw of Monsters from the first table; undefined if none can be drawn. */
export function outcomesOf(
  tables: readonly MadeTable[],
  part: 'monster' | 'event',
  rules: MadeRules,
): Outcomes | undefined {
  const [table] = tables;
  if (!table) return undefined;
  const all = table.entries.filter((entry) => (entry.kind === 'event') === (part === 'event'));
  if (all.length === 0) return undefined;
  const isAtLevel = rules.level !== undefined && (rules.app === 'desktop' || table.kind === 'dungeon');
  const entries = part === 'event' ? all : filtered(all, rules, isAtLevel ? rules.level : undefined);
  const drawer = new Drawer(tables, rules, table.kind);
  return entries.length === 0 ? new Map([[nothing, one]]) : drawer.oneOf(entries, []);
}

/** The chance that an outcome has the id. */
export function chanceOfId(outcomes: Outcomes, id: string): bigint {
  let sum = 0n;
  for (const [outcome, chance] of outcomes) if (outcome.split(' ').includes(id)) sum = (sum + chance) % prime;
  return sum;
}

function filtered(entries: readonly MadeEntry[], rules: MadeRules, level: number | undefined): readonly MadeEntry[] {
  const { ambience, app } = rules;
  const has = (list: readonly string[]): boolean => list.length === 0 || list.includes(ambience ?? '');
  const found = entries.filter((entry) => {
    if (ambience === undefined || entry.kind === 'event') return true;
    return entry.kind === 'group' ? entry.members.every((member) => has(member.ambiences)) : has(entry.ambiences);
  });
  const kept = found.length > 0 ? found : entries;
  return kept.filter((entry) => {
    if (level === undefined || entry.kind === 'event') return true;
    const own = entry.kind === 'group' && app === 'desktop' ? entry.members[0]?.level : entry.level;
    return own === level;
  });
}

class Drawer {
  readonly #tables: readonly MadeTable[];
  readonly #rules: MadeRules;
  readonly #kind: string;

  constructor(tables: readonly MadeTable[], rules: MadeRules, kind: string) {
    this.#tables = tables;
    this.#rules = rules;
    this.#kind = kind;
  }

  oneOf(entries: readonly MadeEntry[], visited: readonly string[]): Outcomes {
    const outcomes = new Map<string, bigint>();
    const each = inverse(BigInt(entries.length));
    for (const entry of entries) addAll(outcomes, this.#resolved(entry, visited), each);
    return outcomes;
  }

  #resolved(entry: MadeEntry, visited: readonly string[]): Outcomes {
    if (entry.kind === 'monster' || entry.kind === 'event') return new Map([[entry.id, one]]);
    if (entry.kind === 'group') return new Map([[joined(entry.members.map(({ id }) => id)), one]]);
    const table = this.#tables.find(({ name }) => name === entry.name);
    if (!table || visited.includes(entry.name)) return new Map([[nothing, one]]);
    const level = entry.targetLevel ?? entry.level;
    let outcomes: Outcomes = new Map([[nothing, one]]);
    for (let time = 0; time < entry.times; time++) {
      const next = this.#untilFound(table, level, [...visited, entry.name]);
      const both = new Map<string, bigint>();
      for (const [first, chance] of outcomes) {
        for (const [second, other] of next) {
          const ids = [first, second].filter((found) => found !== nothing).flatMap((found) => found.split(' '));
          add(both, ids.length === 0 ? nothing : joined(ids), (chance * other) % prime);
        }
      }
      outcomes = both;
    }
    return outcomes;
  }

  #untilFound(table: MadeTable, level: number, visited: readonly string[]): Outcomes {
    const once = this.#inside(table, level, visited);
    const outcomes = new Map<string, bigint>();
    let left = one;
    for (let attempt = 0; attempt < 32; attempt++) {
      for (const [found, chance] of once) if (found !== nothing) add(outcomes, found, (left * chance) % prime);
      left = (left * (once.get(nothing) ?? 0n)) % prime;
    }
    if (left > 0n) outcomes.set(nothing, left);
    return outcomes;
  }

  #inside(table: MadeTable, level: number, visited: readonly string[]): Outcomes {
    const { app, eventShare } = this.#rules;
    const hasLevel = app === 'desktop' || (this.#rules.level !== undefined && this.#kind === 'dungeon');
    const monsters = filtered(
      table.entries.filter(({ kind }) => kind !== 'event'),
      this.#rules,
      hasLevel ? level : undefined,
    );
    const events = app === 'desktop' ? table.entries.filter(({ kind }) => kind === 'event') : [];
    const outcomes = new Map<string, bigint>();
    if (monsters.length === 0 && events.length === 0) outcomes.set(nothing, one);
    else if (monsters.length === 0) addAll(outcomes, this.oneOf(events, visited), one);
    else if (events.length === 0) addAll(outcomes, this.oneOf(monsters, visited), one);
    else {
      addAll(outcomes, this.oneOf(events, visited), eventShare);
      addAll(outcomes, this.oneOf(monsters, visited), (prime + 1n - eventShare) % prime);
    }
    return outcomes;
  }
}

function addAll(outcomes: Map<string, bigint>, others: Outcomes, share: bigint): void {
  for (const [found, chance] of others) add(outcomes, found, (share * chance) % prime);
}

function add(outcomes: Map<string, bigint>, found: string, chance: bigint): void {
  outcomes.set(found, ((outcomes.get(found) ?? 0n) + chance) % prime);
}

/** Each id once: how many there are of a Monster does not matter. */
function joined(ids: readonly string[]): string {
  return [...new Set(ids)].sort().join(' ');
}
