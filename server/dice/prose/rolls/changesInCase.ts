/** Changes of a roll that are made only in some case: `and, if he has a lantern, add 1`, `1D6 + 1 if he is carrying one`. */
import type { Value } from '../../language/expression.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordSet } from '../words/words.ts';

/** Whether the change at a token follows a condition of its own; not `when he is hit, roll 1D6 and add 1`. */
export function isChangedInCase(tokens: readonly Token[], index: number): boolean {
  const last = signAt(tokens, index - 1) === ',' ? index - 2 : index - 1;
  // `1D6 if he swims, and add 1`
  if (isOneOf(tokens, last, joints)) return false;
  for (let at = last; at > last - farthestCondition && tokens[at]?.kind === 'word'; at--) {
    if (isOneOf(tokens, at, conditions)) return isOneOf(tokens, at - 1, joints) || tokens[at - 1]?.kind === 'sign';
  }
  return false;
}

const farthestCondition = 14;
const conditions = wordSet('if when unless where si cuando');
const joints = wordSet('and but then y pero');

/** Whether the number added in dice may count only in some case: `1D6 + 1 if he has a torch`, `1D6 + 1 (if he has one)`. */
export function isAddedInCase(tokens: readonly Token[], to: number, expression: Value): boolean {
  const last = expression.kind === 'addition' ? expression.terms.at(-1)?.value : undefined;
  const start = signAt(tokens, to) === '(' ? to + 1 : to;
  if (last?.kind !== 'number' || !isOneOf(tokens, start, conditions)) return false;
  if (start > to) return true;
  return [1, 2, 3].some((ahead) => isOneOf(tokens, start + ahead, having));
}

const having = wordSet(
  'has have having is are being carries carry carrying wears wearing holds holding bears bearing uses using armed wounded mounted ' +
    'tiene tienes lleva llevas llevando usa usas es eres está estás va vas',
);
