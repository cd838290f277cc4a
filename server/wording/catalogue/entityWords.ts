import type { EntityKind } from '../../formats/format.ts';
import type { ProfileValue } from '../../workspace/index/monsterFacts.ts';

/** The texts about Monsters, Events, tables and other entities, in hovers and lists. Numbers in texts are formatted already. */
export interface EntityWords {
  /** What an entity is, in a word or two. */
  readonly kinds: Readonly<Record<EntityKind, string>>;
  /** Over several of a kind. */
  readonly many: Readonly<Record<EntityKind, string>>;
  /** The short names of a Monster's values, by their elements. */
  readonly profile: Readonly<Record<ProfileValue, string>>;
  readonly gold: (amount: string) => string;
  /** A roll for gold in a text: `1D6 x 20 gold: 20–120, average 70`. */
  readonly goldRoll: (roll: string, odds: string) => string;
  /** `level 3`, `levels 1–3`; a list of levels with its ranges. */
  readonly levels: (levels: string) => string;
  readonly factions: (factions: string) => string;
  /** Who may use a Treasure; the letters stand for Warriors. */
  readonly usableBy: (warriors: string) => string;
  /** By the letter: `B` is the Barbarian. */
  readonly users: Readonly<Record<'B' | 'D' | 'E' | 'W', string>>;
  readonly everyone: string;
  readonly notDrawn: string;
  readonly entries: (count: number) => string;
  readonly drawn: Readonly<Record<'monster' | 'group' | 'event' | 'table', (count: number) => string>>;
  /** Over a table of the numbers of entries. */
  readonly level: string;
  readonly ambience: string;
  readonly number: string;
  readonly nested: (tables: string) => string;
  /** The kinds of table, for people. */
  readonly tableKind: (kind: string) => string;
  /** The copies of a card. */
  readonly copies: (count: string) => string;
  readonly adventures: (names: string) => string;
  readonly room: (name: string) => string;
  readonly visitors: (names: string) => string;
  readonly everyVisitor: string;
  readonly visits: (places: string) => string;
  readonly foundIn: (settlements: string) => string;
  readonly settlement: (kind: string) => string;
  /** Another entity with the same id in the workspace, which does not count, or counts instead of this one. */
  readonly replaces: (place: string) => string;
  readonly replacedBy: (place: string) => string;
  /** A rule of the workspace in place of a bundled one. */
  readonly replacesBundled: (name: string, place: string) => string;
  /** Above a translation: the text that it is of. */
  readonly source: string;
  readonly noSource: (id: string) => string;
  /** The text of a translation in another language, by its tag. */
  readonly inLanguage: (tag: string) => string;
}
