import { visitNames } from '../../dice/language/names.ts';
import { outcomesOfValue } from '../dieTests.ts';
import type { Effect, Hook } from '../effect.ts';
import { outcomesOfEffect, type Unit, valuesOfOpponent } from '../rules/unit.ts';
import type { FightDice, Fighter, State, Step } from './course.ts';
import { rollOf, shuffled } from './roll.ts';
import type { FightTable } from './table.ts';

/** The Wounds that an ability causes without an attack, if its effect is of that hook. */
export function woundsBy(table: FightTable, hook: Hook, unit: Unit, effect: Effect): readonly Step[] {
  const targets = effect.hook === hook ? targetsOf(table, effect) : undefined;
  if (!targets) return [];
  const others = table.against(unit);
  // By how many stand, from none on: what depends on that is caused by all of the kind together.
  const isTogether = asksHowMany(effect);
  const rolls = Array.from({ length: isTogether ? unit.count + 1 : 1 }, (_, left) =>
    others.map((other) => outcomesOfEffect(effect, new Map([...valuesOfOpponent(other), ['monsters-left', left]]))),
  ).map((own) => own.map((outcomes) => outcomes && rollOf(outcomes)));
  if (rolls.flat().includes(undefined)) return [];
  table.used.add(effect);
  return [
    (state, dice) => {
      const own = table.standing(unit, state);
      for (const fighter of isTogether ? own.slice(0, 1) : own) {
        for (const { unit: kind, at } of targets(fighter, state, dice)) {
          const roll = rolls[isTogether ? own.length : 0]?.[others.indexOf(kind)];
          const rolled = roll ? Math.max(0, dice.draw(roll)) : 0;
          const left = Math.max(0, (state[at] ?? 0) - rolled);
          state[at] = left;
          table.tell(dice, unit, effect.ability, { against: kind.name, rolled, left });
        }
      }
    },
  ];
}

function asksHowMany({ value }: Effect): boolean {
  let isAsked = false;
  if (value) visitNames(value, ({ name }) => (isAsked ||= name === 'monsters-left'));
  return isAsked;
}

type Targets = (fighter: Fighter, state: State, dice: FightDice) => readonly Fighter[];

/** Who takes the Wounds of an effect; undefined where it is not known how many do. */
function targetsOf(table: FightTable, { to, bindings }: Effect): Targets | undefined {
  if (!to) return ({ unit }, state) => table.allStanding(table.against(unit), state);
  if (to === 'beside') return (fighter, state) => besides(table, fighter, state);
  const counts = outcomesOfValue(to, bindings);
  if (!counts) return undefined;
  const roll = rollOf(counts);
  return ({ unit }, state, dice) => {
    const count = dice.draw(roll);
    const all = table.allStanding(table.against(unit), state);
    return count >= all.length ? all : shuffled(all, dice).slice(0, Math.max(0, count));
  };
}

/** The smaller side is dealt out to the greater one: one Monster stands beside all Warriors, and each of many beside one. */
function besides(table: FightTable, fighter: Fighter, state: State): readonly Fighter[] {
  const opponents = table.against(fighter.unit);
  const others = table.allStanding(opponents, state);
  const own = table.allStanding(
    table.units.filter((unit) => !opponents.includes(unit)),
    state,
  );
  const place = own.indexOf(fighter);
  return others.filter((_, index) =>
    own.length > others.length ? index === place % others.length : place === index % own.length,
  );
}
