import {
  CallHierarchyIncomingCallsRequest,
  type CallHierarchyItem,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  DefinitionRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  LinkedEditingRangeRequest,
  ReferencesRequest,
  SelectionRangeRequest,
  TextDocumentContentRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver';
import type { AskedOfAll } from '../../features/asked.ts';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../features/callHierarchy.ts';
import { definition } from '../../features/definition.ts';
import { documentHighlights } from '../../features/documentHighlights.ts';
import { documentLinks } from '../../features/documentLinks.ts';
import { documentSymbols } from '../../features/documentSymbols.ts';
import { foldingRanges } from '../../features/foldingRanges.ts';
import { hover, mayNameRule } from '../../features/hover/hover.ts';
import { inlayHints } from '../../features/inlayHints.ts';
import { linkedEditingRanges } from '../../features/linkedEditingRanges.ts';
import { references } from '../../features/references.ts';
import { selectionRanges } from '../../features/selectionRanges.ts';
import { workspaceSymbols } from '../../features/workspaceSymbols.ts';
import { canOpen } from '../connection/canOpen.ts';
import type { ServerContext } from '../connection/context.ts';
import { spanOf } from '../connection/convert.ts';
import { packScheme } from '../protocol/settings.ts';
import { codeActionHandler } from './codeAction.ts';
import { codeLensHandlers } from './codeLens.ts';
import { completionHandler } from './completion.ts';
import { feature, type Handler } from './handler.ts';
import { renameHandlers } from './rename.ts';
import { semanticTokensHandlers } from './semanticTokens.ts';

/** All handlers of requests that `features` or the texts of the packs answer. */
export const features: readonly Handler[] = [
  // A hover for a rule waits for the files of the workspace.
  feature(HoverRequest.type, { hoverProvider: true }, null, async ({ asked, offset, context }) => {
    if (mayNameRule(asked.document, offset)) await context.filesKnown();
    return hover(asked, offset);
  }),
  feature(InlayHintRequest.type, { inlayHintProvider: true }, [], async ({ asked, params, request, context }) => {
    const { inlayHints: settings } = await context.settings.get(asked.document.uri);
    request.assertWanted();
    const span = spanOf(asked.document, params.range);
    return settings?.enabled === true ? request.finish(() => inlayHints(asked, span)) : [];
  }),
  ...codeLensHandlers,
  codeActionHandler,
  completionHandler,
  feature(DocumentSymbolRequest.type, { documentSymbolProvider: true }, [], ({ asked, request, context }) =>
    // A client that shows no levels could not read the answer.
    context.capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport
      ? request.finish(() => documentSymbols(asked.document))
      : [],
  ),
  feature(FoldingRangeRequest.type, { foldingRangeProvider: true }, [], ({ asked, request }) =>
    request.finish(() => foldingRanges(asked.document)),
  ),
  feature(SelectionRangeRequest.type, { selectionRangeProvider: true }, [], ({ asked: { document }, params }) => {
    const offsets = params.positions.map((position) => document.offsetAt(position));
    return selectionRanges(document, offsets);
  }),
  // The two names of an element are edited together.
  feature(LinkedEditingRangeRequest.type, { linkedEditingRangeProvider: true }, null, ({ asked, offset }) =>
    linkedEditingRanges(asked.document, offset),
  ),
  ...semanticTokensHandlers,
  feature(DefinitionRequest.type, { definitionProvider: true }, [], ({ asked, offset, context }) => {
    const links = definition(asked, offset).filter(({ targetUri }) => canOpen(context, targetUri));
    if (context.capabilities.textDocument?.definition?.linkSupport) return links;
    return links.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
  }),
  feature(
    ReferencesRequest.type,
    { referencesProvider: true },
    [],
    async ({ asked, offset, params, request, context }) => {
      const { includeDeclaration } = params.context;
      const locations = await request.finish(() => references(asked, offset, includeDeclaration));
      return locations.filter(({ uri }) => canOpen(context, uri));
    },
  ),
  feature(DocumentHighlightRequest.type, { documentHighlightProvider: true }, [], ({ asked, offset, request }) =>
    request.finish(() => documentHighlights(asked, offset)),
  ),
  feature(DocumentLinkRequest.type, { documentLinkProvider: {} }, [], ({ asked, request, context }) =>
    request.finish(() => documentLinks(asked, (uri) => canOpen(context, uri))),
  ),
  feature(WorkspaceSymbolRequest.type, { workspaceSymbolProvider: true }, [], async ({ params, request, context }) => {
    const asked = { workspace: context.workspace, reader: await context.readerOf(undefined) };
    return request.finish(() => workspaceSymbols(asked, params.query, (uri) => canOpen(context, uri)));
  }),
  feature(CallHierarchyPrepareRequest.type, { callHierarchyProvider: true }, null, ({ asked, offset }) => {
    const items = prepareCallHierarchy(asked, offset);
    return items.length > 0 ? items : null;
  }),
  feature(CallHierarchyIncomingCallsRequest.type, {}, [], async ({ params: { item }, request, context }) => {
    const asked = await askedOf(context, item);
    return request.finish(() => incomingCalls(asked, item));
  }),
  feature(CallHierarchyOutgoingCallsRequest.type, {}, [], async ({ params: { item }, context }) =>
    outgoingCalls(await askedOf(context, item), item).filter(({ to }) => canOpen(context, to.uri)),
  ),
  ...renameHandlers,
  // The texts of the bundled packs, which are not on the disk.
  feature(
    TextDocumentContentRequest.type,
    ({ capabilities: { workspace } }) =>
      workspace?.textDocumentContent ? { workspace: { textDocumentContent: { schemes: [packScheme] } } } : {},
    { text: '' },
    ({ params: { uri }, context }) => ({ text: context.workspace.packWith(uri)?.getText() ?? '' }),
  ),
];

/** An item of a hierarchy is asked about without its document. */
async function askedOf({ workspace, readerOf }: ServerContext, { uri }: CallHierarchyItem): Promise<AskedOfAll> {
  const document = workspace.get(uri);
  return { scope: document ? workspace.packageOf(document) : workspace.all, reader: await readerOf(undefined) };
}
