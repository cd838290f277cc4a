import { listedFighters } from '../../answers/entities/listedFighters.ts';
import type { ServerContext } from '../connection/context.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for fights. */
export function fightRequests(context: ServerContext): RequestHandlers<'whq/fighters'> {
  const placeOf = questionPlace(context);
  return {
    'whq/fighters': {
      empty: () => [],
      answer: async (question) => {
        const { document, scope, reader } = await placeOf(question);
        return listedFighters(scope, reader, document);
      },
    },
  };
}
