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
  // A look-up finds the rules of all systems, and says of which they are.
  const ofAll = () => workspace.ofSystems(workspace.allSystems);
  return {
    'whq/rules': {
      empty: () => [],
      answer: async (_, asked) => {
        const reader = await readerOf(undefined);
        return asked.finish(() => ruleItems(ofAll(), reader));
      },
    },
    'whq/lookUp': {
      empty: () => [],
      answer: async ({ question }) => ruleItemsFor(ofAll(), question, await readerOf(undefined)),
    },
    'whq/ruleText': {
      empty: () => ({ text: '' }),
      answer: async ({ question }) => {
        const found = lookUp(ofAll(), question);
        if (found.kind === 'unknown') return { text: '' };
        return { text: rulePlainText(ofAll(), found.rules[0], await readerOf(undefined), textWidth) };
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
