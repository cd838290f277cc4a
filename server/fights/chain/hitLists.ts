import { woundsOfAttack } from '../rules/blow.ts';
import type { BlowContext, GameRules } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import { type Hit, type Hits, hitOf } from './body.ts';

/** The attacks of a fight as lists of hits. Equal lists are the same object, so that what follows from them is calculated once. */
export class HitLists {
  readonly #rules: GameRules;
  readonly #hits = new Map<string, Hit | undefined>();
  /** By the hits in them, and by the attacks that they are of. */
  readonly #lists = new Map<string, readonly Hits[]>();
  readonly #ofAttacks = new Map<string, readonly Hits[]>();

  constructor(rules: GameRules) {
    this.#rules = rules;
  }

  /** Attacks of a kind on one opponent; empty where there are none, or what they do is unknown. */
  of(attacker: Unit, target: Unit, count: number, context: BlowContext): readonly Hits[] {
    if (count <= 0) return [];
    const key = `${attacker.place} ${target.place} ${context.range} ${context.toHit} ${context.strength}`;
    const listed = this.#ofAttacks.get(`${key} ${count}`);
    if (listed) return listed;
    const hit = this.#hitOf(key, attacker, target, context);
    if (!hit) return [];
    const list = this.joined([{ hit, count }]);
    this.#ofAttacks.set(`${key} ${count}`, list);
    return list;
  }

  /** Equal hits together, as one list. */
  joined(hits: readonly Hits[]): readonly Hits[] {
    const counts = new Map<Hit, number>();
    for (const { hit, count } of hits) counts.set(hit, (counts.get(hit) ?? 0) + count);
    const list = [...counts]
      .map(([hit, count]) => ({ hit, count }))
      .toSorted((one, other) => (one.hit.key < other.hit.key ? -1 : 1));
    const key = list.map(({ hit, count }) => `${hit.key}*${count}`).join(' ');
    const known = this.#lists.get(key) ?? list;
    this.#lists.set(key, known);
    return known;
  }

  #hitOf(key: string, attacker: Unit, target: Unit, context: BlowContext): Hit | undefined {
    if (this.#hits.has(key)) return this.#hits.get(key);
    const blow = this.#rules.blow(attacker, target, context);
    const isKnown = blow !== 'none' && blow !== 'unknown';
    const hit = isKnown ? this.#same(hitOf(woundsOfAttack(blow), blow)) : undefined;
    this.#hits.set(key, hit);
    return hit;
  }

  /** Attacks with the same Wounds are one object, whoever makes them. */
  #same(hit: Hit): Hit {
    for (const known of this.#hits.values()) if (known?.key === hit.key) return known;
    return hit;
  }
}
