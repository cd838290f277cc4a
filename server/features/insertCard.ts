import { CodeActionKind } from 'vscode-languageserver-types';
import { cardsMarkdown } from '../answers/exports/card.ts';
import { placeAt } from '../workspace/documents/place.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Asked } from './asked.ts';
import { namedCardAt } from './cardAt.ts';
import { actionIn, type OfferedAction } from './offeredAction.ts';

/** Offers to insert the card of the rule, Monster, Event or table that a text in Markdown names at the offset, below its paragraph or list. */
export function insertCard(asked: Asked, offset: number): readonly OfferedAction[] {
  const { document, reader } = asked;
  const place = document.languageId === 'markdown' && document.format ? placeAt(document, offset) : undefined;
  const card = place && namedCardAt(asked, offset, place);
  if (!card) return [];
  const { text } = place.section;
  const rest = text.slice(place.offset);
  const gap = rest.search(/\r?\n[ \t]*\r?\n/);
  const lines = cardsMarkdown([card], reader, levelAt(place.section, place.offset)).trimEnd().split('\n');
  const newText = ['', '', ...lines].join(/\r?\n/.exec(text)?.[0] ?? '\n');
  const title = reader.messages.words.exports.insertCard(card.name);
  const at = place.offset + (gap < 0 ? rest.trimEnd().length : gap);
  const span = place.inDocument({ start: at, end: at });
  return [actionIn(document, CodeActionKind.RefactorInline, title, [{ span, newText }])];
}

/** The level of a heading below the one that the offset is under, from 2 to 5. */
export function levelAt({ text }: Section, offset: number): number {
  const [above] = [...text.slice(0, offset).matchAll(/^(#{1,6})[ \t]/gm)].slice(-1);
  return Math.min(5, Math.max(2, (above?.[1]?.length ?? 1) + 1));
}
