import type { Step } from '../chain/chain.ts';
import type { ChainParts } from '../chain/chainParts.ts';
import { countsAgainst, type Unit } from '../rules/unit.ts';
import { isUsedWithoutComponent } from '../rules/usedEffects.ts';
import { Ambushes } from './ambushes.ts';
import { Fears } from './fears.ts';
import { Frenzies } from './frenzies.ts';
import { Gangs } from './gangs.ts';
import { Shots } from './shots.ts';

/** What abilities and weapons add to a state beside the Wounds, and the rolls for it. */
export class Abilities {
  readonly frenzies: Frenzies;
  readonly ambushes: Ambushes;
  readonly fears: Fears;
  readonly gangs: Gangs;
  readonly shots: Shots;
  /** When the fight begins, and at the start of each round. */
  readonly opening: Step[] = [];
  readonly round: Step[] = [];
  readonly #parts: ChainParts;

  constructor(parts: ChainParts) {
    this.#parts = parts;
    this.frenzies = new Frenzies(parts);
    this.ambushes = new Ambushes(parts);
    this.fears = new Fears(parts);
    this.gangs = new Gangs(parts);
    this.shots = new Shots(parts);
    for (const unit of parts.units) {
      this.#addEffects(unit);
      this.shots.add(unit);
    }
  }

  #addEffects(unit: Unit): void {
    const opponents = this.#parts.against(unit);
    for (const effect of unit.effects) {
      // Against a race that is none of the opponents it may yet count: `Humans`.
      if (!opponents.some((other) => countsAgainst(effect, other))) continue;
      if (isUsedWithoutComponent(unit, effect, opponents)) this.#parts.used.add(effect);
      this.round.push(...this.frenzies.add(unit, effect));
      this.opening.push(...this.ambushes.add(unit, effect), ...this.fears.add(unit, effect));
      if (effect.hook === 'gangs-up' && opponents.every(({ isWarrior }) => isWarrior)) {
        this.#parts.used.add(effect);
        this.gangs.add(unit);
      }
    }
  }
}
