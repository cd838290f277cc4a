import { constant } from '../../dice/evaluation/distribution.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { outcomesOf } from '../dieTests.ts';
import type { Effect } from '../effect.ts';
import type { QuestBlock } from '../statBlock.ts';
import type { Blow, Damage } from './blow.ts';
import type { GameRules, LookUp } from './gameRules.ts';
import {
  amountOf,
  chanceOfEffect,
  changed,
  constantEffects,
  outcomesOfEffect,
  sumOf,
  type Unit,
  valuesOfOpponent,
} from './unit.ts';

/** Warhammer Quest: to hit by the Weapon Skills of both; the damage dice and Strength, less Toughness and armour. */
export function questRules(lookUp: LookUp): GameRules {
  return {
    attacks: (attacker, opponent) =>
      attacker.block.system === 'warhammer-quest'
        ? Math.max(0, changed(attacker, 'attacks', attacker.block.attacks, opponent))
        : 0,
    blow: (attacker, opponent, { toHit, strength: more }): Blow | 'unknown' => {
      const { block } = attacker;
      const other = opponent.block;
      if (block.system !== 'warhammer-quest' || other.system !== 'warhammer-quest') return 'unknown';
      const add = toHit + sumOf(attacker, 'to-hit', opponent) + sumOf(opponent, 'to-hit-against', attacker);
      const hit = lookUp('whq-to-hit', other.weaponSkill, block.weaponSkill, add);
      const strength = changed(attacker, 'strength', block.strength, opponent) + more;
      const damage = damageOf(attacker, block, opponent, other, strength);
      if (!hit || !damage) return 'unknown';
      const natural = naturalOf(attacker, opponent, damage);
      return {
        weapon: '',
        range: 'close',
        hit,
        avoids: constantEffects(opponent, 'avoids', attacker).flatMap((effect) => {
          const chance = chanceOfEffect(effect, valuesOfOpponent(attacker));
          return chance ? [{ ability: effect.ability, chance }] : [];
        }),
        damage,
        ...(natural && { natural }),
        isFire: false,
        isPoison: false,
      };
    },
  };
}

function damageOf(
  attacker: Unit,
  { damage: written }: QuestBlock,
  opponent: Unit,
  other: QuestBlock,
  strength: number,
): Damage | undefined {
  const extra = constantEffects(attacker, 'extra-wounds', opponent).flatMap((effect) => outcomesOfEffect(effect) ?? []);
  const [instead] = constantEffects(attacker, 'unreduced-damage', opponent).flatMap(
    (effect) => outcomesOfEffect(effect) ?? [],
  );
  if (instead) return { dice: constant(0), add: 0, times: 1, less: 0, ignored: [], extra: [instead, ...extra] };
  const body = parseExpression(written).annotation?.body;
  const dice =
    body && !isTest(body) && body.kind !== 'outcomes' ? outcomesOf(body, new Map([['strength', strength]])) : undefined;
  if (!dice) return undefined;
  const has = (hook: 'no-armour' | 'no-toughness'): boolean => constantEffects(attacker, hook, opponent).length > 0;
  const changes = constantEffects(attacker, 'damage', opponent);
  const amounts = (change: Effect['change']): readonly number[] =>
    changes.filter((effect) => effect.change === change).flatMap((effect) => amountOf(effect) ?? []);
  return {
    dice,
    add: strength + amounts('add').reduce((sum, amount) => sum + amount, 0),
    times: amounts('multiply').reduce((product, factor) => product * factor, 1),
    less: (has('no-toughness') ? 0 : toughnessOf(opponent, other)) + (has('no-armour') ? 0 : armourOf(opponent, other)),
    ignored: constantEffects(opponent, 'ignores-wounds', attacker).flatMap((effect) => outcomesOfEffect(effect) ?? []),
    extra,
  };
}

function toughnessOf(unit: Unit, { toughness }: QuestBlock): number {
  return changed(unit, 'toughness', toughness);
}

function armourOf(unit: Unit, { armour }: QuestBlock): number {
  return changed(unit, 'armour', armour);
}

/** What a high roll to hit changes about the damage. Of several abilities the one that needs least counts. */
function naturalOf(attacker: Unit, opponent: Unit, damage: Damage): Blow['natural'] {
  const other = opponent.block;
  if (other.system !== 'warhammer-quest') return undefined;
  const effects = attacker.effects.filter(({ moment }) => moment === 'natural');
  const scores = effects.flatMap(({ naturalFrom, bindings }) => {
    const outcomes = naturalFrom && outcomesOf(naturalFrom, bindings);
    return outcomes?.counts.size === 1 ? [...outcomes.counts.keys()] : [];
  });
  if (effects.length === 0 || scores.length !== effects.length) return undefined;
  let less = damage.less;
  let { times, add } = damage;
  const extra = [...damage.extra];
  for (const effect of effects) {
    const amount = amountOf(effect) ?? 0;
    const more = outcomesOfEffect(effect);
    if (effect.hook === 'no-toughness') less -= toughnessOf(opponent, other);
    else if (effect.hook === 'no-armour') less -= armourOf(opponent, other);
    else if (effect.hook === 'damage' && effect.change === 'multiply') times *= amount;
    else if (effect.hook === 'damage') add += amount;
    else if (effect.hook === 'extra-wounds' && more) extra.push(more);
  }
  return { from: Math.max(...scores), damage: { ...damage, less: Math.max(0, less), times, add, extra } };
}
