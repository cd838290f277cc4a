import { listedCards } from '../../answers/exports/listedCards.ts';
import type { ServerContext } from '../connection/context.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for cards. */
export function cardRequests(context: ServerContext): RequestHandlers<'whq/cards'> {
  const placeOf = questionPlace(context);
  return {
    'whq/cards': {
      empty: () => [],
      answer: async (question) => {
        const { document, scope, reader } = await placeOf(question);
        return listedCards(scope, reader, document);
      },
    },
  };
}
