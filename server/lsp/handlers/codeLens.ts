import { type CodeLens, CodeLensRequest, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { details } from '../../answers/odds/lensDetail.ts';
import type { Asked } from '../../features/asked.ts';
import { maximumFightSteps } from '../../features/lenses/fightLenses.ts';
import type { LensBudgets, LensesAsked } from '../../features/lenses/lensKind.ts';
import { lensKinds } from '../../features/lenses/lensKinds.ts';
import { maximumStepsOfHardLenses } from '../../features/lenses/oddsLenses.ts';
import { query } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { guard } from '../connection/guard.ts';
import { commands } from '../protocol/commands.ts';
import type { Settings } from '../protocol/settings.ts';
import { feature, type Handler } from './handler.ts';

/**
 * Answers the places of lenses first, and the titles of visible lenses later: for a large file this saves most of the work, and most of the
 * data at each key.
 */
export const codeLensHandlers: readonly Handler[] = [
  feature(
    CodeLensRequest.type,
    { codeLensProvider: { resolveProvider: true } },
    [],
    async ({ asked, request, context }) => {
      const { codeLens } = await context.settings.get(asked.document.uri);
      request.assertWanted();
      const { number } = textOf(asked.document);
      const all = lensesAsked(asked, codeLens);
      const found: CodeLens[] = [];
      for (const [index, { setting, lenses }] of lensKinds.entries()) {
        if (codeLens?.[setting] === false) continue;
        for (const { data, ...lens } of await request.finish(() => lenses(all)))
          found.push(lens.command ? lens : { ...lens, data: [number, index, data] });
      }
      return found;
    },
  ),
  {
    register: (context) => {
      const { connection, workspace, documents, settings, readerOf } = context;
      connection.onCodeLensResolve(
        guard<CodeLens, CodeLens>(
          context,
          'codeLens/resolve',
          // An empty lens keeps its place.
          ({ range }) => ({ range, command: { title: '', command: '' } }),
          async ({ range, data }, request) => {
            const [number, index, which] = Array.isArray(data) ? data : [];
            const document = documents.all().find((one) => textOf(one).number === number);
            if (!document) throw contentModified();
            const asked = { scope: workspace.packageOf(document), document, reader: await readerOf(document.uri) };
            const { codeLens } = await settings.get(document.uri);
            if (textOf(document).number !== number) throw contentModified();
            const all = lensesAsked(asked, codeLens);
            const { start } = range;
            const command = await request
              .in(document)
              .finishWhole(() => lensKinds[index]?.command?.(all, start, which));
            return command ? { range, command } : { range };
          },
        ),
      );
      return undefined;
    },
  },
];

function lensesAsked(asked: Asked, codeLens: Settings['codeLens']): LensesAsked {
  const detail = details.find((one) => one === codeLens?.detail) ?? 'normal';
  return { ...asked, detail, commands, budgets: textOf(asked.document).budgets };
}

function contentModified(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
}

/** One state of a document. */
interface NumberedText {
  readonly number: number;
  readonly budgets: LensBudgets;
}

/** The state of a document's current text. */
function textOf(document: Document): NumberedText {
  return numberedText(document, document.version);
}

let last = 0;

const numberedText = query((_: Document, _version: number): NumberedText => {
  const budgets = { odds: { steps: maximumStepsOfHardLenses }, fights: { steps: maximumFightSteps } };
  return { number: ++last, budgets };
});
