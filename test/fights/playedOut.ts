/** Fights of a party of Warhammer Quest, played out with dice by the text of the rules and of abilities, and knowing nothing of the program. */
import { questToHit } from './reference.ts';

export type Die = () => number;

export interface Someone {
  readonly name: string;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly attacks: number;
  readonly armour: number;
  readonly battleLevel?: number;
  readonly initiative?: number;
}

/** A hit: what the die to hit shows, with the values of both. */
interface Hit {
  readonly die: Die;
  readonly natural: number;
  readonly strength: number;
  readonly toughness: number;
  readonly armour: number;
  /** What was rolled for the kind when the fight began. */
  readonly kind: number;
}

/** What the abilities of a kind do, in the words of their rules. */
export interface Does {
  readonly kind?: (die: Die) => number;
  readonly strength?: number;
  readonly toughness?: number;
  readonly attacks?: (kind: number) => number;
  readonly attacksAgainst?: (kind: number) => number;
  /** The Wounds of a hit by it, and on it. */
  readonly damage?: (hit: Hit) => number;
  readonly suffers?: (hit: Hit) => number;
  /** On so much on 1D6 each blow at it is avoided. */
  readonly avoids?: number;
  readonly ignores?: Die | ((die: Die) => number);
  readonly regains?: (die: Die) => number;
  readonly frenzyFrom?: number;
  readonly ambushFrom?: number;
  readonly flees?: boolean;
  readonly gangsUp?: boolean;
  /** Added to the rolls to hit it, and to those of a Warrior who fails his test. */
  readonly toBeHit?: (kind: number) => number;
  readonly fear?: { readonly isAfraid: (die: Die, battleLevel: number) => boolean; readonly penalty: number };
  readonly hates?: string;
  readonly acts?: (die: Die) => boolean;
  readonly falls?: (die: Die) => boolean;
  /** Wounds without an attack: of all when it appears, of so many at the start, of those beside it before its attacks and at the end. */
  readonly placed?: (die: Die) => number;
  readonly start?: (die: Die, kind: number) => number;
  readonly catches?: (die: Die) => number;
  readonly phase?: (die: Die, kind: number) => number;
  readonly end?: (die: Die, kind: number) => number;
  /** The same of all who stand together. */
  readonly together?: (dice: (count: number) => number, standing: number) => number;
  readonly target?: 'changes' | 'keeps';
  readonly isSpending?: boolean;
  /** One attack more when the kind before it has fallen; or it can be attacked when that one has. */
  readonly rages?: boolean;
  readonly rides?: boolean;
}

export interface Plain {
  readonly party: readonly Someone[];
  readonly monsters: readonly { readonly one: Someone; readonly count: number; readonly does: Does }[];
}

interface Fighter {
  left: number;
}

interface Warrior extends Fighter {
  readonly is: Someone;
}

interface Kind {
  readonly one: Someone;
  readonly does: Does;
  readonly rolled: number;
  readonly afraid: ReadonlySet<Warrior>;
  prey?: Warrior | undefined;
}

interface Monster extends Fighter {
  readonly of: Kind;
  prey?: Warrior | undefined;
  isFrenzied: boolean;
}

const sumOf = (count: number, die: Die): number =>
  Array.from({ length: count }, die).reduce((sum, one) => sum + one, 0);

/** One fight. */
class PlayedOut {
  readonly #die: Die;
  readonly #random: () => number;
  readonly #warriors: readonly Warrior[];
  readonly #monsters: readonly Monster[];
  readonly #kinds: readonly Kind[];

