/** Tokens to rolls: dice and what is added to them, multiplied with them, or written before them as their number. */
import type { Span } from '../../../text/span.ts';
import type { Dice, Term, Value } from '../../language/expression.ts';
import { hasDice } from '../../language/names.ts';
import { goesOnInLetters } from '../words/misread.ts';
import type { DieToken, Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { isOneOf, wordSet } from '../words/words.ts';
import { dieValue } from './diceValues.ts';

/** A value that some tokens make up. */
export interface Reading {
  readonly value: Value;
  /** The first token after it. */
  readonly next: number;
}

const maximumTerms = 8;
const maximumLevels = 4;

/** The roll that starts at a token, as far as it goes: `2D6+2`, `(1D6+2) x 100`, `(the Dungeon level) D6`, `2 x 1D6`. */
export function rollAt(tokens: readonly Token[], index: number): Reading | undefined {
  const token = tokens[index];
  if (token?.kind === 'die') return sumAt(tokens, index, 0);
  if (token?.kind === 'number') return isFactor(tokens, index) ? withDice(sumAt(tokens, index, 0)) : undefined;
  if (token?.kind === 'sign' && token.sign === '(') return groupRollAt(tokens, index);
  if (token?.kind !== 'word') return undefined;
  const reading = variableAt(tokens, index);
  return reading && (isPlus(tokens, reading.next) || isOneOf(tokens, reading.next, plusWords))
    ? withDice(sumAt(tokens, index, 0))
    : undefined;
}

/** A sum or product with or without dice, such as what a total is compared with: `his Strength`, `n + 2`. */
export function valueAt(tokens: readonly Token[], index: number): Reading | undefined {
  return sumAt(tokens, index, 0);
}

/** Brackets count as part of a roll only where something is done with what is in them. */
function groupRollAt(tokens: readonly Token[], index: number): Reading | undefined {
  const group = groupAt(tokens, index, 0);
  if (!group) return undefined;
  const whole = sumAt(tokens, index, 0);
  return whole && whole.next > group.next ? withDice(whole) : undefined;
}

function sumAt(tokens: readonly Token[], index: number, level: number): Reading | undefined {
  const first = productAt(tokens, index, level);
  if (!first) return undefined;
  const terms: Term[] = [{ isSubtracted: false, value: first.value }];
  let next = first.next;
  while (terms.length < maximumTerms) {
    const term = termAt(tokens, next, level);
    if (!term) break;
    // `1D6 + 2 x 100`: some mean the sum times 100, and nobody can say who.
    if (isNumbersOnly(term.term.value)) return undefined;
    terms.push(term.term);
    next = term.next;
  }
  if (terms.length === 1) return first;
  return { value: { kind: 'addition', terms, span: spanOfTokens(tokens, index, next) }, next };
}

function isNumbersOnly(value: Value): boolean {
  return value.kind === 'product' && value.factors.every(({ kind }) => kind === 'number');
}

interface TermReading {
  readonly term: Term;
  readonly next: number;
}

/** `+2`, `- 1`, `+ Strength`: a sign and what it adds. */
function termAt(tokens: readonly Token[], index: number, level: number): TermReading | undefined {
  const sign = tokens[index];
  if (sign?.kind === 'word') return spokenTermAt(tokens, index, level);
  if (sign?.kind !== 'sign' || sign.startsLine || !'+-–−'.includes(sign.sign)) return undefined;
  const reading = productAt(tokens, index + 1, level);
  if (!reading || !isOperation(tokens, index, reading)) return undefined;
  return { term: { isSubtracted: sign.sign !== '+', value: reading.value }, next: reading.next };
}

/** `plus his Strength`, `más 1D6`: a number must end the roll, or it may count what comes next. */
function spokenTermAt(tokens: readonly Token[], index: number, level: number): TermReading | undefined {
  const isSubtracted = isOneOf(tokens, index, minusWords);
  if (!isSubtracted && !isOneOf(tokens, index, plusWords)) return undefined;
  const reading = productAt(tokens, index + 1, level);
  if (!reading || (reading.value.kind === 'number' && !endsRoll(tokens, reading.next))) return undefined;
  return { term: { isSubtracted, value: reading.value }, next: reading.next };
}

const plusWords = wordSet('plus más');
const minusWords = wordSet('minus menos');

/** Whether the sign adds or subtracts, and is not a dash, part of a target, of a range, or of a bonus that has nothing to do with the roll. */
function isOperation(tokens: readonly Token[], index: number, reading: Reading): boolean {
  const sign = tokens[index];
  const isTight = sign?.isGlued === true && tokens[index + 1]?.isGlued === true;
  const isBonus = sign?.isGlued === false && tokens[index + 1]?.isGlued === true;
  const isNumber = reading.value.kind === 'number';
  if (isBonus) return reading.value.kind === 'name' || (isNumber && endsRoll(tokens, reading.next));
  if (sign?.kind !== 'sign' || sign.sign === '+' || sign.sign === '−') return true;
  if (isTight) return !isNumber || !isRangeOrTarget(tokens, reading.next);
  return sign.sign === '-' && (endsRoll(tokens, reading.next) || !isNumber);
}

/** Whether what follows cannot be a row of a table, a list of scores or something that is counted. */
function endsRoll(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return true;
  if (token.kind === 'word') return units.has(token.word) || times.has(token.word);
  if (token.kind !== 'sign') return false;
  if (',;'.includes(token.sign)) return tokens[index + 1]?.kind !== 'number';
  if (token.sign !== '.') return token.sign === ')';
  // `1D6 - 1. On a 4+`; not `1D6 - 1. A rat. 2. An Orc.`
  return tokens[index + 1] === undefined || isOneOf(tokens, index + 1, targetStarts);
}

const targetStarts = wordSet('on with if when unless con si cuando');
const units = wordSet('wound wounds herida heridas gold oro damage daño');
const times = wordSet('at when whenever al cuando');

function isRangeOrTarget(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token?.kind === 'sign' && token.isGlued && '-–+:'.includes(token.sign);
}

function productAt(tokens: readonly Token[], index: number, level: number): Reading | undefined {
  const first = factorAt(tokens, index, level);
  if (!first) return undefined;
  const factors = [first.value];
  let next = first.next;
  while (factors.length < maximumTerms && isTimes(tokens, next)) {
    const factor = factorAt(tokens, next + 1, level);
    // Without a factor that can be read, as in `1D6 x 1.5`, half of the roll would be wrong.
    if (!factor && tokens[next + 1]?.kind === 'number') return undefined;
    if (!factor) break;
    factors.push(factor.value);
    next = factor.next;
  }
  if (factors.length === 1) return first;
  return { value: { kind: 'product', factors, span: spanOfTokens(tokens, index, next) }, next };
}

function factorAt(tokens: readonly Token[], index: number, level: number): Reading | undefined {
  const token = tokens[index];
  switch (token?.kind) {
    case 'die':
      return { value: dieValue(token), next: index + 1 };
    case 'number':
      if (isDecimal(tokens, index) || goesOnInLetters(tokens, index) || !Number.isSafeInteger(token.value))
        return undefined;
      return {
        value: { kind: 'number', value: token.value, span: spanOfTokens(tokens, index, index + 1) },
        next: index + 1,
      };
    case 'word': {
      const variable = variableAt(tokens, index);
      if (!variable) return undefined;
      const { name, next } = variable;
      return { value: { kind: 'name', name, span: spanOfTokens(tokens, index, next) }, next };
    }
    case 'sign':
      return token.sign === '(' && level < maximumLevels ? groupOrCountAt(tokens, index, level) : undefined;
    default:
      return undefined;
  }
}

/** `(…)`, or `(…)D6` where it is the number of dice, or `(7-2)=5D6` where that number is worked out for the reader. */
function groupOrCountAt(tokens: readonly Token[], index: number, level: number): Reading | undefined {
  const group = groupAt(tokens, index, level);
  if (!group) return undefined;
  const die = tokens[group.next];
  if (die?.kind === 'die' && die.count === undefined) return countedDice(tokens, index, group, die);
  const result = tokens[group.next + 1];
  if (die?.kind === 'sign' && die.sign === '=' && result?.kind === 'die') {
    return { value: { ...dieValue(result), span: spanOfTokens(tokens, index, group.next + 2) }, next: group.next + 2 };
  }
  return group;
}

function countedDice(tokens: readonly Token[], index: number, group: Reading, die: DieToken): Reading | undefined {
  const one = dieValue(die);
  if (one.kind !== 'dice') return undefined;
  const next = group.next + 1;
  const span = spanOfTokens(tokens, index, next);
  const dice: Dice = { ...one, count: group.value, span };
  // `((6-4)x2)D6 = 4D6`: the same once more.
  const equals = tokens[next];
  const result = tokens[next + 1];
  const isSaidAgain = equals?.kind === 'sign' && equals.sign === '=' && result?.kind === 'die';
  return isSaidAgain
    ? { value: { ...dice, span: spanOfTokens(tokens, index, next + 2) }, next: next + 2 }
    : { value: dice, next };
}

function groupAt(tokens: readonly Token[], index: number, level: number): Reading | undefined {
  const inner = sumAt(tokens, index + 1, level + 1);
  const closing = inner && tokens[inner.next];
  return inner && closing?.kind === 'sign' && closing.sign === ')'
    ? { value: inner.value, next: inner.next + 1 }
    : undefined;
}

/** `2 x 1D6`, `10 + 1D6`: not the number of a row, and not a target such as `5+`. */
function isFactor(tokens: readonly Token[], index: number): boolean {
  return isTimes(tokens, index + 1) || isPlus(tokens, index + 1);
}

function isTimes(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'word') return token.word === 'x';
  // The bullet of a list.
  if (token?.startsLine) return false;
  return token?.kind === 'sign' && (token.sign === '×' || token.sign === '*');
}

/** A plus with blanks on both sides or on neither. */
export function isPlus(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const isSign = token?.kind === 'sign' && token.sign === '+' && !token.startsLine;
  return isSign && tokens[index + 1]?.isGlued === token.isGlued;
}

function isDecimal(tokens: readonly Token[], index: number): boolean {
  const point = tokens[index + 1];
  const digits = tokens[index + 2];
  return (
    point?.kind === 'sign' && '.,'.includes(point.sign) && digits?.kind === 'number' && point.isGlued && digits.isGlued
  );
}

function withDice(reading: Reading | undefined): Reading | undefined {
  return reading && hasDice(reading.value) ? reading : undefined;
}

/** From the first of the tokens to the last before `next`. */
export function spanOfTokens(tokens: readonly Token[], index: number, next: number): Span {
  return { start: tokens[index]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}
