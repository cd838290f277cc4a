/** Phrases with the form of a question that ask nothing of a roll. */
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { hasScore } from './captured.ts';
import { isUnit } from './clauseWords.ts';
import { isPronoun, isSign, names } from './places.ts';
import { targetIn } from './target.ts';

/** `one of the players`, `make one roll`; `better on 5+`, `he jumps over it`; `where n+ is the number behind the name` */
export function isNoScore(sentence: Sentence, found: FoundPhrase): boolean {
  const { from, to, variant } = found;
  const read = targetIn(found);
  if (variant === 'idle') return true;
  if (!read) return !sentence.is(from, 'if') && sentence.is(to, 'on', 'pronoun', 'article', 'determiner');
  const at = read.from;
  if (isDefinition(sentence, read) || isRating(sentence, found) || isGrowing(sentence, found)) return true;
  // `attacks at 1 to hit`
  if (variant === 'known' && at === from && sentence.numberAt(at) !== undefined && sentence.is(from - 1, 'preposition'))
    return !sentence.is(at + 1, 'orMore') && !isSign(sentence, at + 1, '+');
  // `which need not be the one on the die`
  if (
    sentence.numberAt(at) === 1 &&
    sentence.tokens[at]?.kind === 'word' &&
    sentence.is(at - 1, 'article') &&
    variant === 'known'
  )
    return !names(sentence, from, at, 'if', 'on', 'score', 'need');
  if (isTaken(sentence, found, at)) return true;
  const isScore = names(sentence, from, at, 'result');
  return variant === 'bare' && !isScore && isPronoun(sentence, at) && isAloneAt(sentence, at, to);
}

/** `takes three minutes`, `needs 2 crowns`: what is counted; not `needs 5 or 6`, `needs 2 Goblins to …`. */
function isTaken(sentence: Sentence, { from, to, variant }: FoundPhrase, at: number): boolean {
  const number = sentence.numberAt(at);
  if (variant !== 'asked' || number === undefined || to !== at + 1 || !names(sentence, from, at, 'need')) return false;
  if (sentence.is(at - 1, 'article') || names(sentence, from, to, 'score', 'result', 'natural')) return false;
  const token = sentence.tokens[to];
  if (token?.kind !== 'word' || to >= sentence.to) return false;
  if (isUnit(sentence, to) || sentence.is(to, 'period')) return true;
  return number > 1 && sentence.isFree(to) && /s$/.test(token.word) && sentence.phrases.isThing(token.word);
}

/** `one rat`: without an article before it, and with a word behind it. */
function isAloneAt(sentence: Sentence, at: number, to: number): boolean {
  return to === at + 1 && !sentence.is(at - 1, 'article') && sentence.tokens[to]?.kind === 'word';
}

/** `where 5+ is the number for Elves`, `siendo n+ el número`: what a sign means that stands elsewhere; not `where a 5+ is a hit`. */
function isDefinition(sentence: Sentence, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const isSaid = sentence.is(to, 'is', 'defining');
  const isLed = sentence.is(from - 1, 'defining');
  // `(n+ is the number behind the name)`
  const first = sentence.tokens[from];
  const isOfLetter = isSaid && first?.kind === 'word' && first.word.length === 1;
  if (!isOfLetter && !isLed) return false;
  const noun = isSaid ? to + 1 : to;
  if (names(sentence, noun, noun + longestNoun, 'need', 'scored', 'hit')) return false;
  // `where n+ is printed on the card`
  const token = sentence.tokens[noun];
  const isPast = isSaid && token?.kind === 'word' && sentence.phrases.endings.past.test(token.word);
  return isPast || names(sentence, noun, noun + longestNoun, 'result', 'ofDice') || sentence.isStat(noun);
}

const longestNoun = 4;

/** `Resistencia Mágica natural 4+`: the number belongs to the name of an ability; not `un 4 natural`. */
function isRating(sentence: Sentence, { from, variant }: FoundPhrase): boolean {
  if (variant !== 'bare' || from <= sentence.from || !sentence.is(from, 'natural')) return false;
  return sentence.tokens[from - 1]?.kind === 'word' && sentence.isFree(from - 1) && !sentence.is(from - 1, 'just');
}

/** `when it reaches 5`, `cuando llegue a 5`: something that grows with time; not `when the score reaches 5`, `if it reaches 5`. */
function isGrowing(sentence: Sentence, { from, to, captured }: FoundPhrase): boolean {
  const verb = verbOf(captured);
  if (verb === undefined || !sentence.is(verb, 'reaches') || !isInTime(sentence, from, verb)) return false;
  // `when it equals or beats 5`
  if (names(sentence, verb, to, 'or')) return false;
  const isNamed = hasScore(captured) && names(sentence, from, verb, 'result', 'die', 'whole');
  return !isNamed && !names(sentence, from, verb, 'score', 'scoring');
}

/** Whether `when` or the like stands at the beginning of a question, or right before it: `once it reaches`. */
function isInTime(sentence: Sentence, from: number, verb: number): boolean {
  for (let at = Math.max(sentence.from, from - longestTime); at <= from; at++)
    if (sentence.endsOf('inTime', at).some((end) => end >= from && end <= verb)) return true;
  return false;
}

const longestTime = 3;

/** Where the verb of a bound begins. */
function verbOf(captured: FoundPhrase['captured']): number | undefined {
  for (const each of captured) {
    if (each.name === 'verbBound') return each.from;
    const inner = 'captured' in each ? verbOf(each.captured) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