  constructor({ party, monsters }: Plain, random: () => number) {
    this.#random = random;
    this.#die = () => 1 + Math.floor(random() * 6);
    this.#warriors = party.map((is) => ({ is, left: is.wounds }));
    this.#kinds = monsters.map(({ one, does }) => {
      const afraid = this.#warriors.filter(({ is }) => does.fear?.isAfraid(this.#die, is.battleLevel ?? 1));
      return { one, does, rolled: does.kind?.(this.#die) ?? 0, afraid: new Set(afraid) };
    });
    this.#monsters = this.#kinds.flatMap((of, kind) =>
      Array.from({ length: monsters[kind]?.count ?? 0 }, () => ({ of, left: of.one.wounds, isFrenzied: false })),
    );
  }

  /** The figures of the end, by their names. */
  play(): ReadonlyMap<string, number> {
    for (const { of } of this.#standing())
      for (const one of this.#alive()) this.#wound(one, of.does.placed?.(this.#die));
    this.#monstersAttack(
      this.#standing().filter(({ of: { does } }) => does.ambushFrom !== undefined && this.#die() >= does.ambushFrom),
    );
    let turns = 0;
    while (this.#alive().length > 0 && this.#standing().length > 0 && turns < 1000) {
      turns++;
      this.#turn();
    }
    const lost = this.#monsters.reduce((sum, { of, left }) => sum + of.one.wounds - Math.max(0, left), 0);
    return new Map([
      ['the party wins', this.#alive().length > 0 ? 1 : 0],
      ['turns', Math.max(1, turns)],
      ...this.#warriors.map(({ is, left }) => [`lost by ${is.name}`, is.wounds - Math.max(0, left)] as const),
      ['lost by Monsters', lost] as const,
    ]);
  }

  #turn(): void {
    for (const one of this.#standing()) one.isFrenzied ||= this.#die() >= (one.of.does.frenzyFrom ?? 7);
    for (const { of } of this.#standing()) {
      const { start, catches } = of.does;
      const count = start ? (catches?.(this.#die) ?? Number.POSITIVE_INFINITY) : 0;
      for (const one of this.#someOf(this.#alive(), count)) this.#wound(one, start?.(this.#die, of.rolled));
    }
    const before = new Map(this.#kinds.map((kind) => [kind, this.#standing(kind).length]));
    for (const one of this.#alive().toSorted((a, b) => (b.is.initiative ?? 0) - (a.is.initiative ?? 0)))
      this.#warriorAttacks(one);
    if (this.#alive().length === 0 || this.#standing().length === 0) return;
    this.#beside('phase');
    for (const kind of this.#kinds) {
      const standing = this.#standing(kind).length;
      if (standing > 0 && kind.does.together)
        for (const one of this.#alive())
          this.#wound(
            one,
            kind.does.together((count) => sumOf(count, this.#die), standing),
          );
    }
    this.#monstersAttack(this.#standing());
    if (this.#alive().length === 0 || this.#standing().length === 0) return;
    this.#beside('end');
    if (this.#alive().length === 0) return;
    for (const one of this.#standing()) {
      const { regains } = one.of.does;
      if (regains && one.left < one.of.one.wounds)
        one.left = Math.min(one.of.one.wounds, one.left + regains(this.#die));
    }
    for (const [kind, stood] of before) {
      const standing = this.#standing(kind);
      const isFleeing = kind.does.flees && standing.length > 0 && standing.length < stood;
      if (isFleeing && this.#die() >= standing.length) for (const one of standing) one.left = 0;
    }
  }

  #warriorAttacks(by: Warrior): void {
    const { is } = by;
    for (let attack = 0; ; attack++) {
      const target = this.#mostWounded();
      if (!target) return;
      const { one, does, rolled, afraid } = target.of;
      if (attack >= is.attacks + (does.attacksAgainst?.(rolled) ?? 0)) return;
      const natural = this.#die();
      const add = (does.toBeHit?.(rolled) ?? 0) + (afraid.has(by) ? (does.fear?.penalty ?? 0) : 0);
      if (natural + add < questToHit(is.weaponSkill, one.weaponSkill)) continue;
      if (does.avoids !== undefined && this.#die() >= does.avoids) continue;
      const toughness = does.toughness ?? one.toughness;
      const { strength } = is;
      const hit = { die: this.#die, natural, strength, toughness, armour: one.armour, kind: rolled };
      this.#wound(target, does.suffers?.(hit) ?? usual(hit) - (does.ignores?.(this.#die) ?? 0));
    }
  }

  /** Of the first kind that can be attacked. */
  #mostWounded(): Monster | undefined {
    const kinds = this.#kinds;
    const open = kinds.find((kind, index) => {
      const mounts = kind.does.rides ? this.#standing(kinds[index + 1]).length : 0;
      return this.#standing(kind).length > mounts;
    });
    return open && this.#standing(open).toSorted((a, b) => a.left - b.left)[0];
  }

  #monstersAttack(attackers: readonly Monster[]): void {
    const dealt = this.#alive();
    let next = 0;
    for (const by of attackers) {
      const { does, one, rolled } = by.of;
      if (this.#alive().length === 0 || by.left <= 0) return;
      const crowd = does.gangsUp ? attackers.filter(({ of }) => of === by.of) : [];
      if (crowd.length > 0 && crowd[0] !== by) continue;
      if (does.acts && !does.acts(this.#die)) continue;
      let victim =
        does.gangsUp || does.target ? this.#drawn(does.gangsUp ? by.of : by, does) : dealt[next++ % dealt.length];
      const [before] = this.#kinds;
      const more = does.rages && this.#standing(before).length === 0 ? 1 : 0;
      for (let attack = 0; ; attack++) {
        if (does.isSpending && victim && victim.left <= 0) victim = by.prey = this.#any();
        if (!victim) break;
        const hated = does.hates === victim.is.name ? 1 : 0;
        if (attack >= ((does.attacks?.(rolled) ?? one.attacks) + hated) * (by.isFrenzied ? 2 : 1) + more) break;
        if (victim.left > 0) this.#strike(by.of, victim, Math.max(0, crowd.length - 1), hated);
      }
      if (victim && victim.left > 0 && does.falls?.(this.#die)) by.left = 0;
    }
  }

  #strike({ one, does, rolled }: Kind, victim: Warrior, more: number, hated: number): void {
    const natural = this.#die();
    if (natural + more - hated < questToHit(one.weaponSkill, victim.is.weaponSkill)) return;
    const { toughness, armour } = victim.is;
    const strength = (does.strength ?? one.strength) + more;
    this.#wound(victim, (does.damage ?? usual)({ die: this.#die, natural, strength, toughness, armour, kind: rolled }));
  }

  /** Whom one attacks whom nobody deals a target. */
  #drawn(of: { prey?: Warrior | undefined }, { target }: Does): Warrior | undefined {
    if (target === 'changes' || !of.prey || of.prey.left <= 0) of.prey = this.#any();
    return of.prey;
  }

  /** The smaller side is dealt out to the greater one. */
  #beside(when: 'phase' | 'end'): void {
    const [own, others] = [this.#standing(), this.#alive()];
    for (const [place, { of }] of own.entries()) {
      const beside = others.filter((_, index) =>
        own.length > others.length ? place % others.length === index : index % own.length === place,
      );
      for (const one of beside) this.#wound(one, of.does[when]?.(this.#die, of.rolled));
    }
  }

  #wound(one: Fighter, wounds = 0): void {
    one.left -= Math.max(0, wounds);
  }

  #standing(kind?: Kind): readonly Monster[] {
    return this.#monsters.filter(({ of, left }) => left > 0 && (kind ?? of) === of);
  }

  #alive(): readonly Warrior[] {
    return this.#warriors.filter(({ left }) => left > 0);
  }

  #any(): Warrior | undefined {
    return this.#someOf(this.#alive(), 1)[0];
  }

  #someOf(all: readonly Warrior[], count: number): readonly Warrior[] {
    const rest = [...all];
    while (rest.length > count) rest.splice(Math.floor(this.#random() * rest.length), 1);
    return rest;
  }
}

function usual({ die, strength, toughness, armour }: Hit): number {
  return Math.max(0, die() + strength - toughness - armour);
}

/** Played many times: the mean and the standard error of each figure. */
export function playedOut(plain: Plain, times: number, random: () => number) {
  const sums = new Map<string, { sum: number; squares: number }>();
  for (let time = 0; time < times; time++) {
    for (const [name, value] of new PlayedOut(plain, random).play()) {
      const { sum, squares } = sums.get(name) ?? { sum: 0, squares: 0 };
      sums.set(name, { sum: sum + value, squares: squares + value * value });
    }
  }
  return [...sums].map(([name, { sum, squares }]) => {
    const mean = sum / times;
    return { name, mean, error: Math.sqrt(Math.max(0, squares / times - mean * mean) / times) };
  });
}
