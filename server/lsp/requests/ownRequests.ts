import { ruleItems, ruleItemsFor } from '../../answers/cards/ruleItems.ts';
import { rulePlainText } from '../../answers/cards/rulePlainText.ts';
import { oddsData, oddsProblem } from '../../answers/odds/oddsData.ts';
import { rollText } from '../../answers/odds/rollText.ts';
import { noPreview } from '../../answers/reader.ts';
import { lookUp } from '../../answers/rules/lookUp.ts';
import { lookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import { rulePlace } from '../../answers/rules/rulePlace.ts';
import { diceMessage } from '../../checks/odds/odds.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { mulberry32 } from '../../dice/random.ts';
import { completion } from '../../features/completion/completion.ts';
import { closingTag } from '../../features/writing/closingTag.ts';
import { fileTemplate } from '../../features/writing/fileTemplate.ts';
import { prefixOfFile } from '../../features/writing/idPrefix.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Asked } from '../connection/asked.ts';
import type { ServerContext } from '../connection/context.ts';
import { guard } from '../connection/guard.ts';
import type { ServerRequests } from '../protocol/protocol.ts';

/** Columns that a narrow editor has beside another one. */
const textWidth = 50;

type Handlers = {
  readonly [Method in keyof ServerRequests]: {
    /** The answer where it could not be worked out. */
    readonly empty: (params: ServerRequests[Method]['params']) => ServerRequests[Method]['result'];
    readonly answer: (
      params: ServerRequests[Method]['params'],
      asked: Asked,
    ) => ServerRequests[Method]['result'] | Promise<ServerRequests[Method]['result']>;
  };
};

/** Answers the requests of our own: what dice come to, which rules there are, and what a document is. */
export function registerOwnRequests(context: ServerContext): void {
  const { documents, workspace, messages, readerOf } = context;
  const handlers: Handlers = {
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
    'whq/rules': {
      empty: () => [],
      answer: async (_, asked) => {
        const reader = await readerOf(undefined);
        return asked.finish(() => ruleItems(workspace, reader));
      },
    },
    'whq/lookUp': {
      empty: () => [],
      answer: async ({ question }) => ruleItemsFor(workspace, question, await readerOf(undefined)),
    },
    'whq/ruleText': {
      empty: () => ({ text: '' }),
      answer: async ({ question }) => {
        const found = lookUp(workspace, question);
        if (found.kind === 'unknown') return { text: '' };
        return { text: rulePlainText(workspace, found.rules[0], await readerOf(undefined), textWidth) };
      },
    },
    'whq/rulePlace': {
      empty: () => ({ place: null }),
      answer: ({ uri, line, character }) => ({ place: rulePlace(workspace, uri, { line, character }) ?? null }),
    },
    'whq/lookUpPlace': {
      empty: () => ({ question: '', isAmongSpecials: false }),
      answer: ({ uri, position }) => {
        const document = documents.get(uri);
        return document
          ? lookUpPlace(workspace, document, document.offsetAt(position))
          : { question: '', isAmongSpecials: false };
      },
    },
    'whq/closingTag': {
      empty: () => ({ text: null }),
      answer: ({ uri, position }) => {
        const document = documents.get(uri);
        return { text: (document && closingTag(document, document.offsetAt(position))) ?? null };
      },
    },
    'whq/offersAbilities': {
      empty: () => ({ isOffering: false }),
      answer: async ({ uri, position }) => {
        const document = documents.get(uri);
        if (!document) return { isOffering: false };
        const reader = await readerOf(uri);
        const { items } = completion(workspace, document, document.offsetAt(position), reader, 'typed');
        return { isOffering: items.length > 0 };
      },
    },
    'whq/newFile': {
      empty: () => ({ snippet: '' }),
      answer: ({ kind, uri }) => ({ snippet: fileTemplate(kind, prefixOfFile(uri), messages()) }),
    },
    'whq/documentKind': {
      empty: () => ({ kind: 'other' }),
      answer: ({ uri }) => {
        const kind = documents.get(uri)?.kind;
        return { kind: kind === undefined ? 'other' : kind === 'prose' ? 'prose' : 'rules' };
      },
    },
    'whq/ping': { empty: () => null, answer: () => null },
  };
  for (const method of Object.keys(handlers) as (keyof Handlers)[]) register(context, method, handlers[method]);
}

function register<Method extends keyof Handlers>(
  context: ServerContext,
  method: Method,
  handler: Handlers[Method],
): void {
  const { empty, answer } = handler as {
    empty: (params: unknown) => unknown;
    answer: (params: unknown, asked: Asked) => unknown;
  };
  context.connection.onRequest(
    method,
    guard(context, method, empty, () => '', answer),
  );
}

function readExpression(
  expression: string,
  messages: Messages,
): { readonly annotation: Annotation } | { readonly problem: string } {
  const { annotation, errors } = parseExpression(expression);
  const [error] = errors;
  if (error) return { problem: diceMessage(error, messages) };
  return annotation
    ? { annotation }
    : { problem: messages.problems.dice.expectedValue({ code: 'expectedValue', span: { start: 0, end: 0 } }) };
}

function bindingsOf(variables: Readonly<Record<string, number>> | undefined): Bindings {
  return new Map(Object.entries(variables ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}
