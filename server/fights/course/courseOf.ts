import { half } from '../dieTests.ts';
import type { Effect } from '../effect.ts';
import type { Fight } from '../fight.ts';
import { attackOrder, firstSide, type Sides, sidesFrom } from '../rules/attackOrder.ts';
import type { GameRules } from '../rules/gameRules.ts';
import { chanceOfEffect, countsAgainst, type Unit } from '../rules/unit.ts';
import { isUsedWithoutStep } from '../rules/usedEffects.ts';
import { Attacks } from './attacks.ts';
import { type Course, isOver, type Step } from './course.ts';
import { endOfRound } from './endOfRound.ts';
import { Fears } from './fears.ts';
import { Frenzies } from './frenzies.ts';
import { testOf } from './roll.ts';
import { FightTable } from './table.ts';

/** The steps of a fight. */
export function courseOf(fight: Fight, units: readonly Unit[], rules: GameRules): Course {
  const table = new FightTable(fight, units, rules);
  const fears = new Fears(table);
  const frenzies = new Frenzies(table);
  const [opening, round]: [Step[], Step[]] = [[], []];
  const attacks = new Attacks(table, fears, frenzies);
  for (const unit of units) {
    const opponents = table.against(unit);
    // Against a race that is none of the opponents it may yet count: `Humans`.
    for (const effect of unit.effects.filter((one) => opponents.some((other) => countsAgainst(one, other)))) {
      if (isUsedWithoutStep(unit, effect, opponents)) table.used.add(effect);
      opening.push(...fears.add(unit, effect));
      round.push(...frenzies.add(unit, effect));
    }
  }
  opening.push(...ambushes(table, attacks));
  round.push(...attacksOfRound(table, attacks), ...endOfRound(table, attacks));
  const course = {
    fight,
    units,
    fighters: table.fighters,
    start: table.start(),
    opening,
    round: [],
    used: table.used,
    rangeIn: table.rangeIn.bind(table),
  };
  const unlessOver =
    (step: Step): Step =>
    (state, dice) => {
      if (!isOver(course, state)) step(state, dice);
    };
  return { ...course, round: [(state) => table.beginRound(state), ...round.map(unlessOver)] };
}

/** Who attacks before the first round. */
function ambushes(table: FightTable, attacks: Attacks): readonly Step[] {
  return sidesFrom(0).flatMap((side) => {
    const springing = table.units.flatMap((unit) => {
      const effect = unit.side === side ? unit.effects.find(isAmbush) : undefined;
      const chance = effect && chanceOfEffect(effect);
      if (!effect || !chance) return [];
      table.used.add(effect);
      return [{ unit, effect, test: testOf(chance), component: table.component(0) }];
    });
    const tests = springing.map(
      ({ unit, effect, test, component }): Step =>
        (state, dice) => {
          state[component] = dice.draw(test);
          const [first] = table.of(unit);
          if (state[component] === 1 && first) table.tell(dice, first, effect.ability);
        },
    );
    const attack: Step = (state, dice) => {
      const sprung = springing.filter(({ component }) => state[component] === 1);
      attacks.attack(
        sprung.map(({ unit }) => unit),
        state,
        dice,
      );
      // It makes no difference any more.
      for (const { component } of springing) state[component] = 0;
    };
    return springing.length > 0 ? [...tests, attack] : [];
  });
}

function isAmbush({ hook }: Effect): boolean {
  return hook === 'strikes-first';
}

function attacksOfRound(table: FightTable, attacks: Attacks): readonly Step[] {
  const order = attackOrder(table.fight, table.units);
  const first = firstSide(table.fight);
  const step =
    (units: readonly Unit[]): Step =>
    (state, dice) =>
      attacks.attack(units, state, dice);
  if (first !== undefined) return order.flatMap((sides) => sidesFrom(first).map((side) => step(sides[side])));
  if (!order.some(isTie)) return order.map((sides) => step(sides.flat()));
  // In each round a die decides between all that are equal.
  const component = table.component(0);
  const test = testOf(half);
  return [
    (state, dice) => {
      state[component] = dice.draw(test);
    },
    ...order.flatMap((sides) =>
      [0, 1].map(
        (turn): Step =>
          (state, dice) => {
            const side = turn === state[component] ? 0 : 1;
            attacks.attack(sides[side], state, dice);
          },
      ),
    ),
    (state) => {
      state[component] = 0;
    },
  ];
}

function isTie([one, other]: Sides): boolean {
  return one.length > 0 && other.length > 0;
}
