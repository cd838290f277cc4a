/** Tokens to rolls that are told in words: `two D6`, `roll 2 dice`, `as many D6 as he likes`. */
import type { Dice, Value } from '../../language/expression.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import {
  articles,
  diceWords,
  isOneOf,
  prepositions,
  rollVerbs,
  signAt,
  smallNumberAt,
  wordAt,
  wordSet,
} from '../words/words.ts';
import { type Reading, spanOfTokens } from './rolls.ts';

const single = wordSet('a one un uno another further second single otro segundo');
/** Dice on top of others that were named before. */
const furtherDice = wordSet('extra additional more further adicional adicionales más');
const wishes = wordSet(
  'like likes dare dares wish wishes want wants choose chooses please pleases quiera quieras quieran desee desees ' +
    'spends spend gaste gastes gasta',
);
const maximumDice = 100;
const farthestWish = 6;
const ofWords = wordSet('of de');

/** The roll in words that starts at a token. A `dice` without more is a D6, and counts only where it is said to be rolled. */
export function spokenRollAt(tokens: readonly Token[], index: number): Reading | undefined {
  return chosenDiceAt(tokens, index) ?? furtherDieAt(tokens, index) ?? numberedDiceAt(tokens, index);
}

/** `as many D6 as he likes`, `tantos D6 como quiera`, `as many D6 as his Battle-level`, `a number of D6 equal to n`. */
function chosenDiceAt(tokens: readonly Token[], index: number): Reading | undefined {
  const die = afterCounter(tokens, index);
  if (die === undefined) return undefined;
  const token = tokens[die];
  const isDie = token?.kind === 'die' && (token.count === undefined || token.count === 1) && token.sides !== 66;
  const isRolledWord = isOneOf(tokens, die, diceWords) && isOneOf(tokens, index - 1, rollVerbs);
  if (!isDie && !isRolledWord) return undefined;
  const start = afterComparison(tokens, die + 1);
  const variable = start === undefined ? undefined : variableAt(tokens, start);
  if (start !== undefined && variable) {
    const { name, next } = variable;
    return diceReading(tokens, index, die, { kind: 'name', name, span: spanOfTokens(tokens, start, next) }, next);
  }
  // How many there are is for the reader to say.
  const next = (start === undefined ? undefined : afterWish(tokens, start)) ?? die + 1;
  const isChosen = next > die + 1;
  if (!isChosen && !isDie) return undefined;
  return diceReading(
    tokens,
    index,
    die,
    { kind: 'name', name: 'dice', span: spanOfTokens(tokens, index, die + 1) },
    next,
  );
}

/** Where the dice stand after `as many`, `tantos`, `number of`, `how many`; undefined where none of these begins. */
function afterCounter(tokens: readonly Token[], index: number): number | undefined {
  const word = wordAt(tokens, index);
  if ((word === 'as' || word === 'so') && wordAt(tokens, index + 1) === 'many') return index + 2;
  if (isNumberOf(tokens, index)) return index + 2;
  return isOneOf(tokens, index, counters) ? index + 1 : undefined;
}

const counters = wordSet('many tantos tantas cuántos cuántas');

/** Where what the number of dice depends on begins: after `as`, `como`, `equal to`. */
function afterComparison(tokens: readonly Token[], index: number): number | undefined {
  const [first, second] = [wordAt(tokens, index), wordAt(tokens, index + 1)];
  if (first === 'as' || first === 'como') return index + 1;
  const isEqual = (first === 'equal' && second === 'to') || (first === 'igual' && (second === 'a' || second === 'al'));
  return isEqual ? index + 2 : undefined;
}

/** `number of D6`, `número de D6`. */
function isNumberOf(tokens: readonly Token[], index: number): boolean {
  const [noun, preposition] = [wordAt(tokens, index), wordAt(tokens, index + 1)];
  return (noun === 'number' && preposition === 'of') || (noun === 'número' && preposition === 'de');
}

/** `he likes`, `the player wishes`, `quiera`. */
function afterWish(tokens: readonly Token[], index: number): number | undefined {
  for (let at = index; at < index + farthestWish && tokens[at]?.kind === 'word'; at++) {
    if (isOneOf(tokens, at, wishes)) return at + 1;
  }
  return undefined;
}

