import { messagesBeside } from '../../wording/messages.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import type { Card } from './card.ts';

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
