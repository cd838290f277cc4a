/** A fight and what is known of it. */

import type { Needed } from '../charts/chart.ts';
import type { Distribution } from '../dice/evaluation/distribution.ts';
import type { Fraction } from '../dice/evaluation/fraction.ts';
import type { Effect } from './effect.ts';
import type { FightSystem, StatBlock } from './statBlock.ts';

/** Several of one kind, or one. */
export interface Combatant {
  readonly block: StatBlock;
  /** At least 1. */
  readonly count: number;
  readonly effects: readonly Effect[];
  /** The abilities whose effect on a fight is not known, as written. */
  readonly notModelled: readonly string[];
}

/** Those who fight together. */
export interface FightSide {
  readonly name: string;
  /** At least one. */
  readonly combatants: readonly Combatant[];
  /** Warriors: each is told apart, and hit in turn. */
  readonly isParty: boolean;
}

export interface Fight {
  readonly system: FightSystem;
  readonly sides: readonly [FightSide, FightSide];
  /** The side that attacks first, in place of what the rules say: its place in `sides`. */
  readonly first?: 0 | 1;
  /** The gamebook: the Combat Round from which the fight is one of Close Combat; absent: as soon as the rules allow it. */
  readonly closeFrom?: number | 'never';
}

/** A chance or a mean. */
export interface Share {
  /** Absent where it is not known as a fraction. */
  readonly exact?: Fraction;
  /** The nearest number. */
  readonly value: number;
  /** Without `exact`: the truth is within this on both sides; of a fight that was played, in 99 of 100 fights. */
  readonly error?: number;
}

/** One kind of attack of a side against one kind of opponent. */
export interface AttackOdds {
  /** Who attacks, and whom. */
  readonly by: string;
  readonly against: string;
  /** The weapon; empty without a name. */
  readonly weapon: string;
  readonly range: 'ranged' | 'close';
  /** In each round, by each of the kind. */
  readonly attacks: number;
  /** What each roll needs, and its chance; absent where the system has no such roll, or the opponent none. */
  readonly hit: AttackRoll;
  readonly wound?: AttackRoll;
  readonly save?: AttackRoll;
  /** The Wounds of an attack that gets through, before those that are left matter. */
  readonly damage: Distribution;
  /** The chance that one attack hits, wounds and is not stopped. */
  readonly through: Fraction;
  /** The chance that one attack takes at least 1 Wound. */
  readonly chance: Fraction;
  /** The mean of the Wounds that one attack takes. */
  readonly wounds: Fraction;
}

export interface AttackRoll {
  readonly needed: Needed;
  readonly chance: Fraction;
  /** Whether the chart has no such values, and its formula gave the answer. */
  readonly isExtrapolated?: boolean;
}

/** One combatant at the end. */
interface CombatantAnswer {
  readonly name: string;
  readonly count: number;
  /** Of all of the kind together, at the start. */
  readonly wounds: number;
  /** The chance that one of them falls (flees counts), and that all do. */
  readonly falls: Share;
  readonly allFall: Share;
  readonly woundsLost: Share;
  /** The chance of each number of Wounds that are left to all of the kind together: by that number from 0. */
  readonly left: readonly number[];
}

export interface SideAnswer {
  readonly name: string;
  readonly attacks: readonly AttackOdds[];
  readonly wins: Share;
  /** The chance that any of the side falls. */
  readonly falls: Share;
  readonly woundsLost: Share;
  readonly combatants: readonly CombatantAnswer[];
}

/** Something that is said beside the numbers; `wording` has the sentences. */
export type FightNote =
  /** A rule by its name in the program. */
  | { readonly kind: 'rule'; readonly rule: FightRule }
  /** What the text of a stat block says beside its values. */
  | { readonly kind: 'notes'; readonly name: string; readonly text: string }
  /** An ability whose effect is in the numbers. */
  | { readonly kind: 'ability'; readonly ability: string }
  /** A value that no text gives, with the one that is assumed: the `wounds` of `Barbarian`. */
  | { readonly kind: 'assumedValue'; readonly name: string; readonly characteristic: string; readonly value: number }
  /** Of several Monsters with that name the first that is loaded, and the ids of those with other values. */
  | { readonly kind: 'firstOfName'; readonly name: string; readonly id: string; readonly others: readonly string[] }
  /** A value beyond a printed chart. */
  | { readonly kind: 'extrapolated'; readonly chart: string };

