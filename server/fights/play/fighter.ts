import type { Effect } from '../effect.ts';
import type { Unit } from '../rules/unit.ts';

/** One who fights, in a fight that is played. */
export interface Fighter {
  readonly unit: Unit;
  wounds: number;
  isFrenzied: boolean;
  burns: boolean;
  isPoisoned: boolean;
  /** The effects of which he is afraid. */
  readonly fears: Set<Effect>;
  /** Infinite where ammunition is not limited. */
  shots: number;
}

/** All who fight, as they are when the fight begins. */
export function fightersOf(units: readonly Unit[]): readonly Fighter[] {
  return units.flatMap((unit) => Array.from({ length: unit.count }, () => fighterOf(unit)));
}

function fighterOf(unit: Unit): Fighter {
  const { block, wounds } = unit;
  const ammunition = block.system === 'gamebook' ? block.ranged?.ammunition : undefined;
  return {
    unit,
    wounds,
    isFrenzied: false,
    burns: false,
    isPoisoned: false,
    fears: new Set(),
    shots: ammunition ?? Number.POSITIVE_INFINITY,
  };
}
