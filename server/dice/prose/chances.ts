/**
 * Tokens to chances. A roll stays open for targets only as long as what follows it is known to leave it as it is, or to change it in a
 * way that can be computed; anything else closes it.
 */
import type { Test, Value } from '../language/expression.ts';
import { formatExpression } from '../language/format.ts';
import { type AskedOfRoll, diceOfTarget, farthestDice, isOfOneDie, targetWithRoll } from './before.ts';
import type { BoundTarget } from './boundTarget.ts';
import { changeAt, isChangeAhead, isChoice, isRolledAgain } from './changes.ts';
import { connectionAt, isFiller, isJoint } from './connections.ts';
import { breakBefore } from './layout.ts';
import { NearRolls } from './nearRolls.ts';
import type { TokenMention } from './notation.ts';
import { type OpenRoll, opened } from './openRoll.ts';
import { isOutcomeFirst, mayBeOfOneDie } from './outcomeFirst.ts';
import { pairAt } from './pairs.ts';
import { type PoolReading, poolTargetAt } from './pools.ts';
import { effectOf, endsInNumber, plainRoll, type RolledDice } from './roll.ts';
import { addedBefore, asksAtOnce, isAdded, isBracketedTarget, rollOf } from './rollOf.ts';
import { endOfDice, isEffect, isLabel, isNamedRoll, isOpenCount, isToBeRolled, isUnit } from './rollPlaces.ts';
import { seenWith } from './seen.ts';
import { startsAt } from './starts.ts';
import { Story } from './story.ts';
import { announcesUnread, boundTargetAt } from './targetBinding.ts';
import { isNaturalAfter, mayBeScore } from './targetPlaces.ts';
import type { Target } from './targets.ts';
import { singleDie, testOf } from './targetTests.ts';
import type { Token } from './token.ts';
import { signAt } from './words.ts';

/** So many sentences without a target may stand between two targets of one roll. */
const maximumSentences = 2;

