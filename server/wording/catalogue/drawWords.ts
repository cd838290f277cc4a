/** The texts about draws from the tables of a package. Chances and numbers are formatted already. */
export interface DrawWords {
  /** The part of a table that a chance is for: `1 in 12 of the Monsters`. */
  readonly of: Readonly<Record<'monster' | 'event' | 'treasure' | 'gold' | 'objective', string>>;
  /** Before a word that is no chance: `Monsters: always`. */
  readonly part: DrawWords['of'];
  readonly atLevels: (chance: string, levels: string) => string;
  readonly notAtLevel: (level: number) => string;
  readonly inAmbience: (ambience: string) => string;
  /** Instead of a chance: the two apps draw differently, or a setting of the app decides. */
  readonly differs: string;
  /** Instead of a chance: tables that name each other in too many ways. */
  readonly tooLarge: string;
  /** Behind the chances of several tables that are different: `1 in 40 to 1 in 12`. */
  readonly between: (least: string, most: string) => string;
  /** Over a Monster or an Event. */
  readonly neverDrawn: string;
  readonly drawnFrom: string;
  /** So many of the entries of a table name it. */
  readonly entriesOf: (count: number, all: number) => string;
  /** A table draws it only through another one. */
  readonly throughOthers: string;
  /** All tables of a kind, such as `dungeon table`, drawn from together. */
  readonly together: (kind: string, chance: string) => string;
  /** Above what a draw brings, its other tables included. */
  readonly withOthers: string;
  /** Over a table, beside the number of its entries: how many are different. */
  readonly different: (count: number) => string;
  readonly each: (chance: string) => string;
  readonly onlyOne: string;
  readonly hereEach: (chance: string) => string;
  readonly here: (name: string, chance: string) => string;
  readonly mostLikely: (names: string) => string;
  readonly nothing: (chance: string) => string;
  /** The first choice of the apps between Events and Monsters, or between gold and other Treasures. */
  readonly eventsFirst: string;
  readonly goldFirst: string;
  readonly chanceHead: string;
  readonly cumulative: string;
  readonly entry: string;
  /** The result of a draw: `4 × Goblin`. */
  readonly drew: (table: string, result: string) => string;
  readonly drewNothing: string;
}
