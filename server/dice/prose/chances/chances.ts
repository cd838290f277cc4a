/**
 * Tokens to chances. A roll stays open for targets only as long as what follows it is known to leave it as it is, or to change it in a
 * way that can be computed; anything else closes it.
 */
import type { Value } from '../../language/expression.ts';
import { type AskedOfRoll, bareTarget, targetWithRoll } from '../binding/before.ts';
import type { BoundTarget } from '../binding/boundTarget.ts';
import {
  behindBound,
  behindTarget,
  crossedBy,
  isAskedD6,
  isPlainEffect,
  obscured,
  openedBehind,
} from '../binding/lasting.ts';
import { isOpenSum, isSingle } from '../binding/needs.ts';
import { asked, isPlainBefore, isWaiting, type OpenRoll, opened } from '../binding/openRoll.ts';
import {
  asksForSum,
  asNamed,
  diceTargetAt,
  doubleAt,
  goesOnWith,
  mayBeOfOther,
  startsCapitalised,
} from '../binding/openTargets.ts';
import { OpposedDice } from '../binding/opposed.ts';
import { seenWith } from '../binding/seen.ts';
import { announcesUnread, boundTargetAt } from '../binding/targetBinding.ts';
import type { TokenMention } from '../notation/notation.ts';
import { type DiceBehind, diceOfTarget } from '../rolls/diceBehind.ts';
import { changesEveryRoll } from '../rolls/lateChanges.ts';
import { asksForSeveral, isChangeAhead } from '../rolls/otherChanges.ts';
import { pairAt } from '../rolls/pairs.ts';
import type { PoolReading } from '../rolls/pools.ts';
import {
  countsThings,
  isEffect,
  isFurther,
  isLabel,
  isNamedRoll,
  isOpenCount,
  isReplaced,
  isToBeRolled,
} from '../rolls/rollPlaces.ts';
import { addedBefore, isSummed } from '../rolls/sums.ts';
import { endOfUnion } from '../rolls/unions.ts';
import { effectOf, type RolledDice } from '../targets/roll.ts';
import type { Target } from '../targets/targets.ts';
import { isD6, testOf } from '../targets/targetTests.ts';
import { breakBefore } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { targetInNextCell } from './cells.ts';
import { DiceAhead } from './diceAhead.ts';
import { NearRolls } from './nearRolls.ts';
import { passageAt } from './passages.ts';
import { asksAtOnce, rollOf } from './rollOf.ts';
import { Story } from './story.ts';

/** So many sentences behind a target it may be said that the roll is changed. */
const maximumAge = 2;

