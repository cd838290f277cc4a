import { ruleItems, ruleItemsFor } from '../../answers/cards/ruleItems.ts';
import { rulePlainText } from '../../answers/cards/rulePlainText.ts';
import { lookUp } from '../../answers/rules/lookUp.ts';
import { lookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import { rulePlace } from '../../answers/rules/rulePlace.ts';
import type { ServerContext } from '../connection/context.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** The columns of a narrow editor beside another one. */
const textWidth = 50;

/** Requests for rules: lists, texts and places. */
export function ruleRequests({
  documents,
  workspace,
  readerOf,
}: ServerContext): RequestHandlers<'whq/rules' | 'whq/lookUp' | 'whq/ruleText' | 'whq/rulePlace' | 'whq/lookUpPlace'> {
  return {
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
          ? lookUpPlace(workspace.around(document), document, document.offsetAt(position))
          : { question: '', isAmongSpecials: false };
      },
    },
  };
}
