import { cardsMarkdown } from '../../answers/exports/cardsMarkdown.ts';
import { cardView } from '../../answers/exports/cardView.ts';
import { entityToCard } from '../../answers/exports/entityToCard.ts';
import { exported } from '../../answers/exports/exported.ts';
import { listedCards } from '../../answers/exports/listedCards.ts';
import { scenarioPage } from '../../answers/exports/scenarioPage.ts';
import { cardAt } from '../../features/cardAt.ts';
import { sideOptions } from '../../features/fights/askedFight.ts';
import { levelAt } from '../../features/insertCard.ts';
import { balanceOf } from '../../fights/asked/balance.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import type { ServerContext } from '../connection/context.ts';
import type { CardQuestion } from '../protocol/cardRequests.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for cards. */
export function cardRequests(
  context: ServerContext,
): RequestHandlers<'whq/card' | 'whq/exportCard' | 'whq/cards' | 'whq/scenarioPage'> {
  const { documents, workspace } = context;
  const placeOf = questionPlace(context);
  const read = async (question: CardQuestion) => {
    const { document, scope, reader } = await placeOf(question);
    if (!('kind' in question)) {
      const offset = document?.offsetAt(question.position) ?? 0;
      return { reader, card: document && cardAt({ scope, document, reader }, offset) };
    }
    const [entity] = scope.index.entities.withId(question.kind, question.id);
    return { reader, card: entity && entityToCard(scope, entity, reader) };
  };
  return {
    'whq/card': {
      empty: () => null,
      answer: async (question) => {
        const { card, reader } = await read(question);
        return card ? cardView(card, reader) : null;
      },
    },
    'whq/exportCard': {
      empty: () => null,
      answer: async ({ question, to, paper, below }) => {
        const { card, reader } = await read(question);
        if (!card) return null;
        const document = below && documents.get(below.uri);
        const place = document && placeAt(document, document.offsetAt(below.position));
        if (place && to === 'markdown')
          return { text: cardsMarkdown([card], reader, levelAt(place.section, place.offset)) };
        const { text } = exported([card], to, reader, paper);
        return text === undefined ? null : { text };
      },
    },
    'whq/scenarioPage': {
      empty: () => null,
      answer: async (question, request) => {
        const { document, scope, reader } = await placeOf(question);
        if (!document?.format || document.format.isXml) return null;
        const { label: _, ...options } = sideOptions(reader, '');
        const balance = await request.in(document).finishWhole(() => balanceOf(workspace, document, options));
        return balance ? { page: scenarioPage(scope, document, balance, reader) } : null;
      },
    },
    'whq/cards': {
      empty: () => [],
      answer: async (question) => {
        const { document, scope, reader } = await placeOf(question);
        return listedCards(scope, reader, document);
      },
    },
  };
}
