import { none } from '../dieTests.ts';
import { chanceOfEffect, constantEffects, outcomesOfEffect, type Unit } from '../rules/unit.ts';
import type { Attacks } from './attacks.ts';
import type { Step } from './course.ts';
import { rollOf, testOf } from './roll.ts';
import type { FightTable } from './table.ts';

/** After the attacks of a round: fire and poison take Wounds, Monsters regain some, and some flee. */
export function endOfRound(table: FightTable, attacks: Attacks): readonly Step[] {
  return [
    burning(table, attacks),
    ...table.units.flatMap((unit) => [...regaining(table, unit), ...fleeing(table, unit)]),
  ];
}

function burning(table: FightTable, { fires, poisons }: Attacks): Step {
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
        table.tell(dice, fighter, effect, { left: wounds - 1 });
      }
    }
  };
}

function regaining(table: FightTable, unit: Unit): readonly Step[] {
  return constantEffects(unit, 'regains').flatMap((effect): readonly Step[] => {
    const outcomes = table.used.has(effect) ? outcomesOfEffect(effect) : undefined;
    if (!outcomes) return [];
    const roll = rollOf(outcomes);
    return [
      (state, dice) => {
        for (const fighter of table.of(unit)) {
          const wounds = state[fighter.at] ?? 0;
          if (wounds <= 0 || wounds >= unit.wounds) continue;
          const rolled = dice.draw(roll);
          const left = Math.min(unit.wounds, wounds + Math.max(0, rolled));
          state[fighter.at] = left;
          table.tell(dice, fighter, effect.ability, { rolled, left });
        }
      },
    ];
  });
}

/** Of a kind of which one fell in the round. */
function fleeing(table: FightTable, unit: Unit): readonly Step[] {
  return constantEffects(unit, 'flees').flatMap((effect): readonly Step[] => {
    if (!table.used.has(effect)) return [];
    const [first] = table.of(unit);
    const stood = table.component(unit.count);
    const tests = Array.from({ length: unit.count }, (_, left) =>
      testOf(chanceOfEffect(effect, new Map([['monsters-left', left]])) ?? none),
    );
    return [
      (state, dice) => {
        const left = table.standing(unit, state).length;
        const test = left < (state[stood] ?? 0) ? tests[left] : undefined;
        if (first && left > 0 && test && dice.draw(test) === 1) {
          for (const { at } of table.of(unit)) state[at] = 0;
          table.tell(dice, first, effect.ability);
        }
        state[stood] = table.standing(unit, state).length;
      },
    ];
  });
}
