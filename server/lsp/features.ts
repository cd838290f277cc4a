import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionTriggerKind,
  type CompletionList,
  type Position,
  type Range,
} from 'vscode-languageserver';
import { check } from '../checks/check.ts';
import { withCard } from '../features/abilityCompletion.ts';
import { codeActions } from '../features/codeActions.ts';
import { codeLenses } from '../features/codeLenses.ts';
import { completion } from '../features/completion.ts';
import { documentSymbols } from '../features/documentSymbols.ts';
import { foldingRanges } from '../features/foldingRanges.ts';
import { hover } from '../features/hover.ts';
import { inlayHints } from '../features/inlayHints.ts';
import { insertRuleText } from '../features/insertRuleText.ts';
import { noPreview } from '../features/reader.ts';
import { selectionRanges } from '../features/selectionRanges.ts';
import type { Document } from '../workspace/document.ts';
import type { Span } from '../xml/tree.ts';
import type { ServerContext } from './context.ts';
import { diagnosticOf, withoutSnippets } from './convert.ts';
import { type AtPosition, forDocument, type InDocument } from './forDocument.ts';
import { guard } from './guard.ts';
import { commands } from './protocol.ts';
import { referenceCounts } from './referenceCounts.ts';

interface InRange extends InDocument {
  readonly range: Range;
  readonly context: CodeActionContext;
}

/** Answers the requests that editor features are made of, each with one function of `features/`. */
export function registerFeatures(context: ServerContext): void {
  const { connection, workspace, readerOf, settings, capabilities, messages } = context;

  connection.onHover(
    forDocument(context, 'hover', null, async (document, { position }: AtPosition) => {
      return hover(workspace, document, document.offsetAt(position), await readerOf(document.uri)) ?? null;
    }),
  );
  connection.onCompletion(
    forDocument(context, 'completion', nothingOffered, async (document, { position }: AtPosition) => {
      const offered = completion(workspace, document, document.offsetAt(position), await readerOf(document.uri));
      const hasSnippets = capabilities().textDocument?.completion?.completionItem?.snippetSupport ?? false;
      return hasSnippets ? offered : { ...offered, items: offered.items.map(withoutSnippets) };
    }),
  );
  connection.onCompletionResolve(
    guard(
      connection,
      'completionResolve',
      { label: '' },
      () => '',
      async (item) => {
        return withCard(workspace, item, { messages: messages(), preview: noPreview });
      },
    ),
  );
  connection.onCodeLens(
    forDocument(context, 'codeLens', [], async (document, { textDocument }: InDocument, token) => {
      const { codeLens } = await settings.get(textDocument.uri);
      return [
        ...((codeLens?.enabled ?? true) ? codeLenses(document, commands, await readerOf(document.uri)) : []),
        ...(codeLens?.references ? await referenceCounts(context, document, token) : []),
      ];
    }),
  );
  connection.languages.inlayHint.on(
    forDocument(
      context,
      'inlayHint',
      [],
      async (document, { textDocument, range }: InDocument & { readonly range: Range }) => {
        const isEnabled = (await settings.get(textDocument.uri)).inlayHints?.enabled ?? false;
        if (!isEnabled) return [];
        const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
        return inlayHints(document, span, await readerOf(document.uri));
      },
    ),
  );
  connection.onCodeAction(
    forDocument(context, 'codeAction', [], async (document, { range, context: asked }: InRange) => {
      if (workspace.packWith(document.uri)) return [];
      const isWanted = (kind: CodeActionKind): boolean => asked.only?.some((wanted) => isPartOf(kind, wanted)) ?? true;
      const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
      return [
        ...(isWanted(CodeActionKind.QuickFix) ? await fixes(context, document, span) : []),
        // Unasked, every mention in a text would have a light bulb.
        ...(isWanted(CodeActionKind.RefactorInline) && asked.triggerKind !== CodeActionTriggerKind.Automatic
          ? insertRuleText(workspace, document, span.start, await readerOf(document.uri))
          : []),
      ];
    }),
  );
  connection.onDocumentSymbol(forDocument(context, 'documentSymbol', [], (document) => documentSymbols(document)));
  connection.onFoldingRanges(forDocument(context, 'foldingRange', [], (document) => foldingRanges(document)));
  connection.onSelectionRanges(
    forDocument(
      context,
      'selectionRange',
      [],
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
  { workspace, settings, messages }: ServerContext,
  document: Document,
  span: Span,
): Promise<readonly CodeAction[]> {
  const isEnabled = (await settings.get(document.uri)).problems?.enabled ?? true;
  if (!isEnabled) return [];
  const problems = check(workspace, document, messages());
  return codeActions(document, problems, span, (problem) => diagnosticOf(document, problem), messages());
}

const nothingOffered: CompletionList = { items: [], isIncomplete: false };

/** Whether the kind asked for, such as `quickfix` or the empty one, holds this kind. */
function isPartOf(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}
