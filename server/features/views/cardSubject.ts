import type { Position } from 'vscode-languageserver-types';
import { type Card, cardBlocks, cardsMarkdown } from '../../answers/exports/card.ts';
import { cardsHtml } from '../../answers/exports/cardsHtml.ts';
import { chartCards } from '../../answers/exports/chartCards.ts';
import { entityToCard } from '../../answers/exports/entityToCard.ts';
import type { View } from '../../answers/view/view.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { cardAt } from '../cardAt.ts';
import { positionIn, textField } from './fields.ts';
import type { ViewAsked, ViewEffect, ViewQuestion, ViewSubject } from './viewSubject.ts';

/** A card is asked for by a place in a document, or by an entry. */
interface CardQuestion extends ViewQuestion {
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  /** The place where the card will be inserted as Markdown: its headings are below the one there. */
  readonly below?: Position | undefined;
}

/** The rule, Monster, Event, table or chart at the cursor. */
export const cardSubject: ViewSubject<CardQuestion> = {
  read: ({ uri, position, kind, id, below }) => ({
    uri: textField(uri),
    position: positionIn(position),
    kind: textField(kind),
    id: textField(id),
    below: positionIn(below),
  }),
  view: (asked, question) => {
    const card = askedCard(asked, question);
    return card && cardView(card, asked);
  },
  after: (asked, question, { id }) => {
    const card = askedCard(asked, question);
    const action = actions.find((one) => one === id);
    return card && action && { effect: effectOf(card, action, asked, question) };
  },
};

const actions = ['printA4', 'printA6', 'copyMarkdown'] as const;

/** The card of a question; undefined without one. */
function askedCard({ scope, document, reader }: ViewAsked, { position, kind, id }: CardQuestion): Card | undefined {
  if (position) return document && cardAt({ scope, document, reader }, document.offsetAt(position));
  const entity = scope.index.entities.withId(kind as Card['kind'], id ?? '')[0];
  if (entity) return entityToCard(scope, entity, reader);
  return kind === 'chart' ? chartCards(scope, id ?? '', reader)[0] : undefined;
}

function cardView(card: Card, { reader }: ViewAsked): View {
  const { words } = reader.messages;
  return {
    tab: words.views.card(card.name),
    language: card.language,
    blocks: cardBlocks(card, reader),
    actions: actions.map((id) => ({ kind: 'action', id, label: words.exports[id] })),
  };
}

function effectOf(
  card: Card,
  id: (typeof actions)[number],
  { document, reader }: ViewAsked,
  { below }: CardQuestion,
): ViewEffect {
  if (id !== 'copyMarkdown') {
    const page = cardsHtml([card], reader, id === 'printA4' ? 'a4' : 'a6');
    return { kind: 'print', page, name: 'card.html', title: reader.messages.words.exports[id] };
  }
  const place = below && document && placeAt(document, document.offsetAt(below));
  return { kind: 'copy', text: cardsMarkdown([card], reader, place && levelAt(place.section, place.offset)) };
}

/** The level of a heading below the one that the offset is under, from 2 to 5. */
function levelAt({ text }: Section, offset: number): number {
  const [above] = [...text.slice(0, offset).matchAll(/^(#{1,6})[ \t]/gm)].slice(-1);
  return Math.min(5, Math.max(2, (above?.[1]?.length ?? 1) + 1));
}
