import { half } from '../dieTests.ts';
import type { Effect, Hook } from '../effect.ts';
import type { Fight } from '../fight.ts';
import { attackOrder, firstSide, type Sides, sidesFrom } from '../rules/attackOrder.ts';
import type { GameRules } from '../rules/gameRules.ts';
import { chanceOfEffect, countsAgainst, type Unit } from '../rules/unit.ts';
import { isUsedWithoutStep } from '../rules/usedEffects.ts';
import { Attacks } from './attacks.ts';
import { type Course, isOver, type Step } from './course.ts';
import { burning, fleeing, regaining } from './endOfRound.ts';
import { Fears } from './fears.ts';
import { Frenzies } from './frenzies.ts';
import { rollOfTest } from './roll.ts';
import { FightTable } from './table.ts';
import { woundsBy } from './wounds.ts';

/** The steps of a fight. */
export function courseOf(fight: Fight, units: readonly Unit[], rules: GameRules): Course {
  const table = new FightTable(fight, units, rules);
  const fears = new Fears(table);
  const frenzies = new Frenzies(table);
  const rolls = table.rolls();
  const attacks = new Attacks(table, fears, frenzies);
  const made = (make: (unit: Unit, effect: Effect) => readonly Step[], some = units): readonly Step[] =>
    some.flatMap((unit) =>
      effectsThatCount(table, unit).flatMap((effect) => make(unit, effect).map(ifDrawn(table, unit, effect))),
    );
  const wounds = (hook: Hook, some = units): readonly Step[] => made((...of) => woundsBy(table, hook, ...of), some);
  for (const unit of units) {
    for (const effect of effectsThatCount(table, unit)) {
      if (isUsedWithoutStep(effect, table.against(unit))) table.used.add(effect);
    }
  }
  const opening = [
    ...rolls,
    ...made((...of) => fears.add(...of)),
    ...wounds('wounds-when-placed'),
    ...ambushes(table, attacks),
  ];
  const round = [
    ...made((...of) => frenzies.add(...of)),
    ...wounds('wounds-at-start'),
    ...attacksOfRound(table, attacks, (some) => wounds('wounds-with-attacks', some)),
    burning(table, attacks),
    ...wounds('wounds-at-end'),
    ...made((...of) => regaining(table, ...of)),
    ...made((...of) => fleeing(table, ...of)),
  ];
  const course = {
    fight,
    units,
    fighters: table.fighters,
    start: table.start(),
    opening: [],
    round: [],
    used: table.used,
    rangeIn: table.rangeIn.bind(table),
  };
  const unlessOver =
    (step: Step): Step =>
    (state, dice) => {
      if (!isOver(course, state)) step(state, dice);
    };
  return {
    ...course,
    opening: opening.map(unlessOver),
    round: [(state) => table.beginRound(state), ...round.map(unlessOver)],
  };
}

/** Those that count against an opponent: against a race that is none of theirs an ability may yet do so, such as `Humans`. */
function effectsThatCount(table: FightTable, unit: Unit): readonly Effect[] {
  const opponents = table.against(unit);
  return [...unit.effects, ...unit.drawn].filter((one) => opponents.some((other) => countsAgainst(one, other)));
}

/** A step of an effect that does nothing if another one was rolled. */
function ifDrawn(table: FightTable, unit: Unit, effect: Effect): (step: Step) => Step {
  if (!effect.on) return (step) => step;
  return (step) => (state, dice) => {
    if (table.isDrawn(unit, effect, state)) step(state, dice);
  };
}

/** Who attacks before the first round. */
function ambushes(table: FightTable, attacks: Attacks): readonly Step[] {
  return sidesFrom(0).flatMap((side) => {
    const springing = table.units.flatMap((unit) => {
      const effect = unit.side === side ? unit.effects.find(isAmbush) : undefined;
      const chance = effect && chanceOfEffect(effect);
      if (!effect || !chance) return [];
      table.used.add(effect);
      return [{ unit, effect, test: rollOfTest(chance) }];
    });
    const step: Step = (state, dice) => {
      const sprung = springing.filter(({ unit, effect, test }) => {
        const isSprung = dice.draw(test) === 1;
        if (isSprung) table.tell(dice, unit, effect.ability);
        return isSprung;
      });
      attacks.attack(
        sprung.map(({ unit }) => unit),
        state,
        dice,
      );
    };
    return springing.length > 0 ? step : [];
  });
}

function isAmbush({ hook }: Effect): boolean {
  return hook === 'strikes-first';
}

function attacksOfRound(
  table: FightTable,
  attacks: Attacks,
  before: (units: readonly Unit[]) => readonly Step[],
): readonly Step[] {
  const order = attackOrder(table.fight, table.units);
  const first = firstSide(table.fight);
  const step =
    (units: readonly Unit[]): Step =>
    (state, dice) =>
      attacks.attack(units, state, dice);
  if (first !== undefined)
    return order.flatMap((sides) => sidesFrom(first).flatMap((side) => [...before(sides[side]), step(sides[side])]));
  if (!order.some(isTie)) return order.map((sides) => step(sides.flat()));
  // In each round a die decides between all that are equal.
  const component = table.component(0);
  const test = rollOfTest(half);
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
