import { combinePairs, constant, mapOutcomes } from '../../dice/evaluation/distribution.ts';
import { asksForChances } from '../../dice/language/expressionKinds.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { damageDice } from '../damageDice.ts';
import { numberOf, outcomesOfValue } from '../dieTests.ts';
import type { Effect } from '../effect.ts';
import type { QuestBlock } from '../statBlock.ts';
import type { Blow, Damage } from './blow.ts';
import type { ChartLookUp, GameRules } from './gameRules.ts';
import {
  amountOf,
  chanceOfEffect,
  changed,
  changedBy,
  constantEffects,
  countsAgainst,
  outcomesOfEffect,
  sumOfEffects,
  type Unit,
  valuesOfOpponent,
} from './unit.ts';

/** Warhammer Quest: to hit by the Weapon Skills of both; the damage dice and Strength, less Toughness and armour. */
export function questRules(lookUp: ChartLookUp): GameRules {
  return {
    attacks: (attacker, opponent) =>
      attacker.block.system === 'warhammer-quest'
        ? Math.max(
            0,
            changed(
              opponent,
              'attacks-against',
              changed(attacker, 'attacks', attacker.block.attacks, opponent),
              attacker,
            ),
          )
        : 0,
    blow: (attacker, opponent, { toHit, strength: more }): Blow | 'unknown' => {
      const { block } = attacker;
      const other = opponent.block;
      if (block.system !== 'warhammer-quest' || other.system !== 'warhammer-quest') return 'unknown';
      const add =
        toHit + sumOfEffects(attacker, 'to-hit', opponent) + sumOfEffects(opponent, 'to-hit-against', attacker);
      const hit = lookUp('whq-to-hit', other.weaponSkill, block.weaponSkill, add);
      const own = changed(attacker, 'strength', block.strength, opponent) + more;
      const strength = changed(opponent, 'strength-against', own, attacker);
      const effects = attacker.effects.filter((effect) => countsAgainst(effect, opponent));
      const usual = effects.filter(({ moment }) => moment === undefined);
      const damage = damageOf(attacker, block, opponent, other, strength, usual);
      if (!hit || !damage) return 'unknown';
      const { strong } = damageDice(block.damage) ?? {};
      const scores = [
        ...(strong ? [strong.from] : []),
        ...effects.flatMap((effect) => (effect.moment === 'natural' ? (naturalFromOf(effect) ?? []) : [])),
      ];
      const naturals = [...new Set(scores)]
        .toSorted((one, next) => one - next)
        .flatMap((from) => {
          const there = effects.filter((effect) => effect.moment === 'natural' && (naturalFromOf(effect) ?? 7) <= from);
          const special = damageOf(attacker, block, opponent, other, strength, [...usual, ...there], from);
          return special ? [{ from, damage: special }] : [];
        });
      return {
        weapon: '',
        range: 'close',
        hit,
        avoids: constantEffects(opponent, 'avoids', attacker).flatMap((effect) => {
          const chance = chanceOfEffect(effect, valuesOfOpponent(attacker));
          return chance ? [{ ability: effect.ability, chance }] : [];
        }),
        damage,
        naturals,
        isFire: false,
        isPoison: false,
      };
    },
  };
}

/**
 * The damage of an attack with these effects of the attacker.
 *
 * @param natural what the die to hit shows at least.
 */
function damageOf(
  attacker: Unit,
  { damage: written }: QuestBlock,
  opponent: Unit,
  other: QuestBlock,
  strength: number,
  effects: readonly Effect[],
  natural = 0,
): Damage | undefined {
  const of = (hook: Effect['hook']): readonly Effect[] => effects.filter((effect) => effect.hook === hook);
  const values = valuesOfOpponent(opponent);
  const outcomes = (hook: Effect['hook']) => of(hook).flatMap((effect) => outcomesOfEffect(effect, values) ?? []);
  const extra = outcomes('extra-wounds');
  const [instead] = outcomes('unreduced-damage');
  if (instead) return { dice: constant(0), add: 0, times: 1, less: 0, ignored: [], extra: [instead, ...extra] };
  const ofChange = (change: Effect['change']) => of('damage').filter((effect) => effect.change === change);
  const [set] = ofChange('set');
  const { usual, strong } = damageDice(written) ?? { usual: written };
  const body = parseExpression(strong && natural >= strong.from ? strong.dice : usual).annotation?.body;
  const own = body && !asksForChances(body) ? outcomesOfValue(body, new Map([['strength', strength]])) : undefined;
  const dice = set ? outcomesOfEffect(set) : own;
  if (!dice) return undefined;
  return {
    dice: ofChange('add')
      .flatMap((effect) => outcomesOfEffect(effect) ?? [])
      .reduce(
        (sum, one) => combinePairs(sum, one, (rolled, more) => rolled + more),
        mapOutcomes(dice, (rolled) => changedBy(rolled, of('damage-dice'))),
      ),
    add: set ? 0 : strength,
    times: ofChange('multiply').reduce((product, effect) => product * (amountOf(effect) ?? 1), 1),
    less:
      (of('no-toughness').length > 0 ? 0 : changed(opponent, 'toughness', other.toughness)) +
      (of('no-armour').length > 0 ? 0 : changed(opponent, 'armour', other.armour)),
    ignored: constantEffects(opponent, 'ignores-wounds', attacker).flatMap((effect) => outcomesOfEffect(effect) ?? []),
    extra,
  };
}

/** The number from which a natural roll to hit has an effect; undefined where it is not known. */
export function naturalFromOf({ naturalFrom, bindings }: Effect): number | undefined {
  return naturalFrom && numberOf(naturalFrom, bindings);
}
