import type { Needed, SystemCharts } from '../../charts/chart.ts';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type Fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Effect } from '../effect.ts';
import type { Fight, PlayedEvent, PlayedRoll } from '../fight.ts';
import { type Blow, type Damage, damageFor } from './blow.ts';
import { rulesFor } from './fightParts.ts';
import type { AttackRange, GameRules } from './gameRules.ts';
import {
  closeFrom,
  firstSide,
  frenziedAttacks,
  initiativeOf,
  inOrderOfInitiative,
  isFrenzy,
  maximumCombatants,
  unitsOf,
} from './model.ts';
import {
  amountOf,
  chanceOfEffect,
  constantEffects,
  countsAgainst,
  outcomesOfEffect,
  type Unit,
  valuesOfOpponent,
} from './unit.ts';

/** A fight that is played ends here, if it does not end before. */
const maximumRounds = 1000;

/**
 * One fight with dice, event by event, by the same rules as `fightSteps`. It ends after 1000 rounds at the latest, then without an `end`. Empty
 * where there is no answer to the fight either, or where it has too many combatants.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function playFight(fight: Fight, charts: readonly SystemCharts[], random: () => number): readonly PlayedEvent[] {
  const units = unitsOf(fight);
  const count = units?.reduce((sum, unit) => sum + unit.count, 0) ?? 0;
  if (!units || count > maximumCombatants) return [];
  return new Table(fight, units, rulesFor(fight, charts), random).play();
}

/** One who fights. */
interface Fighter {
  readonly unit: Unit;
  wounds: number;
  isFrenzied: boolean;
  burns: boolean;
  isPoisoned: boolean;
  /** The effects of which he is afraid. */
  readonly fears: Set<Effect>;
  shots: number;
}

/** The table at which a fight is played. */
class Table {
  readonly #fight: Fight;
  readonly #rules: GameRules;
  readonly #random: () => number;
  readonly #fighters: readonly Fighter[];
  readonly #events: PlayedEvent[] = [];
  readonly #targets = new Map<Unit, Fighter>();
  readonly #closeFrom: number;
  #range: AttackRange = 'close';

