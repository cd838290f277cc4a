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
  /** The damage of attacks whose first die to hit shows that number or more, in the order of these numbers. */
  readonly naturals: readonly { readonly from: number; readonly damage: Damage }[];
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
  const faces = facesThatHit(blow);
  const each = faces.length === 0 ? none : multiplyFractions(through, fraction(1n, BigInt(faces.length)));
  const parts = [
    { chance: oneMinus(through), wounds: constant(0) },
    ...faces.map((face) => ({ chance: each, wounds: woundsOf(damageFor(blow, face)) })),
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

/** What the first die to hit may show in an attack that hits. */
function facesThatHit({ hit: { needed }, naturals }: Blow): readonly number[] {
  if (needed.kind === 'impossible') return [];
  const from = needed.kind === 'scores' ? Math.max(1, needed.scores[0]) : 1;
  // Without a difference one of them is enough.
  return naturals.length === 0 ? [6] : [1, 2, 3, 4, 5, 6].filter((face) => face >= from);
}

/** The damage of an attack whose first die to hit shows that number. */
export function damageFor({ damage, naturals }: Blow, face: number): Damage {
  return naturals.findLast(({ from }) => face >= from)?.damage ?? damage;
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
