/** The requests about cards, client to server. */

import type { Paper } from '../../answers/exports/cardsHtml.ts';
import type { CardView } from '../../answers/exports/cardView.ts';
import type { ExportForm } from '../../answers/exports/exported.ts';
import type { ListedCard } from '../../answers/exports/listedCards.ts';
import type { TextPosition } from './textPosition.ts';

/** What a card is asked for: a place in an open document, or an entry of the list. */
export type CardQuestion =
  | { readonly uri: string; readonly position: TextPosition }
  | { readonly uri?: string; readonly kind: ListedCard['kind']; readonly id: string };

export interface CardRequests {
  /** The card for the cursor or an entry, as a panel shows it; `null` without one. */
  'whq/card': { readonly params: CardQuestion; readonly result: CardView | null };
  /** The same card in a form, such as a page to print; `null` if there is no card, or nothing for the form. */
  'whq/exportCard': {
    readonly params: {
      readonly question: CardQuestion;
      readonly to: ExportForm;
      readonly paper?: Paper;
      /** Markdown for a place in an open document: its headings are below the one that the place is under. */
      readonly below?: { readonly uri: string; readonly position: TextPosition };
    };
    readonly result: { readonly text: string } | null;
  };
  /** An open scenario as a page to print, with its fights, and the Monsters and rules that it names; `null` for any other document. */
  'whq/scenarioPage': { readonly params: { readonly uri: string }; readonly result: { readonly page: string } | null };
  /** All Monsters, Events and tables to choose from; those of an open document come first. */
  'whq/cards': { readonly params: { readonly uri?: string }; readonly result: readonly ListedCard[] };
}
