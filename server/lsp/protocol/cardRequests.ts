/** The requests about cards, client to server. */

import type { ListedCard } from '../../answers/exports/listedCards.ts';

export interface CardRequests {
  /** All Monsters, Events and tables to choose from; those of an open document come first. */
  'whq/cards': { readonly params: { readonly uri?: string }; readonly result: readonly ListedCard[] };
}
