import type { Position } from 'vscode-languageserver-types';
import type { Card } from '../../answers/exports/card.ts';
import { cardBlocks } from '../../answers/exports/cardBlocks.ts';
import type { Paper } from '../../answers/exports/cardsHtml.ts';
import { cardsMarkdown } from '../../answers/exports/cardsMarkdown.ts';
import { chartCards } from '../../answers/exports/chartCards.ts';
import { entityToCard } from '../../answers/exports/entityToCard.ts';
import { type ExportForm, exported } from '../../answers/exports/exported.ts';
import type { View } from '../../answers/view/view.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import { cardAt } from '../cardAt.ts';
import { levelAt } from '../insertCard.ts';
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
    const action = actions.find((one) => one.id === id);
    return card && action && { effect: effectOf(card, action, asked, question) };
  },
};

interface CardAction {
  readonly id: 'printA4' | 'printA6' | 'copyMarkdown' | 'copyCsv';
  readonly form: ExportForm;
  readonly paper?: Paper;
}

const actions: readonly CardAction[] = [
  { id: 'printA4', form: 'html', paper: 'a4' },
  { id: 'printA6', form: 'html', paper: 'a6' },
  { id: 'copyMarkdown', form: 'markdown' },
  { id: 'copyCsv', form: 'csv' },
];

/** The card of a question; undefined without one. */
function askedCard({ scope, document, reader }: ViewAsked, { position, kind, id }: CardQuestion): Card | undefined {
  if (position) return document && cardAt({ scope, document, reader }, document.offsetAt(position));
  const entity = scope.index.entities.withId(kind as Card['kind'], id ?? '')[0];
  if (entity) return entityToCard(scope, entity, reader);
  return kind === 'chart' ? chartCards(scope, id ?? '', reader)[0] : undefined;
}

function cardView(card: Card, { reader }: ViewAsked): View {
  const { words } = reader.messages;
  const hasCsv = card.monster !== undefined || card.tables.length > 0;
  return {
    tab: words.views.card(card.name),
    language: card.language,
    blocks: cardBlocks(card, reader),
    actions: actions
      .filter(({ form }) => form !== 'csv' || hasCsv)
      .map(({ id }) => ({ kind: 'action', id, label: words.exports[id] })),
  };
}

function effectOf(
  card: Card,
  { id, form, paper }: CardAction,
  { document, reader }: ViewAsked,
  { below }: CardQuestion,
): ViewEffect | undefined {
  const place = below && document && placeAt(document, document.offsetAt(below));
  if (place && form === 'markdown')
    return { kind: 'copy', text: cardsMarkdown([card], reader, levelAt(place.section, place.offset)) };
  const { text } = exported([card], form, reader, paper);
  if (text === undefined) return undefined;
  const title = reader.messages.words.exports[id];
  return form === 'html' ? { kind: 'print', page: text, name: 'card.html', title } : { kind: 'copy', text };
}
