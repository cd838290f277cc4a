/** What an ability does in a fight: an instruction beside its rule, `<?fight avoids: 1D6 >= n ?>`, with the values of one use. */

import type { Bindings } from '../dice/evaluation/odds.ts';
import type { Test, Value } from '../dice/language/expression.ts';

/** Where an ability takes effect. `against` is what happens to those who attack its owner. */
export type Hook =
  /** Added to his own to hit rolls, and to those against him. */
  | 'to-hit'
  | 'to-hit-against'
  /** Changes of the Attacks, and of the Strength, of those who attack him. */
  | 'attacks-against'
  | 'strength-against'
  /** Changes of his values: `+1`, `*2`, `= 5`. */
  | 'attacks'
  | 'strength'
  | 'toughness'
  | 'armour'
  /** His damage before Toughness and armour come off: `+2`, `*2`; `= 2D6` in place of dice and Strength. The dice alone: `*2`. */
  | 'damage'
  | 'damage-dice'
  /** Wounds of a hit beside its damage, from which nothing comes off. */
  | 'extra-wounds'
  /** Wounds of a hit in place of its damage, from which nothing comes off. */
  | 'unreduced-damage'
  /** Taken off each hit on him, beside Toughness and armour. */
  | 'ignores-wounds'
  /** Wounds that he regains at the end of each turn, up to those he started with. */
  | 'regains'
  /** A test for each hit on him: if it is true, the hit does nothing. */
  | 'avoids'
  /** A test when he appears: if it is true, he attacks at once, before the first turn. */
  | 'strikes-first'
  /** A test at the end of each turn in which one of his kind fell: if it is true, the others flee. `monsters-left` is their number. */
  | 'flees'
  /** Armour, or Toughness, of those whom he hits does not count. */
  | 'no-armour'
  | 'no-toughness'
  /** All of his kind attack one opponent together: +1 to hit and +1 Strength for each beyond the first. */
  | 'gangs-up'
  /** Wounds without a roll to hit: when he appears, at the start of each turn, before the attacks of his side, and at the end of each turn. */
  | 'wounds-when-placed'
  | 'wounds-at-start'
  | 'wounds-with-attacks'
  | 'wounds-at-end'
  /** A test before his attacks: if it is not true, he makes none. */
  | 'acts'
  /** A test after his attacks: if it is true, he falls. */
  | 'falls'
  /** Whom he attacks is drawn in each turn; or once, until that one falls. */
  | 'changes-target'
  | 'keeps-target'
  /** He makes the attacks that are left on another when one falls. */
  | 'left-over'
  /** He can be attacked: `after` his mount has fallen. */
  | 'attackable'
  /** Known to change no figure of a fight. */
  | 'nothing';

/** One thing that an ability of one combatant does. */
export interface Effect {
  /** As written: `Fear 6`. */
  readonly ability: string;
  readonly hook: Hook;
  /** How `value` changes what the hook names; `add` where the hook names no value. */
  readonly change: 'add' | 'multiply' | 'set';
  /** Of hooks with an amount. */
  readonly value?: Value;
  /** Of hooks with a test, and of those that need one to count. */
  readonly test?: Test;
  /**
   * When `test` decides: `once-each` for each opponent when the fight begins, with his values; `each-turn` at the start of each turn until it
   * is true, and from then on for good; `natural`: on a to hit roll whose die shows `naturalFrom` or more.
   */
  readonly moment?: 'once-each' | 'each-turn' | 'natural';
  readonly naturalFrom?: Value;
  /** It counts only against opponents of this race: `Elves`. */
  readonly against?: string;
  /** It counts only if this is true of `roll`, the 1D6 that is rolled once for his kind and ability when the fight begins. */
  readonly on?: Test;
  /** Of `wounds-…`: those beside him, or so many, who are drawn; absent: all opponents. */
  readonly to?: 'beside' | Value;
  /** It counts only after all of that kind, of his own side, have fallen. */
  readonly after?: string;
  /** The values of the use, by the names in `value` and `test`. */
  readonly bindings: Bindings;
}
