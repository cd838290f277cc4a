/** One attack on one opponent: which rolls it takes, and the Wounds of an attack that gets through. */

import type { Needed } from '../../charts/chart.ts';
import {
  combinePairs,
  constant,
  type Distribution,
  mapOutcomes,
  mixture,
  shiftOutcomes,
} from '../../dice/evaluation/distribution.ts';
import { type Fraction, fraction, greatestCommonDivisor, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { chanceOfNeeded, none, oneMinus } from '../dieTests.ts';

export interface Blow {
  /** The weapon; empty without a name. */
  readonly weapon: string;
  readonly range: 'ranged' | 'close';
  readonly hit: BlowRoll;
  readonly wound?: BlowRoll;
  /** A roll of the one who is hit, that stops the attack: of armour or cover. */
  readonly save?: BlowRoll;
  /** The chances that an ability of the one who is hit stops the attack, one roll each. */
  readonly avoids: readonly Avoidance[];
  readonly damage: Damage;
  /** The damage of an attack whose first die to hit shows that number or more. */
  readonly natural?: { readonly from: number; readonly damage: Damage };
  /** It goes on to take Wounds at the end of each round. */
  readonly isFire: boolean;
  readonly isPoison: boolean;
}

export interface BlowRoll {
  readonly needed: Needed;
  readonly isExtrapolated?: boolean;
}

interface Avoidance {
  readonly ability: string;
  readonly chance: Fraction;
}

/** `times` (dice + `add`) − `less` − `ignored`, at least 0, and then `extra`. */
export interface Damage {
  readonly dice: Distribution;
  readonly add: number;
  readonly times: number;
  /** Toughness and armour. */
  readonly less: number;
  /** What abilities of the one who is hit take off. */
  readonly ignored: readonly Distribution[];
  /** From which nothing comes off. */
  readonly extra: readonly Distribution[];
}

/** The Wounds of one attack that hits, and is not stopped. */
export function woundsOf({ dice, add, times, less, ignored, extra }: Damage): Distribution {
  const dealt = mapOutcomes(shiftOutcomes(dice, add), (outcome) => outcome * times - less);
  const left = ignored.reduce(
    (wounds, one) => combinePairs(wounds, one, (taken, off) => taken - Math.max(0, off)),
    dealt,
  );
  const reduced = mapOutcomes(left, (outcome) => Math.max(0, outcome));
  return extra.reduce((wounds, one) => combinePairs(wounds, one, (taken, more) => taken + Math.max(0, more)), reduced);
}

/** The chance that the attack hits, wounds, and is not stopped. */
export function chanceThrough({ hit, wound, save, avoids }: Blow): Fraction {
  const stops = [...(save ? [chanceOfNeeded(save.needed)] : []), ...avoids.map(({ chance }) => chance)];
  return [...(wound ? [chanceOfNeeded(wound.needed)] : []), ...stops.map(oneMinus)].reduce(
    multiplyFractions,
    chanceOfNeeded(hit.needed),
  );
}

/** The Wounds of one attack, 0 for one that does not get through. */
export function woundsOfAttack(blow: Blow): Distribution {
  const through = chanceThrough(blow);
  const share = naturalShare(blow);
  const parts = [
    { chance: oneMinus(through), wounds: constant(0) },
    { chance: multiplyFractions(through, oneMinus(share)), wounds: woundsOf(blow.damage) },
    ...(blow.natural ? [{ chance: multiplyFractions(through, share), wounds: woundsOf(blow.natural.damage) }] : []),
  ].filter(({ chance }) => chance.numerator > 0n);
  const common = parts.reduce((multiple, { chance }) => leastCommonMultiple(multiple, chance.denominator), 1n);
  const totals = parts.reduce((multiple, { wounds }) => leastCommonMultiple(multiple, wounds.total), 1n);
  return mixture(
    parts.map(({ chance, wounds }) => ({
      weight: (chance.numerator * common) / chance.denominator,
      distribution: wounds,
    })),
    totals,
  );
}

/** Of the attacks that hit, the share whose first die shows enough for the other damage. */
export function naturalShare({ hit, natural }: Blow): Fraction {
  const { needed } = hit;
  if (!natural || needed.kind === 'impossible') return none;
  const from = needed.kind === 'scores' ? Math.max(1, needed.scores[0]) : 1;
  const faces = Math.max(0, 7 - from);
  const special = Math.max(0, 7 - Math.max(from, natural.from));
  return faces === 0 ? none : fraction(BigInt(special), BigInt(faces));
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
