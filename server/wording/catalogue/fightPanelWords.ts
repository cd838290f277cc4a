import type { Needed } from '../../charts/chart.ts';
import type { FieldName } from '../../fights/fields/fightFields.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { PlayedWords } from './playedWords.ts';

/** The panel with a fight, its lens and its hover. Numbers in texts are formatted already. */
export interface FightPanelWords {
  /** The words without values, which are sent to the page. */
  readonly page: FightPageWords;
  readonly title: (one: string, other: string) => string;
  readonly theParty: string;
  /** Over the chance of a side: `Orc wins`. */
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly never: string;
  /** How long it lasts. */
  readonly rounds: (system: FightSystem, mean: string, p10: string, p90: string) => string;
  /** In the place of them where no fight ends. */
  readonly endless: string;
  readonly round: (system: FightSystem) => string;
  readonly later: (system: FightSystem, round: string, chance: string) => string;
  readonly overBy: string;
  readonly winsByRound: (system: FightSystem) => string;
  readonly woundsLeft: string;
  /** Over the column of numbers of Wounds. */
  readonly woundsLeftHead: string;
  /** A value that is certain only to its first digits. */
  readonly about: (text: string) => string;
  /** A chance of which only the least and the greatest value are known. */
  readonly between: (least: string, most: string) => string;
  readonly losses: string;
  readonly who: string;
  readonly falls: string;
  readonly allFall: string;
  readonly woundsLost: string;
  /** An attack of one kind against another: `Orc against Barbarian`, with the name of the weapon. */
  readonly attack: (by: string, against: string, weapon: string, range: 'ranged' | 'close' | undefined) => string;
  readonly hits: (needed: string) => string;
  readonly wounds: (needed: string) => string;
  readonly saved: (needed: string) => string;
  /** `on 4+`, `always`. */
  readonly needed: (needed: Needed) => string;
  /** `1.75 Wounds a turn`. */
  readonly woundsEachRound: (system: FightSystem, wounds: string) => string;
  readonly attacks: (count: number) => string;
  /** In a hover: `hits Barbarian and Elf on 4+`. */
  readonly hitsThem: (names: readonly string[], needed: string) => string;
  readonly field: Readonly<Record<FieldName, string>>;
  /** A value that is typed into a field is none. */
  readonly refused: (field: string, value: string) => string;
  readonly noAnswer: string;
  readonly nothingHere: string;
  readonly noOpponent: string;
  readonly cap: Readonly<Record<'states' | 'work' | 'rounds' | 'combatants', (limit: string) => string>>;
  readonly played: PlayedWords;
  /** Over a Monster: the party beats one of them. */
  readonly partyLens: (wins: string, turns: string, wounds: string) => string;
  /** Over a stat block of the gamebook. */
  readonly duelLens: (one: string, wins: string, rounds: string) => string;
  readonly youLens: (wins: string, rounds: string) => string;
  /** In the place of a lens that would need too much work. */
  readonly openLens: string;
}

/** The texts of the page of the panel. */
export interface FightPageWords {
  readonly ask: string;
  readonly against: string;
  readonly go: string;
  readonly winsByRound: string;
  readonly woundsLeft: string;
  readonly show: string;
  readonly asTable: string;
  readonly attacks: string;
  readonly losses: string;
  readonly values: string;
  readonly first: string;
  readonly asRules: string;
  readonly closeFrom: string;
  readonly asSoon: string;
  /** `#` is the place of a number. */
  readonly fromRound: string;
  readonly neverClose: string;
  readonly reset: string;
  readonly rulesUsed: string;
  readonly notModelled: string;
  readonly assumed: string;
  readonly play: string;
  readonly next: string;
  readonly all: string;
  readonly again: string;
  readonly another: string;
  readonly seed: string;
  readonly working: string;
}