  constructor(fight: Fight, units: readonly Unit[], rules: GameRules, random: () => number) {
    this.#fight = fight;
    this.#rules = rules;
    this.#random = random;
    this.#closeFrom = closeFrom(fight);
    this.#fighters = units.flatMap((unit) =>
      Array.from({ length: unit.count }, (): Fighter => {
        const { block } = unit;
        const shots = block.system === 'gamebook' ? block.ranged?.ammunition : undefined;
        return {
          unit,
          wounds: unit.wounds,
          isFrenzied: false,
          burns: false,
          isPoisoned: false,
          fears: new Set(),
          shots: shots ?? Number.POSITIVE_INFINITY,
        };
      }),
    );
  }

  play(): readonly PlayedEvent[] {
    this.#range = this.#closeFrom <= 1 ? 'close' : 'ranged';
    this.#begin();
    for (let round = 1; round <= maximumRounds && !this.#isOver(); round++) {
      this.#range = round >= this.#closeFrom ? 'close' : 'ranged';
      this.#events.push({ kind: 'round', round, range: this.#range });
      this.#playRound();
    }
    if (this.#isOver()) {
      const [first, second] = ([0, 1] as const).map((side) => this.#ofSide(side).length > 0);
      this.#events.push({ kind: 'end', winner: first ? 0 : second ? 1 : undefined });
    }
    return this.#events;
  }

  /** Those of a side who stand. */
  #ofSide(side: 0 | 1): readonly Fighter[] {
    return this.#fighters.filter(({ unit, wounds }) => unit.side === side && wounds > 0);
  }

  #isOver(): boolean {
    return this.#ofSide(0).length === 0 || this.#ofSide(1).length === 0;
  }

  #units(): readonly Unit[] {
    return [...new Set(this.#fighters.map(({ unit }) => unit))];
  }

  #of(unit: Unit): readonly Fighter[] {
    return this.#fighters.filter((fighter) => fighter.unit === unit && fighter.wounds > 0);
  }

  /** Fear and ambushes. */
  #begin(): void {
    const springing: Unit[] = [];
    for (const unit of this.#units()) {
      for (const effect of unit.effects) {
        if (effect.hook === 'strikes-first' && !springing.includes(unit) && this.#happens(chanceOfEffect(effect))) {
          springing.push(unit);
          this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
        }
        if (effect.moment !== 'once-each' || effect.hook !== 'to-hit-against' || amountOf(effect) === undefined)
          continue;
        for (const fighter of this.#fighters) {
          if (fighter.unit.side === unit.side || !countsAgainst(effect, fighter.unit)) continue;
          if (!this.#happens(chanceOfEffect(effect, valuesOfOpponent(fighter.unit)))) continue;
          fighter.fears.add(effect);
          this.#events.push({ kind: 'effect', of: fighter.unit.name, effect: effect.ability });
        }
      }
    }
    for (const side of [0, 1] as const) {
      this.#attack(this.#units().filter((unit) => unit.side === side && springing.includes(unit)));
    }
  }

  #playRound(): void {
    const stood = new Map(this.#units().map((unit) => [unit, this.#of(unit).length]));
    this.#rollFrenzies();
    const first = firstSide(this.#fight);
    if (first === undefined) this.#attackByInitiative();
    else {
      for (const side of [first, first === 0 ? 1 : 0] as const) {
        const attackers = this.#units().filter((unit) => unit.side === side);
        this.#attack(this.#fight.system === 'warhammer-quest' ? inOrderOfInitiative(attackers) : attackers);
      }
    }
    if (this.#isOver()) return;
    this.#burn();
    for (const unit of this.#units()) {
      if (this.#isOver()) return;
      this.#regain(unit);
      this.#flee(unit, stood.get(unit) ?? 0);
    }
  }

  #rollFrenzies(): void {
    for (const unit of this.#units()) {
      const frenzy = frenzyOf(unit);
      const chance = frenzy && chanceOfEffect(frenzy);
      if (!frenzy || !chance) continue;
      for (const fighter of this.#of(unit)) {
        if (fighter.isFrenzied || !this.#happens(chance)) continue;
        fighter.isFrenzied = true;
        this.#events.push({ kind: 'effect', of: unit.name, effect: frenzy.ability });
      }
    }
  }

  #attackByInitiative(): void {
    const units = this.#units();
    const firstOfEqual = this.#random() < 0.5 ? 0 : 1;
    for (const value of [...new Set(units.map(initiativeOf))].toSorted((one, other) => other - one)) {
      for (const side of [firstOfEqual, firstOfEqual === 0 ? 1 : 0] as const) {
        this.#attack(units.filter((unit) => unit.side === side && initiativeOf(unit) === value));
      }
    }
  }

  #attack(attackers: readonly Unit[]): void {
    const [first] = attackers;
    if (!first || this.#isOver()) return;
    const opponents = this.#fighters.filter(({ unit }) => unit.side !== first.side);
    if (opponents.every(({ unit }) => unit.isWarrior)) this.#attackDealt(attackers, opponents);
    else {
      for (const unit of attackers) {
        for (const fighter of this.#of(unit)) this.#attackInTurn(fighter, opponents);
      }
    }
  }

  /** Each attack goes to the most wounded of the first kind that stands. */
  #attackInTurn(fighter: Fighter, opponents: readonly Fighter[]): void {
    const spent = { attacks: 0 };
    for (;;) {
      const standing = opponents.filter(({ wounds }) => wounds > 0);
      const [first] = standing;
      if (!first) return;
      const target = standing
        .filter(({ unit }) => unit === first.unit)
        .reduce((most, one) => (one.wounds < most.wounds ? one : most));
      if (spent.attacks++ >= this.#attacksOf(fighter, target) || (this.#range === 'ranged' && fighter.shots <= 0))
        return;
      if (this.#range === 'ranged') fighter.shots--;
      this.#strike(fighter, target, 0, 0);
    }
  }

  #attackDealt(attackers: readonly Unit[], opponents: readonly Fighter[]): void {
    const warriors = opponents.filter(({ wounds }) => wounds > 0);
    let next = 0;
    for (const unit of attackers) {
      const all = this.#of(unit);
      if (unit.effects.some(({ hook }) => hook === 'gangs-up')) {
        const target = this.#gangTarget(unit, warriors);
        const [leader] = all;
        if (!target || !leader) continue;
        const attacks = this.#rules.attacks(unit, target.unit, this.#range);
        for (let attack = 0; attack < attacks; attack++) this.#strike(leader, target, all.length - 1, all.length - 1);
        continue;
      }
      for (const fighter of this.#shuffled(all)) {
        const target = warriors[next++ % warriors.length];
        const attacks = target ? this.#attacksOf(fighter, target) : 0;
        for (let attack = 0; target && attack < attacks; attack++) this.#strike(fighter, target, 0, 0);
      }
    }
  }

  #gangTarget(unit: Unit, warriors: readonly Fighter[]): Fighter | undefined {
    const known = this.#targets.get(unit);
    if (known && known.wounds > 0) return known;
    const standing = warriors.filter(({ wounds }) => wounds > 0);
    const target = standing[Math.floor(this.#random() * standing.length)];
    if (target) this.#targets.set(unit, target);
    return target;
  }

  #attacksOf({ unit, isFrenzied }: Fighter, target: Fighter): number {
    const attacks = this.#rules.attacks(unit, target.unit, this.#range);
    const frenzy = isFrenzied ? frenzyOf(unit) : undefined;
    return frenzy ? frenziedAttacks(attacks, frenzy) : attacks;
  }

  /** One attack. What is aimed at one who has just fallen is lost. */
  #strike(attacker: Fighter, target: Fighter, toHit: number, strength: number): void {
    if (target.wounds <= 0) return;
    const afraid = [...attacker.fears].filter((effect) => target.unit.effects.includes(effect));
    const fear = afraid.reduce((sum, effect) => sum + (amountOf(effect) ?? 0), 0);
    const blow = this.#rules.blow(attacker.unit, target.unit, { range: this.#range, toHit: toHit + fear, strength });
    if (blow === 'none' || blow === 'unknown') return;
    const rolls: PlayedRoll[] = [];
    const wounds = this.#rollBlow(blow, rolls);
    target.wounds -= wounds;
    if (wounds > 0 && target.wounds > 0) {
      target.burns ||= blow.isFire;
      target.isPoisoned ||= blow.isPoison;
    }
    this.#events.push({
      kind: 'attack',
      by: attacker.unit.name,
      against: target.unit.name,
      weapon: blow.weapon,
      rolls,
      wounds,
      left: target.wounds,
    });
  }

  #rollBlow(blow: Blow, rolls: PlayedRoll[]): number {
    const { hit, wound, save, avoids } = blow;
    const first = this.#rollNeeded('hit', hit.needed, rolls);
    if (!first.isPassed) return 0;
    if (wound && !this.#rollNeeded('wound', wound.needed, rolls).isPassed) return 0;
    if (save && this.#rollNeeded('save', save.needed, rolls).isPassed) return 0;
    for (const { chance } of avoids) if (this.#rollChance(chance, rolls)) return 0;
    return this.#rollDamage(damageFor(blow, first.die), rolls);
  }

  /** Rolls for what is needed; the die is that of the first roll. */
  #rollNeeded(
    roll: PlayedRoll['roll'],
    needed: Needed,
    rolls: PlayedRoll[],
  ): { readonly isPassed: boolean; readonly die: number } {
    const scores = needed.kind === 'scores' ? needed.scores : [needed.kind === 'certain' ? 1 : 7];
    let first: number | undefined;
    for (const score of scores) {
      const die = this.#die();
      first ??= die;
      const isPassed = die >= score;
      rolls.push({
        roll,
        rolled: die,
        needed: scores.length > 1 ? { kind: 'scores', scores: [score] } : needed,
        isPassed,
      });
      if (!isPassed) return { isPassed, die: first };
    }
    return { isPassed: true, die: first ?? 1 };
  }

  /** A test of an ability, as the 1D6 that it nearly always is. */
  #rollChance(chance: Fraction, rolls: PlayedRoll[]): boolean {
    const sixths =
      (chance.numerator * 6n) % chance.denominator === 0n ? Number((chance.numerator * 6n) / chance.denominator) : 0;
    if (sixths > 0 && sixths < 6) {
      return this.#rollNeeded('avoid', { kind: 'scores', scores: [7 - sixths] }, rolls).isPassed;
    }
    const isPassed = this.#happens(chance);
    rolls.push({ roll: 'avoid', rolled: 0, isPassed });
    return isPassed;
  }

  #rollDamage({ dice, add, times, less, ignored, extra }: Damage, rolls: PlayedRoll[]): number {
    const rolled = this.#draw(dice);
    rolls.push({ roll: 'damage', rolled });
    const off = ignored.reduce((sum, one) => sum + Math.max(0, this.#draw(one)), less);
    const reduced = Math.max(0, (rolled + add) * times - off);
    return extra.reduce((sum, one) => sum + Math.max(0, this.#draw(one)), reduced);
  }

  #burn(): void {
    for (const fighter of this.#fighters) {
      const lost = Number(fighter.burns) + Number(fighter.isPoisoned);
      if (fighter.wounds <= 0 || lost === 0) continue;
      fighter.wounds -= lost;
      const effect = fighter.burns ? 'fire' : 'poison';
      this.#events.push({ kind: 'effect', of: fighter.unit.name, effect, left: fighter.wounds });
    }
  }

  #regain(unit: Unit): void {
    for (const effect of constantEffects(unit, 'regains')) {
      const outcomes = outcomesOfEffect(effect);
      const wounded = this.#of(unit).find(({ wounds }) => wounds < unit.wounds);
      if (!outcomes || !wounded || unit.isWarrior) continue;
      const rolled = this.#draw(outcomes);
      wounded.wounds = Math.min(unit.wounds, wounded.wounds + rolled);
      this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability, rolled, left: wounded.wounds });
    }
  }

  #flee(unit: Unit, stood: number): void {
    for (const effect of constantEffects(unit, 'flees')) {
      const left = this.#of(unit);
      if (left.length === 0 || left.length >= stood) continue;
      if (!this.#happens(chanceOfEffect(effect, new Map([['monsters-left', left.length]])))) continue;
      for (const fighter of left) fighter.wounds = 0;
      this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
    }
  }

  /** Nobody knows which of a kind stands where. */
  #shuffled(fighters: readonly Fighter[]): readonly Fighter[] {
    return fighters
      .map((fighter) => ({ fighter, order: this.#random() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ fighter }) => fighter);
  }

  #die(): number {
    return 1 + Math.floor(this.#random() * 6);
  }

  #happens(chance: Fraction | undefined): boolean {
    return chance !== undefined && this.#random() < toNumber(chance);
  }

  #draw({ counts, total }: Distribution): number {
    let rest = this.#random() * Number(total);
    let last = 0;
    for (const [outcome, count] of counts) {
      last = outcome;
      rest -= Number(count);
      if (rest < 0) return outcome;
    }
    return last;
  }
}

function frenzyOf(unit: Unit): Effect | undefined {
  return unit.effects.some(({ hook }) => hook === 'gangs-up') ? undefined : unit.effects.find(isFrenzy);
}