/** Reads everything that the tokens of a text ask of their rolls. The mentions are those in the same tokens. */
export class ChanceReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  /** Where the mentions begin, in order, and how many of them have been passed. */
  readonly #starts: readonly number[];
  #passed = 0;
  readonly #found: AskedOfRoll[] = [];
  #open: OpenRoll | undefined;
  /** The roll that a target before it has been read for. */
  #later: TokenMention | undefined;
  /** The last roll for Wounds and the like: its dice may be asked for natural scores, though a target is not for it. */
  #effect: RolledDice | undefined;
  /** Whether another roll, for which no target has been found, is told of just before: the next target may be for that one. */
  #hasRival = false;
  /** For how many sentences a change that was told of before any roll still counts: `Add 1 to the score. Roll 1D6.` */
  #changedAhead = 0;
  readonly #story = new Story();
  readonly #hasBareTargets: boolean;
  readonly #nearRolls = new NearRolls();

  constructor(text: string, tokens: readonly Token[], mentions: readonly TokenMention[], hasBareTargets: boolean) {
    this.#hasBareTargets = hasBareTargets;
    this.#text = text;
    this.#tokens = tokens;
    this.#mentions = new Map(mentions.map((mention) => [mention.from, mention]));
    this.#starts = mentions.map(({ from }) => from);
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
      if (mention) index = this.#readMention(mention);
      else if (this.#story.isTold && !this.#open) index++;
      else index = this.#readWithoutRoll(index) ?? this.#readForRoll(index) ?? this.#readOther(index);
    }
    return this.#found;
  }

  /** What the end of a sentence, a paragraph or a part before a token does to the open roll. */
  #cross(index: number): void {
    const kind = index === 0 ? 'sentence' : breakBefore(this.#text, this.#tokens, index);
    if (kind === 'none') return;
    this.#story.cross(this.#tokens, index, kind);
    this.#hasRival = false;
    this.#changedAhead = kind === 'sentence' ? Math.max(0, this.#changedAhead - 1) : 0;
    this.#nearRolls.cross(kind);
    const open = this.#open;
    if (!open) return;
    const isOld = kind === 'sentence' && open.isBound && open.age >= maximumSentences;
    const start = kind === 'item' ? index + 1 : index;
    const isCut = kind === 'part' || (kind !== 'sentence' && !this.#goesOn(index, start, open));
    const mustFollow = open.kind !== 'rolled';
    if (isCut) this.#open = undefined;
    else if (isOld || (mustFollow && (!open.isLabel || !this.#beginsTarget(index, open)))) this.#close();
    else this.#open = { ...open, age: open.age + 1, isBoundHere: false, isLoose: false, isAtStart: true };
  }

  /** Whether a new paragraph or point begins with a target; what comes of it may stand before it only behind a colon. */
  #goesOn(index: number, start: number, open: OpenRoll): boolean {
    if (!this.#beginsTarget(start, open)) return false;
    return signAt(this.#tokens, index - 1) === ':' || !isOutcomeFirst(this.#tokens, start, open);
  }

  #beginsTarget(index: number, open: OpenRoll): boolean {
    return boundTargetAt(this.#tokens, index, open) !== undefined || this.#poolTarget(index, open) !== undefined;
  }

  #close(): void {
    const open = this.#open;
    this.#hasRival ||= open?.kind === 'rolled' && !open.isBound && !open.isSettled;
    this.#open = undefined;
  }

  #readMention(mention: TokenMention): number {
    const tokens = this.#tokens;
    const isRolled =
      isToBeRolled(tokens, mention) || isAdded(tokens, mention) || addedBefore(tokens, mention.from) !== undefined;
    // In an example, `on a 1D6 roll of 4, 5 or 6` is still a rule.
    const isTold = this.#story.isTold && !(isRolled && isNamedRoll(tokens, mention));
    if (mention === this.#later || isTold) return mention.to;
    if (!isRolled && isEffect(tokens, mention)) return this.#readEffect(mention);
    this.#nearRolls.add();
    const open = this.#open;
    const isAsked = asksAtOnce(tokens, endOfDice(tokens, mention));
    if (open?.isBound && !isRolled && !isAsked) return mention.to;
    const hasRival = this.#hasRival || (isRolled && open?.kind === 'rolled' && !open.isBound && !open.isSettled);
    const wasUnbound = open !== undefined && !open.isBound && open.kind === 'rolled';
    this.#close();
    // Two rolls in one breath: nobody can say which of them a target is for.
    const isUnclear =
      hasRival || (this.#changedAhead > 0 && !addedBefore(tokens, mention.from)) || (wasUnbound && !isRolled);
    const reading = isUnclear ? undefined : rollOf(tokens, mention);
    if (reading === undefined) {
      this.#hasRival ||= isRolled;
      return mention.to;
    }
    const { roll, end } = reading;
    const outer = open?.isBoundHere ? open.roll : undefined;
    const hasLabel = isLabel(tokens, mention);
    if (!isRolled && !hasLabel && !isAsked && !open?.isBound) return mention.to;
    this.#open = { ...opened(roll, isRolled ? 'rolled' : 'bare', end, outer), isLabel: hasLabel };
    return end;
  }

  /** `loses 1D6 Wounds`: what comes of something else, though it may be said what follows from its score. */
  #readEffect(mention: TokenMention): number {
    const value = mention.expression;
    this.#effect = effectOf(value);
    const isPlain =
      mention.sign === undefined &&
      mention.alternative === undefined &&
      (value.kind === 'dice' || this.#effect.total === undefined);
    if (this.#open) {
      if (!this.#open.isBound) this.#close();
    } else if (isPlain && !isOpenCount(this.#tokens, mention)) {
      this.#open = { ...opened(this.#effect, 'effect', mention.to), isLabel: true };
    }
    return mention.to;
  }

  /** A target that stands before its roll, or that needs none. */
  #readWithoutRoll(index: number): number | undefined {
    const naturals =
      this.#effect && this.#tokens[index]?.kind === 'number'
        ? pairAt(this.#tokens, index, this.#effect, false)
        : undefined;
    if (naturals && this.#effect) return this.#foundOfDice(naturals, this.#effect);
    const mayBeBare =
      this.#hasBareTargets &&
      (!this.#open || this.#open.kind === 'effect') &&
      !this.#nearRolls.areOpen &&
      !this.#story.isTold &&
      this.#changedAhead === 0;
    const hasDiceBehind = this.#hasDiceBehind(index);
    const found = targetWithRoll(this.#tokens, this.#mentions, index, { hasDiceBehind, mayBeBare });
    if (!found) return undefined;
    this.#found.push(found);
    if (found.mention || !this.#open)
      this.#openBehind(found.roll, found.mention, found.mention?.to ?? found.next, found.target);
    return found.next;
  }

  /** To be asked of one token after the other. */
  #hasDiceBehind(index: number): boolean {
    while ((this.#starts[this.#passed] ?? Number.POSITIVE_INFINITY) <= index) this.#passed++;
    return (this.#starts[this.#passed] ?? Number.POSITIVE_INFINITY) <= index + farthestDice;
  }

  #readForRoll(index: number): number | undefined {
    const open = this.#open;
    if (!open) return undefined;
    const ofDice = this.#poolTarget(index, open);
    if (ofDice) {
      const next = this.#foundOfDice(ofDice, open.roll);
      this.#bind(open, undefined);
      return next;
    }
    const bound = boundTargetAt(this.#tokens, index, open);
    if (!bound) {
      if (open.kind === 'rolled' && announcesUnread(this.#tokens, index)) this.#bind(open, undefined);
      return undefined;
    }
    const own = this.#hasDiceBehind(index) ? diceOfTarget(this.#tokens, this.#mentions, bound.next) : undefined;
    if (own) return this.#foundWithDice(bound, own);
    const isSum = open.roll.total !== undefined && singleDie(open.roll.total) === undefined;
    if (isSum && isOfOneDie(this.#tokens, bound.next)) return bound.next;
    if (open.isLoose && mayBeOfOneDie(open, bound.target)) return bound.next;
    if (open.outer && open.age > 0 && this.#isForEither(open, open.outer, bound)) return bound.next;
    this.#found.push({ span: bound.span, roll: bound.roll, asked: { kind: 'test', test: bound.test } });
    this.#bind(open, bound);
    return bound.next;
  }

  /** A target that has been announced as if it were for the open roll, and brings other dice. */
  #foundWithDice({ target, span, next }: BoundTarget, mention: TokenMention | 'unclear'): number {
    const roll = mention === 'unclear' ? undefined : mention.expression;
    const test = testOf(roll, target, span);
    this.#open = undefined;
    if (mention === 'unclear' || !roll || !test) return next;
    this.#found.push({ span, roll, asked: { kind: 'test', test } });
    this.#openBehind(roll, mention, mention.to, target);
    return next;
  }

  /** What the next sentence says of a score is still for the roll that stands behind its first target. */
  #openBehind(roll: Value, mention: TokenMention | undefined, end: number, target: Target | undefined): void {
    this.#open = {
      ...opened(plainRoll(roll, false), 'rolled', end),
      isBound: true,
      isBoundHere: true,
      // Without dice, only the same sentence goes on with it.
      age: mention ? 0 : maximumSentences,
      seen: target && seenWith(undefined, target),
    };
    this.#later = mention;
  }

  #poolTarget(index: number, { roll, kind }: OpenRoll): PoolReading | undefined {
    for (const { at, isOpened } of startsAt(this.#tokens, index)) {
      const found = poolTargetAt(this.#tokens, at, roll) ?? pairAt(this.#tokens, at, roll, isOpened);
      // What Wounds and the like are asked must name their dice.
      if (found && (found.isNamed || kind !== 'effect')) return found;
    }
    return undefined;
  }

  #foundOfDice({ span, asked, next }: PoolReading, { total, pool }: RolledDice): number {
    const roll = total ?? pool;
    if (roll) this.#found.push({ span, roll, asked });
    return next;
  }

  /** Whether the outer roll could be meant as well, and would give another chance. */
  #isForEither({ roll }: OpenRoll, outer: RolledDice, { target, test, next }: BoundTarget): boolean {
    if (!roll.total || !outer.total) return true;
    const isNatural = isNaturalAfter(this.#tokens, next);
    const other: Test | undefined = testOf(isNatural ? singleDie(outer.total) : outer.total, target, test.span);
    return other !== undefined && formatExpression(roll.total) !== formatExpression(outer.total);
  }

  #bind(open: OpenRoll, bound: BoundTarget | undefined): void {
    this.#hasRival = false;
    this.#nearRolls.bind();
    const seen = bound ? seenWith(open.seen, bound.target) : open.seen;
    this.#open = {
      ...open,
      kind: 'rolled',
      age: 0,
      isBound: true,
      isBoundHere: true,
      isLoose: false,
      isList: open.isList || bound?.isListed === true,
      seen,
    };
  }

  /** Whatever stands between a roll and its first target; returns the first token after it. */
  #readOther(index: number): number {
    const open = this.#open;
    // What comes of a score may change anything, but no longer the roll.
    if (!open && isChangeAhead(this.#tokens, index)) this.#changedAhead = 2;
    if (open?.isBound) this.#readBehindTarget(index, open);
    if (!open || open.isBound) return index + 1;
    return (
      (open.kind === 'rolled' ? this.#readBetween(index, open) : this.#readBehindDice(index, open)) ??
      this.#giveUp(index)
    );
  }

  /** What else is said after a target: the roll may be made again or changed after all, and a score may have been missed. */
  #readBehindTarget(index: number, open: OpenRoll): void {
    if ((!open.isList && isRolledAgain(this.#tokens, index)) || isChoice(this.#tokens, index)) this.#open = undefined;
    else if (!open.hasUnread && mayBeScore(this.#tokens, index)) this.#open = { ...open, hasUnread: true };
  }

  #readBetween(index: number, open: OpenRoll): number | undefined {
    const change = changeAt(this.#tokens, index, open.roll);
    if (change) {
      const { owner } = open.roll;
      if (change.roll)
        this.#open = { ...open, roll: { ...change.roll, owner }, isLoose: change.isOpen, isAtStart: false };
      else this.#close();
      return change.next;
    }
    const connection = connectionAt(this.#tokens, index, open.isAtStart);
    if (connection?.each && endsInNumber(open.roll)) return undefined;
    if (connection && !(connection.isClosed && open.isLoose && !this.#isBracket(index - 1))) {
      const isPerWarrior = open.roll.isPerWarrior || connection.isPerWarrior;
      const against = connection.against ?? open.against;
      const isLoose = connection.isOpen;
      const isAtStart = open.isAtStart && connection.isClosed;
      this.#open = {
        ...open,
        roll: { ...open.roll, isPerWarrior, ...(connection.each && { each: connection.each }) },
        isLoose,
        isAtStart,
        against,
      };
      if (connection.isPurpose) this.#open = { ...this.#open, isSettled: true };
      return connection.next;
    }
    if (open.isLoose && isFiller(this.#tokens, index)) return index + 1;
    if (!isJoint(this.#tokens, index)) return undefined;
    this.#open = { ...open, isLoose: this.#isBracket(index) };
    return index + 1;
  }

  /** Behind dice that nobody rolls, only signs and the name of what they come to. */
  #readBehindDice(index: number, open: OpenRoll): number | undefined {
    if (isJoint(this.#tokens, index) && !this.#isBracket(index)) return index + 1;
    if (open.kind === 'effect') return this.#readBehindEffect(index, open);
    const change = open.isLabel ? changeAt(this.#tokens, index, open.roll) : undefined;
    if (change) {
      if (change.roll) this.#open = { ...open, roll: { ...change.roll, owner: open.roll.owner } };
      else this.#close();
      return change.next;
    }
    // `1D6 per object: 4+`, `1D6 (4+)`
    const connection = connectionAt(this.#tokens, index, false);
    if (connection?.each && endsInNumber(open.roll)) return undefined;
    if (connection?.isClosed) return connection.next;
    if (open.isLabel && connection?.against) {
      this.#open = { ...open, against: connection.against };
      return connection.next;
    }
    if (open.isLabel && connection?.isOpen && !connection.isPurpose) {
      this.#open = { ...open, isLoose: true };
      return connection.next;
    }
    if (open.isLoose && isFiller(this.#tokens, index)) return index + 1;
    return this.#isBracket(index) && this.#hasTargetInside(index, open) ? index + 1 : undefined;
  }

  /** `1D6 Wounds per prayer, but if the die shows a 1`: the unit, and what it is for. */
  #readBehindEffect(index: number, open: OpenRoll): number | undefined {
    if (isUnit(this.#tokens, index)) return index + 1;
    const connection = connectionAt(this.#tokens, index, false);
    if (connection) {
      this.#open = { ...open, isLoose: connection.isOpen };
      return connection.next;
    }
    return open.isLoose && isFiller(this.#tokens, index) ? index + 1 : undefined;
  }

  /** `(4+)`, `(odd: left)`, `(add Strength)` */
  #hasTargetInside(index: number, open: OpenRoll): boolean {
    if (isBracketedTarget(this.#tokens, index)) return true;
    const next = index + 1;
    return open.isLabel && (changeAt(this.#tokens, next, open.roll) !== undefined || this.#beginsTarget(next, open));
  }

  #isBracket(index: number): boolean {
    const token = this.#tokens[index];
    return token?.kind === 'sign' && token.sign === '(';
  }

  #giveUp(index: number): number {
    this.#close();
    return index + 1;
  }
}
