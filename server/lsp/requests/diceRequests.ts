import { openNames } from '../../answers/odds/askedTest.ts';
import { oddsProblem } from '../../answers/odds/oddsData.ts';
import { rollText } from '../../answers/odds/rollText.ts';
import { noPreview } from '../../answers/reader.ts';
import { readTyped, type TypedReading } from '../../answers/typed/readTyped.ts';
import { givenNumbers, givenOtherwise, titled, typedChoices, typedOdds } from '../../answers/typed/typedOdds.ts';
import { allReadAsText, faultText } from '../../answers/typed/typedText.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import { mulberry32 } from '../../dice/random.ts';
import type { ServerContext } from '../connection/context.ts';
import type { Roll } from '../protocol/diceRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for odds and rolls. */
export function diceRequests({
  messages,
  workspace,
  readerOf,
}: ServerContext): RequestHandlers<'whq/expression' | 'whq/oddsData' | 'whq/roll'> {
  const read = (expression: string): TypedReading => readTyped(expression, () => workspace.all, messages.language);
  const odds = async ({ expression, variables }: Roll) => {
    const { preview } = await readerOf(undefined);
    // Names without a value in the panel stay open.
    const reader = { messages, preview: { ...preview, levels: noPreview.levels } };
    return typedOdds(
      expression,
      read(expression),
      (roll) =>
        new Map(variables ? [...givenOtherwise(roll), ...bindingsOf(variables)] : [...preview.levels, ...roll.given]),
      reader,
    );
  };
  return {
    'whq/expression': {
      empty: () => unread(null),
      answer: async ({ expression }) => {
        const reading = read(expression);
        if (reading.kind === 'unread') return unread(faultText(reading.fault, messages));
        const reader = await readerOf(undefined);
        const [roll] = reading.rolls;
        const variables = openNames(roll.annotation, reader.preview).filter((name) => !roll.given.has(name));
        return {
          problem: null,
          readAs: allReadAsText(reading.rolls, messages),
          variables: variables.map((name) => ({ name, label: messages.words.odds.variable(name) })),
          given: givenNumbers(roll),
          rolls: typedChoices(reading, reader),
        };
      },
    },
    'whq/oddsData': {
      empty: ({ expression }) => ({ ...oddsProblem(expression, '', messages), readAs: '', hint: '', rolls: [] }),
      answer: odds,
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
        const given = new Map(variables ? [...givenOtherwise(roll), ...bindingsOf(variables)] : roll.given);
        return rollText(titled(roll), given, random, await readerOf(undefined));
      },
    },
  };
}

function unread(problem: string | null) {
  return { problem, readAs: '', variables: [], given: {}, rolls: [] };
}

function bindingsOf(variables: Readonly<Record<string, number>>): Bindings {
  return new Map(Object.entries(variables).map(([name, value]) => [name.toLowerCase(), value]));
}
