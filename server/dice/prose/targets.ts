/** Tokens to targets: what a roll has to score, as people write it. */
import type { Comparator, Range, Value } from '../language/expression.ts';
import { PhraseBook, phrases } from './pattern.ts';
import { rangesAt } from './ranges.ts';
import { spanOfTokens } from './rolls.ts';
import type { Token } from './token.ts';
import { conjunctions, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from './words.ts';

export type Target =
  | { readonly kind: 'compared'; readonly comparator: Comparator; readonly value: Value }
  | { readonly kind: 'oneOf'; readonly ranges: readonly Range[] }
  /** `anything but a 1` */
  | { readonly kind: 'anythingBut'; readonly ranges: readonly Range[] }
  /** `a lower score`, `any other score`: as seen from the targets before. */
  | { readonly kind: 'rest'; readonly which: 'lower' | 'higher' | 'other' };

export interface TargetReading {
  readonly target: Target;
  /** The first token after it. */
  readonly next: number;
}

const orMore = wordSet('more higher above greater better over up upwards más mas mayor superior arriba');
const orLess = wordSet('less lower below under fewer worse down menos menor inferior abajo');

/** `5+`, `5 or more`, `4, 5 or 6`, `1-3`, `six`, `greater than his Strength`, `anything but a 1`, `a lower score`. */
export function targetAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const number = smallNumberAt(tokens, index);
  if (number === undefined) return tokens[index]?.kind === 'word' ? wordedAt(tokens, index) : undefined;
  const value: Value = { kind: 'number', value: number, span: spanOfTokens(tokens, index, index + 1) };
  const following = tokens[index + 1];
  if (following?.kind === 'sign' && following.sign === '+' && following.isGlued) {
    // `5+1` and `5+1D6` are sums.
    const isSum = tokens[index + 2]?.isGlued === true && tokens[index + 2]?.kind !== 'sign';
    return isSum ? undefined : { target: { kind: 'compared', comparator: '>=', value }, next: index + 2 };
  }
  const comparator = comparatorBehind(tokens, index + 1);
  if (comparator) return { target: { kind: 'compared', comparator, value }, next: index + 3 };
  const list = rangesAt(tokens, index);
  return list && { target: { kind: 'oneOf', ranges: list.ranges }, next: list.next };
}

/** `or more`, `and below`. */
function comparatorBehind(tokens: readonly Token[], index: number): Comparator | undefined {
  const comparison = wordAt(tokens, index + 1);
  if (comparison === undefined || !isOneOf(tokens, index, conjunctions)) return undefined;
  // `5 and over 6` is no target.
  if (tokens[index + 2]?.kind === 'number') return undefined;
  if (orMore.has(comparison)) return '>=';
  return orLess.has(comparison) ? '<=' : undefined;
}

const exceptions = phrases(
  'anything but|except a|an? [score|roll|result of]? a|an?',
  'anything other than a|an? [score|roll|result of]? a|an?',
  'any? score|roll|result|number but|except|other a|an?',
  'cualquier cosa menos|salvo|excepto un|una?',
  'cualquier? resultado|puntuación|tirada menos|salvo|excepto|distinto|distinta [de]? un|una?',
  'cosa menos|salvo|excepto un|una?',
);
const rests = new PhraseBook<'lower' | 'higher' | 'other'>([
  [
    'lower',
    'lower|smaller score|roll|result|total|number',
    'resultado|puntuación|tirada menor|inferior',
    'anything lower|less',
  ],
  [
    'higher',
    'higher|greater score|roll|result|total|number',
    'resultado|puntuación|tirada mayor|superior',
    'anything higher|more',
  ],
  ['other', 'other score|roll|result|total|number', 'anything else', 'otro resultado', 'otra puntuación|tirada'],
]);
/** The comparisons that are said in words, each with what it means. */
const comparisons = new PhraseBook<Comparator>([
  [
    '>=',
    'equal to? or greater|higher|more|over|above|better|exceeds|exceed [than|to]? a|an? #',
    'greater|higher|more|better [than]? or equal to|than? a|an? #',
    'at least a|an? #',
    'no|not less|lower than a|an? #',
    'igual [a]? o superior|mayor|más a|al|que|de? #',
    'superior|mayor|más o igual a|al|que #',
    'al menos un? #',
    'por lo menos un? #',
    'como mínimo un? #',
  ],
  [
    '<=',
    'equal to? or less|lower|under|below|fewer [than|to]? a|an? #',
    'less|lower|fewer [than]? or equal to|than? a|an? #',
    'under|below or equal to a|an? #',
    'at most a|an? #',
    'no|not more|higher|greater than a|an? #',
    'igual [a]? o inferior|menor|menos a|al|que|de? #',
    'inferior|menor|menos o igual a|al|que #',
    'como máximo un? #',
  ],
  [
    '>',
    'anything? greater|higher|more|better|larger than a|an? #',
    'over|above a|an? #',
    'superior|mayor|más|mas a|al|que|de #',
  ],
  ['<', 'anything? less|lower|fewer|smaller than a|an? #', 'under|below a|an? #', 'inferior|menor|menos a|al|que|de #'],
]);
const thanWords = wordSet('than que');
const operators = wordSet('plus minus times multiplied divided doubled halved x más menos multiplicado dividido by');

function wordedAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const rest = rests.at(tokens, index);
  if (rest && !isOneOf(tokens, rest.next, thanWords))
    return { target: { kind: 'rest', which: rest.meaning }, next: rest.next };
  const exception = exceptions.at(tokens, index);
  if (exception) {
    const list = rangesAt(tokens, exception.next);
    return list && { target: { kind: 'anythingBut', ranges: list.ranges }, next: list.next };
  }
  const compared = comparisons.at(tokens, index);
  const [value] = compared?.operands ?? [];
  // `more than half his Wounds` and `greater than his Strength doubled` are beyond what is read here.
  if (!compared || !value || isOneOf(tokens, compared.next, operators)) return undefined;
  const isDifference = signAt(tokens, compared.next) === '%';
  if (isDifference) return undefined;
  return { target: { kind: 'compared', comparator: compared.meaning, value }, next: compared.next };
}
