import { oddsData, oddsProblem } from '../../answers/odds/oddsData.ts';
import { rollText } from '../../answers/odds/rollText.ts';
import { noPreview } from '../../answers/reader.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { mulberry32 } from '../../dice/random.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ServerContext } from '../connection/context.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** What dice come to, and how they fall. */
export function diceRequests({
  messages,
  readerOf,
}: ServerContext): RequestHandlers<'whq/expression' | 'whq/oddsData' | 'whq/roll'> {
  return {
    'whq/expression': {
      empty: () => ({ problem: null, variables: [] }),
      answer: async ({ expression }) => {
        const read = readExpression(expression, messages());
        if ('problem' in read) return { problem: read.problem, variables: [] };
        const { preview } = await readerOf(undefined);
        const variables = freeVariables(read.annotation).filter((name) => !preview.levels.has(name));
        return {
          problem: null,
          variables: variables.map((name) => ({ name, label: messages().words.odds.variable(name) })),
        };
      },
    },
    'whq/oddsData': {
      empty: ({ expression }) => oddsProblem(expression, '', messages()),
      answer: async ({ expression, variables }) => {
        const read = readExpression(expression, messages());
        if ('problem' in read) return oddsProblem(expression, read.problem, messages());
        const { preview } = await readerOf(undefined);
        const bindings = variables ? bindingsOf(variables) : preview.levels;
        // What the reader has left open in the panel stays open.
        const reader = { messages: messages(), preview: { ...preview, levels: noPreview.levels } };
        return oddsData(read.annotation, expression, bindings, reader);
      },
    },
    'whq/roll': {
      empty: () => ({ text: '', result: '' }),
      answer: async ({ expression, variables, seed }) => {
        const read = readExpression(expression, messages());
        if ('problem' in read) return { text: read.problem, result: read.problem };
        const random = seed === undefined ? Math.random : mulberry32(seed);
        return rollText(read.annotation, expression, bindingsOf(variables), random, await readerOf(undefined));
      },
    },
  };
}

function readExpression(
  expression: string,
  messages: Messages,
): { readonly annotation: Annotation } | { readonly problem: string } {
  const { annotation, errors } = parseExpression(expression);
  const [error] = errors;
  if (error) return { problem: messages.problems['odds-syntax'](error) };
  return annotation ? { annotation } : { problem: messages.problems['odds-syntax']({ code: 'expectedValue' }) };
}

function bindingsOf(variables: Readonly<Record<string, number>> | undefined): Bindings {
  return new Map(Object.entries(variables ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}