/** What the rules of a system, and our readings of them, say about fights. */
export type FightRule =
  | 'warriors-first'
  | 'side-first'
  | 'initiative-order'
  | 'equal-initiative'
  | 'block-initiative'
  | 'order-of-initiative'
  | 'most-wounded-target'
  | 'dealt-out'
  | 'left-over'
  | 'gang-target'
  | 'quest-to-hit'
  | 'quest-damage'
  /** Somebody needs more than 6 to hit. */
  | 'quest-above-six'
  | 'gamebook-to-hit'
  | 'gamebook-to-wound'
  | 'gamebook-one-save'
  | 'gamebook-cover'
  | 'gamebook-damage'
  | 'gamebook-close-from'
  | 'gamebook-never-close'
  | 'gamebook-ammunition'
  | 'gamebook-fire'
  | 'gamebook-poison'
  | 'charts-of-wfb'
  | 'profile-to-hit'
  | 'profile-to-wound'
  | 'profile-save'
  | 'profile-one-wound'
  // Not modelled:
  | 'death-blow'
  | 'missiles'
  | 'pinning'
  | 'ranks'
  | 'spells-and-items'
  | 'healing'
  | 'reload'
  | 'charges'
  | 'shooting'
  | 'break-tests'
  | 'injuries';

/** Why numbers are not exact fractions, or not known at all. */
export interface FightCap {
  /** `rounds`: not over after so many. */
  readonly cap: 'rounds' | 'combatants' | 'fights';
  readonly limit: number;
}

export interface FightAnswer {
  readonly system: FightSystem;
  readonly sides: readonly [SideAnswer, SideAnswer];
  /** The chance that all fall at once. */
  readonly draw: Share;
  /** The chance that the fight goes on for ever, because neither side can hurt the other. */
  readonly never: Share;
  /** The chance that the fight is not over after `mostRounds`: the other chances are of those that are. */
  readonly open: number;
  /** Of fights that end: their rounds, which are turns in Warhammer Quest. */
  readonly rounds: {
    readonly mean: Share;
    /** The chance that the fight ends in each round, and that each side wins in it: from the first round on. */
    readonly ends: readonly { readonly chance: number; readonly wins: readonly [number, number] }[];
  };
  readonly rulesUsed: readonly FightNote[];
  readonly notModelled: readonly FightNote[];
  readonly assumed: readonly FightNote[];
  /** What met a limit; none where all numbers are exact. */
  readonly caps: readonly FightCap[];
  /** The greater error of both chances to win; 0 where they are exact. */
  readonly error: number;
}

/** One roll or one result of a fight that is played out, in order. */
export type PlayedEvent =
  | { readonly kind: 'round'; readonly round: number; readonly range: 'ranged' | 'close' }
  | {
      readonly kind: 'attack';
      readonly by: string;
      readonly against: string;
      readonly weapon: string;
      /** In order, each with its score; the last one is the one that stopped the attack, where one did. */
      readonly rolls: readonly PlayedRoll[];
      /** The Wounds that it takes; 0 where a roll stopped it. */
      readonly wounds: number;
      /** The Wounds that are left to the one who is hit; 0 or less: he falls. */
      readonly left: number;
    }
  /** An ability or an effect: `Regenerate 2`, fire. */
  | {
      readonly kind: 'effect';
      readonly of: string;
      readonly effect: string;
      /** To whom it happens; absent: to the one who has it. */
      readonly against?: string;
      readonly rolled?: number;
      readonly left?: number;
    }
  | { readonly kind: 'end'; readonly winner: 0 | 1 | undefined };

export interface PlayedRoll {
  readonly roll: 'hit' | 'wound' | 'save' | 'avoid' | 'damage';
  readonly rolled: number;
  /** Absent for damage. */
  readonly needed?: Needed;
  readonly isPassed?: boolean;
}
