/** Tokens to chances: keeps track of the roll that a text is about, and binds targets to it where no other can be meant. */
import type { Span } from '../../text/span.ts';
import type { Term, Test, Value } from '../language/expression.ts';
import { formatExpression } from '../language/format.ts';
import {
  comparisonIntroductionOf,
  followsAttack,
  type Introduction,
  introductionOf,
  isNaturalAfter,
  isOfOther,
  isScore,
  opensClause,
  passiveIntroductionOf,
  scoreNouns,
} from './introductions.ts';
import type { TokenMention } from './notation.ts';
import { poolTargetAt, twoStagesAt } from './poolTargets.ts';
import { isAfterRollVerb, isEffect, rollBehind } from './rollPlaces.ts';
import { spanOfTokens } from './rolls.ts';
import { endsSentence, startsRow } from './sentences.ts';
import { targetAt } from './targets.ts';
import { singleDie, testOf } from './targetTests.ts';
import type { Token } from './token.ts';
import { variableAt } from './variables.ts';
import { articles, isOneOf, prepositions, wordAt, wordSet } from './words.ts';

/** What is asked of a roll: a test, or how much of it counts. */
interface AskedOfRoll {
  readonly span: Span;
  readonly roll: Value;
  readonly asked: { readonly kind: 'test'; readonly test: Test } | { readonly kind: 'value'; readonly value: Value };
}

/** Everything that the tokens ask of their rolls, in order. The mentions are those in the same tokens. */
export function askedIn(
  text: string,
  tokens: readonly Token[],
  mentions: readonly TokenMention[],
): readonly AskedOfRoll[] {
  return mentions.length === 0 ? [] : new ChanceReader(text, tokens, mentions).read();
}

const additions = wordSet(
  'add adds adding añade añades añadir añadiendo añádele suma sumas sumar sumando agrega agregar agregando',
);
const subtractions = wordSet('subtract subtracts subtracting resta restas restar restando deduct deducting');
const otherChanges = wordSet(
  'reroll rerolls plus minus más modified multiplied double doubled divide comparing compare highest lowest opposed',
);
/** What is done with the sum of several dice. */
const totalChanges = wordSet(
  'multiply multiplying multiplies multiplica multiplicar multiplicando multiplicándola multiplicándolo',
);
const sumWords = wordSet('up puntuación resultado resultados total totals');
const perDie = wordSet('each every any both cada cualquier');
const oneDie = wordSet('die dado one uno');
const severalDice = wordSet('dice dados');
const mostSentences = 2;

/** The roll that the text is about. */
interface CurrentRoll {
  readonly value: Value;
  /** How many sentences ago it was rolled, or a target was last found for it. */
  readonly age: number;
  readonly isBound: boolean;
  /** Whether a target for it stands in the sentence that is being read. */
  readonly isBoundHere: boolean;
  /** Rolled where a target for another roll had been met: what comes later may be for either. */
  readonly outer: Value | undefined;
  /** Whether another roll stands just before it, for which no target has been found: it may be one or the other. */
  readonly hasRival: boolean;
  /** Whether the total is changed by something unknown, so that only the single dice can be asked. */
  readonly isPoolOnly: boolean;
}

class ChanceReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  readonly #found: AskedOfRoll[] = [];
  #current: CurrentRoll | undefined;
  /** The roll that a target before it has been read for. */
  #later: TokenMention | undefined;
  /** The last roll for Wounds and the like: its dice may be asked what they show, though a target is not for it. */
  #effect: Value | undefined;

  constructor(text: string, tokens: readonly Token[], mentions: readonly TokenMention[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#mentions = new Map(mentions.map((mention) => [mention.from, mention]));
  }

  read(): readonly AskedOfRoll[] {
    for (let index = 0; index < this.#tokens.length; ) {
      const mention = this.#mentions.get(index);
      index = mention
        ? this.#readMention(mention)
        : (this.#readPoolTarget(index) ?? this.#readTarget(index) ?? this.#readOther(index));
    }
    return this.#found;
  }

  #readMention(mention: TokenMention): number {
    if (mention === this.#later) return mention.to;
    const isRoll = isOneOf(this.#tokens, mention.to, scoreNouns) || isAfterRollVerb(this.#tokens, mention.from);
    const isOutcome = this.#current?.isBoundHere === true && !isRoll;
    if (isOutcome || isEffect(this.#tokens, mention)) {
      this.#effect = mention.expression;
      return mention.to;
    }
    const current = this.#current;
    const isPlain = mention.sign === undefined && mention.alternative === undefined;
    // Two rolls in one breath: nobody can say which of them a target is for.
    this.#current =
      isRoll && isPlain
        ? {
            value: mention.expression,
            age: 0,
            isBound: false,
            isBoundHere: false,
            outer: current?.isBoundHere ? current.value : undefined,
            isPoolOnly: false,
            hasRival: current !== undefined && !current.isBound && current.age <= 1,
          }
        : undefined;
    return mention.to;
  }

  #readPoolTarget(index: number): number | undefined {
    const current = this.#current;
    const stages = twoStagesAt(this.#tokens, index);
    if (stages) {
      this.#found.push({ span: stages.span, roll: stages.roll, asked: { kind: 'test', test: stages.test } });
      return stages.next;
    }
    const naturals = this.#effect && this.#tokens[index]?.kind === 'number' ? this.#effect : undefined;
    const ofEffect = naturals && poolTargetAt(this.#tokens, index, naturals);
    if (ofEffect && naturals) {
      this.#found.push({ span: ofEffect.span, roll: naturals, asked: ofEffect.asked });
      return ofEffect.next;
    }
    const reading = current?.hasRival === false ? poolTargetAt(this.#tokens, index, current.value) : undefined;
    if (!current || !reading) return undefined;
    this.#found.push({ span: reading.span, roll: current.value, asked: reading.asked });
    this.#bind(current);
    return reading.next;
  }

  /** Reads a target, if one is meant here; returns the first token after it. */
  #readTarget(index: number): number | undefined {
    const isNumber = this.#tokens[index]?.kind === 'number';
    const before = isNumber ? introductionOf(this.#tokens, index) : comparisonIntroductionOf(this.#tokens, index);
    const reading = before || isNumber ? targetAt(this.#tokens, index) : undefined;
    const introduction = before ?? (reading && passiveIntroductionOf(this.#tokens, index, reading));
    // `a score of 1. 2 or 3` cannot be read, but it is still about the roll.
    if (before?.isCertain && !reading && isNumber && this.#current) this.#bind(this.#current);
    if (!introduction || !reading) return undefined;
    const isExpected = this.#current?.isBound === true && opensClause(this.#tokens, introduction.from);
    if (!isScore(this.#tokens, introduction, reading, isExpected)) return undefined;
    const later = rollBehind(this.#tokens, this.#mentions, reading.next);
    const current = later ? undefined : this.#current;
    if (!later && (!current || !this.#mayBeFor(current, introduction))) return undefined;
    const roll = later?.expression ?? current?.value;
    const span = spanOfTokens(this.#tokens, index, reading.next);
    const isNatural = introduction.isNatural || isNaturalAfter(this.#tokens, reading.next);
    const test = roll && testOf(isNatural ? singleDie(roll) : roll, reading.target, span);
    if (!test || !roll) return undefined;
    if (
      current?.outer &&
      current.age > 0 &&
      this.#isForEither(current, current.outer, test, introduction, reading.target)
    ) {
      return reading.next;
    }
    this.#found.push({ span, roll, asked: { kind: 'test', test } });
    if (current) this.#bind(current);
    if (later) this.#bindLater(later);
    return reading.next;
  }

  /** Whether the outer roll could be meant as well, and would give another chance. */
  #isForEither(
    current: CurrentRoll,
    outer: Value,
    test: Test,
    { isNatural }: Introduction,
    target: Parameters<typeof testOf>[1],
  ): boolean {
    const other = testOf(isNatural ? singleDie(outer) : outer, target, test.span);
    return other !== undefined && formatExpression(current.value) !== formatExpression(outer);
  }

  /** Whether a target so announced is for the roll before it. In a later sentence it must say what comes of that roll. */
  #mayBeFor(current: CurrentRoll, introduction: Introduction): boolean {
    if (current.isPoolOnly) return false;
    if (followsAttack(this.#tokens, introduction.from) || isOfOther(this.#tokens, introduction.from)) return false;
    const isPreposition = isOneOf(this.#tokens, introduction.from, prepositions);
    return !isPreposition || current.age === 0 || !current.isBound || opensClause(this.#tokens, introduction.from);
  }

  #bind(current: CurrentRoll): void {
    this.#current = { ...current, age: 0, isBound: true, isBoundHere: true };
  }

  /** What the next sentence says of a score is still for the roll that stands behind its first target. */
  #bindLater(mention: TokenMention): void {
    const value = mention.expression;
    this.#current = {
      value,
      age: 0,
      isBound: true,
      isBoundHere: true,
      outer: undefined,
      hasRival: false,
      isPoolOnly: false,
    };
    this.#later = mention;
  }

  /** Keeps track of what changes the roll, or makes it doubtful which one is meant. */
  #readOther(index: number): number {
    const current = this.#current;
    if (!current) return index + 1;
    if (endsSentence(this.#text, this.#tokens, index)) {
      const isOld = current.age >= mostSentences;
      this.#current = isOld ? undefined : { ...current, age: current.age + 1, isBoundHere: false };
      return index + 1;
    }
    if (startsRow(this.#tokens, index)) {
      this.#current = undefined;
      return index + 1;
    }
    // What comes of a score may change anything, but no longer the roll.
    if (current.isBoundHere) return index + 1;
    const word = wordAt(this.#tokens, index);
    if (word === undefined) return index + 1;
    const isAdded = additions.has(word);
    if (isAdded || subtractions.has(word)) return this.#readChange(current, index, !isAdded);
    if (totalChanges.has(word) && current.value.kind === 'dice') {
      this.#current = { ...current, isPoolOnly: true };
      return index + 1;
    }
    const isPerDie = severalDice.has(word) || (perDie.has(word) && isOneOf(this.#tokens, index + 1, oneDie));
    // A characteristic that is neither added nor subtracted in words known here may still change the roll.
    const isMoreThan = word === 'más' && wordAt(this.#tokens, index + 1) === 'que';
    const isUnclear =
      (otherChanges.has(word) && !isMoreThan) ||
      word.startsWith('re roll') ||
      (isPerDie && !this.#isNameOfRoll(index)) ||
      (!current.isBound && this.#isCharacteristic(index));
    if (isUnclear) this.#current = undefined;
    return index + 1;
  }

  /** `the dice roll`: the roll itself. */
  #isNameOfRoll(index: number): boolean {
    return isOneOf(this.#tokens, index - 1, articles) && wordAt(this.#tokens, index + 1) === 'roll';
  }

  #isCharacteristic(index: number): boolean {
    return variableAt(this.#tokens, index) !== undefined;
  }

  /** `and add his Strength`. What is added must be known, or else the total is not. */
  #readChange(current: CurrentRoll, index: number, isSubtracted: boolean): number {
    // `adding up the score` adds nothing to it.
    if (isOneOf(this.#tokens, index + 1, sumWords) || isOneOf(this.#tokens, index + 2, sumWords)) return index + 2;
    const variable = variableAt(this.#tokens, index + 1);
    if (!variable || current.isBound) {
      this.#current = undefined;
      return index + 1;
    }
    const { name, next } = variable;
    const span = { start: current.value.span.start, end: spanOfTokens(this.#tokens, index, next).end };
    const changed: Term = {
      isSubtracted,
      value: { kind: 'name', name, span: spanOfTokens(this.#tokens, index + 1, next) },
    };
    const before =
      current.value.kind === 'addition' ? current.value.terms : [{ isSubtracted: false, value: current.value }];
    this.#current = { ...current, value: { kind: 'addition', terms: [...before, changed], span } };
    return next;
  }
}
