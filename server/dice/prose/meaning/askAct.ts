/** Acts of questions about the total of a roll. */
import type { VariantOf } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { mayBeBare } from './bareTarget.ts';
import { hasScore, isList } from './captured.ts';
import { isCount } from './counted.ts';
import { capturedDice } from './dice.ts';
import { isNoScore } from './noScore.ts';
import { isPartOfCondition } from './partOfCondition.ts';
import { isAlternative, isDash, isSign, names, startsClause, startsSentence } from './places.ts';
import { isOfThrow, rivalSide } from './rivals.ts';
import { denied, type Target, targetIn } from './target.ts';

/** What the total of a roll is asked. */
export function askAct(sentence: Sentence, found: FoundPhrase): Act {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'ask'>;
  const read = targetIn(found);
  if (isNoScore(sentence, found)) return { kind: 'plain', of: 'any', from, to };
  const { tokens } = sentence;
  return {
    kind: 'ask',
    of,
    target: of === 'mustNot' ? denied(read?.target) : read?.target,
    dice: capturedDice(captured),
    span: read ? spanOfTokens(tokens, behindOf(sentence, read.from), read.to) : spanOfTokens(tokens, from, to),
    side: read ? [] : rivalSide(sentence, from, to),
    isAlternative: isAlternative(sentence, from, to),
    ...featuresOfTarget(sentence, found, read),
    ...featuresOfWords(sentence, found, read),
    ...featuresOfPlace(sentence, found, read),
    from,
    to,
  };
}

/** `a roll of n+`: the `of` belongs to the roll. */
function behindOf(sentence: Sentence, at: number): number {
  return sentence.is(at, 'of') && sentence.is(at - 1, 'result', 'natural', 'whole') ? at + 1 : at;
}

/** A target, with its place in the sentence. */
type Read = ReturnType<typeof targetIn>;

function featuresOfTarget(sentence: Sentence, found: FoundPhrase, read: Read) {
  const target = read?.target;
  const isSeveral = target?.kind === 'oneOf' && isList(target.ranges);
  return {
    isExact: target?.kind !== 'compared',
    isList: isSeveral,
    isNumbered: target?.kind === 'oneOf' && !isSeveral && isSign(sentence, found.to, '.'),
    isCount: isCount(sentence, found),
    isBracketed: read !== undefined && isSign(sentence, read.to, '('),
    hasArticle: read !== undefined && hasArticle(sentence, found, read.from),
    mayBeBare: read !== undefined && mayBeBare(sentence, found, read),
    isPart: isPartOfCondition(sentence, found, target),
  };
}

function featuresOfWords(sentence: Sentence, found: FoundPhrase, read: Read) {
  const { from, to, captured } = found;
  const start = read?.from ?? to;
  return {
    isNatural: isNatural(sentence, found),
    isUnmodified: names(sentence, from, to, 'natural'),
    isOfDie: isOfDie(sentence, from, to, 'die') && !names(sentence, from, to, 'result'),
    isOfThrow: isOfThrow(sentence, from, to),
    isOfOneDie: isOfDie(sentence, from, to, 'oneDie'),
    isUntil: sentence.is(from, 'until'),
    isOfThose: sentence.is(from, 'pronoun'),
    isOn:
      sentence.is(from, 'onScore') ||
      sentence.is(from + 1, 'onScore') ||
      isAt(sentence, from, read) ||
      isOfCase(sentence, from, read),
    isEnough: isEnough(sentence, from, to) || (read !== undefined && isEnough(sentence, from, read.to)),
    isNeeded: isNeeded(sentence, found),
    isMinimum: names(sentence, from, start, 'minimum') && !names(sentence, from, start, 'equal'),
    isInstead: sentence.is(to, 'instead'),
    namesResult:
      hasScore(captured) ||
      (sentence.is(from, 'onScore') && names(sentence, from, start, 'result')) ||
      names(sentence, from, start, 'die', 'shows'),
    namesScore: hasScore(captured) && !names(sentence, from, start, 'whole', 'die', 'together'),
    namesRoll: names(sentence, from, start, ...rollClasses),
  };
}

function featuresOfPlace(sentence: Sentence, { from, to }: FoundPhrase, read: Read) {
  return {
    isLabelled: isLabelled(sentence, from),
    isColon: isColon(sentence, from, to),
    isDefinite: isDefinite(sentence, from),
    isLed: isLed(sentence, from),
    hasOutcome: hasOutcome(sentence, to) || sentence.is(from, 'roll'),
    startsClause: startsClause(sentence, from) || isLabelledBound(sentence, from, read?.target),
    startsSentence: startsSentence(sentence, from),
  };
}

/** `With a rope, 3+.`: a sentence that has only the case and what is needed then. */
function isOfCase(sentence: Sentence, from: number, read: Read): boolean {
  if (read?.target.kind !== 'compared' || !isSign(sentence, from - 1, ',')) return false;
  const isEnd = read.to >= sentence.to || sentence.tokens[read.to]?.kind === 'sign';
  const isWith = sentence.is(sentence.from, 'along');
  if (!isEnd || !isWith || from - sentence.from > longestCase) return false;
  for (let at = sentence.from + 1; at < from - 1; at++) if (!sentence.isFree(at)) return false;
  return true;
}

