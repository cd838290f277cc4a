import { none } from '../dieTests.ts';
import type { Effect } from '../effect.ts';
import { chanceOfEffect, outcomesOfEffect, type Unit } from '../rules/unit.ts';
import type { Attacks } from './attacks.ts';
import type { Step } from './course.ts';
import { rollOf, rollOfTest } from './roll.ts';
import type { FightTable } from './table.ts';

/** At the end of a round fire and poison take Wounds. */
export function burning(table: FightTable, { fires, poisons }: Attacks): Step {
  return (state, dice) => {
    for (const [effect, marks] of [
      ['fire', fires],
      ['poison', poisons],
    ] as const) {
      for (const [at, component] of marks) {
        const fighter = table.fighters[at];
        const wounds = state[at] ?? 0;
        if (!fighter || wounds <= 0 || state[component] !== 1) continue;
        state[at] = wounds - 1;
        table.tell(dice, fighter.unit, effect, { left: wounds - 1 });
      }
    }
  };
}

/** The Wounds that Monsters regain at the end of a round, if the effect is that. */
export function regaining(table: FightTable, unit: Unit, effect: Effect): readonly Step[] {
  const outcomes = effect.hook === 'regains' && !unit.isWarrior ? outcomesOfEffect(effect) : undefined;
  if (!outcomes) return [];
  table.used.add(effect);
  const roll = rollOf(outcomes);
  return [
    (state, dice) => {
      for (const fighter of table.of(unit)) {
        const wounds = state[fighter.at] ?? 0;
        if (wounds <= 0 || wounds >= unit.wounds) continue;
        const rolled = dice.draw(roll);
        const left = Math.min(unit.wounds, wounds + Math.max(0, rolled));
        state[fighter.at] = left;
        table.tell(dice, unit, effect.ability, { rolled, left });
      }
    },
  ];
}

/** The others of a kind of which one fell in the round, if the effect is that they flee. */
export function fleeing(table: FightTable, unit: Unit, effect: Effect): readonly Step[] {
  const chances = Array.from({ length: effect.hook === 'flees' && !unit.isWarrior ? unit.count : 0 }, (_, left) =>
    chanceOfEffect(effect, new Map([['monsters-left', left]])),
  );
  if (chances.length === 0 || chances.slice(1).includes(undefined)) return [];
  table.used.add(effect);
  const stood = table.component(unit.count);
  const tests = chances.map((chance) => rollOfTest(chance ?? none));
  return [
    (state, dice) => {
      const left = table.standing(unit, state).length;
      const test = left < (state[stood] ?? 0) ? tests[left] : undefined;
      if (left > 0 && test && dice.draw(test) === 1) {
        for (const { at } of table.of(unit)) state[at] = 0;
        table.tell(dice, unit, effect.ability);
      }
      state[stood] = table.standing(unit, state).length;
    },
  ];
}
