/** Tokens to targets: what a roll has to score, as people write it. */
import type { Comparator } from '../../language/comparator.ts';
import type { Range, Value } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { clauseStartsWith, endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { conjunctions, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { minusAt } from './minus.ts';
import { neitherAt, rangesAt } from './ranges.ts';
import { reversedAt } from './reversed.ts';
import { comparisons, downward, exceptions, type Rest, rests, spokenRest, upward } from './targetPhrases.ts';

export type Target =
  | { readonly kind: 'compared'; readonly comparator: Comparator; readonly value: Value }
  | { readonly kind: 'oneOf'; readonly ranges: readonly Range[] }
  /** `anything but a 1` */
  | { readonly kind: 'anythingBut'; readonly ranges: readonly Range[] }
  /** `a lower score`, `any other score`: as seen from the targets before. */
  | { readonly kind: 'rest'; readonly which: Rest };

export interface TargetReading {
  readonly target: Target;
  /** The first token after it. */
  readonly next: number;
}

/** Also as scanners spell them. */
const orMore = wordSet(
  'more higher above greater better over up upward upwards beyond rnore m0re más mayor mayores superior superiores arriba mejor',
);
const orLess = wordSet(
  'less lower below under fewer worse down iess menos menor menores inferior inferiores abajo peor',
);

/** `5+`, `5 or more`, `4, 5 or 6`, `1-3`, `six`, `greater than his Strength`, `anything but a 1`, `a lower score`. */
export function targetAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const number = smallNumberAt(tokens, index);
  if (number === undefined && tokens[index]?.kind === 'sign') return signedAt(tokens, index);
  if (number === undefined)
    return tokens[index]?.kind === 'word' ? (valueOfMentionAt(tokens, index) ?? wordedAt(tokens, index)) : undefined;
  const value: Value = { kind: 'number', value: number, span: spanOfTokens(tokens, index, index + 1) };
  const following = tokens[index + 1];
  if (following?.kind === 'sign' && following.sign === '+') {
    // `5+1` and `5+1D6` are sums, and so may be `5 + 1`.
    const after = tokens[index + 2];
    const isSum = following.isGlued
      ? after?.isGlued === true && after.kind !== 'sign'
      : after?.kind !== 'sign' && !endsClause(tokens, index + 2) && !clauseStartsWith(tokens, index + 2);
    return isSum ? undefined : { target: { kind: 'compared', comparator: '>=', value }, next: index + 2 };
  }
  const minus = minusAt(tokens, index);
  if (minus === 'unclear') return undefined;
  if (minus === 'orLess') return { target: { kind: 'compared', comparator: '<=', value }, next: index + 2 };
  const comparator = comparatorBehind(tokens, index + 1);
  if (comparator) return { target: { kind: 'compared', comparator, value }, next: index + 3 };
  const atLeast = upward.at(tokens, index + 1);
  if (atLeast) return { target: { kind: 'compared', comparator: '>=', value }, next: atLeast.next };
  const atMost = downward.at(tokens, index + 1);
  if (atMost) return { target: { kind: 'compared', comparator: '<=', value }, next: atMost.next };
  const list = rangesAt(tokens, index);
  return list && { target: { kind: 'oneOf', ranges: list.ranges }, next: list.next };
}

/** `n+`: as many as the ability's name has, or more. */
function valueOfMentionAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const isPlus = wordAt(tokens, index) === 'n' && signAt(tokens, index + 1) === '+' && tokens[index + 1]?.isGlued;
  // `n+1` is a sum; `n+.` ends a sentence.
  const after = tokens[index + 2];
  if (!isPlus || (after?.isGlued === true && after.kind !== 'sign')) return undefined;
  const value: Value = { kind: 'name', name: 'n', span: spanOfTokens(tokens, index, index + 1) };
  return { target: { kind: 'compared', comparator: '>=', value }, next: index + 2 };
}

const signs: ReadonlyMap<string, Comparator> = new Map([
  ['≥', '>='],
  ['≤', '<='],
]);

