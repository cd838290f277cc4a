import { mulberry32 } from '../../dice/random.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { dungeonLevelOf } from './drawText.ts';
import { type DrawPart, drawParts, kindOf } from './parts.ts';
import { levelOfEntry, type NamedByEntry, type TableEntry, type TableFacts, tableFacts } from './tableFacts.ts';
import { drawnName } from './tableRows.ts';

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
  const random = mulberry32(seed);
  const isIn100 = (share: number): boolean => random() * 100 < share;
  const dungeonLevel = kindOf(table) === 'dungeon' ? dungeonLevelOf(reader) : undefined;
  let left = maximumDraws;
  const drawnAt = (entries: readonly TableEntry[], level: number | undefined): readonly TableEntry[] =>
    dungeonLevel === undefined ? entries : entries.filter((entry) => levelOfEntry(entry) === level);
  /** What one of the entries brings, each with its number; empty for nothing. */
  const oneOf = (entries: readonly TableEntry[], visited: readonly string[]): readonly string[] => {
    const entry = entries[Math.floor(random() * entries.length)];
    if (entry?.what !== 'table') return entry?.names.map((name) => numbered(scope, name, random, reader)) ?? [];
    const id = entry.names[0]?.id ?? '';
    const [other] = scope.index.entities.ownWithId('table', id);
    const inner = other && tableFacts(other.document, other.section);
    if (!inner || visited.includes(id)) return inner ? [] : [id];
    const monsters = drawnAt(
      inner.entries.filter(({ what }) => what !== 'event'),
      entry.targetLevel,
    );
    const found: string[] = [];
    for (let time = 0; time < entry.times; time++) {
      let now: readonly string[] = [];
      for (let attempt = 0; attempt < maximumAttempts && now.length === 0 && left-- > 0; attempt++)
        now = oneOf(monsters, [...visited, id]);
      found.push(...now);
    }
    return found;
  };
  const parts = drawParts(kindOf(table), table.entries);
  const drawn = oneOf(partToDraw(parts, drawnAt(parts.get('monster') ?? [], dungeonLevel), isIn100), []);
  const { draws: words } = reader.messages.words;
  return words.drew({ table: table.name, result: drawn.length === 0 ? words.drewNothing : drawn.join(', ') });
}

/** Of Monsters and Events one, by the usual share; of a table of Treasures those of the dungeon, or else those of objective rooms. */
function partToDraw(
  parts: ReadonlyMap<DrawPart, readonly TableEntry[]>,
  monsters: readonly TableEntry[],
  isIn100: (share: number) => boolean,
): readonly TableEntry[] {
  const [event, gold, treasure, objective] = (['event', 'gold', 'treasure', 'objective'] as const).map((part) =>
    parts.get(part),
  );
  if (monsters.length > 0) return event && isIn100(usualShares.event) ? event : monsters;
  if (gold && (!treasure || isIn100(usualShares.gold))) return gold;
  return treasure ?? event ?? objective ?? [];
}

/** `4 × Goblin`: a number between those of the entry, for the size of the party, as in the apps. */
function numbered(scope: Package, name: NamedByEntry, random: () => number, { preview }: Reader): string {
  const called = drawnName(scope, name);
  const [, low, high = low] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(name.number) ?? [];
  if (low === undefined || high === undefined) return name.number === '' ? called : `${name.number} × ${called}`;
  const [least, most] = [Number(low), Math.max(Number(low), Number(high))];
  const count = least + Math.floor(random() * (most - least + 1));
  const warriors = preview.levels.get('warriors') ?? (preview.party.length || 4);
  return `${count === 0 ? 0 : Math.max(1, Math.floor((count * warriors) / 4))} × ${called}`;
}