const longestCase = 6;

/** `a 3+`, Spanish for `on 3+`. */
function isAt(sentence: Sentence, from: number, read: Read): boolean {
  return read?.target.kind === 'compared' && read.from === from + 1 && sentence.is(from, 'to');
}

/** Classes whose words say that a roll is spoken of. */
const rollClasses: readonly WordClass[] = ['result', 'die', 'score', 'scoring', 'rolling', 'shows'];

/** Whether the words `natural`, `unmodified` stand in it. */
function isNatural(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  if (names(sentence, from, to, 'natural')) return true;
  // `if the die shows a 1`; not `if the dice score is 7`
  return isOfDie(sentence, from, to, 'die') && !namesTotal(sentence, from, to);
}

/** Whether a score is named by another word than that of a die. */
function namesTotal(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (sentence.is(at, 'result') && !sentence.is(at, 'die')) return true;
  return false;
}

/** Whether dice are spoken of that nobody rolls here. */
function isOfDie(sentence: Sentence, from: number, to: number, name: 'die' | 'oneDie'): boolean {
  for (let at = from; at < to; at++) {
    const mention = sentence.mentionAt(at);
    if (mention) at = mention.to - 1;
    else if (sentence.is(at, name)) return true;
  }
  return false;
}

/** Whether a word, a colon or an equals sign stands at a token. */
function hasOutcome(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  return (
    token?.kind === 'word' ||
    token?.kind === 'die' ||
    (token?.kind === 'sign' && ':=–—?→>'.includes(token.sign)) ||
    isDash(sentence, at)
  );
}

/** `forget the 4+`, `there is no 5+`, `instead of the usual 4+` */
function isDefinite(sentence: Sentence, at: number): boolean {
  if (sentence.is(at - 1, 'article', 'determiner', 'none', 'not')) return true;
  // `he hits his foe if he rolls a 6`
  return !sentence.is(at, 'if') && sentence.is(at - 2, 'article', 'determiner', 'none', 'not');
}

/** `the Dwarf 4+`, `1D6 4+`: a bound behind a name that begins a clause, or behind dice. */
function isLabelledBound(sentence: Sentence, at: number, target: Target | undefined): boolean {
  const { tokens } = sentence;
  const sign = tokens[at + 1];
  const isPlus = sign?.kind === 'sign' && '+-–'.includes(sign.sign) && sign.isGlued;
  if (tokens[at - 1]?.kind === 'die') return isPlus || target?.kind === 'compared';
  return isPlus && isLabelled(sentence, at);
}

/** Whether only a name stands between a token and the mark before: `, the Dwarf on 4+`. */
function isLabelled(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  let before = at - 1;
  while (
    before > at - 3 &&
    before > sentence.from &&
    tokens[before]?.kind === 'word' &&
    !sentence.is(before, 'and', 'or')
  )
    before--;
  const isLabel = sentence.is(at - 1, 'warrior', 'other') || sentence.is(before + 1, 'article');
  return isLabel && before < at - 1 && (tokens[before]?.kind === 'sign' || sentence.is(before, 'and', 'or'));
}

/** `needs an 8`, `an 8 is needed`, `8 to open` */
function isNeeded(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  return names(sentence, from, to, 'need', 'must') || sentence.is(to, 'need') || sentence.is(to, 'try');
}

function isColon(sentence: Sentence, at: number, to: number): boolean {
  // `Reaction (2D6) 2-3 attack`
  if (isSign(sentence, at - 1, ')') && sentence.tokens[at - 2]?.kind === 'die') return true;
  // `1D6 - 4 - and jumps`
  if (isDash(sentence, at - 1) && isDash(sentence, to)) return false;
  const before = at > sentence.from ? sentence.tokens[at - 1] : undefined;
  return (
    before?.kind === 'die' ||
    (before?.kind === 'sign' && ':;(–—→>·•|'.includes(before.sign)) ||
    isDash(sentence, at - 1)
  );
}

/** Whether a sentence begins here, behind one that ends in a colon. */
function isLed({ tokens, from }: Sentence, at: number): boolean {
  const before = tokens[from - 1];
  return at === from && before?.kind === 'sign' && before.sign === ':';
}

/** `a 6 is enough`, `8 needed`; not `only a 6 will do`. */
function isEnough(sentence: Sentence, from: number, to: number): boolean {
  return sentence.is(to, 'need') && !sentence.is(from, 'just') && !sentence.is(from - 1, 'just');
}

/** `a 6`, `a natural 6`, `a total of 6`; not `the target takes 6`. */
function hasArticle(sentence: Sentence, { captured }: FoundPhrase, at: number): boolean {
  if (sentence.is(at - 1, 'article', 'natural', 'whole') || sentence.is(at, 'article')) return true;
  return captured.some(
    (each) => each.name === 'lead' && names(sentence, each.from, each.to, 'article', 'natural', 'whole'),
  );
}
