/** What a roll has to be of the number that it is held against: `2D6 against Toughness: higher`, `if it is less`. */
import type { Comparator } from '../../language/comparator.ts';
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import { PhraseBook } from '../notation/pattern.ts';
import { openingAt } from '../targets/openings.ts';
import type { Target } from '../targets/targets.ts';
import { endsClause, isUncounted, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { conjunctions, isOneOf, signAt, smallNumberAt, wordSet } from '../words/words.ts';
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import type { OpenRoll } from './openRoll.ts';

const more = 'higher|greater|more|over|above|bigger|mayor|superior|más';
const less = 'lower|less|under|below|smaller|menor|inferior|menos';
const sides = new PhraseBook<Comparator>([
  ['>', more],
  ['<', less],
  ['>=', `equal|igual [to|a]? or|o|and ${more}`, `${more} or|o equal|igual [to|a]?`],
  ['<=', `equal|igual [to|a]? or|o|and ${less}`, `${less} or|o equal|igual [to|a]?`],
  ['=', 'equal|igual'],
]);

/**
 * What later comparisons without a number are made with, where a roll has been asked for a target: in `his Willpower or less, fine; if it is
 * more` his Willpower. Undefined where it has been compared with several.
 */
export function referenceOf({ against, isBound }: OpenRoll, target: Target): Value | undefined {
  if (target.kind !== 'compared' || target.value.kind === 'number') return against;
  const isOther = isBound && against && formatExpression(against) !== formatExpression(target.value);
  return isOther ? undefined : target.value;
}

/** The comparison at a token, where the open roll is held against a number. */
export function againstAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  const { against, roll } = open;
  if (!against || !roll.total) return undefined;
  // The next sentence may still say `if it is more`; later ones speak of something else.
  if (open.isBound && (open.age > 1 || open.hasUnread)) return undefined;
  const opening = openingAt(tokens, index);
  const isAnnounced = opening !== undefined && (opening.kind !== 'bare' || opening.next > index + 1);
  const start = isAnnounced ? opening.next : index;
  if (start === index && !opensClause(tokens, index)) return undefined;
  // `2 or more`
  if (isOneOf(tokens, index - 1, conjunctions) && smallNumberAt(tokens, index - 2) !== undefined) return undefined;
  const side = sides.at(tokens, start);
  if (!side || tokens[side.next]?.kind === 'number' || isOneOf(tokens, side.next, comparing)) return undefined;
  // `below his Initiative` brings its number.
  if (variableAt(tokens, side.next)) return undefined;
  const next = isOneOf(tokens, side.next, pointers) ? side.next + 1 : side.next;
  const isOver =
    endsClause(tokens, next) ||
    isOneOf(tokens, next, subjects) ||
    isOneOf(tokens, next, nothings) ||
    (start === index ? !open.isBound || signAt(tokens, next) === '=' : isSpanishClause(tokens, next));
  if (!isOver) return undefined;
  const target = { kind: 'compared', comparator: side.meaning, value: against } as const;
  return boundTarget(tokens, start, { target, next }, open, false);
}

/** `si es mayor huye`: what comes of it follows at once. */
function isSpanishClause(tokens: readonly Token[], next: number): boolean {
  return isOneOf(tokens, next - 1, spanish) && isUncounted(tokens, next);
}

const spanish = wordSet('mayor menor superior inferior igual');
const pointers = wordSet('it that this');
const comparing = wordSet('than que de a score roll');
const nothings = wordSet('nothing nobody somebody everybody nada nadie');
const subjects = wordSet('he she it they you means mean indicates the his her se el la los las');
