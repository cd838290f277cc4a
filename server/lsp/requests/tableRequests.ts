import { packageTableAt } from '../../answers/draws/packageTableAt.ts';
import { rollDraw } from '../../answers/draws/rollDraw.ts';
import { listedTables } from '../../answers/tables/listedTables.ts';
import { tableRoll } from '../../answers/tables/tableRoll.ts';
import { pasteTable } from '../../features/pasteTable.ts';
import { tableAt } from '../../workspace/documents/tableAt.ts';
import type { ServerContext } from '../connection/context.ts';
import type { TableRequests } from '../protocol/tableRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for roll tables. */
export function tableRequests({
  documents,
  messages,
  readerOf,
  workspace,
}: ServerContext): RequestHandlers<keyof TableRequests> {
  const { nothingHere } = messages.words.tables;
  return {
    'whq/tables': {
      empty: [],
      answer: async ({ uri }, request) => {
        const document = documents.get(uri);
        return document?.format ? request.in(document).finish(() => listedTables(document, messages)) : undefined;
      },
    },
    'whq/pasteTable': {
      empty: { choices: [] },
      answer: async ({ uri, range, text }) => {
        const reader = await readerOf(uri);
        const document = documents.get(uri);
        return document
          ? { choices: pasteTable({ scope: workspace.packageOf(document), document, reader }, range, text) }
          : undefined;
      },
    },
    'whq/rollTable': {
      empty: { text: nothingHere, result: nothingHere, marks: [], open: [] },
      answer: async ({ uri, position, seed, variables = {} }) => {
        const reader = await readerOf(uri);
        const document = documents.get(uri) ?? workspace.get(uri) ?? workspace.packWith(uri);
        const offset = document?.offsetAt(position) ?? 0;
        const placed = document && tableAt(document, offset);
        const drawn = document && !placed && packageTableAt(document, offset);
        if (drawn) {
          const text = rollDraw(workspace.packageOf(document), drawn.table, seed, reader);
          return { text, result: text, marks: [document.positionAt(drawn.afterTag)], open: [] };
        }
        if (!document || !placed) return undefined;
        const { text, result, marks, open } = tableRoll(placed, new Map(Object.entries(variables)), seed, reader);
        return {
          text,
          result,
          marks: marks.map((offset) => document.positionAt(offset)),
          open: open.map((name) => ({ name, label: messages.words.odds.variable(name) })),
        };
      },
    },
  };
}
