/** Acts of questions about the total of a roll. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { additionOf, capturedDice, hasCaptured, valueIn } from './captured.ts';
import { endsClause, isSign, isThing, names, startsClause, startsSentence } from './places.ts';
import { denied, type Target, targetIn } from './target.ts';
import { isD6, oneD6 } from './targetTests.ts';

/** A target, with its place in the sentence. */
type Read = NonNullable<ReturnType<typeof targetIn>>;

/** What the total of a roll is asked; undefined where the number is no score. */
export function askAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'ask'>;
  const read = targetIn(found);
  if (of === 'idle') return { kind: 'aside', from, to };
  if (read ? isNoScore(sentence, found, read) : isDegree(sentence, found)) return undefined;
  const start = read?.from ?? to;
  const span = spanOfTokens(sentence.tokens, read ? start : from, read?.to ?? to);
  const hasArticle = sentence.is(start - 1, 'article', 'each') || sentence.is(start, 'article');
  const hasNatural = names(sentence, from, to, 'natural');
  const isOfDie = namesDie(sentence, from, to);
  const isRow = read !== undefined && isRowMark(sentence, found, read);
  return {
    kind: 'ask',
    of,
    target: isDenied(sentence, found, start) ? denied(read?.target) : read?.target,
    dice: of === 'test' ? testedDice(captured, span) : capturedDice(captured),
    span,
    // `if the die shows a 1`; not `if the dice score is 7`
    isNatural: hasNatural || (isOfDie && !namesTotal(sentence, from, to)),
    isNamed:
      hasArticle ||
      hasNatural ||
      sentence.is(start, 'from') ||
      names(sentence, from, start, 'result', 'score', 'scoring', 'need'),
    hasArticle,
    isSaid: sentence.is(start - 1, 'of', 'is', 'shows', 'score', 'need', 'onScore'),
    namesRoll:
      hasCaptured(captured, 'score') || names(sentence, from, start, 'result', 'die', 'score', 'scoring', 'shows'),
    isOfIt: sentence.is(from + 1, 'pronoun', 'determiner') && sentence.is(from + 2, 'is'),
    isPlus: hasCaptured(captured, 'sign'),
    isNeeded: names(sentence, from, to, 'need', 'must') || sentence.is(to, 'need', 'try'),
    isPart:
      read !== undefined &&
      (goesOn(sentence, read.to) || ((hasNatural || of === 'bare') && isOfOtherDice(sentence, to))),
    startsClause: isRow || startsClause(sentence, from),
    startsSentence: isRow || startsSentence(sentence, from),
    hasOutcome: !endsClause(sentence, to) || sentence.is(to, 'if', 'but') || isSign(sentence, to, ':=–—?→>-'),
    from,
    to,
  };
}

/** `if he does not roll a 3`, `fails to score 5+`: the score must not come. */
function isDenied(sentence: Sentence, { from, variant }: FoundPhrase, start: number): boolean {
  return variant === 'denied' || names(sentence, Math.max(sentence.from, from - 2), start, 'fail');
}

/** What a test of a characteristic rolls: 1D6, and the characteristic is added; a skill is the score itself that is needed. */
function testedDice(captured: FoundPhrase['captured'], span: Span): Value | undefined {
  const stat = valueIn(captured);
  const isSkill = stat?.kind === 'name' && stat.name.endsWith('-skill');
  return stat && (isSkill ? oneD6(span) : additionOf([oneD6(span), stat]));
}

/** `6 squares`, `3 Armor`, `more than one Warrior`, `one of them`: a number that counts or names something. */
function isNoScore(sentence: Sentence, found: FoundPhrase, read: Read): boolean {
  const { from, to, variant, captured } = found;
  const { target } = read;
  if (isThing(sentence, read.to, false) || isPartOfOther(sentence, read.from)) return true;
  // `may go above his Wounds`
  if (target.kind === 'compared' && sentence.is(from - 1, 'may')) return true;
  if (isValueOfRow(sentence, found, read) || isLimit(sentence, found, read)) return true;
  // `better than 1+`
  if (isSign(sentence, read.to, '+') && sentence.tokens[read.to]?.isGlued) return true;
  // `Hit: 7 (1D6+4) damage`: how much that is on average.
  if (variant === 'bare' && isSingleScore(target) && isSign(sentence, read.to, '(') && sentence.mentionAt(read.to + 1))
    return true;
  // `you can save up to 3 dice`
  if (variant === 'known' && target.kind === 'compared' && target.comparator !== '>=') return true;
  if (sentence.is(read.from - 1, 'article') || sentence.is(read.from, 'article')) return false;
  const isRow =
    isSign(sentence, to - 1, ':=–—') ||
    (variant === 'bare' && startsClause(sentence, from) && !isSign(sentence, from - 1, '('));
  const isPlus =
    hasCaptured(captured, 'sign') &&
    !(variant === 'asked' && sentence.is(from, 'with') && !sentence.is(from, 'onScore'));
  const isBound = target.kind === 'compared' && target.value.kind === 'number' && !isPlus;
  const mayCount = (isSingleScore(target) && !isRow) || isBound;
  // `on 1-2 Gurni is named`; not `on 6 Goblins`, `two or more spell users`
  if (mayCount && (sentence.isStat(to) || (isThing(sentence, to, true) && !sentence.is(read.from - 1, 'of', 'shows'))))
    return true;
  if (isCountInWords(sentence, read) || isMade(sentence, found, read)) return true;
  // `consigue 3 de experiencia`, `as in result 4`
  const isOther = sentence.is(to, 'of') || sentence.is(from - 1, 'comparing');
  if (isOther && isSingleScore(target) && !sentence.is(read.from - 1, 'of')) return true;
  // `he stays at 1`, `for 5`, `in 3`
  const isOn = read.from === from + 1 && sentence.is(from, 'on') && !sentence.is(from, 'onScore');
  return isOn && isSingleScore(target) && variant === 'asked' && !startsClause(sentence, from);
}

