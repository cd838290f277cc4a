import { type CodeAction, CodeActionKind } from 'vscode-languageserver-types';
import { cardsMarkdown } from '../answers/exports/cardsMarkdown.ts';
import { entityToCard } from '../answers/exports/entityToCard.ts';
import { label } from '../text/label.ts';
import { type Place, placeAt } from '../workspace/documents/place.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Entity } from '../workspace/index/entity.ts';
import { entityAt } from '../workspace/packages/entityAt.ts';
import type { Asked } from './asked.ts';
import { monsterNamedAt } from './cardAt.ts';
import { paragraphEnd } from './paragraphEnd.ts';

/** Offers to insert the card of the Monster, Event or table that a text in Markdown names at the offset, below its paragraph. */
export function insertCard(asked: Asked, offset: number): readonly CodeAction[] {
  const { scope, document, reader } = asked;
  const place = document.languageId === 'markdown' && document.format ? placeAt(document, offset) : undefined;
  const entity = place && (namedById(asked, offset) ?? monsterNamedAt(asked, place));
  const card = entity && entityToCard(scope, entity, reader);
  if (!place || !card) return [];
  return [
    {
      title: label(reader.messages.words.exports.insertCard(card.name)),
      kind: CodeActionKind.RefactorInline,
      edit: {
        changes: {
          [document.uri]: [
            insertionBelow(asked, place, cardsMarkdown([card], reader, levelAt(place.section, place.offset))),
          ],
        },
      },
    },
  ];
}

/** A rule has its own action, which inserts its text as a quotation. */
function namedById({ scope, document }: Asked, offset: number): Entity | undefined {
  const named = entityAt(scope, document, offset);
  if (!named || named.kind === 'rule' || named.kind === 'magic') return undefined;
  return scope.index.entities.withId(named.kind, named.id)[0];
}

function insertionBelow({ document }: Asked, { section, offset, inDocument }: Place, text: string) {
  const { end, isFollowed } = paragraphEnd(section.text, offset);
  const lineBreak = /\r?\n/.exec(section.text)?.[0] ?? '\n';
  const lines = text.trimEnd().split('\n');
  const newText = ['', '', ...lines, ...(isFollowed ? [''] : [])].join(lineBreak);
  return { range: document.range(inDocument({ start: end, end })), newText };
}

/** The level of a heading below the one that the offset is under, from 2 to 5. */
export function levelAt({ text }: Section, offset: number): number {
  const [above] = [...text.slice(0, offset).matchAll(/^(#{1,6})[ \t]/gm)].slice(-1);
  return Math.min(5, Math.max(2, (above?.[1]?.length ?? 1) + 1));
}
