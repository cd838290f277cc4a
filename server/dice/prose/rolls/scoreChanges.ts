/** Words behind a score that make another of it: `each 6 counts as 0`. */

import { phrases } from '../notation/pattern.ts';
import { endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';

/** `a 1 is always a 6` */
const isOther = phrases('is|are|becomes|become always|really? a|an|as? #', 'es|son|vale|valen siempre? un|una|como? #');
/** `each 5 or 6 counts as a hit` */
const successes = phrases(
  'counts|count as a|an|one hit|success|kill|wound|miss|failure|success',
  'cuenta|cuentan como un|una éxito|impacto|acierto|herida|fallo|fracaso',
);
const countsAs = phrases(
  'counts|count|scores|score as|for|double|twice|nothing',
  'becomes|become #',
  'counting|counts|count as? #',
  'counting|counts|count as? zero|nothing|double|twice|two|three|none',
  'counting|counts|count for? nothing|double|twice',
  'is|are|being? ignored|discarded|re-rolled|rerolled|treated|doubled',
  'as #',
  'as zero|nothing',
  'cuenta|cuentan|contando [como|por]? doble|cero|nada|dos|#',
);

/** `each 6 counts as 0`, `doubles counting twice`: what the dice come to is changed. */
export function changesScore(tokens: readonly Token[], index: number): boolean {
  const other = isOther.at(tokens, index);
  if (successes.at(tokens, index)) return false;
  return countsAs.at(tokens, index) !== undefined || (other !== undefined && endsClause(tokens, other.next));
}