/** `≥ 8` */
function signedAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const isAscii = signAt(tokens, index) === '>' && signAt(tokens, index + 1) === '=';
  const comparator = isAscii ? '>=' : signs.get(signAt(tokens, index) ?? '');
  const start = isAscii ? index + 2 : index + 1;
  const token = tokens[start];
  if (!comparator) return undefined;
  const variable = token?.kind === 'word' ? variableAt(tokens, start) : undefined;
  if (variable) {
    const value: Value = { kind: 'name', name: variable.name, span: spanOfTokens(tokens, start, variable.next) };
    return { target: { kind: 'compared', comparator, value }, next: variable.next };
  }
  if (token?.kind !== 'number') return undefined;
  const value: Value = { kind: 'number', value: token.value, span: spanOfTokens(tokens, start, start + 1) };
  return { target: { kind: 'compared', comparator, value }, next: start + 1 };
}

/** Whether a comparison at a token begins with a verb: `exceeds 7`, `no supera 7`. */
export function beginsWithVerb(tokens: readonly Token[], index: number): boolean {
  return (
    isComparedToNumber(tokens, index) ||
    isReversed(tokens, index) ||
    isOneOf(tokens, index, comparingVerbs) ||
    stays.at(tokens, index) !== undefined ||
    (isOneOf(tokens, index, negations) && isOneOf(tokens, index + 1, comparingVerbs))
  );
}

/** `stay under his Toughness`, `no puede superar 7` */
const stays = phrases(
  'go|goes|stay|stays|keep|keeps|remain|remains|fall|falls|rise|rises under|below|beneath|over|above|beyond|within',
  'stay|stays|keep|keeps|remain|remains at or under|below',
  "can't|cannot|mustn't|shouldn't exceed|beat",
  "not|can't|cannot|mustn't|shouldn't|doesn't|don't go|be|come|rise [higher|more than | over|above|beyond]",
  'quedar|quedarse|queda|quede|quedas|estar|está|esté|mantenerse por encima|debajo',
  'no debe|deben|debes|debería|puede|pueden|puedes|podrá superar|exceder|sobrepasar|rebasar|pasar|pasarse|pasarte',
);

/** `if higher than his Toughness`: nothing is counted so. */
function isComparedToNumber(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index, degrees)) return false;
  const compared = comparisons.at(tokens, index);
  return compared?.operands[0]?.kind === 'name' || (compared !== undefined && isOneOf(tokens, index, degreesOfScores));
}

const degrees = wordSet(
  'higher greater lower less more over under above below equal mayor menor superior inferior igual',
);
const degreesOfScores = wordSet('higher lower greater superior inferior');

const afterRest = wordSet('and only just y solo sólo solamente');
const beforeRest = wordSet('on with con en is es');
const negations = wordSet('no not');
const comparingVerbs = wordSet(
  "isn't wasn't aren't fail fails exceeds exceed beats beat reaches reach equals match matches does do doesn't don't did supera superas supere superan iguala igualas iguale " +
    'pases pasarse paséis pasarte pasaros llega llegas llegue llegan lleguen alcanza alcanzas alcance pasa pasas pase equal superar igualar alcanzar llegar pasar ' +
    'excede exceda exceder sobrepasa sobrepase sobrepasar pasen superen',
);

/** `or more`, `and below`. */
function comparatorBehind(tokens: readonly Token[], index: number): Comparator | undefined {
  const comparison = wordAt(tokens, index + 1);
  if (comparison === undefined || !isOneOf(tokens, index, conjunctions)) return undefined;
  // `5 and over 6` is no target.
  if (tokens[index + 2]?.kind === 'number') return undefined;
  if (orMore.has(comparison)) return '>=';
  return orLess.has(comparison) ? '<=' : undefined;
}

const scoreNouns = wordSet('score roll result number total throw resultado puntuación tirada número');
/** `any score but a 6` */
const butNot = phrases('but|except|save a|an?', 'menos|salvo|excepto un|una?');
const thanWords = wordSet('than que');
const operators = wordSet('plus minus times multiplied divided doubled halved x más menos multiplicado dividido by');

function wordedAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const neither = neitherAt(tokens, index);
  if (neither) return { target: { kind: 'anythingBut', ranges: neither.ranges }, next: neither.next };
  const isBehindScore = isOneOf(tokens, index - 1, scoreNouns);
  const exception = exceptions.at(tokens, index) ?? (isBehindScore ? butNot.at(tokens, index) : undefined);
  const list = exception && rangesAt(tokens, exception.next);
  if (list && !isComparedBehind(tokens, list.next)) {
    return { target: { kind: 'anythingBut', ranges: list.ranges }, next: list.next };
  }
  const range = rangesAt(tokens, index);
  if (range) return { target: { kind: 'oneOf', ranges: range.ranges }, next: range.next };
  const compared = isLimit(tokens, index) ? undefined : comparisons.at(tokens, index);
  const [value] = compared?.operands ?? [];
  const rest = rests.at(tokens, index);
  if (rest && rest.next >= (compared?.next ?? 0) && !isOneOf(tokens, rest.next, thanWords))
    return { target: { kind: 'rest', which: rest.meaning }, next: rest.next };
  // `more than half his Wounds` and `greater than his Strength doubled` are beyond what is read here.
  if (compared && value && mayEndValue(tokens, compared.next) && !isComparedBehind(tokens, compared.next))
    return { target: { kind: 'compared', comparator: compared.meaning, value }, next: compared.next };
  return compared ? undefined : (numberOfGameAt(tokens, index) ?? bareRestAt(tokens, index));
}

/** `1D6 - 1, minimum 1`: what the roll comes to at least; not `he needs a minimum of 8`. */
function isLimit(tokens: readonly Token[], index: number): boolean {
  const isNamed = wordAt(tokens, index) !== 'como' && [0, 1, 2].some((ahead) => isOneOf(tokens, index + ahead, limits));
  return isNamed && ![1, 2].some((back) => isOneOf(tokens, index - back, wanting));
}

const limits = wordSet('minimum maximum mínimo máximo');
const wanting = wordSet(
  'need needs needed require requires score scores roll rolls get gets must necesita necesitas necesitan saca sacas sacar obtener falta como',
);

function mayEndValue(tokens: readonly Token[], next: number): boolean {
  // `exceeds his Toughness by any amount`
  if (wordAt(tokens, next) === 'by' && wordAt(tokens, next + 1) === 'any') return true;
  return !isOneOf(tokens, next, operators) && !'%+'.includes(signAt(tokens, next) ?? ' ');
}

/** `anything but a 5 or more`, `more than 5 or less`: nobody says so, or it is not clear what it means. */
function isComparedBehind(tokens: readonly Token[], next: number): boolean {
  return signAt(tokens, next) === '+' || comparatorBehind(tokens, next) !== undefined;
}

/** `his Initiative or less`, `Strength or more`. */
function numberOfGameAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const reading = variableAt(tokens, index);
  if (!reading) return undefined;
  const value: Value = { kind: 'name', name: reading.name, span: spanOfTokens(tokens, index, reading.next) };
  const comparator = comparatorBehind(tokens, reading.next);
  const reversed = comparator ? undefined : reversedAt(tokens, reading.next);
  if (reversed) return { target: { kind: 'compared', comparator: reversed.comparator, value }, next: reversed.next };
  if (!comparator) return undefined;
  return { target: { kind: 'compared', comparator, value }, next: reading.next + 2 };
}

function isReversed(tokens: readonly Token[], index: number): boolean {
  const reading = variableAt(tokens, index);
  return reading !== undefined && reversedAt(tokens, reading.next) !== undefined;
}

/** `with less, nothing`, `con menos, agua`. */
function bareRestAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const found = spokenRest.at(tokens, index);
  const isEnd =
    found &&
    (',;:.='.includes(signAt(tokens, found.next) ?? ' ') ||
      clauseStartsWith(tokens, found.next) ||
      isOneOf(tokens, found.next, afterRest));
  const isStart = isOneOf(tokens, index - 1, beforeRest) || tokens[index - 1]?.kind === 'sign';
  return isEnd && isStart ? { target: { kind: 'rest', which: found.meaning }, next: found.next } : undefined;
}
