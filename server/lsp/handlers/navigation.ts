import type {
  DocumentHighlight,
  DocumentLink,
  Location,
  LocationLink,
  ReferenceContext,
  TextDocumentContentParams,
  WorkspaceSymbol,
  WorkspaceSymbolParams,
} from 'vscode-languageserver';
import { definition } from '../../features/definition.ts';
import { documentHighlights } from '../../features/documentHighlights.ts';
import { documentLinks } from '../../features/documentLinks.ts';
import { linkedEditingRanges } from '../../features/linkedEditingRanges.ts';
import { references } from '../../features/references.ts';
import { workspaceSymbols } from '../../features/workspaceSymbols.ts';
import { canOpen } from '../connection/canOpen.ts';
import type { ServerContext } from '../connection/context.ts';
import { type AtPosition, forDocument, type InDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import { registerCallHierarchy } from './callHierarchy.ts';
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
      context,
      'textDocumentContent',
      () => ({ text: '' }),
      ({ uri }: TextDocumentContentParams) => uri,
      ({ uri }) => ({ text: workspace.packWith(uri)?.getText() ?? '' }),
    ),
  );
  connection.onDefinition(
    forDocument<AtPosition, Location[] | LocationLink[]>(
      context,
      'definition',
      () => [],
      (document, { position }) => {
        const found = definition(workspace, document, document.offsetAt(position));
        const links = found.filter(({ targetUri }) => canOpen(context, targetUri));
        if (capabilities().textDocument?.definition?.linkSupport) return links;
        return links.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
      },
    ),
  );
  connection.onWorkspaceSymbol(
    guard<WorkspaceSymbolParams, WorkspaceSymbol[]>(
      context,
      'workspaceSymbol',
      () => [],
      ({ query }) => query,
      ({ query }, asked) =>
        asked.finish(() => workspaceSymbols(workspace, query, messages(), (uri) => canOpen(context, uri))),
    ),
  );
}

function registerReferences(context: ServerContext): void {
  const { connection, workspace } = context;
  connection.onReferences(
    forDocument<WithReferenceContext, Location[]>(
      context,
      'references',
      () => [],
      async (document, { position, context: { includeDeclaration } }, asked) => {
        const offset = document.offsetAt(position);
        const locations = await asked.finish(() => references(workspace, document, offset, includeDeclaration));
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
      () => [],
      (document, { position }, asked) => {
        return asked.finish(() => documentHighlights(workspace, document, document.offsetAt(position)));
      },
    ),
  );
  connection.onDocumentLinks(
    forDocument<InDocument, DocumentLink[]>(
      context,
      'documentLink',
      () => [],
      (document, _, asked) => {
        return asked.finish(() => documentLinks(workspace, document, messages(), (uri) => canOpen(context, uri)));
      },
    ),
  );
  connection.languages.onLinkedEditingRange(
    forDocument(
      context,
      'linkedEditingRange',
      () => null,
      (document, { position }: AtPosition) => {
        return linkedEditingRanges(document, document.offsetAt(position)) ?? null;
      },
    ),
  );
}
