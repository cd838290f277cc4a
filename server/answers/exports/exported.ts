import type { Reader } from '../reader.ts';
import type { Card } from './card.ts';
import { cardsCsv } from './cardsCsv.ts';
import { cardsHtml, type Paper } from './cardsHtml.ts';
import { cardsJson } from './cardsJson.ts';
import { cardsMarkdown } from './cardsMarkdown.ts';
import { foundryTables } from './foundryTables.ts';

/** The forms in which cards are written. */
export const exportForms = ['html', 'markdown', 'json', 'foundry-table', 'csv'] as const;

export type ExportForm = (typeof exportForms)[number];

/** Cards in a form. */
interface Exported {
  /** Undefined if there is nothing for the form, such as no table. */
  readonly text: string | undefined;
  /** The names of what the form cannot say. */
  readonly leftOut: readonly string[];
}

/** Writes cards in a form. `paper` counts for HTML alone. */
export function exported(
  cards: readonly Card[],
  form: ExportForm,
  reader: Pick<Reader, 'messages'>,
  paper: Paper = 'a4',
): Exported {
  switch (form) {
    case 'html':
      return { text: cardsHtml(cards, reader, paper), leftOut: [] };
    case 'markdown':
      return { text: cardsMarkdown(cards, reader), leftOut: [] };
    case 'json':
      return { text: cardsJson(cards), leftOut: [] };
    case 'foundry-table':
      return withTables(cards, foundryTables(cards));
    case 'csv': {
      const text = cardsCsv(cards);
      const isOfMonsters = cards.every(({ monster }) => monster);
      return isOfMonsters ? { text, leftOut: [] } : withTables(cards, { text, leftOut: [] });
    }
    default:
      return form satisfies never;
  }
}

/** The cards without a table are left out too. */
function withTables(cards: readonly Card[], { text, leftOut }: Exported): Exported {
  const without = cards.filter(({ tables }) => tables.length === 0).map(({ name }) => name);
  return { text, leftOut: [...without, ...leftOut] };
}
