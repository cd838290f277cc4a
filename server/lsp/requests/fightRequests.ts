import { listedFighters } from '../../answers/entities/listedFighters.ts';
import { balanceView } from '../../answers/fights/balanceView.ts';
import { emptyView, fightView } from '../../answers/fights/fightView.ts';
import { playedFight } from '../../answers/fights/playedFight.ts';
import { mulberry32 } from '../../dice/random.ts';
import { askedFight, sideOptions } from '../../features/fights/askedFight.ts';
import { balanceSteps } from '../../fights/asked/balanceSteps.ts';
import { fightSteps } from '../../fights/engine/fightSteps.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { playFight } from '../../fights/play/playFight.ts';
import type { ServerContext } from '../connection/context.ts';
import type { FightArgument } from '../protocol/commands.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for fights. */
export function fightRequests(
  context: ServerContext,
): RequestHandlers<'whq/fight' | 'whq/playFight' | 'whq/fighters' | 'whq/scenarioFights'> {
  const { messages, workspace } = context;
  const placeOf = questionPlace(context);
  const read = async (question: FightArgument) => {
    const { document, around, reader } = await placeOf(question);
    return { around, document, reader, asked: askedFight(around, document, question, reader) };
  };
  return {
    'whq/fight': {
      empty: () => emptyView(['', ''], messages.words.fights.noAnswer, messages),
      answer: async (question, request) => {
        const { around, document, reader, asked } = await read(question);
        const { fight, problem, assumed, refused } = asked;
        if (!fight) return emptyView(asked.asked, problem, reader.messages);
        const pending = document ? request.in(document) : request;
        const answer = await pending.finishWhole(() => fightSteps(fight, fightCharts(around, fight.system)));
        return fightView(asked.asked, fight, answer, assumed, refused, reader.messages);
      },
    },
    'whq/playFight': {
      empty: () => ({ events: [] }),
      answer: async ({ seed, ...question }) => {
        const { around, reader, asked } = await read(question);
        const { fight } = asked;
        if (!fight) return { events: [] };
        const events = playFight(fight, fightCharts(around, fight.system), mulberry32(seed));
        return playedFight(fight, events, reader.messages);
      },
    },
    'whq/fighters': {
      empty: () => [],
      answer: async (question) => {
        const { document, around, reader } = await placeOf(question);
        return listedFighters(around, reader, document);
      },
    },
    'whq/scenarioFights': {
      empty: () => null,
      answer: async (question, request) => {
        const { document, reader } = await placeOf(question);
        if (!document?.format || document.format.isXml) return null;
        const { label: _, ...options } = sideOptions(reader, '');
        const balance = await request.in(document).finishWhole(() => balanceSteps(workspace, document, options));
        // A Warrior without values is told; a text without fights is not shown.
        const isShown = balance.fights.length + balance.faults.length > 0;
        return isShown ? balanceView(balance, reader.messages) : null;
      },
    },
  };
}
