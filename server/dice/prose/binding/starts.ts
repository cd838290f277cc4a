/** Where a target for single dice, or one that is said in words, may begin. */

import { phrases } from '../notation/pattern.ts';
import { openingAt } from '../targets/openings.ts';
import { counted, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { changesRoll, isOneOf, prepositions, wordAt, wordSet } from '../words/words.ts';

interface Start {
  readonly at: number;
  /** Whether an announcement stands before it, such as `on a` or `if`. */
  readonly isOpened: boolean;
}

const conditions = wordSet('if unless when whenever where donde until should takes si cuando salvo');
/** `lose a Wound for each 1` */
const each = wordSet('for per each every por cada');
const maximumOutcomeWords = 8;

/** The starts that are told of at a token: there, behind `on` or `if`, or behind what comes of it: `he stops when any of them`. */
export function startsAt(tokens: readonly Token[], index: number): readonly Start[] {
  const starts: Start[] = [{ at: index, isOpened: false }, ...announcedAt(tokens, index)];
  if (!opensClause(tokens, index) || starts.length > 1) return starts;
  for (let at = index; at <= index + maximumOutcomeWords; at++) {
    const word = wordAt(tokens, at);
    // `loses 1 Wound for each 5`
    if (tokens[at]?.kind === 'number' && isOneOf(tokens, at + 1, counted)) continue;
    if (word === undefined || (changesRoll(tokens, at) && !isOneOf(tokens, at, conditions))) break;
    if (at === index) continue;
    if (isOneOf(tokens, at, conditions) || isOneOf(tokens, at, prepositions)) starts.push(...announcedAt(tokens, at));
    if (isOneOf(tokens, at, each)) starts.push({ at, isOpened: false });
    if (isOneOf(tokens, at, conditions)) break;
  }
  return starts;
}

/** `if he has three of a kind` */
const having = phrases(
  'if|unless|when|whenever he|she|it|they|you|anyone has|have|had',
  'if|unless|when|whenever there is|are',
  'si|cuando tiene|tienes|tienen|hay|haya|sale|salen|salgan|saca|sacas|sacáis|saques|obtiene|obtienes|obtenga|aparecen',
);

const announcing: ReadonlySet<string> = new Set(['score', 'preposition', 'strong']);

function announcedAt(tokens: readonly Token[], index: number): readonly Start[] {
  const starts: Start[] = [];
  const opening = openingAt(tokens, index);
  if (opening && announcing.has(opening.kind)) starts.push({ at: opening.next, isOpened: true });
  if (isOneOf(tokens, index, conditions) || isOneOf(tokens, index, prepositions)) {
    const next = wordAt(tokens, index + 1) === 'que' ? index + 2 : index + 1;
    starts.push({ at: next, isOpened: true });
    const owned = having.at(tokens, index);
    if (owned) starts.push({ at: owned.next, isOpened: true });
  }
  return starts;
}