/** `3=8 cm`, `4: 1 hit`: what stands behind the score of a row. */
function isValueOfRow({ tokens }: Sentence, { captured }: FoundPhrase, { from }: Read): boolean {
  const mark = tokens[from - 1];
  const isBehindKey = mark?.kind === 'sign' && ':='.includes(mark.sign) && tokens[from - 2]?.kind === 'number';
  return isBehindKey && !hasCaptured(captured, 'sign');
}

/** `several engines (no more than 3)` */
function isLimit(sentence: Sentence, { variant, from, captured }: FoundPhrase, { target }: Read): boolean {
  const isPlus = hasCaptured(captured, 'sign');
  const isBound = variant === 'bare' && target.kind === 'compared' && !isPlus && isSign(sentence, from - 1, '(');
  return isBound && isThing(sentence, from - 2, true);
}

/** `worse on a 5+`, `above 1 Wound`: a degree that is said of something else. */
function isDegree(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  const isOpened = sentence.is(from, 'if');
  return (
    !isOpened &&
    (sentence.is(to, 'on', 'if', 'pronoun', 'article', 'determiner', 'comparing') ||
      sentence.numberAt(to) !== undefined)
  );
}

/** `S5 or more`, `-2 S`, `2 or 3 natural 1s`: what stands right before a number belongs to it. */
function isPartOfOther({ tokens, from }: Sentence, at: number): boolean {
  if (at === from) return false;
  const [other, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (before?.kind === 'number') return true;
  if (!token?.isGlued || before === undefined) return false;
  return before.kind === 'word' || (before.kind === 'sign' && '+-–−'.includes(before.sign) && other?.kind !== 'number');
}

/** `can make 2 stone throwing attacks`: a number behind a verb, with words behind it. */
function isMade(sentence: Sentence, { variant, from, to }: FoundPhrase, { from: start, target }: Read): boolean {
  if (variant !== 'asked' || !isSingleScore(target)) return false;
  const isBehindVerb = names(sentence, from, start, 'score', 'scoring') && !sentence.is(from, 'on');
  return isBehindVerb && (sentence.is(to, 'further') || sentence.isNoun(to));
}

/** `two of his swords`, `make one roll`, `two or more spell users`: a number in words with what it counts. */
function isCountInWords(sentence: Sentence, { from, to }: Read): boolean {
  if (sentence.tokens[from]?.kind !== 'word' || sentence.numberAt(from) === undefined) return false;
  if (sentence.numberAt(from) === 1 && to === from + 1 && !sentence.is(from - 1, 'natural', 'shows')) return true;
  // `two or more 1s`
  return sentence.is(to, 'of', 'result', 'unit') || sentence.isNoun(to) || sentence.numberAt(to) !== undefined;
}

/** `… per level 4-6 He pays`: scores in a text that runs on, and behind them what begins a sentence. */
function isRowMark({ tokens, to: end }: Sentence, { variant, from, to }: FoundPhrase, { target }: Read): boolean {
  const [mark, next] = [tokens[from], tokens[to]];
  const isRange = target.kind === 'oneOf' && !isSingleScore(target);
  return (
    variant === 'bare' && isRange && mark?.kind === 'number' && to < end && next?.kind === 'word' && next.isCapitalised
  );
}

/** Whether a target is a number alone. */
export function isSingleScore(target: Target | undefined): boolean {
  const [range, other] = target?.kind === 'oneOf' ? target.ranges : [];
  return range !== undefined && other === undefined && range.low === range.high;
}

/** `4 and no less`, `8, no more`: a score that goes on in words that no phrase has. */
function goesOn(sentence: Sentence, at: number): boolean {
  const isComma = isSign(sentence, at, ',');
  const next = isComma || sentence.is(at, 'and', 'or', 'but') ? at + 1 : at;
  // `a 2, 3 4, 5 or 6`: a list that a scanner has spoilt
  if (isComma && sentence.numberAt(next) !== undefined)
    return sentence.numberAt(next + 1) !== undefined || isSign(sentence, next + 1, ',') || sentence.is(next + 1, 'or');
  if (sentence.is(next, 'orMore', 'orLess', 'atMost')) return true;
  if (next > at && !sentence.is(at, 'or') && sentence.is(next, 'above', 'below')) return true;
  return sentence.is(next, 'negation', 'none') && sentence.is(next + 1, 'degree');
}

/** `a natural 1-5 with the attack roll (1D20)`: other dice than D6 behind a score for which no dice are named. */
function isOfOtherDice(sentence: Sentence, to: number): boolean {
  for (let at = to; at < to + farthestDice; at++) {
    const mention = sentence.mentionAt(at);
    if (mention || isSign(sentence, at, '.,;'))
      return mention !== undefined && isSign(sentence, at - 1, '(') && !isD6(mention.expression);
  }
  return false;
}

const farthestDice = 8;

/** Whether a die is named that is not rolled in the same words. */
function namesDie(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const mention = sentence.mentionAt(at);
    if (mention) at = mention.to - 1;
    else if (sentence.is(at, 'die')) return true;
  }
  return false;
}

/** Whether a score is named by another word than that of a die. */
function namesTotal(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (sentence.is(at, 'result') && !sentence.is(at, 'die')) return true;
  return false;
}
