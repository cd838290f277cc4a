import { markdownOf } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import type { Card } from './card.ts';
import { cardBlocks } from './cardBlocks.ts';

/**
 * Cards as CommonMark with tables, a heading for each.
 *
 * @param level of the headings with the names, 1 to 5.
 */
export function cardsMarkdown(cards: readonly Card[], reader: Pick<Reader, 'messages'>, level = 1): string {
  return `${cards.map((card) => markdownOf(cardBlocks(card, reader), '', level)).join('\n\n')}\n`;
}
