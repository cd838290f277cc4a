/** What is added to a roll, or taken from it, in words. */
import type { Term, Value } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens, valueAt } from '../notation/rolls.ts';
import { openingAt } from '../targets/openings.ts';
import { targetAt } from '../targets/targets.ts';
import { isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { isChanging, isOneOf, rollVerbs, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';

export interface TermsReading {
  readonly terms: readonly Term[];
  /** The first token after it. */
  readonly next: number;
}

const maximumTerms = 4;
const conjunctions = wordSet('and y e');
/** To what it is added. */
const destinations = phrases(
  'to|from|onto [it|this|that | <the> [dice|die]? score|result|total|roll|rolls|number|dice|die|scores [rolled]?]',
  'a|al|de|del la|el|su? [resultado|tirada|puntuación|total|dado]',
  'bonus|modifier|penalty [to|on <the> roll|score|dice|result]?',
  'together',
);
/** `his Strength and Weapon Skill to the score`, `1 for each torch`; undefined where anything of it is not known. */
export function termsAt(tokens: readonly Token[], index: number, isSubtracted: boolean): TermsReading | undefined {
  const terms: Term[] = [];
  let at = index;
  for (;;) {
    const term = termAt(tokens, at, isSubtracted);
    if (!term) return undefined;
    terms.push(term.term);
    at = afterRelative(tokens, term);
    at = destinations.at(tokens, at)?.next ?? reasonBehind(tokens, at) ?? at;
    const isMore = isOneOf(tokens, at, conjunctions) && isNumberOfGame(tokens, at + 1);
    if (!isMore) break;
    if (terms.length === maximumTerms) return undefined;
    at++;
  }
  const last = terms.at(-1)?.value;
  const isCounted = last?.kind === 'name' && countingWords.has(wordAt(tokens, at - 2) ?? '');
  return isCounted || endsChange(tokens, at) ? { terms, next: at } : undefined;
}

const relatives = wordSet('who that which que');
const maximumRelativeWords = 7;

/** `the Strength of the Warrior who is pushing`: whose it is says no more of the number. */
function afterRelative(
  tokens: readonly Token[],
  { term, next }: { readonly term: Term; readonly next: number },
): number {
  if (term.value.kind !== 'name' || !isOneOf(tokens, next, relatives)) return next;
  let at = next;
  for (const last = next + maximumRelativeWords; at < last; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined || isOneOf(tokens, at, conjunctions)) break;
    if (isChanging(word)) return next;
  }
  return at;
}

/** `add 2 for the boots.`: why it is added; not `for the Elf`, `for a rope`, whose owners alone may add it. */
function reasonBehind(tokens: readonly Token[], index: number): number | undefined {
  const isFor = isOneOf(tokens, index, forWords) && isOneOf(tokens, index + 1, definite);
  // In brackets, a bonus is for whoever has what it names.
  if (!isFor || tokens[index - 1]?.kind !== 'number' || !isOneOf(tokens, index - 2, addVerbs)) return undefined;
  for (let at = index + 2; at < index + maximumReasonWords; at++) {
    if (signAt(tokens, at) === '.' || signAt(tokens, at) === ';') return at > index + 2 ? at : undefined;
    const token = tokens[at];
    if (token?.kind !== 'word' || token.isCapitalised || isChanging(token.word)) return undefined;
    if (isWarrior(token.word) || isOneOf(tokens, at, owning) || variableAt(tokens, at)) return undefined;
  }
  return undefined;
}

const maximumReasonWords = 9;
const forWords = wordSet('for por');
const definite = wordSet('the your el la los las tu tus');
const addVerbs = wordSet('add subtract deduct suma resta súmale réstale añade añádele');
const owning = wordSet(
  'if who which that with without who holds carries if who each every any or si quien que con sin cada otro otra other others',
);
const countingWords = wordSet('of de');

/** Whether what is done to a roll is over at a token, and nothing follows that it depends on: `if he is wounded`, `in the dark`. */
export function endsChange(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return true;
  if (token.kind === 'sign') {
    if (!'.,;:()–—-!'.includes(token.sign)) return false;
    if (token.sign === ',' && isOneOf(tokens, index + 1, alternatives)) return false;
    return !',(–—-'.includes(token.sign) || !isOneOf(tokens, index + 1, conditions) || opensTarget(tokens, index + 1);
  }
  // `con un +1 para los Enanos`
  if (isOneOf(tokens, index, purposes) && isOneOf(tokens, index + 1, determiners)) return false;
  return isOneOf(tokens, index, followers) || opensTarget(tokens, index);
}

const purposes = wordSet('para');
const determiners = wordSet('el la los las un una cada quien quienes todo todos todas aquel aquellos');

function opensTarget(tokens: readonly Token[], index: number): boolean {
  const opening = openingAt(tokens, index);
  return opening !== undefined && targetAt(tokens, opening.next) !== undefined;
}

const followers = wordSet('and y e then luego entonces to para');
const alternatives = wordSet('or o');
/** Behind a comma, where no target follows them. */
const conditions = wordSet('if when unless while where except instead si cuando salvo excepto mientras');

function isNumberOfGame(tokens: readonly Token[], index: number): boolean {
  return variableAt(tokens, index) !== undefined;
}

function termAt(
  tokens: readonly Token[],
  index: number,
  isSubtracted: boolean,
): { readonly term: Term; readonly next: number } | undefined {
  const sign = signAt(tokens, index);
  const isSigned = sign !== undefined && '+-–−'.includes(sign);
  const start = isSigned ? index + 1 : index;
  const reading = valueAt(tokens, start) ?? numberInWords(tokens, start);
  if (!reading) return undefined;
  const isMinus = isSubtracted || (isSigned && sign !== '+');
  // `his Toughness for each Warrior who drank`: one roll for each, and not so many times his Toughness.
  const each = reading.value.kind === 'name' ? undefined : eachAt(tokens, reading.next);
  if (!each) return { term: { isSubtracted: isMinus, value: reading.value }, next: reading.next };
  const span = spanOfTokens(tokens, start, each.next);
  // `plus 1D6 per level`: so many dice, and not one die so many times.
  if (reading.value.kind !== 'number') {
    const { value } = reading;
    const isDie = value.kind === 'dice' && value.count.kind === 'number' && value.count.value === 1;
    return isDie
      ? { term: { isSubtracted: isMinus, value: { ...value, count: each.value } }, next: each.next }
      : undefined;
  }
  const isOne = reading.value.value === 1;
  const value: Value = isOne ? each.value : { kind: 'product', factors: [reading.value, each.value], span };
  return { term: { isSubtracted: isMinus, value }, next: each.next };
}

function numberInWords(tokens: readonly Token[], index: number): ReturnType<typeof valueAt> {
  const value = smallNumberAt(tokens, index);
  if (value === undefined) return undefined;
  return { value: { kind: 'number', value, span: spanOfTokens(tokens, index, index + 1) }, next: index + 1 };
}

const per = phrases('for each|every', 'per', 'por cada');
const maximumCountedWords = 8;
const filling = wordSet('the a an of los las el la de');

/** `for each Dwarf present`, `per Battle-level`: how many there are is a number of its own, called as it is written. */
export function eachAt(
  tokens: readonly Token[],
  index: number,
): { readonly value: Value; readonly next: number } | undefined {
  const start = per.at(tokens, index)?.next;
  if (start === undefined) return undefined;
  const variable = variableAt(tokens, start);
  if (variable) {
    const span = spanOfTokens(tokens, start, variable.next);
    return { value: { kind: 'name', name: variable.name, span }, next: variable.next };
  }
  const divided = dividedAt(tokens, start);
  if (divided) return divided;
  const words: string[] = [];
  let at = start;
  for (; at < start + maximumCountedWords; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined || conjunctions.has(word) || rollVerbs.has(word)) break;
    const isNumber = smallNumberAt(tokens, at) !== undefined || /level|nivel/.test(word);
    if (isNumber || isChanging(word) || /[^\p{L} ]/u.test(word)) return undefined;
    words.push(word.replaceAll(' ', '-'));
  }
  while (words.length > 0 && filling.has(words.at(-1) ?? '')) words.pop();
  if (words.length === 0 || tokens[at]?.kind === 'number' || tokens[at]?.kind === 'die') return undefined;
  const only = words.length === 1 ? words[0] : undefined;
  const isWarriors = warriorWords.has(words[0] ?? '');
  // `each Warrior in the boat` may be all of them.
  if (isWarriors && only === undefined && !words.some((word) => choosing.has(word))) return undefined;
  const name = isWarriors && only !== undefined ? 'warriors' : words.join('-');
  return { value: { kind: 'name', name, span: spanOfTokens(tokens, start, at) }, next: at };
}

/** `for every two Battle-levels`. */
function dividedAt(
  tokens: readonly Token[],
  index: number,
): { readonly value: Value; readonly next: number } | undefined {
  const start = isOneOf(tokens, index, whole) ? index + 1 : index;
  const divisor = smallNumberAt(tokens, start);
  const variable = divisor === undefined ? undefined : variableAt(tokens, start + 1);
  if (divisor === undefined || !variable || divisor < 1) return undefined;
  const span = spanOfTokens(tokens, start, variable.next);
  const left: Value = { kind: 'name', name: variable.name, span };
  return {
    value: { kind: 'roundDown', left, right: { kind: 'number', value: divisor, span }, span },
    next: variable.next,
  };
}

const whole = wordSet('full whole complete');
const choosing = wordSet('who that with carrying wearing que con');
const warriorWords = wordSet('warrior guerrero');
