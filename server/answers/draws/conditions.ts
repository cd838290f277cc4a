import type { NamedByEntry, TableEntry } from './tableFacts.ts';

/** What the players have chosen for a draw. */
export interface Conditions {
  /** The level of the dungeon, from 1 to 10; undefined outside of a dungeon: then entries of all levels are drawn. */
  readonly level: number | undefined;
  /** Undefined, or `generic`: entries of all ambiences are drawn. */
  readonly ambience: string | undefined;
}

/** The two apps that draw from tables. They read some of them differently. */
export type App = 'browser' | 'desktop';

/** The level of an entry as the apps read it: a whole number from 1 to 10, and 1 if it is missing or no number. */
function levelOf(written: string): number {
  const level = Number.parseInt(written, 10);
  return Number.isNaN(level) ? 1 : Math.min(10, Math.max(1, level));
}

/** The level at which the app draws the entry: of a group its own in the browser, that of its first Monster on the desktop. */
export function levelOfEntry({ what, level, names: [first] }: TableEntry, app: App): number {
  return levelOf(what === 'group' && app === 'desktop' ? (first?.level ?? '') : level);
}

/** The level for the draw from the table that an entry names. */
export function targetLevelOf({ level, targetLevel }: TableEntry): number {
  return levelOf(targetLevel === '' ? level : targetLevel);
}

/** How often the apps draw from the table that an entry names: at least once. */
export function timesOf({ times }: TableEntry): number {
  return Math.max(1, Number.parseInt(times, 10) || 1);
}

/**
 * The entries of these that the apps draw in an ambience. A group is drawn where all its Monsters are. If the ambience has no entry at all,
 * all are drawn.
 */
export function inAmbience(entries: readonly TableEntry[], ambience: Conditions['ambience']): readonly TableEntry[] {
  const chosen = current(ambience ?? anyAmbience);
  if (chosen === anyAmbience) return entries;
  const isIn = ({ ambiences }: Pick<NamedByEntry, 'ambiences'>): boolean =>
    ambiences.length === 0 || ambiences.some((one) => current(one) === chosen);
  const found = entries.filter((entry) => (entry.what === 'group' ? entry.names.every(isIn) : isIn(entry)));
  return found.length > 0 ? found : entries;
}

const anyAmbience = 'generic';

/** The apps read an old name of an ambience as the new one, and do not care for capitals. */
function current(ambience: string): string {
  const name = ambience.toLowerCase();
  return name === 'orcs-goblins' ? 'orcs' : name;
}
