/**
 * Tokens to chances. A roll stays open for targets only as long as what follows it is known to leave it as it is, or to change it in a
 * way that can be computed; anything else closes it.
 */
import type { Paused } from '../../../text/paused.ts';
import { type AskedOfRoll, bareTarget, targetWithRoll } from '../binding/before.ts';
import type { BoundTarget } from '../binding/boundTarget.ts';
import { isPartOfCondition } from '../binding/joinedConditions.ts';
import { behindTarget, crossedBy, isAskedD6, isOfOther } from '../binding/lasting.ts';
import { isOpenSum, isSingle } from '../binding/needs.ts';
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
import { isRetracted } from '../binding/retracted.ts';
import { announcesUnread, boundTargetAt } from '../binding/targetBinding.ts';
import type { TokenMention } from '../notation/notation.ts';
import { type DiceBehind, diceOfTarget } from '../rolls/diceBehind.ts';
import { changesEveryRoll } from '../rolls/lateChanges.ts';
import { pairAt } from '../rolls/pairs.ts';
import { endOfUnion } from '../rolls/unions.ts';
import { statedChanceAt } from '../targets/statedChances.ts';
import { testOf } from '../targets/targetTests.ts';
import { breakBefore } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { signAt } from '../words/words.ts';
import { readDice } from './dice.ts';
import { DiceAhead } from './diceAhead.ts';
import { OpenRolls } from './openRolls.ts';
import { passageAt } from './passages.ts';

/** The number of tokens that are read without a pause: in two milliseconds. */
const maximumBetweenPauses = 200;

