import { fraction } from '../../dice/evaluation/fraction.ts';
import { certain, type DrawChance, dividedBy, everyTime, isImpossible, never, not, plus, times } from './chance.ts';
import { type App, type Conditions, inAmbience, levelOfEntry, targetLevelOf, timesOf } from './conditions.ts';
import { tablesBehind } from './otherTables.ts';
import { type DrawPart, drawParts, kindOf } from './parts.ts';
import type { NamedByEntry, TableEntry, TableFacts } from './tableFacts.ts';

/** The draw of one part of a table in one app. */
export interface DrawnPart {
  readonly part: DrawPart;
  /** The entries that can be drawn; each is as likely as every other. */
  readonly entries: readonly TableEntry[];
  /** The chances of all that the draw can bring, once or more often, by `drawKey`. A table counts if it brings something. */
  readonly chances: ReadonlyMap<string, DrawChance>;
  /** The chance that the draw brings nothing. */
  readonly nothing: DrawChance;
  /** Without it no chance is known: tables name each other in too many ways. */
  readonly isWhole: boolean;
}

/** The key of a Monster, an Event or a table in the chances of a draw. */
export function drawKey({ kind, id }: Pick<NamedByEntry, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** A draw that finds nothing in another table is repeated so often. */
const maximumAttempts = 32;

/** More entries of other tables than this are not looked at: tables that name each other can lead to more ways than anybody can count. */
const maximumEntries = 5000;

/** A longer way through tables is not followed. */
const maximumDepth = 50;

/**
 * The exact chances of one draw in an app, part by part.
 *
 * @param tableNamed the tables that entries name.
 */
export function appDraws(
  app: App,
  kind: ReturnType<typeof kindOf>,
  entries: readonly TableEntry[],
  conditions: Conditions,
  tableNamed: (name: string) => TableFacts | undefined,
): readonly DrawnPart[] {
  const drawing = new Drawing(app, kind, conditions, tableNamed);
  return [...drawParts(kind, entries)].map(([part, all]) => {
    const found = part === 'monster' ? drawing.drawable(all, conditions.level) : all;
    const { chances, nothing } = drawing.drawFrom(found, []);
    const isWhole = part !== 'monster' || !drawing.isCut;
    return { part, entries: found, chances, nothing: isWhole ? nothing : 'tooLarge', isWhole };
  });
}

/** The chance of a Monster, an Event or a table in a draw. */
export function chanceIn({ chances, isWhole }: DrawnPart, key: string): DrawChance {
  return isWhole ? (chances.get(key) ?? never) : 'tooLarge';
}

type Drawn = Pick<DrawnPart, 'chances' | 'nothing'>;

const nothingDrawn: Drawn = { chances: new Map(), nothing: certain };

class Drawing {
  readonly #app: App;
  readonly #conditions: Conditions;
  readonly #tableNamed: (name: string) => TableFacts | undefined;
  /** Whether entries of other levels are left out. In the browser only a dungeon has levels. */
  readonly #hasLevels: boolean;
  readonly #drawn = new Map<string, Drawn>();
  readonly #behind = new Map<string, ReadonlySet<string>>();
  #left = maximumEntries;
  /** Whether a limit has ended the search, so that no chance is known. */
  isCut = false;

  constructor(
    app: App,
    kind: ReturnType<typeof kindOf>,
    conditions: Conditions,
    tableNamed: (name: string) => TableFacts | undefined,
  ) {
    this.#app = app;
    this.#conditions = conditions;
    this.#tableNamed = tableNamed;
    this.#hasLevels = app === 'desktop' || (kind === 'dungeon' && conditions.level !== undefined);
  }

  /** The Monsters, groups and tables that can be drawn at a level. */
  drawable(entries: readonly TableEntry[], level: number | undefined): readonly TableEntry[] {
    const found = inAmbience(entries, this.#conditions.ambience);
    if (level === undefined || !this.#hasLevels) return found;
    return found.filter((entry) => levelOfEntry(entry, this.#app) === level);
  }

  /** One draw from these entries. */
  drawFrom(entries: readonly TableEntry[], visited: readonly string[]): Drawn {
    if (entries.length === 0) return nothingDrawn;
    const ways = new Map<string, bigint>();
    const chances = new Map<string, DrawChance>();
    const each = fraction(1n, BigInt(entries.length));
    let nothing: DrawChance = never;
    const add = (key: string, chance: DrawChance): void => {
      chances.set(key, plus(chances.get(key) ?? never, chance));
    };
    for (const entry of entries) {
      const keys = new Set(entry.names.map(drawKey));
      if (entry.what !== 'table') {
        for (const key of keys) ways.set(key, (ways.get(key) ?? 0n) + 1n);
        continue;
      }
      const drawn = this.#drawFromTable(entry, visited);
      nothing = plus(nothing, drawn.nothing);
      for (const key of keys) add(key, not(drawn.nothing));
      for (const [key, chance] of drawn.chances) add(key, chance);
    }
    for (const [key, count] of ways) add(key, fraction(count, 1n));
    // The sums are divided by the number of entries once: all entries are as likely.
    for (const [key, sum] of chances) chances.set(key, times(each, sum));
    return { chances, nothing: times(each, nothing) };
  }

  /** The draws from the table that an entry names: several, if it says so. */
  #drawFromTable(entry: TableEntry, visited: readonly string[]): Drawn {
    const name = entry.names[0]?.id ?? '';
    const table = this.#tableNamed(name);
    // A table of another package is there for the players.
    if (!table) return { chances: new Map(), nothing: never };
    if (visited.includes(name)) return nothingDrawn;
    const once = this.#drawOnce(table, entry, visited);
    const count = timesOf(entry);
    if (count === 1) return once;
    const chances = [...once.chances].map(([key, chance]) => [key, not(everyTime(not(chance), count))] as const);
    return { chances: new Map(chances), nothing: everyTime(once.nothing, count) };
  }

  /** The same for each way to the table, as long as it leads back to the same tables on that way. */
  #drawOnce(table: TableFacts, entry: TableEntry, visited: readonly string[]): Drawn {
    const behind = this.#behind.get(table.name) ?? tablesBehind(table, this.#tableNamed);
    this.#behind.set(table.name, behind);
    const key = JSON.stringify([table.name, targetLevelOf(entry), visited.filter((name) => behind.has(name)).sort()]);
    const known = this.#drawn.get(key);
    if (known) return known;
    this.#left -= table.entries.length;
    if (this.#left < 0 || visited.length >= maximumDepth) {
      this.isCut = true;
      return nothingDrawn;
    }
    const drawn = this.#attempts(table, entry, [...visited, table.name]);
    this.#drawn.set(key, drawn);
    return drawn;
  }

  /** One draw from a table that another one names, again as long as it brings nothing. */
  #attempts(table: TableFacts, entry: TableEntry, visited: readonly string[]): Drawn {
    const drawn = this.#attempt(table, targetLevelOf(entry), visited);
    if (isImpossible(drawn.nothing)) return drawn;
    const nothing = everyTime(drawn.nothing, maximumAttempts);
    const something = not(drawn.nothing);
    if (isImpossible(something)) return drawn;
    const share = dividedBy(not(nothing), something);
    const chances = [...drawn.chances].map(([key, chance]) => [key, times(chance, share)] as const);
    return { chances: new Map(chances), nothing };
  }

  #attempt(table: TableFacts, level: number, visited: readonly string[]): Drawn {
    const monsters = this.drawable(
      table.entries.filter(({ what }) => what !== 'event'),
      level,
    );
    if (this.#app === 'browser') return this.drawFrom(monsters, visited);
    const events = table.entries.filter(({ what }) => what === 'event');
    if (monsters.length > 0 && events.length > 0)
      return openDraw(this.drawFrom(monsters, visited), this.drawFrom(events, visited));
    if (monsters.length > 0) return this.drawFrom(monsters, visited);
    const parts = drawParts(kindOf(table), events);
    const drawn = this.drawFrom(events, visited);
    return parts.has('gold') && parts.size > 1 ? openDraw(drawn) : drawn;
  }
}

/** One of these draws, also through other tables: a setting of the app decides between Events and Monsters, or gold. */
function openDraw(...draws: readonly Drawn[]): Drawn {
  const possible = draws.flatMap(({ chances }) => [...chances].filter(([, chance]) => !isImpossible(chance)));
  return { chances: new Map(possible.map(([key]) => [key, 'differs'])), nothing: 'differs' };
}
