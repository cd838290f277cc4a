import { listedFighters } from '../../answers/entities/listedFighters.ts';
import { emptyView, fightView } from '../../answers/fights/fightView.ts';
import { playedFight } from '../../answers/fights/playedFight.ts';
import { mulberry32 } from '../../dice/random.ts';
import { askedFight } from '../../features/fights/askedFight.ts';
import { fightAnswer } from '../../fights/engine/fightParts.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { playFight } from '../../fights/play/playFight.ts';
import type { ServerContext } from '../connection/context.ts';
import type { FightArgument } from '../protocol/commands.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for fights. */
export function fightRequests(context: ServerContext): RequestHandlers<'whq/fight' | 'whq/playFight' | 'whq/fighters'> {
  const { messages } = context;
  const placeOf = questionPlace(context);
  const read = async (question: FightArgument) => {
    const { document, scope, reader } = await placeOf(question);
    return { scope, document, reader, asked: askedFight(scope, document, question, reader) };
  };
  return {
    'whq/fight': {
      empty: () => emptyView(['', ''], messages.words.fights.noAnswer, messages),
      answer: async (question, request) => {
        const { scope, document, reader, asked } = await read(question);
        const { fight, problem, assumed, refused } = asked;
        if (!fight) return emptyView(asked.asked, problem, reader.messages);
        const pending = document ? request.in(document) : request;
        const charts = fightCharts(scope, fight.system);
        const answer = await pending.finishWhole(() => fightAnswer(fight, charts));
        return fightView(asked.asked, fight, answer, assumed, refused, reader.messages);
      },
    },
    'whq/playFight': {
      empty: () => ({ events: [] }),
      answer: async ({ seed, ...question }) => {
        const { scope, reader, asked } = await read(question);
        const { fight } = asked;
        if (!fight) return { events: [] };
        const events = playFight(fight, fightCharts(scope, fight.system), mulberry32(seed));
        return playedFight(fight, events, reader.messages);
      },
    },
    'whq/fighters': {
      empty: () => [],
      answer: async (question) => {
        const { document, scope, reader } = await placeOf(question);
        return listedFighters(scope, reader, document);
      },
    },
  };
}
