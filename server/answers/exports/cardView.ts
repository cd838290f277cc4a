import type { MarkdownBlock } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import type { Card } from './card.ts';
import { cardBlocks } from './cardBlocks.ts';

/** A card as a panel shows it. */
export interface CardView {
  readonly name: string;
  /** Of the card. */
  readonly language: string;
  readonly blocks: readonly MarkdownBlock[];
  /** Whether there are tables, or values of a Monster, for a spreadsheet. */
  readonly hasCsv: boolean;
  readonly words: {
    /** Of the buttons. */
    readonly language: string;
    readonly printA4: string;
    readonly printA6: string;
    readonly copyMarkdown: string;
    readonly copyCsv: string;
  };
}

/** The view of a card. */
export function cardView(card: Card, reader: Reader): CardView {
  const { language, words } = reader.messages;
  const { printA4, printA6, copyMarkdown, copyCsv } = words.exports;
  return {
    name: card.name,
    language: card.language,
    blocks: cardBlocks(card, reader),
    hasCsv: card.monster !== undefined || card.tables.length > 0,
    words: { language, printA4, printA6, copyMarkdown, copyCsv },
  };
}
