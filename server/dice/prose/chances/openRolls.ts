/** The roll that is open for targets as one reads on, with all that decides whether a target is for it. */
import type { Value } from '../../language/expression.ts';
import type { BoundTarget } from '../binding/boundTarget.ts';
import { behindBound, openedBehind } from '../binding/lasting.ts';
import { asked, type OpenRoll } from '../binding/openRoll.ts';
import { seenWith } from '../binding/seen.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { RolledDice } from '../targets/roll.ts';
import type { Target } from '../targets/targets.ts';
import type { Break } from '../words/layout.ts';
import { FoundChances } from './found.ts';
import { NearRolls } from './nearRolls.ts';
import { Rivals } from './rivals.ts';
import { Story } from './story.ts';
import { ToldAhead } from './toldAhead.ts';

/** Shared by those who read dice and those who read targets. */
export class OpenRolls {
  open: OpenRoll | undefined;
  /** The roll that a target before it has been read for. */
  later: TokenMention | undefined;
  /** The last roll for Wounds and the like: its dice may be asked for natural scores, though a target is not for it. */
  effect: RolledDice | undefined;
  /** The same in the sentence that is being read. */
  effectHere: RolledDice | undefined;
  readonly found = new FoundChances();
  /** Other rolls that are told of just before: the next target may be for one of those. */
  readonly rivals = new Rivals();
  readonly ahead = new ToldAhead();
  readonly story = new Story();
  readonly near = new NearRolls();

  /** What a break does to all but the open roll. */
  cross(kind: Break): void {
    this.rivals.clear();
    this.effectHere = undefined;
    this.ahead.cross(kind);
    this.near.cross(kind);
    this.found.cross(kind !== 'sentence');
  }

  close(): void {
    this.rivals.see(this.open);
    this.open = undefined;
  }

  /** The open roll has been asked for a target; `bound` is undefined where that could not be read. */
  bind(open: OpenRoll, bound: BoundTarget | undefined): void {
    this.rivals.clear();
    this.found.meet();
    this.near.bind();
    const next = asked(open, bound ? seenWith(open.seen, bound.target) : open.seen, bound?.isListed === true);
    this.open = bound ? behindBound(open, next, bound) : next;
  }

  /** The target that has just been bound is only a part of what is asked: what the others leave is not known. */
  leaveUnread(): void {
    if (this.open) this.open = { ...this.open, hasUnread: true };
  }

  /** What the next sentence says of a score is still for the roll that stands behind its first target. */
  openBehind(roll: Value, mention: TokenMention | undefined, end: number, target: Target | undefined): void {
    this.open = openedBehind(roll, end, target && seenWith(undefined, target), mention !== undefined);
    this.later = mention;
    this.found.goOnWithLast();
  }
}
