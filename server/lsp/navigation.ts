import type {
  CallHierarchyIncomingCall,
  CallHierarchyIncomingCallsParams,
  CallHierarchyOutgoingCall,
  CallHierarchyOutgoingCallsParams,
  Location,
  LocationLink,
  Position,
  Range,
  ReferenceContext,
  SemanticTokens,
  WorkspaceSymbol,
  WorkspaceSymbolParams,
} from 'vscode-languageserver';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../features/callHierarchy.ts';
import { definition } from '../features/definition.ts';
import { documentHighlights } from '../features/documentHighlights.ts';
import { documentLinks } from '../features/documentLinks.ts';
import { linkedEditingRanges } from '../features/linkedEditingRanges.ts';
import { references } from '../features/references.ts';
import { semanticTokens } from '../features/semanticTokens.ts';
import { textTokensIn } from '../features/textTokens.ts';
import { workspaceSymbols } from '../features/workspaceSymbols.ts';
import type { ServerContext } from './context.ts';
import { forDocument, type InDocument } from './forDocument.ts';
import { guard } from './guard.ts';
import { inSlices } from './inSlices.ts';

interface AtPosition extends InDocument {
  readonly position: Position;
}

interface InRange extends InDocument {
  readonly range: Range;
}

interface WithReferenceContext extends AtPosition {
  readonly context: ReferenceContext;
}

/** A longer document is coloured as far as it is in sight: an editor asks for that by itself where the whole has no answer. */
const longestColoured = 1_000_000;

/** Answers where rules are defined and used, and what the packs say, each with one function of `features/`. */
export function registerNavigation(context: ServerContext): void {
  const { connection, workspace, capabilities, messages } = context;

  connection.workspace.textDocumentContent.on(
    guard(
      connection,
      'textDocumentContent',
      { text: '' },
      ({ uri }) => uri,
      ({ uri }) => ({ text: workspace.packWith(uri)?.getText() ?? '' }),
    ),
  );
  connection.onDefinition(
    forDocument<AtPosition, Location[] | LocationLink[]>(context, 'definition', [], (document, { position }) => {
      const found = definition(workspace, document, document.offsetAt(position));
      const links = found.filter(({ targetUri }) => canOpen(context, targetUri));
      if (capabilities().textDocument?.definition?.linkSupport) return links;
      return links.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
    }),
  );
  connection.onReferences(
    forDocument<WithReferenceContext, Location[]>(
      context,
      'references',
      [],
      (document, { position, context: { includeDeclaration } }) => {
        const found = references(workspace, document, document.offsetAt(position), includeDeclaration);
        return found.filter(({ uri }) => canOpen(context, uri));
      },
    ),
  );
  connection.onWorkspaceSymbol(
    guard<WorkspaceSymbolParams, WorkspaceSymbol[]>(
      connection,
      'workspaceSymbol',
      [],
      ({ query }) => query,
      ({ query }) => workspaceSymbols(workspace, query, messages(), (uri) => canOpen(context, uri)),
    ),
  );
  connection.onDocumentHighlight(
    forDocument(context, 'documentHighlight', [], (document, { position }: AtPosition) => {
      return documentHighlights(workspace, document, document.offsetAt(position));
    }),
  );
  connection.onDocumentLinks(
    forDocument(context, 'documentLink', [], (document) => {
      return documentLinks(workspace, document, messages(), (uri) => canOpen(context, uri));
    }),
  );
  const { callHierarchy } = connection.languages;
  callHierarchy.onPrepare(
    forDocument(context, 'prepareCallHierarchy', null, (document, { position }: AtPosition) => {
      const items = prepareCallHierarchy(workspace, document, document.offsetAt(position), messages());
      return items.length > 0 ? items : null;
    }),
  );
  callHierarchy.onIncomingCalls(
    guard<CallHierarchyIncomingCallsParams, CallHierarchyIncomingCall[]>(
      connection,
      'incomingCalls',
      [],
      ({ item }) => item.uri,
      ({ item }) => incomingCalls(workspace, item, messages()),
    ),
  );
  callHierarchy.onOutgoingCalls(
    guard<CallHierarchyOutgoingCallsParams, CallHierarchyOutgoingCall[]>(
      connection,
      'outgoingCalls',
      [],
      ({ item }) => item.uri,
      ({ item }) => outgoingCalls(workspace, item, messages()).filter(({ to }) => canOpen(context, to.uri)),
    ),
  );
  const tokens = connection.languages.semanticTokens;
  tokens.on(
    forDocument<InDocument, SemanticTokens | null>(context, 'semanticTokens', null, async (document, _, token) => {
      if (document.length > longestColoured) return null;
      const { version } = document;
      const isStale = () => token.isCancellationRequested || document.version !== version;
      const isRead = await inSlices(
        document.sections,
        (section) => textTokensIn(workspace, document, section),
        isStale,
      );
      return isRead ? semanticTokens(workspace, document) : null;
    }),
  );
  tokens.onRange(
    forDocument<InRange, SemanticTokens>(context, 'semanticTokensRange', { data: [] }, (document, { range }) => {
      const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
      return semanticTokens(workspace, document, span);
    }),
  );
  connection.languages.onLinkedEditingRange(
    forDocument(context, 'linkedEditingRange', null, (document, { position }: AtPosition) => {
      return linkedEditingRanges(document, document.offsetAt(position)) ?? null;
    }),
  );
}

/**
 * Whether the client can show the document: those of the packs are on no disk, and a client has to ask for their text. One that
 * does not gets no location there, which it could only fail to open; the card of the rule has its text all the same.
 */
function canOpen({ workspace, capabilities }: ServerContext, uri: string): boolean {
  return capabilities().workspace?.textDocumentContent !== undefined || !workspace.packWith(uri);
}
