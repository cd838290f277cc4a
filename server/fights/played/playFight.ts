import type { SystemCharts } from '../../charts/chart.ts';
import { type Attack, type FightDice, type Fighter, isOver, type State, stands } from '../course/course.ts';
import { courseOf } from '../course/courseOf.ts';
import type { DiceRoll } from '../course/roll.ts';
import type { Fight, PlayedEvent } from '../fight.ts';
import { sidesFrom } from '../rules/attackOrder.ts';
import { rulesFor } from '../rules/rulesFor.ts';
import { areTooMany, unitsOf } from '../rules/unit.ts';
import { rollBlow } from './rollBlow.ts';
import { RollingDice } from './rollingDice.ts';

/** A fight that is played ends here, if it does not end before. */
const maximumRounds = 1000;

/**
 * One fight with dice, event by event, by the same steps as `fightAnswer`. It ends after 1000 rounds at the latest, then without an `end`. Empty
 * where there is no answer to the fight either, or where it has too many combatants.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function playFight(fight: Fight, charts: readonly SystemCharts[], random: () => number): readonly PlayedEvent[] {
  const units = unitsOf(fight);
  if (!units || areTooMany(units)) return [];
  const course = courseOf(fight, units, rulesFor(fight, charts));
  const dice = new ToldDice(random);
  const state = course.start.slice();
  for (const step of course.opening) step(state, dice);
  for (let round = 1; round <= maximumRounds && !isOver(course, state); round++) {
    for (const [index, step] of course.round.entries()) {
      step(state, dice);
      if (index === 0) dice.tell({ kind: 'round', round, range: course.rangeIn(state) });
    }
  }
  if (isOver(course, state))
    dice.tell({ kind: 'end', winner: sidesFrom(0).find((side) => stands(course, side, state)) });
  return dice.events;
}

/** Dice that tell each roll. */
class ToldDice implements FightDice {
  readonly events: PlayedEvent[] = [];
  readonly #random: () => number;
  readonly #dice: RollingDice;

  constructor(random: () => number) {
    this.#random = random;
    this.#dice = new RollingDice(random);
  }

  draw(roll: DiceRoll): number {
    return this.#dice.draw(roll);
  }

  strike(state: State, by: Fighter, on: Fighter, { blow }: Attack, attacks: number): number {
    let made = 0;
    for (; made < attacks && (state[on.at] ?? 0) > 0; made++) {
      const { rolls, wounds } = rollBlow(blow, this.#random);
      const left = (state[on.at] ?? 0) - wounds;
      state[on.at] = left;
      this.tell({ kind: 'attack', by: by.unit.name, against: on.unit.name, weapon: blow.weapon, rolls, wounds, left });
    }
    return made;
  }

  tell(event: PlayedEvent): void {
    this.events.push(event);
  }
}
