import type {
  DocumentHighlight,
  Location,
  LocationLink,
  ReferenceContext,
  WorkspaceSymbol,
  WorkspaceSymbolParams,
} from 'vscode-languageserver';
import { definition } from '../features/definition.ts';
import { documentHighlightsBySection } from '../features/documentHighlights.ts';
import { documentLinks } from '../features/documentLinks.ts';
import { linkedEditingRanges } from '../features/linkedEditingRanges.ts';
import { references, referencesBySection } from '../features/references.ts';
import { workspaceSymbols } from '../features/workspaceSymbols.ts';
import { registerCallHierarchy } from './callHierarchy.ts';
import { canOpen } from './canOpen.ts';
import type { ServerContext } from './context.ts';
import { type AtPosition, forDocument } from './forDocument.ts';
import { guard } from './guard.ts';
import { collectInSlices, staleness } from './inSlices.ts';
import { registerSemanticTokens } from './semanticTokens.ts';

interface WithReferenceContext extends AtPosition {
  readonly context: ReferenceContext;
}

/** Answers where rules are defined and used, and what the packs say, each with one function of `features/`. */
export function registerNavigation(context: ServerContext): void {
  registerDefinitions(context);
  registerReferences(context);
  registerInDocument(context);
  registerCallHierarchy(context);
  registerSemanticTokens(context);
}

function registerDefinitions(context: ServerContext): void {
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
  connection.onWorkspaceSymbol(
    guard<WorkspaceSymbolParams, WorkspaceSymbol[]>(
      connection,
      'workspaceSymbol',
      [],
      ({ query }) => query,
      ({ query }) => workspaceSymbols(workspace, query, messages(), (uri) => canOpen(context, uri)),
    ),
  );
}

function registerReferences(context: ServerContext): void {
  const { connection, documents, workspace } = context;
  connection.onReferences(
    forDocument<WithReferenceContext, Location[]>(
      context,
      'references',
      [],
      async (document, { position, context: { includeDeclaration } }, token) => {
        const offset = document.offsetAt(position);
        const bySection = referencesBySection(workspace, document, offset, includeDeclaration);
        const found = await collectInSlices(bySection, staleness(token, documents.all()));
        if (token.isCancellationRequested) return [];
        // Somebody has typed meanwhile, and what has been read by now is remembered: the rest goes without pauses.
        const locations = found ?? references(workspace, document, document.offsetAt(position), includeDeclaration);
        return locations.filter(({ uri }) => canOpen(context, uri));
      },
    ),
  );
}

function registerInDocument(context: ServerContext): void {
  const { connection, workspace, messages } = context;
  connection.onDocumentHighlight(
    forDocument<AtPosition, DocumentHighlight[]>(
      context,
      'documentHighlight',
      [],
      async (document, { position }, token) => {
        const bySection = documentHighlightsBySection(workspace, document, document.offsetAt(position));
        // Where a key has been pressed meanwhile the editor asks again.
        return (await collectInSlices(bySection, staleness(token, [document]))) ?? [];
      },
    ),
  );
  connection.onDocumentLinks(
    forDocument(context, 'documentLink', [], (document) => {
      return documentLinks(workspace, document, messages(), (uri) => canOpen(context, uri));
    }),
  );
  connection.languages.onLinkedEditingRange(
    forDocument(context, 'linkedEditingRange', null, (document, { position }: AtPosition) => {
      return linkedEditingRanges(document, document.offsetAt(position)) ?? null;
    }),
  );
}
