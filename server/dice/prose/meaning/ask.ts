/** Acts of questions about the total of a roll. */
import type { VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { capturedDice, hasCaptured } from './captured.ts';
import { endsClause, isSign, isThing, names, startsClause, startsSentence } from './places.ts';
import { denied, type Target, targetIn } from './target.ts';

/** A target, with its place in the sentence. */
type Read = NonNullable<ReturnType<typeof targetIn>>;

/** What the total of a roll is asked; undefined where the number is no score. */
export function askAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'ask'>;
  const read = targetIn(found);
  if (of === 'idle' || (read && isNoScore(sentence, found, read))) return undefined;
  const { tokens } = sentence;
  const start = read?.from ?? to;
  const hasArticle = sentence.is(start - 1, 'article', 'each') || sentence.is(start, 'article');
  const hasNatural = names(sentence, from, to, 'natural');
  const isOfDie = namesDie(sentence, from, to);
  return {
    kind: 'ask',
    of,
    target: of === 'mustNot' ? denied(read?.target) : read?.target,
    dice: capturedDice(captured),
    span: read ? spanOfTokens(tokens, start, read.to) : spanOfTokens(tokens, from, to),
    // `if the die shows a 1`; not `if the dice score is 7`
    isNatural: hasNatural || (isOfDie && !namesTotal(sentence, from, to)),
    isNamed: hasArticle || hasNatural || sentence.is(start, 'from') || names(sentence, from, start, 'result', 'score', 'scoring', 'need'),
    hasArticle,
    isSaid: sentence.is(start - 1, 'of', 'is', 'shows', 'score', 'need', 'on'),
    namesRoll:
      hasCaptured(captured, 'score') || names(sentence, from, start, 'result', 'die', 'score', 'scoring', 'shows'),
    isNeeded: names(sentence, from, to, 'need', 'must') || sentence.is(to, 'need', 'try'),
    isPart: read !== undefined && goesOn(sentence, read.to),
    startsClause: startsClause(sentence, from),
    startsSentence: startsSentence(sentence, from),
    hasOutcome: !endsClause(sentence, to) || sentence.is(to, 'if') || isSign(sentence, to, ':=–—?→>-'),
    from,
    to,
  };
}

/** `6 squares`, `3 Armor`, `more than one Warrior`, `one of them`: a number that counts or names something. */
function isNoScore(sentence: Sentence, { from, to, variant, captured }: FoundPhrase, read: Read): boolean {
  const { target } = read;
  if (isThing(sentence, read.to, false)) return true;
  if (sentence.is(read.from - 1, 'article') || sentence.is(read.from, 'article')) return isOne(sentence, read);
  const isRow = variant === 'row' || (variant === 'bare' && startsClause(sentence, from));
  const isPlain = !hasCaptured(captured, 'sign') && !isRow && !names(sentence, from, read.from, 'result');
  // `on 1-2 Gurni is named`; not `on 6 Goblins`, `two or more spell users`
  if (isPlain && (isSingleScore(target) || target.kind === 'compared') && isThing(sentence, to, true)) return true;
  if (isCountInWords(sentence, read)) return true;
  // `he stays at 1`, `for 5`, `in 3`
  const isOn = read.from === from + 1 && sentence.is(from, 'on') && !sentence.is(from, 'onScore');
  return isOn && isSingleScore(target) && variant === 'asked' && !startsClause(sentence, from);
}

/** `the one behind it`, `a one of them` */
function isOne(sentence: Sentence, { from, to }: Read): boolean {
  const isWord = sentence.tokens[to - 1]?.kind === 'word' && sentence.numberAt(to - 1) === 1 && to - from <= 2;
  return isWord && sentence.is(to, 'of', 'relative', 'preposition') && !sentence.is(to, 'on');
}

/** `two of his swords`, `make one roll`, `two or more spell users`: a number in words with what it counts. */
function isCountInWords(sentence: Sentence, { from, to }: Read): boolean {
  const token = sentence.tokens[to];
  if (sentence.tokens[from]?.kind !== 'word' || sentence.numberAt(from) === undefined) return false;
  if (sentence.numberAt(from) === 1 && to === from + 1 && !sentence.is(from - 1, 'natural', 'shows', 'is')) return true;
  const isNoun = token?.kind === 'word' && sentence.isFree(to) && sentence.phrases.isThing(token.word);
  return to < sentence.to && (sentence.is(to, 'of', 'result', 'unit') || isNoun);
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
  if (sentence.is(next, 'orMore', 'orLess') && !sentence.is(next, 'preposition')) return true;
  return sentence.is(next, 'negation', 'none') && sentence.is(next + 1, 'degree');
}

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
