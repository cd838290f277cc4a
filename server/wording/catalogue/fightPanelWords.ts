import type { Needed } from '../../charts/chart.ts';
import type { FieldName } from '../../fights/fields/fightFields.ts';
import type { RoundUnit } from './fightWords.ts';

/** The panel with a fight, its lens and its hover. Numbers in texts are formatted already. */
export interface FightPanelWords {
  /** The words without values, which are sent to the page. */
  readonly page: FightPageWords;
  /** Over the chance of a side. */
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly never: string;
  readonly round: Readonly<Record<RoundUnit, string>>;
  readonly later: (unit: RoundUnit, round: string, chance: string) => string;
  readonly overBy: string;
  readonly winsByRound: (unit: RoundUnit) => string;
  readonly woundsLeft: string;
  readonly losses: string;
  readonly hits: (needed: string) => string;
  readonly wounds: (needed: string) => string;
  readonly saved: (needed: string) => string;
  /** `on 4+`, `always`. */
  readonly needed: (needed: Needed) => string;
  readonly attacks: (count: number) => string;
  /** `1.75 Wounds a turn`. */
  readonly woundsEachRound: (wounds: string, unit: RoundUnit) => string;
  /** In a hover: `hits Barbarian and Elf on 4+`. */
  readonly hitsThem: (names: readonly string[], needed: string) => string;
  readonly field: Readonly<Record<FieldName, string>>;
  /** What was typed into a field is no value for it. */
  readonly refused: (field: string, value: string) => string;
  readonly nothingHere: string;
  readonly noOpponent: string;
  /** The button of a page that prints it. */
  readonly print: string;
  /** More events than a list has room for. */
  readonly more: (shown: number) => string;
  /** Over a Monster: the party against one of them. */
  readonly partyLens: (wins: string, turns: string, wounds: string) => string;
  /** Over a stat block of the gamebook, against that of the player, or against another one. */
  readonly youLens: (wins: string, rounds: string) => string;
  readonly duelLens: (name: string, wins: string, rounds: string) => string;
  /** Behind these: how many abilities are not in the numbers, and whether there is text that is not. */
  readonly notCounted: (abilities: number, hasText: boolean) => string;
  /** In the place of numbers that would need too much work. */
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
  readonly play: string;
  readonly next: string;
  readonly all: string;
  readonly again: string;
  readonly another: string;
  readonly seed: string;
  readonly working: string;
}