/** `two D6`, `roll 2 dice`, `lanza un dado`. */
function numberedDiceAt(tokens: readonly Token[], index: number): Reading | undefined {
  const verb = isOneOf(tokens, index - 1, articles) ? index - 2 : index - 1;
  // `the roll of two dice`
  const isRolled =
    isOneOf(tokens, verb, rollVerbs) ||
    isOneOf(tokens, verb, otherVerbs) ||
    isAlone(tokens, index) ||
    (isOneOf(tokens, verb, ofWords) && isOneOf(tokens, verb - 1, rollVerbs));
  const isDie = isDieWithoutCount(tokens[index + 1]);
  if (isDie && wordAt(tokens, index) === 'n') {
    return diceReading(
      tokens,
      index,
      index + 1,
      { kind: 'name', name: 'n', span: spanOfTokens(tokens, index, index + 1) },
      index + 2,
    );
  }
  const isLed = signAt(tokens, index - 1) === ':' || isOneOf(tokens, index - 1, prepositions);
  const isLabel = isLed && smallNumberAt(tokens, index) !== 1 && tokens[index + 2]?.kind === 'sign';
  // `succeeds on a 4 or 5 (one dice)`
  const isInBrackets = signAt(tokens, index - 1) === '(' && signAt(tokens, index + 2) === ')';
  // `si saca con un dado menos que su Fuerza`; not `con un dado menos`
  const isScoredWith =
    isOneOf(tokens, index - 1, prepositions) &&
    isOneOf(tokens, index - 2, scoringVerbs) &&
    (wordAt(tokens, index + 2) !== 'menos' || wordAt(tokens, index + 3) === 'que');
  const isDiceWord =
    (isRolled || isLabel || isInBrackets || isScoredWith) &&
    isOneOf(tokens, index + 1, diceWords) &&
    !isOneOf(tokens, index + 2, furtherDice);
  if (!isDie && !isDiceWord) return undefined;
  // `a D6` is a die with a word before it, and in `6 D6` the number may be a score.
  const isOne = isDiceWord && isOneOf(tokens, index, single);
  const isCount = isOne || tokens[index]?.kind === 'word' || isDiceWord;
  const count = isOne ? 1 : isCount ? smallNumberAt(tokens, index) : undefined;
  if (count === undefined || count < 1 || count > maximumDice) return undefined;
  return diceReading(
    tokens,
    index,
    index + 1,
    { kind: 'number', value: count, span: spanOfTokens(tokens, index, index + 1) },
    index + 2,
  );
}

/** Verbs that mean a roll where dice in words stand behind them. */
const otherVerbs = wordSet('cast casts casting toss tosses chuck chucks try use uses');

/** `One die.`, `Rapids: two dice each, 8+`: where a clause begins, and ends right behind the dice. */
function isAlone(tokens: readonly Token[], index: number): boolean {
  const [before, behind] = [signAt(tokens, index - 1), signAt(tokens, index + 2)];
  const begins = index === 0 || (before !== undefined && '.:;!?'.includes(before));
  return begins && (isOneOf(tokens, index + 2, apiece) || (behind !== undefined && '.:'.includes(behind)));
}

const apiece = wordSet('each apiece');

const scoringVerbs = wordSet('saca sacas saque saques obtiene obtienes obtenga');

/** `roll one more die` */
function furtherDieAt(tokens: readonly Token[], index: number): Reading | undefined {
  const count = tokens[index]?.kind === 'word' ? smallNumberAt(tokens, index) : undefined;
  const isFurther = isOneOf(tokens, index - 1, rollVerbs) && isOneOf(tokens, index + 1, furtherDice);
  if (count === undefined || !isFurther || !isOneOf(tokens, index + 2, diceWords)) return undefined;
  const value = { kind: 'number', value: count, span: spanOfTokens(tokens, index, index + 1) } as const;
  return diceReading(tokens, index, index + 2, value, index + 3);
}

function isDieWithoutCount(token: Token | undefined): boolean {
  return token?.kind === 'die' && token.count === undefined && !token.isGlued && token.sides !== 66;
}

function diceReading(tokens: readonly Token[], index: number, die: number, count: Value, next: number): Reading {
  const token = tokens[die];
  const sides = token?.kind === 'die' && token.sides !== 'n' ? token.sides : 6;
  const span = spanOfTokens(tokens, index, next);
  const value: Dice = {
    kind: 'dice',
    count,
    sides: { kind: 'number', value: sides, span: spanOfTokens(tokens, die, die + 1) },
    span,
  };
  return { value, next };
}
