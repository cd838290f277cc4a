import type { Fraction } from '../../dice/evaluation/fraction.ts';
import type { Language } from '../../text/language.ts';
import type { ProfileValue } from '../../workspace/index/monsterFacts.ts';
import type { MarkdownBlock } from '../markdown.ts';

/** What is said of a rule, a Monster, an Event, a table or a printed chart on paper and in exports: each form is written from this. */
export interface Card {
  readonly kind: 'rule' | 'monster' | 'event' | 'table' | 'chart';
  /** Empty for a table of a scenario. */
  readonly id: string;
  /** In the language of the card. */
  readonly name: string;
  /** The book or the file. */
  readonly place: string;
  readonly language: Language;
  /** All that is below the name. Headings in it have depth 1. */
  readonly blocks: readonly MarkdownBlock[];
  /** Of a Monster alone. */
  readonly monster?: CardMonster;
  /** The tables of its text, or the table that it is. */
  readonly tables: readonly CardTable[];
}

interface CardMonster {
  /** As written; empty without one. */
  readonly values: Readonly<Record<ProfileValue, string>>;
  readonly factions: string;
  readonly abilities: readonly CardAbility[];
}

export interface CardAbility {
  readonly id: string;
  readonly name: string;
  readonly odds: readonly string[];
  /** Empty for an ability whose rule nobody defines. */
  readonly blocks: readonly MarkdownBlock[];
}

export interface CardTable {
  /** Tells it from all others of an export: `salt-flood`, of several of an entry `salt-flood/2`, in a row `salt-flood/2/1-3`. */
  readonly key: string;
  readonly name: string;
  /** The roll in the language of odds; undefined where the text names none, or one that could not be read. */
  readonly die: string | undefined;
  readonly rows: readonly CardRow[];
}

export interface CardRow {
  /** As written. */
  readonly scores: string;
  /** The least and the greatest result of the roll in this row; undefined for an open end of a roll that is not known. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Undefined where the roll is not known. */
  readonly chance: Fraction | undefined;
  readonly text: string;
  /** The tables in its text. */
  readonly tables: readonly CardTable[];
  /** The table of the package that it draws from, by its name. */
  readonly drawsFrom?: string;
}
