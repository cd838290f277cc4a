/** Acts of questions about the total of a roll. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { additionOf, capturedDice, hasCaptured, valueIn } from './captured.ts';
import { isNoScore } from './noScore.ts';
import { endsClause, isSign, names, startsClause, startsSentence } from './places.ts';
import { denied, isSingleScore, type ReadTarget, targetIn } from './target.ts';
import { isD6, oneD6 } from './targetTests.ts';

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

/** `worse on a 5+`, `above 1 Wound`: a degree that is said of something else. */
function isDegree(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  const isOpened = sentence.is(from, 'if');
  return (
    !isOpened &&
    (sentence.is(to, 'on', 'if', 'pronoun', 'article', 'determiner', 'comparing') ||
      sentence.numberAt(to) !== undefined)
  );
}

/** `… per level 4-6 He pays`: scores in a text that runs on, and behind them what begins a sentence. */
function isRowMark({ tokens, to: end }: Sentence, { variant, from, to }: FoundPhrase, { target }: ReadTarget): boolean {
  const [mark, next] = [tokens[from], tokens[to]];
  const isRange = target.kind === 'oneOf' && !isSingleScore(target);
  return (
    variant === 'bare' && isRange && mark?.kind === 'number' && to < end && next?.kind === 'word' && next.isCapitalised
  );
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
