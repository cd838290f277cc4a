import type { Effect, Hook } from '../effect.ts';
import { constantEffects, isGang, isOfKind, type Unit } from '../rules/unit.ts';
import type { FightDice, Fighter, State } from './course.ts';
import { oneOf } from './roll.ts';
import type { FightTable } from './table.ts';

/** Whom one attacks. */
export class Targets {
  readonly #table: FightTable;
  /** By the place of an attacker who keeps his target: the component with the place of that one, + 1; 0 for none. Gangs have one in common. */
  readonly #kept = new Map<number, number>();
  readonly #changing = new Set<Unit>();
  /** What counts only after those whom a kind rides or guards have fallen. */
  readonly #waiting = new Map<Unit, { readonly effect: Effect; readonly kinds: readonly Unit[] }[]>();

  constructor(table: FightTable) {
    this.#table = table;
    for (const unit of table.units) {
      if (constantEffects(unit, 'changes-target').length > 0) this.#changing.add(unit);
      if (isGang(unit) || constantEffects(unit, 'keeps-target').length > 0) this.#addKept(unit);
      for (const effect of unit.effects) this.#addWaiting(unit, effect);
    }
  }

  #addKept(unit: Unit): void {
    const opponents = this.#table.against(unit);
    if (!opponents.every(({ isWarrior }) => isWarrior)) return;
    for (const effect of unit.effects) if (effect.hook === 'gangs-up') this.#table.used.add(effect);
    if (opponents.length === 1) return;
    const common = isGang(unit) ? this.#table.component(0) : undefined;
    for (const { at } of this.#table.of(unit)) this.#kept.set(at, common ?? this.#table.component(0));
  }

  #addWaiting(unit: Unit, effect: Effect): void {
    const { after } = effect;
    if (after === undefined) return;
    const own = this.#table.units.filter((other) => other.side === unit.side && other !== unit);
    const kinds = own.filter((other) => isOfKind(other, after));
    if (kinds.length === 0) return;
    this.#table.used.add(effect);
    this.#waiting.set(unit, [...(this.#waiting.get(unit) ?? []), { effect, kinds }]);
  }

  /** The target that an attacker draws; undefined where it is dealt to him. */
  drawn({ unit, at }: Fighter, opponents: readonly Unit[], state: State, dice: FightDice): Fighter | undefined {
    const component = this.#kept.get(at);
    if (component === undefined && !isGang(unit) && !this.#changing.has(unit)) return undefined;
    const kept = component === undefined ? undefined : this.#table.fighters[(state[component] ?? 0) - 1];
    if (kept && (state[kept.at] ?? 0) > 0) return kept;
    const target = this.any(opponents, state, dice);
    if (component !== undefined && target) state[component] = target.at + 1;
    return target;
  }

  /** One who stands, by chance. */
  any(opponents: readonly Unit[], state: State, dice: FightDice): Fighter | undefined {
    const standing = this.#table.allStanding(opponents, state);
    return standing.length > 0 ? standing[dice.draw(oneOf(standing.length))] : undefined;
  }

  /** The most wounded of the first kind that stands. */
  mostWounded(opponents: readonly Unit[], state: State): Fighter | undefined {
    for (const unit of opponents) {
      if (this.#isHidden(unit, state)) continue;
      let most: Fighter | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const fighter of this.#table.of(unit)) {
        const wounds = state[fighter.at] ?? 0;
        if (wounds <= 0 || wounds >= least) continue;
        [most, least] = [fighter, wounds];
      }
      if (most) return most;
    }
    return undefined;
  }

  /** Whether each of a kind still rides. */
  #isHidden(unit: Unit, state: State): boolean {
    const isRiding = this.#waiting
      .get(unit)
      ?.some(
        ({ effect, kinds }) =>
          effect.hook === 'attackable' &&
          this.#table.standing(unit, state).length <= this.#table.allStanding(kinds, state).length,
      );
    return isRiding === true;
  }

  /** The effects of a hook that count now that others have fallen. */
  afterFall(unit: Unit, hook: Hook, state: State): readonly Effect[] {
    const waiting = this.#waiting.get(unit);
    if (!waiting) return none;
    return waiting.flatMap(({ effect, kinds }) =>
      effect.hook === hook && this.#table.allStanding(kinds, state).length === 0 ? effect : [],
    );
  }
}

const none: readonly Effect[] = [];
