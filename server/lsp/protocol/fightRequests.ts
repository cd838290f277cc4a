/** The request about fights, client to server. */

import type { ListedFighter } from '../../answers/entities/listedFighters.ts';

export interface FightRequests {
  /** All Monsters that can be chosen for a fight, in the order of their names. `uri` is a document, whose own come first. */
  'whq/fighters': { readonly params: { readonly uri?: string }; readonly result: readonly ListedFighter[] };
}
