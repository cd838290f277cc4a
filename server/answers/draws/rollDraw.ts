import { mulberry32 } from '../../dice/random.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { dungeonLevelOf } from './drawText.ts';
import type { DrawPart } from './parts.ts';
import { type DrawsOfPart, drawsFrom } from './tableDraws.ts';
import type { TableEntry, TableFacts } from './tableFacts.ts';
import { entryName } from './tableRows.ts';

/** The chance of an Event beside Monsters, and of gold beside other Treasures, in 100, as the apps have it without another choice. */
const usualShares = { event: 37, gold: 19 };

/**
 * One random draw from a table as the app in the browser makes it, in words: `Reef Monsters: 7-12 Goblin + 1 Goblin Shaman`, or another
 * table: `Reef Monsters: → Deep Water`. The same seed always gives the same draw.
 */
export function rollDraw(scope: Package, table: TableFacts, seed: number, reader: Reader): string {
  const random = mulberry32(seed);
  const entries = entriesToDraw(drawsFrom(table).at(dungeonLevelOf(reader)), (share) => random() * 100 < share);
  const entry = entries[Math.floor(random() * entries.length)];
  const { draws: words } = reader.messages.words;
  return words.drew({ table: table.name, result: entry ? entryName(scope, entry) : words.drewNothing });
}

/** Of Monsters and Events one, by the usual share; of a table of Treasures those of the dungeon, or else those of objective rooms. */
function entriesToDraw(draws: readonly DrawsOfPart[], isIn100: (share: number) => boolean): readonly TableEntry[] {
  const of = (part: DrawPart) => draws.find((one) => one.part === part && one.entries.length > 0)?.entries;
  const [monster, event, gold, treasure] = [of('monster'), of('event'), of('gold'), of('treasure')];
  if (monster) return event && isIn100(usualShares.event) ? event : monster;
  if (gold && (!treasure || isIn100(usualShares.gold))) return gold;
  return treasure ?? event ?? of('objective') ?? [];
}
