import { rememberedNumber } from '../../queries/remembered.ts';
import { hitOf } from '../chain/body.ts';
import { rollStep, type Step, settleStep } from '../chain/chain.ts';
import type { ChainParts } from '../chain/chainParts.ts';
import { GroupBody } from '../chain/groupBody.ts';
import { mergedOutcomes } from '../chain/outcomes.ts';
import { none, oneMinus } from '../dieTests.ts';
import { chanceOfEffect, constantEffects, outcomesOfEffect, type Unit } from '../rules/unit.ts';

/** What happens after the attacks of a round: fire and poison, Wounds that are regained, and flight. */
export class EndOfRound {
  readonly #parts: ChainParts;
  /** For each kind that may flee a component, with how many of it stood when the round began. */
  readonly #counts = new Map<Unit, number>();

  constructor(parts: ChainParts) {
    this.#parts = parts;
    for (const unit of parts.units) {
      const mayFlee = constantEffects(unit, 'flees').some((effect) => parts.used.has(effect));
      if (mayFlee) this.#counts.set(unit, parts.component(0, unit.count));
    }
  }

  /** Before the attacks. */
  count(): readonly Step[] {
    return [...this.#counts].map(([unit, component]) =>
      settleStep((state) => {
        state[component] = this.#parts.standing(unit, state);
      }),
    );
  }

  steps(): readonly Step[] {
    const burning = this.#parts.isBurning ? [this.#burn()] : [];
    return [...burning, ...this.#parts.units.flatMap((unit) => [...this.#regain(unit), ...this.#flee(unit)])];
  }

  #burn(): Step {
    return settleStep((state) => {
      for (const [place, body] of this.#parts.bodies.entries()) {
        if (body instanceof GroupBody) state[place] = body.burnt(state[place] ?? 0);
      }
    });
  }

  #regain(unit: Unit): readonly Step[] {
    const { place } = unit;
    const body = this.#parts.bodies[place];
    return constantEffects(unit, 'regains').flatMap((effect) => {
      const regained = outcomesOfEffect(effect);
      if (!regained || !(body instanceof GroupBody)) return [];
      const hit = hitOf(regained, { isFire: false, isPoison: false });
      const outcomesFrom = rememberedNumber((value) =>
        mergedOutcomes(hit.outcomes.map(({ wounds, chance }) => [body.regained(value, wounds), chance])),
      );
      return rollStep((state) => {
        const value = state[place] ?? 0;
        return value === 0 || value === body.start ? undefined : { component: place, outcomes: outcomesFrom(value) };
      });
    });
  }

  /** Of a kind of which one fell in the round. */
  #flee(unit: Unit): readonly Step[] {
    const { place } = unit;
    const counted = this.#counts.get(unit);
    if (counted === undefined) return [];
    const flights = constantEffects(unit, 'flees').map((effect) => {
      const chanceFor = rememberedNumber((left) => chanceOfEffect(effect, new Map([['monsters-left', left]])) ?? none);
      return rollStep((state) => {
        const stand = this.#parts.standing(unit, state);
        if (stand === 0 || stand >= (state[counted] ?? 0)) return undefined;
        const chance = chanceFor(stand);
        if (chance.numerator === 0n) return undefined;
        const outcomes = mergedOutcomes([
          [0, chance],
          [state[place] ?? 0, oneMinus(chance)],
        ]);
        return { component: place, outcomes };
      });
    });
    const forget = settleStep((state) => {
      state[counted] = 0;
    });
    return [...flights, forget];
  }
}