/** Reads everything that the tokens of a text ask of their rolls. The mentions are those in the same tokens. */
export class ChanceReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  readonly #diceAhead: DiceAhead;
  readonly #found: AskedOfRoll[] = [];
  /** The first of those that are for the last roll, and how many sentences ago the last of them stood. */
  #ofLastRoll = { first: 0, age: 0 };
  #open: OpenRoll | undefined;
  /** The roll that a target before it has been read for. */
  #later: TokenMention | undefined;
  /** The last roll for Wounds and the like: its dice may be asked for natural scores, though a target is not for it. */
  #effect: RolledDice | undefined;
  /** The same in the sentence that is being read. */
  #effectHere: RolledDice | undefined;
  /** Whether another roll, for which no target has been found, is told of just before: the next target may be for that one. One `plain` roll of a sentence
   * before is no sum, so that the total of a sum is not for it. */
  #rival: 'plain' | 'any' | undefined;
  /** For how many sentences a change that was told of before any roll still counts: `Add 1 to the score. Roll 1D6.` */
  #changedAhead = 0;
  /** For how many sentences a roll counts of which no dice are named, and which is not of one D6: `He may roll twice and use the better score.` */
  #severalAhead = 0;
  readonly #story = new Story();
  readonly #hasBareTargets: boolean;
  readonly #nearRolls = new NearRolls();
  readonly #opposed: OpposedDice;

  constructor(text: string, tokens: readonly Token[], mentions: readonly TokenMention[], hasBareTargets: boolean) {
    this.#hasBareTargets = hasBareTargets;
    this.#text = text;
    this.#tokens = tokens;
    this.#mentions = new Map(mentions.map((mention) => [mention.from, mention]));
    this.#diceAhead = new DiceAhead(mentions);
    this.#opposed = new OpposedDice(tokens);
  }

  /** After reading: whether the last dice that were rolled may still be waiting for a target. */
  get hasOpenRoll(): boolean {
    return this.#nearRolls.areOpen;
  }

  /** In order. */
  read(): readonly AskedOfRoll[] {
    for (let index = 0; index < this.#tokens.length; ) {
      this.#cross(index);
      const mention = this.#mentions.get(index);
      if (mention && !this.#story.isTold) this.#opposed.see(mention);
      if (mention) index = this.#readMention(mention);
      else if (this.#story.isTold && !this.#open) index++;
      else
        index =
          this.#readOpposed(index) ??
          this.#readWithoutRoll(index) ??
          this.#readForRoll(index) ??
          this.#readBesideRoll(index) ??
          this.#readOther(index);
    }
    return this.#found;
  }

  /** What the end of a sentence, a paragraph or a part before a token does to the open roll. */
  #cross(index: number): void {
    const found = index === 0 ? 'sentence' : breakBefore(this.#text, this.#tokens, index);
    if (found === 'none') return;
    const start = found === 'item' ? index + 1 : index;
    const goesOn =
      found !== 'sentence' && this.#open !== undefined && goesOnWith(this.#tokens, index, start, this.#open);
    // What a new point with a capital says has nothing to do with the one before.
    const kind = found === 'item' && !goesOn && startsCapitalised(this.#tokens, start) ? 'part' : found;
    this.#story.cross(this.#tokens, index, kind);
    this.#opposed.cross(kind);
    this.#rival = undefined;
    this.#effectHere = undefined;
    this.#changedAhead = kind === 'sentence' ? Math.max(0, this.#changedAhead - 1) : 0;
    this.#severalAhead = kind === 'sentence' ? Math.max(0, this.#severalAhead - 1) : 0;
    this.#nearRolls.cross(kind);
    if (kind !== 'sentence' || ++this.#ofLastRoll.age > maximumAge) this.#beginRoll();
    const crossed = this.#open && crossedBy(this.#tokens, index, kind, this.#open, goesOn);
    if (crossed === 'closed') this.#close();
    else this.#open = crossed;
  }

  #beginRoll(): void {
    this.#ofLastRoll = { first: this.#found.length, age: 0 };
  }

  #close(): void {
    this.#seeRival(this.#open);
    this.#open = undefined;
  }

  /** A roll that waits for a target, as another one comes or nothing more can be for it. */
  #seeRival(open: OpenRoll | undefined): void {
    if (open && isWaiting(open)) this.#rival = this.#rival === undefined && isPlainBefore(open) ? 'plain' : 'any';
  }

  #readMention(mention: TokenMention): number {
    const tokens = this.#tokens;
    const isRolled = isToBeRolled(tokens, mention) || isSummed(tokens, mention);
    // In an example, `on a 1D6 roll of 4, 5 or 6` is still a rule.
    const isTold = this.#story.isTold && !(isRolled && isNamedRoll(tokens, mention));
    if (mention === this.#later || isTold) return mention.to;
    if (isReplaced(tokens, mention)) {
      // Who rolls so may be somebody else in the next sentence.
      this.#open = this.#open && { ...this.#open, isOfSentence: true };
      return mention.to;
    }
    if (!isRolled && (isEffect(tokens, mention) || countsThings(tokens, mention))) return this.#readEffect(mention);
    const open = this.#open;
    const isAsked = asksAtOnce(tokens, mention);
    if (open?.isBound && !isRolled && !isAsked) {
      this.#nearRolls.see(isD6(mention.expression));
      this.#open = obscured(open);
      return mention.to;
    }
    this.#nearRolls.add(isD6(mention.expression));
    this.#beginRoll();
    if (isRolled) this.#seeRival(open);
    const isRivalled = this.#rival === 'plain' && isRolled && !isFurther(tokens, mention);
    const hasRival = this.#rival !== undefined && !isRivalled;
    const wasUnbound = open !== undefined && !open.isBound && open.kind === 'rolled';
    this.#close();
    // Two rolls in one breath: nobody can say which of them a target is for.
    const isUnclear =
      hasRival || (this.#changedAhead > 0 && !addedBefore(tokens, mention.from)) || (wasUnbound && !isRolled);
    const reading = isUnclear ? undefined : rollOf(tokens, mention);
    if (reading === undefined) {
      if (isRolled) this.#rival = 'any';
      return mention.to;
    }
    const { roll, end } = reading;
    const inNextCell = targetInNextCell(this.#text, tokens, mention, roll);
    if (inNextCell) return this.#foundTarget(inNextCell);
    const outer = open?.isBoundHere ? open.roll : undefined;
    const hasLabel = isLabel(tokens, mention);
    if (!isRolled && !hasLabel && !isAsked && !open?.isBound) return mention.to;
    this.#open = {
      ...opened(roll, isRolled ? 'rolled' : 'bare', end, outer),
      isLabel: hasLabel || isAsked,
      isRivalled,
    };
    return end;
  }

  /** `loses 1D6 Wounds`: what comes of something else, though it may be said what follows from its score. */
  #readEffect(mention: TokenMention): number {
    const value = mention.expression;
    this.#effect = effectOf(value);
    this.#effectHere = this.#effect;
    if (this.#open) {
      if (this.#open.isBound) this.#open = obscured(this.#open);
      else this.#close();
    } else if (isPlainEffect(mention, this.#effect) && !isOpenCount(this.#tokens, mention)) {
      this.#open = { ...opened(this.#effect, 'effect', mention.to), isLabel: true };
    }
    return mention.to;
  }

  #readOpposed(index: number): number | undefined {
    const found = this.#opposed.read(index);
    if (found) this.#found.push(found);
    return found?.next;
  }

  /** A target that stands before its roll, or that needs none. */
  #readWithoutRoll(index: number): number | undefined {
    const effect = this.#tokens[index]?.kind === 'number' ? this.#effect : undefined;
    const alike =
      this.#effectHere && !this.#open?.roll.pool ? doubleAt(this.#tokens, index, this.#effectHere) : undefined;
    if (alike && this.#effectHere) return this.#foundOfDice(alike, this.#effectHere);
    const naturals = effect && pairAt(this.#tokens, index, effect, false);
    if (naturals) return this.#foundOfDice(naturals, effect);
    const isFree = (!this.#open || this.#open.kind === 'effect') && !this.#nearRolls.areOpen && !this.#story.isTold;
    const mayBeBare = this.#hasBareTargets && isFree && this.#changedAhead === 0 && this.#severalAhead === 0;
    const hasDiceBehind = this.#diceAhead.isNear(index);
    const found = targetWithRoll(this.#tokens, this.#mentions, index, { hasDiceBehind, mayBeBare });
    if (!found) return undefined;
    this.#found.push(found);
    if (found.mention || !this.#open)
      this.#openBehind(found.roll, found.mention, found.mention?.to ?? found.next, found.target);
    return found.next;
  }

  /** `It goes out on a 4+` behind another roll of 1D6: for whichever of them it is, the chance is the same. */
  #readBesideRoll(index: number): number | undefined {
    const isPlain = isAskedD6(this.#open) && this.#nearRolls.arePlain && this.#changedAhead === 0;
    const mayBeBare = this.#hasBareTargets && isPlain;
    const found = mayBeBare ? bareTarget(this.#tokens, index) : undefined;
    if (found) this.#found.push(found);
    return found?.next;
  }

  #readForRoll(index: number): number | undefined {
    const open = this.#open && asNamed(this.#tokens, index, this.#open);
    if (!open || open.isObscured) return undefined;
    if (open.isRivalled && !asksForSum(this.#tokens, index, open)) return undefined;
    const ofDice = diceTargetAt(this.#tokens, index, open);
    if (ofDice) {
      this.#bind({ ...open, dieCondition: ofDice.condition }, undefined);
      return ofDice.isUnclear ? endOfUnion(this.#tokens, ofDice.next) : this.#foundOfDice(ofDice, open.roll);
    }
    const bound = boundTargetAt(this.#tokens, index, open);
    if (!bound) {
      if (open.kind === 'rolled' && announcesUnread(this.#tokens, index)) this.#bind(open, undefined);
      return undefined;
    }
    const own = this.#diceAhead.isNear(index) ? diceOfTarget(this.#tokens, this.#mentions, bound.next) : undefined;
    if (own) return this.#foundWithDice(bound, own);
    if (mayBeOfOther(this.#tokens, open, bound)) return bound.next;
    this.#bind(open, bound);
    return this.#foundTarget(bound);
  }

  /** A target that has been announced as if it were for the open roll, and brings other dice. */
  #foundWithDice({ target, span, next }: BoundTarget, dice: DiceBehind | 'unclear'): number {
    this.#open = undefined;
    if (dice === 'unclear') return next;
    const { roll, mention } = dice;
    const test = isOpenSum(roll) && isSingle(target) ? undefined : testOf(roll, target, span);
    if (!test) return next;
    this.#found.push({ span, roll, asked: { kind: 'test', test } });
    this.#openBehind(roll, mention, mention.to, target);
    return next;
  }

  /** What the next sentence says of a score is still for the roll that stands behind its first target. */
  #openBehind(roll: Value, mention: TokenMention | undefined, end: number, target: Target | undefined): void {
    this.#open = openedBehind(roll, end, target && seenWith(undefined, target), mention !== undefined);
    this.#later = mention;
    this.#ofLastRoll = { first: this.#found.length - 1, age: 0 };
  }

  #foundTarget({ span, roll, test, next }: BoundTarget): number {
    this.#found.push({ span, roll, asked: { kind: 'test', test } });
    return next;
  }

  #foundOfDice({ span, asked, next, roll: own }: PoolReading, { total, pool }: RolledDice): number {
    const roll = own ?? total ?? pool;
    if (roll) this.#found.push({ span, roll, asked });
    return next;
  }

  #bind(open: OpenRoll, bound: BoundTarget | undefined): void {
    this.#rival = undefined;
    this.#ofLastRoll.age = 0;
    this.#nearRolls.bind();
    const next = asked(open, bound ? seenWith(open.seen, bound.target) : open.seen, bound?.isListed === true);
    this.#open = bound ? behindBound(open, next, bound) : next;
  }

  /** Whatever stands between a roll and its first target; returns the first token after it. */
  #readOther(index: number): number {
    const open = this.#open;
    // What comes of a score may change anything, but no longer the roll.
    if (!open && isChangeAhead(this.#tokens, index)) this.#changedAhead = 2;
    if (!open && asksForSeveral(this.#tokens, index)) this.#severalAhead = 2;
    if (this.#found.length > this.#ofLastRoll.first && changesEveryRoll(this.#tokens, index)) {
      this.#found.length = this.#ofLastRoll.first;
      this.#open = undefined;
      return index + 1;
    }
    if (open?.isBound) this.#open = behindTarget(this.#tokens, index, open);
    if (!open || open.isBound) return index + 1;
    const passage = passageAt(this.#tokens, index, open);
    if (passage?.open) this.#open = passage.open;
    else this.#close();
    return passage?.next ?? index + 1;
  }
}
