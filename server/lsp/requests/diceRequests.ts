import { openNames } from '../../answers/odds/askedTest.ts';
import { rollText } from '../../answers/odds/rollText.ts';
import { readTyped, type TypedReading } from '../../answers/typed/readTyped.ts';
import { givenNumbers, rollValues, titled, typedChoices } from '../../answers/typed/typedRolls.ts';
import { allReadAsText, faultText } from '../../answers/typed/typedText.ts';
import { mulberry32 } from '../../dice/random.ts';
import type { ServerContext } from '../connection/context.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for rolls. */
export function diceRequests({
  messages,
  workspace,
  readerOf,
}: ServerContext): RequestHandlers<'whq/expression' | 'whq/roll'> {
  const read = (expression: string): TypedReading => readTyped(expression, () => workspace.all, messages.language);
  return {
    'whq/expression': {
      empty: () => unread(null),
      answer: async ({ expression }) => {
        const reading = read(expression);
        if (reading.kind === 'unread') return unread(faultText(reading.fault, messages));
        const { preview } = await readerOf(undefined);
        const [roll] = reading.rolls;
        const variables = openNames(roll.annotation, preview).filter((name) => !roll.given.has(name));
        return {
          problem: null,
          readAs: allReadAsText(reading.rolls, messages),
          variables: variables.map((name) => ({ name, label: messages.words.odds.variable(name) })),
          given: givenNumbers(roll),
          rolls: typedChoices(reading, messages),
        };
      },
    },
    'whq/roll': {
      empty: () => ({ text: '', result: '' }),
      answer: async ({ expression, variables, seed }) => {
        const reading = read(expression);
        if (reading.kind === 'unread') {
          const text = faultText(reading.fault, messages);
          return { text, result: text };
        }
        const random = seed === undefined ? Math.random : mulberry32(seed);
        const [roll] = reading.rolls;
        return rollText(titled(roll), rollValues(roll, variables), random, await readerOf(undefined));
      },
    },
  };
}

function unread(problem: string | null) {
  return { problem, readAs: '', variables: [], given: {}, rolls: [] };
}