/** Reads everything that the tokens of a text ask of their rolls. The mentions are those in the same tokens. */
export class ChanceReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  readonly #diceAhead: DiceAhead;
  readonly #rolls = new OpenRolls();
  readonly #hasBareTargets: boolean;
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
    return this.#rolls.near.areOpen;
  }

  /** In order; with pauses. */
  *read(): Paused<readonly AskedOfRoll[]> {
    let next = maximumBetweenPauses;
    for (let index = 0; index < this.#tokens.length; ) {
      if (index >= next) {
        next = index + maximumBetweenPauses;
        yield;
      }
      this.#cross(index);
      const mention = this.#mentions.get(index);
      if (mention && !this.#rolls.story.isTold) this.#opposed.see(mention);
      if (mention) index = readDice(this.#text, this.#tokens, mention, this.#rolls);
      else if (this.#rolls.story.isTold && !this.#rolls.open) index++;
      else
        index =
          this.#readStated(index) ??
          this.#readOpposed(index) ??
          this.#readWithoutRoll(index) ??
          this.#readForRoll(index) ??
          this.#readBesideRoll(index) ??
          this.#readOther(index);
    }
    return this.#rolls.found.all;
  }

  /** What the end of a sentence, a paragraph or a part before a token does to the open roll. */
  #cross(index: number): void {
    const found = index === 0 ? 'sentence' : breakBefore(this.#text, this.#tokens, index);
    if (found === 'none') {
      if (this.#rolls.open && isOfOther(this.#tokens, index, this.#rolls.open)) this.#rolls.open = undefined;
      return;
    }
    const start = found === 'item' ? index + 1 : index;
    const goesOn =
      found !== 'sentence' &&
      this.#rolls.open !== undefined &&
      goesOnWith(this.#tokens, index, start, this.#rolls.open);
    // What a new point with a capital says has nothing to do with the one before.
    const kind = found === 'item' && !goesOn && startsCapitalised(this.#tokens, start) ? 'part' : found;
    this.#rolls.story.cross(this.#tokens, index, kind);
    this.#opposed.cross(kind);
    this.#rolls.cross(kind);
    const crossed = this.#rolls.open && crossedBy(this.#tokens, index, kind, this.#rolls.open, goesOn);
    if (crossed === 'closed') this.#rolls.close();
    else this.#rolls.open = crossed;
  }

  /** `There is a 1 in 6 chance that the rope breaks.` */
  #readStated(index: number): number | undefined {
    const found = statedChanceAt(this.#tokens, index);
    // `a 1 in 6 chance (roll a 1 on 1D6)`: said twice, and shown once.
    if (!found || (signAt(this.#tokens, found.next) === '(' && this.#diceAhead.isNear(index))) return undefined;
    const { roll, test, next } = found;
    this.#rolls.found.add({ span: test.span, roll, asked: { kind: 'test', test, isStated: true } });
    return next;
  }

  #readOpposed(index: number): number | undefined {
    const found = this.#opposed.read(index);
    if (found) this.#rolls.found.add(found);
    return found?.next;
  }

  /** A target that stands before its roll, or that needs none. */
  #readWithoutRoll(index: number): number | undefined {
    const effect = this.#tokens[index]?.kind === 'number' ? this.#rolls.effect : undefined;
    const alike =
      this.#rolls.effectHere && !this.#rolls.open?.roll.pool
        ? doubleAt(this.#tokens, index, this.#rolls.effectHere)
        : undefined;
    if (alike && this.#rolls.effectHere) return this.#rolls.found.addOfDice(alike, this.#rolls.effectHere);
    const naturals = effect && pairAt(this.#tokens, index, effect, false);
    if (naturals) return this.#rolls.found.addOfDice(naturals, effect);
    const isFree =
      (!this.#rolls.open || this.#rolls.open.kind === 'effect') &&
      !this.#rolls.near.areOpen &&
      !this.#rolls.story.isTold;
    const mayBeBare = this.#hasBareTargets && isFree && !this.#rolls.ahead.isChanged && !this.#rolls.ahead.isSeveral;
    const hasDiceBehind = this.#diceAhead.isNear(index);
    const found = targetWithRoll(this.#tokens, this.#mentions, index, { hasDiceBehind, mayBeBare });
    if (!found) return undefined;
    const end = found.mention?.to ?? found.next;
    const isPart = isPartOfCondition(this.#tokens, index, end) || isPartOfCondition(this.#tokens, index, found.next);
    if (isPart || isRetracted(this.#tokens, index, end)) return end;
    this.#rolls.found.add(found);
    if (found.mention || !this.#rolls.open) this.#rolls.openBehind(found.roll, found.mention, end, found.target);
    return found.next;
  }

  /** `It goes out on a 4+` behind another roll of 1D6: for whichever of them it is, the chance is the same. */
  #readBesideRoll(index: number): number | undefined {
    const isPlain = isAskedD6(this.#rolls.open) && this.#rolls.near.arePlain && !this.#rolls.ahead.isChanged;
    const mayBeBare = this.#hasBareTargets && isPlain;
    const found = mayBeBare ? bareTarget(this.#tokens, index) : undefined;
    if (!found) return undefined;
    const isAsked =
      !isPartOfCondition(this.#tokens, index, found.next) && !isRetracted(this.#tokens, index, found.next);
    if (isAsked) this.#rolls.found.add(found);
    return found.next;
  }

  #readForRoll(index: number): number | undefined {
    const open = this.#rolls.open && asNamed(this.#tokens, index, this.#rolls.open);
    if (!open || open.isObscured) return undefined;
    if (open.isRivalled && !asksForSum(this.#tokens, index, open)) return undefined;
    const ofDice = diceTargetAt(this.#tokens, index, open);
    if (ofDice) {
      this.#rolls.bind({ ...open, dieCondition: ofDice.condition }, undefined);
      return ofDice.isUnclear ? endOfUnion(this.#tokens, ofDice.next) : this.#rolls.found.addOfDice(ofDice, open.roll);
    }
    const bound = boundTargetAt(this.#tokens, index, open);
    if (!bound) {
      if (open.kind === 'rolled' && announcesUnread(this.#tokens, index)) this.#rolls.bind(open, undefined);
      return undefined;
    }
    const own = this.#diceAhead.isNear(index) ? diceOfTarget(this.#tokens, this.#mentions, bound.next) : undefined;
    if (own) return this.#foundWithDice(bound, own);
    if (mayBeOfOther(this.#tokens, open, bound)) return bound.next;
    this.#rolls.bind(open, bound);
    if (!isPartOfCondition(this.#tokens, index, bound.next)) return this.#rolls.found.addTarget(bound);
    this.#rolls.leaveUnread();
    return endOfUnion(this.#tokens, bound.next);
  }

  /** A target that has been announced as if it were for the open roll, and brings other dice. */
  #foundWithDice({ target, span, next }: BoundTarget, dice: DiceBehind | 'unclear'): number {
    this.#rolls.open = undefined;
    if (dice === 'unclear') return next;
    const { roll, mention } = dice;
    const test = isOpenSum(roll) && isSingle(target) ? undefined : testOf(roll, target, span);
    if (!test) return next;
    this.#rolls.found.add({ span, roll, asked: { kind: 'test', test } });
    this.#rolls.openBehind(roll, mention, mention.to, target);
    return next;
  }

  /** Whatever stands between a roll and its first target; returns the first token after it. */
  #readOther(index: number): number {
    const open = this.#rolls.open;
    // What comes of a score may change anything, but no longer the roll.
    if (!open) this.#rolls.ahead.see(this.#tokens, index);
    if (this.#rolls.found.isOfLastRoll && changesEveryRoll(this.#tokens, index)) {
      this.#rolls.found.forgetLastRoll();
      this.#rolls.open = undefined;
      return index + 1;
    }
    if (open?.isBound) this.#rolls.open = behindTarget(this.#tokens, index, open);
    if (!open || open.isBound) return index + 1;
    const passage = passageAt(this.#tokens, index, open);
    if (passage?.open) this.#rolls.open = passage.open;
    else this.#rolls.close();
    return passage?.next ?? index + 1;
  }
}
