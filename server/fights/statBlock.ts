/** Stat blocks: one who fights, as his game describes him. */

import type { Fraction } from '../dice/evaluation/fraction.ts';

/** The games whose fights can be worked out, by the ids of their systems. */
export type FightSystem = 'warhammer-quest' | 'gamebook' | 'mordheim' | 'wfb';

export type StatBlock = (QuestBlock | GamebookBlock | ProfileBlock) & Notes;

/** What its text says beside the values, as written: no figure of a fight counts it. */
interface Notes {
  readonly notes?: string;
}

/** A Monster or a Warrior of Warhammer Quest. */
export interface QuestBlock {
  readonly system: 'warhammer-quest';
  /** Empty without one. */
  readonly name: string;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly attacks: number;
  /** The damage dice without Strength, in the form of `damageDice`: `1D6`, `1D6/2D6(5+)`. */
  readonly damage: string;
  /** The points that armour takes off each hit. */
  readonly armour: number;
  readonly initiative?: number;
  /** The score that hits. */
  readonly ballisticSkill?: number;
  /** Of a Warrior. */
  readonly battleLevel?: number;
  /** Its special rules as written, in order: `Fear 6`. */
  readonly abilities: readonly string[];
}

/** A character of the gamebook. */
export interface GamebookBlock {
  readonly system: 'gamebook';
  readonly name: string;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  /** In each Combat Round. */
  readonly attacks: { readonly ranged: number; readonly close: number };
  /** Absent: no attacks while the fight is one of shooting. */
  readonly ranged?: RangedWeapon;
  /** Absent: no attacks in Close Combat. */
  readonly close?: CloseWeapon;
  /** The score that his armour saves on. */
  readonly armourSave?: number;
  /** The score that his cover saves on, while the fight is one of shooting. */
  readonly coverSave?: number;
  /** Whether he or his opponent attacks first; absent where the block does not say. */
  readonly initiative?: 'own' | 'opponent';
}

interface Weapon {
  readonly name: string;
  readonly isFire: boolean;
  readonly isPoison: boolean;
}

export interface RangedWeapon extends Weapon {
  readonly strength: number;
  readonly damage: number;
  /** The shots in it; absent for as many as he needs. */
  readonly ammunition?: number;
}

export interface CloseWeapon extends Weapon {
  /** Times the wielder's Strength, fractions up. */
  readonly multiplier: Fraction;
}

/** A profile of Mordheim or of Warhammer Fantasy Battle. `-` in the profile is absent here. */
export interface ProfileBlock {
  readonly system: 'mordheim' | 'wfb';
  readonly name: string;
  readonly movement?: number;
  readonly weaponSkill?: number;
  readonly ballisticSkill?: number;
  readonly strength?: number;
  readonly toughness?: number;
  readonly wounds?: number;
  readonly initiative?: number;
  readonly attacks?: number;
  readonly leadership?: number;
  /** The score that his armour saves on, before the modifier of a Strength. */
  readonly save?: number;
  /** Added to his Strength by his weapon. */
  readonly weaponBonus: number;
}
