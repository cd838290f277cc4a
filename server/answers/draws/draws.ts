import { appDraws, chanceIn, type DrawnPart } from './appDraws.ts';
import { type DrawChance, isImpossible, isKnown, isSame, never } from './chance.ts';
import { type App, type Conditions, levelOfEntry } from './conditions.ts';
import { type DrawPart, kindOf } from './parts.ts';
import type { TableEntry, TableFacts } from './tableFacts.ts';

/** One draw from a table, part by part, as both apps make it. */
export type Draws = readonly DrawsOfPart[];

export interface DrawsOfPart {
  readonly part: DrawPart;
  /** The entries that can be drawn; undefined where the apps differ. */
  readonly entries: readonly TableEntry[] | undefined;
  /** All that it can bring in at least one of the apps. */
  readonly keys: ReadonlySet<string>;
  /** The chance of a Monster, an Event or a table, by its `drawKey`. */
  readonly chanceOf: (key: string) => DrawChance;
  /** The chance that the draw brings nothing. */
  readonly nothing: DrawChance;
}

/** The draw from a table. A chance that the two apps do not agree about is `differs`. */
export function drawsFrom(
  table: TableFacts,
  conditions: Conditions,
  tableNamed: (name: string) => TableFacts | undefined,
): Draws {
  const inApp = (app: App): readonly DrawnPart[] => appDraws(app, kindOf(table), table.entries, conditions, tableNamed);
  const onDesktop = inApp('desktop');
  return inApp('browser').flatMap((browser) => {
    const desktop = onDesktop.find(({ part }) => part === browser.part);
    return desktop ? [inBothApps(browser, desktop)] : [];
  });
}

function inBothApps(browser: DrawnPart, desktop: DrawnPart): DrawsOfPart {
  const { entries } = browser;
  const isAgreed =
    entries.length === desktop.entries.length && entries.every((entry, index) => entry === desktop.entries[index]);
  return {
    part: browser.part,
    entries: isAgreed ? entries : undefined,
    keys: new Set([...browser.chances.keys(), ...desktop.chances.keys()]),
    chanceOf: (key) => agreed(chanceIn(browser, key), chanceIn(desktop, key)),
    nothing: agreed(browser.nothing, desktop.nothing),
  };
}

function agreed(left: DrawChance, right: DrawChance): DrawChance {
  if (isSame(left, right)) return left;
  return left === 'tooLarge' || right === 'tooLarge' ? 'tooLarge' : 'differs';
}

/** The part of the draw that can bring it, with its chance: if there are several, the first with a known one. Undefined where it cannot be drawn. */
export function drawOf(
  draws: Draws,
  key: string,
): { readonly part: DrawsOfPart; readonly chance: DrawChance } | undefined {
  const found = draws.flatMap((part) => {
    const chance = part.keys.has(key) ? part.chanceOf(key) : never;
    return isImpossible(chance) ? [] : [{ part, chance }];
  });
  return found.find(({ chance }) => isKnown(chance)) ?? found[0];
}

/** The levels of a table's Monsters in a dungeon, from low to high; none for a table whose entries have no levels in the browser app. */
export function levelsOf(table: TableFacts): readonly number[] {
  if (kindOf(table) !== 'dungeon') return [];
  const levels = table.entries.flatMap((entry) => (entry.what === 'event' ? [] : [levelOfEntry(entry, 'browser')]));
  return [...new Set(levels)].sort((a, b) => a - b);
}
