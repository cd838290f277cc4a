import { mulberry32 } from '../../dice/random.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { levelOfEntry, targetLevelOf, timesOf } from './conditions.ts';
import { dungeonLevelOf } from './drawText.ts';
import { drawnName } from './entryNames.ts';
import { type DrawPart, drawParts, kindOf } from './parts.ts';
import { tableNamed } from './tableDraws.ts';
import type { NamedByEntry, TableEntry, TableFacts } from './tableFacts.ts';

/** The chance of an Event beside Monsters, and of gold beside other Treasures, in 100, as the apps have it without another choice. */
const usualShares = { event: 37, gold: 19 };

/** Attempts in another table that brings nothing. */
const maximumAttempts = 32;

/** More draws than this are not made for one roll: tables may name each other in too many ways. */
const maximumDraws = 10_000;

/**
 * One random draw from a table as the app in the browser makes it, in words: `Reef Monsters → 4 × Goblin, 1 × Goblin Shaman`. The numbers of
 * Monsters are for the party of the reader, or else for four Warriors. The same seed always gives the same draw.
 */
export function rollDraw(scope: Package, table: TableFacts, seed: number, reader: Reader): string {
  const { words } = reader.messages;
  const drawn = new Drawer(scope, reader, kindOf(table), mulberry32(seed)).from(table);
  const result = drawn.length === 0 ? words.draws.drewNothing : drawn.join(', ');
  return words.draws.drew({ table: table.name, result });
}

class Drawer {
  readonly #scope: Package;
  readonly #reader: Reader;
  readonly #random: () => number;
  /** The level of the dungeon; undefined where levels do not count. */
  readonly #level: number | undefined;
  #left = maximumDraws;

  constructor(scope: Package, reader: Reader, kind: ReturnType<typeof kindOf>, random: () => number) {
    this.#scope = scope;
    this.#reader = reader;
    this.#random = random;
    this.#level = kind === 'dungeon' ? dungeonLevelOf(reader) : undefined;
  }

  /** What a draw brings, each with its number; empty for nothing. */
  from(table: TableFacts): readonly string[] {
    const parts = new Map(drawParts(kindOf(table), table.entries));
    const monsters = this.#drawable(parts.get('monster') ?? [], this.#level);
    if (monsters.length === 0) parts.delete('monster');
    const entry = this.#one(
      parts.get('monster') === undefined ? this.#entriesOf(parts) : this.#beside(parts, monsters),
    );
    return entry ? this.#resolved(entry, []) : [];
  }

  #beside(parts: ReadonlyMap<DrawPart, readonly TableEntry[]>, monsters: readonly TableEntry[]): readonly TableEntry[] {
    const events = parts.get('event') ?? [];
    return events.length > 0 && this.#isIn100(usualShares.event) ? events : monsters;
  }

  /** Of a table of Treasures those of the dungeon, or else those of objective rooms. */
  #entriesOf(parts: ReadonlyMap<DrawPart, readonly TableEntry[]>): readonly TableEntry[] {
    const [gold = [], treasures = []] = [parts.get('gold'), parts.get('treasure')];
    if (gold.length > 0 && (treasures.length === 0 || this.#isIn100(usualShares.gold))) return gold;
    return treasures.length > 0 ? treasures : (parts.get('event') ?? parts.get('objective') ?? []);
  }

  #drawable(entries: readonly TableEntry[], level: number | undefined): readonly TableEntry[] {
    return this.#level === undefined ? entries : entries.filter((entry) => levelOfEntry(entry, 'browser') === level);
  }

  #resolved(entry: TableEntry, visited: readonly string[]): readonly string[] {
    const [name] = entry.names;
    if (entry.what !== 'table' || !name) return entry.names.map((one) => this.#numbered(one));
    const table = tableNamed(this.#scope, name.id);
    if (!table) return [name.id];
    if (visited.includes(name.id)) return [];
    const found: string[] = [];
    for (let time = timesOf(entry); time > 0 && this.#left > 0; time--) {
      found.push(...this.#inside(table, targetLevelOf(entry), [...visited, name.id]));
    }
    return found;
  }

  #inside(table: TableFacts, level: number, visited: readonly string[]): readonly string[] {
    const monsters = table.entries.filter(({ what }) => what !== 'event');
    const entries = this.#drawable(monsters, level);
    for (let attempt = 0; attempt < maximumAttempts && this.#left > 0; attempt++) {
      this.#left--;
      const entry = this.#one(entries);
      const found = entry ? this.#resolved(entry, visited) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  /** `4 × Goblin`: a number between those of the entry, for the size of the party, as in the apps. */
  #numbered(name: NamedByEntry): string {
    const called = drawnName(this.#scope, name);
    const [, low, high = low] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(name.number) ?? [];
    if (low === undefined || high === undefined) return name.number === '' ? called : `${name.number} × ${called}`;
    const [least, most] = [Number(low), Math.max(Number(low), Number(high))];
    const count = least + Math.floor(this.#random() * (most - least + 1));
    const { party, levels } = this.#reader.preview;
    const warriors = levels.get('warriors') ?? (party.length || 4);
    return `${count === 0 ? 0 : Math.max(1, Math.floor((count * warriors) / 4))} × ${called}`;
  }

  #one(entries: readonly TableEntry[]): TableEntry | undefined {
    return entries[Math.floor(this.#random() * entries.length)];
  }

  #isIn100(share: number): boolean {
    return this.#random() * 100 < share;
  }
}
