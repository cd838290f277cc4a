import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionTriggerKind,
  type DocumentSymbol,
  type FoldingRange,
  type InlayHint,
  type Position,
  type Range,
} from 'vscode-languageserver';
import { checkSteps } from '../../checks/check.ts';
import { codeActions } from '../../features/codeActions.ts';
import { documentSymbols } from '../../features/documentSymbols.ts';
import { foldingRanges } from '../../features/foldingRanges.ts';
import { hover, mayNameRule } from '../../features/hover.ts';
import { inlayHints } from '../../features/inlayHints.ts';
import { insertRuleText } from '../../features/insertRuleText.ts';
import { selectionRanges } from '../../features/selectionRanges.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Asked } from '../connection/asked.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf, spanOf } from '../connection/convert.ts';
import { type AtPosition, forDocument, type InDocument } from '../connection/forDocument.ts';

interface InRange extends InDocument {
  readonly range: Range;
  readonly context: CodeActionContext;
}

/** Answers the requests that editor features are made of, each with one function of `features/`. */
export function registerFeatures(context: ServerContext): void {
  const { connection, workspace, readerOf, settings } = context;

  connection.onHover(
    forDocument(
      context,
      'hover',
      () => null,
      async (document, { position }: AtPosition) => {
        const offset = document.offsetAt(position);
        const reader = await readerOf(document.uri);
        if (mayNameRule(document, offset)) await context.rulesKnown();
        return hover(workspace, document, offset, reader) ?? null;
      },
    ),
  );
  connection.languages.inlayHint.on(
    forDocument<InDocument & { readonly range: Range }, InlayHint[]>(
      context,
      'inlayHint',
      () => [],
      async (document, { range }, asked) => {
        const isEnabled = (await settings.get(document.uri)).inlayHints?.enabled ?? false;
        if (!isEnabled) return [];
        const reader = await readerOf(document.uri);
        asked.assertWanted();
        return asked.finish(() => inlayHints(document, spanOf(document, range), reader));
      },
    ),
  );
  connection.onCodeAction(
    forDocument(
      context,
      'codeAction',
      () => [],
      async (document, { range, context: wish }: InRange, asked) => {
        if (workspace.packWith(document.uri)) return [];
        const isWanted = (kind: CodeActionKind): boolean => wish.only?.some((wanted) => isPartOf(kind, wanted)) ?? true;
        const span = spanOf(document, range);
        return [
          ...(isWanted(CodeActionKind.QuickFix) ? await fixes(context, document, span, asked) : []),
          // Unasked, every mention in a text would have a light bulb.
          ...(isWanted(CodeActionKind.RefactorInline) && wish.triggerKind !== CodeActionTriggerKind.Automatic
            ? insertRuleText(workspace, document, span.start, await readerOf(document.uri))
            : []),
        ];
      },
    ),
  );
  connection.onDocumentSymbol(
    forDocument<InDocument, DocumentSymbol[]>(
      context,
      'documentSymbol',
      () => [],
      (document, _, asked) => asked.finish(() => documentSymbols(document)),
    ),
  );
  connection.onFoldingRanges(
    forDocument<InDocument, FoldingRange[]>(
      context,
      'foldingRange',
      () => [],
      (document, _, asked) => asked.finish(() => foldingRanges(document)),
    ),
  );
  connection.onSelectionRanges(
    forDocument(
      context,
      'selectionRange',
      () => [],
      (document, { positions }: InDocument & { readonly positions: readonly Position[] }) => {
        return selectionRanges(
          document,
          positions.map((position) => document.offsetAt(position)),
        );
      },
    ),
  );
}

async function fixes(
  { workspace, settings, messages, diagnosticStyleOf }: ServerContext,
  document: Document,
  span: Span,
  asked: Asked,
): Promise<readonly CodeAction[]> {
  const isEnabled = (await settings.get(document.uri)).problems?.enabled ?? true;
  if (!isEnabled) return [];
  const style = await diagnosticStyleOf(document.uri);
  const problems = await asked.finish(() => checkSteps(workspace, document, messages()));
  return codeActions(document, problems, span, (problem) => diagnosticOf(document, problem, style), messages());
}

/** Whether the kind asked for, such as `quickfix` or the empty one, holds this kind. */
function isPartOf(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}
