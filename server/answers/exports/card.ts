import type { Language } from '../../text/language.ts';
import { messagesBeside } from '../../wording/messages.ts';
import { dotted, type MarkdownBlock, markdownOf, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';

/** What is said of a rule, a Monster, an Event, a table or a printed chart in a panel, on paper and in a text. */
export interface Card {
  readonly kind: 'rule' | 'monster' | 'event' | 'table' | 'chart';
  /** Empty for a table of a scenario. */
  readonly id: string;
  /** In the language of the card. */
  readonly name: string;
  /** The book or the file. */
  readonly place: string;
  readonly language: Language;
  /** All that is below the name. Headings in it have depth 1. */
  readonly blocks: readonly MarkdownBlock[];
}

/** A whole card: its name as a heading, its kind, place and id, and what it says. */
export function cardBlocks(card: Card, { messages }: Pick<Reader, 'messages'>): readonly MarkdownBlock[] {
  const { kind, id, name, place, language, blocks } = card;
  const { entities: words } = messagesBeside(language, messages).words;
  const isIdShown = id !== '' && id.toLowerCase() !== name.toLowerCase();
  return [
    { kind: 'heading', depth: 0, text: name },
    paragraph(...dotted([words.kinds[kind], place, ...(isIdShown ? [{ kind: 'code', text: id } as const] : [])])),
    ...blocks,
  ];
}

/**
 * Cards as CommonMark with tables, a heading for each.
 *
 * @param level of the headings with the names, 1 to 5.
 */
export function cardsMarkdown(cards: readonly Card[], reader: Pick<Reader, 'messages'>, level = 1): string {
  return `${cards.map((card) => markdownOf(cardBlocks(card, reader), '', level)).join('\n\n')}\n`;
}
