/** What running text does to a roll right after it: `1D6 Wounds per Battle-level`, `2D4 and multiply the result by 10`. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import { goesOnInLetters } from '../words/misread.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { type Reading, spanOfTokens } from './rolls.ts';

/** The roll with what follows it, or as it is; undefined where something follows that makes it unclear. */
export function followedRoll(tokens: readonly Token[], index: number, roll: Reading): Reading | undefined {
  const bonus = bonusAt(tokens, index, roll) ?? roll;
  // `1D6+)`: what is added stands somewhere else, so the roll is more than its dice.
  if (signAt(tokens, bonus.next) === '+' && signAt(tokens, bonus.next + 1) === ')') return undefined;
  const multiplied = multipliedAt(tokens, index, bonus) ?? bonus;
  const factor = levelFactorAt(tokens, multiplied.next);
  if (!factor) return multiplied;
  const span = spanOfTokens(tokens, index, factor.next);
  // `1D6+1 per level`: how much of it there is for each, nobody says.
  if (factor.counted === 0 && multiplied.value.kind === 'addition') return undefined;
  const value = timesLevel(multiplied.value, factor.value, span);
  return value && { value, next: factor.next };
}

/** `1D6 (+ Strength)` */
function bonusAt(tokens: readonly Token[], index: number, roll: Reading): Reading | undefined {
  const bonus = bracketedBonusAt(tokens, roll.next);
  if (!bonus) return undefined;
  const span = spanOfTokens(tokens, index, bonus.next);
  const terms = [
    { isSubtracted: false, value: roll.value },
    { isSubtracted: false, value: bonus.value },
  ];
  return { value: { kind: 'addition', terms, span }, next: bonus.next };
}

function bracketedBonusAt(tokens: readonly Token[], index: number): Reading | undefined {
  if (signAt(tokens, index) !== '(' || signAt(tokens, index + 1) !== '+') return undefined;
  const variable = variableAt(tokens, index + 2);
  if (!variable || signAt(tokens, variable.next) !== ')') return undefined;
  const { name, next } = variable;
  return { value: { kind: 'name', name, span: spanOfTokens(tokens, index + 2, next) }, next: next + 1 };
}

const multiplications = wordSet(
  'times multiply multiplies multiplying multiplied multiplica multiplicas multiplicar multiplicando multiplicado ' +
    'multiplicada multiplícalo multiplíquelo',
);
const conjunctions = wordSet('and y e');
/** The result of the roll, in words. */
const results = wordSet('it this that the el la lo result score total number roll resultado puntuación tirada número');
const maximumResultWords = 2;

/** `and times it by 10`, `y multiplica el resultado por 50`. */
function multipliedAt(tokens: readonly Token[], index: number, roll: Reading): Reading | undefined {
  let at = roll.next;
  if (signAt(tokens, at) === ',') at++;
  if (isOneOf(tokens, at, conjunctions)) at++;
  if (!isOneOf(tokens, at, multiplications)) return undefined;
  at++;
  for (const last = at + maximumResultWords; at < last && isOneOf(tokens, at, results); ) at++;
  const preposition = wordAt(tokens, at);
  const factor = smallNumberAt(tokens, at + 1);
  if ((preposition !== 'by' && preposition !== 'por') || factor === undefined) return undefined;
  const isWhole = Number.isSafeInteger(factor) && !goesOnInLetters(tokens, at + 1) && !isDecimal(tokens, at + 2);
  if (!isWhole) return undefined;
  const factors: readonly Value[] = [
    roll.value,
    { kind: 'number', value: factor, span: spanOfTokens(tokens, at + 1, at + 2) },
  ];
  return { value: { kind: 'product', factors, span: spanOfTokens(tokens, index, at + 2) }, next: at + 2 };
}

/** `1.5` */
function isDecimal(tokens: readonly Token[], point: number): boolean {
  const isPoint = signAt(tokens, point) === '.' || signAt(tokens, point) === ',';
  return isPoint && tokens[point + 1]?.kind === 'number' && tokens[point + 1]?.isGlued === true;
}

/** What may stand between a roll and what there is for each level. */
const countedWords = wordSet(
  'wound wounds gold crowns damage extra additional points attacks herida heridas oro monedas daño adicional adicionales ' +
    'puntos ataques de',
);
const maximumCountedWords = 3;
const levels: ReadonlySet<string> = new Set(['battle-level', 'dungeon-level']);

/** `Wounds per Battle-level`, `gold for each Battle-level`, `heridas por nivel de batalla`. */
function levelFactorAt(tokens: readonly Token[], index: number): (Reading & { readonly counted: number }) | undefined {
  let at = index;
  for (const last = at + maximumCountedWords; at < last && isOneOf(tokens, at, countedWords); ) at++;
  const start = afterPer(tokens, at);
  const variable = start === undefined ? undefined : variableAt(tokens, start);
  if (start === undefined || !variable || !levels.has(variable.name)) return undefined;
  const { name, next } = variable;
  return { value: { kind: 'name', name, span: spanOfTokens(tokens, start, next) }, next, counted: at - index };
}

function afterPer(tokens: readonly Token[], index: number): number | undefined {
  const [first, second, third] = [wordAt(tokens, index), wordAt(tokens, index + 1), wordAt(tokens, index + 2)];
  if (first === 'per') return index + 1;
  if (first === 'for' && (second === 'each' || second === 'every')) return third === 'of' ? index + 3 : index + 2;
  if (first !== 'por') return undefined;
  return second === 'cada' && third === 'uno' ? index + 3 : index + 1;
}

/** As many of the roll as there are levels: more dice, not the same dice multiplied. */
function timesLevel(value: Value, level: Value, span: Span): Value | undefined {
  switch (value.kind) {
    case 'number':
      return { kind: 'product', factors: [value, level], span };
    case 'dice': {
      const isOne = value.count.kind === 'number' && value.count.value === 1;
      const count: Value = isOne ? level : { kind: 'product', factors: [value.count, level], span };
      return { ...value, count, span };
    }
    case 'addition': {
      const terms = value.terms.map((term) => ({ ...term, value: timesLevel(term.value, level, span) }));
      const known = terms.flatMap((term) => (term.value ? [{ ...term, value: term.value }] : []));
      return known.length === terms.length ? { kind: 'addition', terms: known, span } : undefined;
    }
    case 'product': {
      const dice = value.factors.filter(({ kind }) => kind !== 'number');
      const [only] = dice;
      const more = only && dice.length === 1 ? timesLevel(only, level, span) : undefined;
      return (
        more && { kind: 'product', factors: value.factors.map((factor) => (factor === only ? more : factor)), span }
      );
    }
    default:
      return undefined;
  }
}
