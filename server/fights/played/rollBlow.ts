import type { Needed } from '../../charts/chart.ts';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type Fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { draw, rollOf } from '../course/roll.ts';
import type { PlayedRoll } from '../fight.ts';
import { type Blow, type Damage, damageFor } from '../rules/blow.ts';

type Random = () => number;

/** The rolls of one attack, and the Wounds that it takes. */
interface RolledBlow {
  readonly rolls: readonly PlayedRoll[];
  readonly wounds: number;
}

/**
 * Rolls one attack, up to the first roll that ends it.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function rollBlow(blow: Blow, random: Random): RolledBlow {
  const rolls: PlayedRoll[] = [];
  return { wounds: woundsOf(blow, random, rolls), rolls };
}

function woundsOf(blow: Blow, random: Random, rolls: PlayedRoll[]): number {
  const { hit, wound, save, avoids } = blow;
  const first = rollNeeded('hit', hit.needed, random, rolls);
  if (!first.isPassed) return 0;
  if (wound && !rollNeeded('wound', wound.needed, random, rolls).isPassed) return 0;
  if (save && rollNeeded('save', save.needed, random, rolls).isPassed) return 0;
  if (avoids.some(({ chance }) => rollAvoid(chance, random, rolls))) return 0;
  return rollDamage(damageFor(blow, first.die), random, rolls);
}

/** Rolls for what is needed; the die is that of the first roll. */
function rollNeeded(
  roll: PlayedRoll['roll'],
  needed: Needed,
  random: Random,
  rolls: PlayedRoll[],
): { readonly isPassed: boolean; readonly die: number } {
  const scores = needed.kind === 'scores' ? needed.scores : [needed.kind === 'certain' ? 1 : 7];
  let first: number | undefined;
  for (const score of scores) {
    const die = 1 + Math.floor(random() * 6);
    first ??= die;
    const isPassed = die >= score;
    rolls.push({
      roll,
      rolled: die,
      needed: scores.length > 1 ? { kind: 'scores', scores: [score] } : needed,
      isPassed,
    });
    if (!isPassed) return { isPassed, die: first };
  }
  return { isPassed: true, die: first ?? 1 };
}

/** A test of an ability, as the 1D6 that it nearly always is. */
function rollAvoid(chance: Fraction, random: Random, rolls: PlayedRoll[]): boolean {
  const sixths =
    (chance.numerator * 6n) % chance.denominator === 0n ? Number((chance.numerator * 6n) / chance.denominator) : 0;
  if (sixths > 0 && sixths < 6) {
    return rollNeeded('avoid', { kind: 'scores', scores: [7 - sixths] }, random, rolls).isPassed;
  }
  const isPassed = random() < toNumber(chance);
  rolls.push({ roll: 'avoid', rolled: 0, isPassed });
  return isPassed;
}

function rollDamage({ dice, add, times, less, ignored, extra }: Damage, random: Random, rolls: PlayedRoll[]): number {
  const rolled = drawn(dice, random);
  rolls.push({ roll: 'damage', rolled });
  const off = ignored.reduce((sum, one) => sum + Math.max(0, drawn(one, random)), less);
  const reduced = Math.max(0, (rolled + add) * times - off);
  return extra.reduce((sum, one) => sum + Math.max(0, drawn(one, random)), reduced);
}

/** One outcome. */
function drawn(outcomes: Distribution, random: Random): number {
  return draw(rollOf(outcomes), random);
}
