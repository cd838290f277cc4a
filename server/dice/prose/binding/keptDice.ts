/** Targets for the one of several dice that is kept: `use the better one. If the better one is only a 1 or a 2, …` */
import { PhraseBook } from '../notation/pattern.ts';
import { scoreAt } from '../targets/behindDice.ts';
import type { Opening } from '../targets/openings.ts';
import type { Token } from '../words/token.ts';
import type { OpenRoll } from './openRoll.ts';

const one = '[one|die|score|result|roll]?';
const shows = 'is|shows|was only|just|even? a|an?';
const kept = new PhraseBook<'highest' | 'lowest'>([
  [
    'highest',
    `if|when|unless|should the|that|his better|best|higher|highest|larger ${one} ${shows}`,
    'si|cuando el|la mejor|mayor [dado|resultado|tirada]? es|sea|muestra un|una?',
  ],
  [
    'lowest',
    `if|when|unless|should the|that|his worse|worst|lower|lowest|smaller ${one} ${shows}`,
    'si|cuando el|la peor|menor [dado|resultado|tirada]? es|sea|muestra un|una?',
  ],
]);

/** What announces a target for the kept die at a token; undefined where the roll keeps none, or another one. */
export function openingOfKept(tokens: readonly Token[], index: number, { roll }: OpenRoll): Opening | undefined {
  const { total } = roll;
  if (total?.kind !== 'highest' && total?.kind !== 'lowest') return undefined;
  const found = total.kept === 1 ? kept.at(tokens, index) : undefined;
  return found?.meaning === total.kind ? scoreAt(found.next) : undefined;
}
