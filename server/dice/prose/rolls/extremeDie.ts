/** What is asked of the highest or the lowest of several dice: `if the highest of them is a 6`, `si el dado más bajo es un 1`. */
import { PhraseBook } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { keeping, type RolledDice } from '../targets/roll.ts';
import { targetAt } from '../targets/targets.ts';
import { testOf } from '../targets/targetTests.ts';
import { endsClause, isOutcome, isUncounted } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import type { PoolReading } from './pools.ts';
import { changesScore } from './scoreChanges.ts';

const of = '[of [them|these|those|all | [the|these|those|his|your|her]? [two|three|four|five]? dice]]?';
const one = `[single|individual]? [die|dice|one|number|face|score|result|roll]? ${of}`;
const shows = '[is|are|was|shows|show|reads|comes [up]? a|an?]?';
const de = '[de [ellos|todos | los|sus|tus [dos|tres|cuatro]? dados | los dos|tres|cuatro]]?';
const muestra = '[es|sea|son|muestra|muestre|marca un|una?]?';
const si = 'si|cuando|salvo|mientras que?';

/** Not `the better one`: which of them that is, only the text knows. */
const extremes = new PhraseBook<'highest' | 'lowest'>([
  [
    'highest',
    `if|when|unless|should the|his|her|your|its highest|higher|greatest|largest|biggest ${one} ${shows}`,
    `${si} el|su|tu|la [dado|tirada|resultado]? [mayor | más alto|alta] ${de} ${muestra}`,
  ],
  [
    'lowest',
    `if|when|unless|should the|his|her|your|its lowest|lower|smallest|least ${one} ${shows}`,
    `${si} el|su|tu|la [dado|tirada|resultado]? [menor | más bajo|baja] ${de} ${muestra}`,
  ],
]);

/** The test of the highest or the lowest die that begins at a token; undefined where none does, or where there are no several dice. */
export function extremeDieAt(tokens: readonly Token[], index: number, roll: RolledDice): PoolReading | undefined {
  const { pool } = roll;
  const found = pool && pool === roll.total ? extremes.at(tokens, index) : undefined;
  const kept = found && keeping(roll, found.meaning, 1)?.total;
  const reading = found && targetAt(tokens, found.next);
  if (!found || !kept || !reading || changesScore(tokens, reading.next)) return undefined;
  const { target, next } = reading;
  const isEnd = endsClause(tokens, next) || isOutcome(tokens, next) || isUncounted(tokens, next);
  if (target.kind === 'rest' || !isEnd) return undefined;
  const span = spanOfTokens(tokens, found.next, next);
  const test = testOf(kept, target, span);
  return test && { asked: { kind: 'test', test }, roll: kept, span, next, isNamed: true };
}
