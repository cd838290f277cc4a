import type { Needed } from '../../charts/chart.ts';
import type { Fraction } from '../../dice/evaluation/fraction.ts';
import type { PlayedRoll } from '../fight.ts';
import { type Blow, type Damage, damageFor } from '../rules/blow.ts';
import type { TableDice } from './tableDice.ts';

/** The rolls of one attack, and the Wounds that it takes. */
interface RolledBlow {
  readonly rolls: readonly PlayedRoll[];
  readonly wounds: number;
}

/** Rolls one attack, up to the first roll that ends it. */
export function rollBlow(blow: Blow, dice: TableDice): RolledBlow {
  const rolls: PlayedRoll[] = [];
  return { wounds: woundsOf(blow, dice, rolls), rolls };
}

function woundsOf(blow: Blow, dice: TableDice, rolls: PlayedRoll[]): number {
  const { hit, wound, save, avoids } = blow;
  const first = rollNeeded('hit', hit.needed, dice, rolls);
  if (!first.isPassed) return 0;
  if (wound && !rollNeeded('wound', wound.needed, dice, rolls).isPassed) return 0;
  if (save && rollNeeded('save', save.needed, dice, rolls).isPassed) return 0;
  if (avoids.some(({ chance }) => rollAvoid(chance, dice, rolls))) return 0;
  return rollDamage(damageFor(blow, first.die), dice, rolls);
}

/** Rolls for what is needed; the die is that of the first roll. */
function rollNeeded(
  roll: PlayedRoll['roll'],
  needed: Needed,
  dice: TableDice,
  rolls: PlayedRoll[],
): { readonly isPassed: boolean; readonly die: number } {
  const scores = needed.kind === 'scores' ? needed.scores : [needed.kind === 'certain' ? 1 : 7];
  let first: number | undefined;
  for (const score of scores) {
    const die = dice.die();
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
function rollAvoid(chance: Fraction, dice: TableDice, rolls: PlayedRoll[]): boolean {
  const sixths =
    (chance.numerator * 6n) % chance.denominator === 0n ? Number((chance.numerator * 6n) / chance.denominator) : 0;
  if (sixths > 0 && sixths < 6) {
    return rollNeeded('avoid', { kind: 'scores', scores: [7 - sixths] }, dice, rolls).isPassed;
  }
  const isPassed = dice.happens(chance);
  rolls.push({ roll: 'avoid', rolled: 0, isPassed });
  return isPassed;
}

function rollDamage(
  { dice: rolledDice, add, times, less, ignored, extra }: Damage,
  dice: TableDice,
  rolls: PlayedRoll[],
): number {
  const rolled = dice.draw(rolledDice);
  rolls.push({ roll: 'damage', rolled });
  const off = ignored.reduce((sum, one) => sum + Math.max(0, dice.draw(one)), less);
  const reduced = Math.max(0, (rolled + add) * times - off);
  return extra.reduce((sum, one) => sum + Math.max(0, dice.draw(one)), reduced);
}
