import { openNames } from '../../answers/odds/askedTest.ts';
import { rollText } from '../../answers/odds/rollText.ts';
import { readTyped } from '../../answers/typed/readTyped.ts';
import { givenNumbers, rollValues, titled, typedChoices } from '../../answers/typed/typedRolls.ts';
import { allReadAsText, faultText } from '../../answers/typed/typedText.ts';
import { mulberry32 } from '../../dice/random.ts';
import type { ServerContext } from '../connection/context.ts';
import type { DiceRequests } from '../protocol/diceRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

const unread = { problem: null, readAs: '', variables: [], given: {}, rolls: [], text: '', result: '' };

/** The request for rolls. */
export function diceRequests({ messages, workspace, readerOf }: ServerContext): RequestHandlers<keyof DiceRequests> {
  return {
    'whq/roll': {
      empty: unread,
      answer: async ({ expression, variables, seed }) => {
        const reading = readTyped(expression, () => workspace.all, messages.language);
        if (reading.kind === 'unread') {
          const problem = faultText(reading.fault, messages);
          return { ...unread, problem, text: problem, result: problem };
        }
        const reader = await readerOf(undefined);
        const [roll] = reading.rolls;
        const open = openNames(roll.annotation, reader.preview).filter((name) => !roll.given.has(name));
        const random = seed === undefined ? Math.random : mulberry32(seed);
        return {
          problem: null,
          readAs: allReadAsText(reading.rolls, messages),
          variables: open.map((name) => ({ name, label: messages.words.odds.variable(name) })),
          given: givenNumbers(roll),
          rolls: typedChoices(reading, messages),
          ...rollText(titled(roll), rollValues(roll, variables), random, reader),
        };
      },
    },
  };
}
