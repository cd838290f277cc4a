import {
  type ClientCapabilities,
  type Diagnostic,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { checkSteps } from '../../checks/check.ts';
import type { Finding } from '../../checks/problems/finding.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf } from '../connection/convert.ts';
import { guard } from '../connection/guard.ts';
import { shownProblems } from '../connection/shownProblems.ts';
import type { Handler } from './handler.ts';

/** The problems of open documents: a client requests them, or the server sends them if the client cannot. */
export class DiagnosticsHandler implements Handler {
  /** Tells the client that problems may have changed in documents that were not edited. */
  refresh: () => void = () => {};

  capabilities(client: ClientCapabilities): ServerCapabilities {
    if (!canAsk(client)) return {};
    return { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false } };
  }

  register(context: ServerContext): void {
    this.refresh = canAsk(context.capabilities()) ? pull(context) : push(context);
    const { documents, typedPlaces } = context;
    // A saved text is no longer being typed.
    documents.onDidSave(({ document }) => {
      if (typedPlaces.forget(document)) this.refresh();
    });
    documents.onDidClose(({ document }) => {
      typedPlaces.forget(document);
    });
  }
}

function canAsk({ textDocument }: ClientCapabilities): boolean {
  return textDocument?.diagnostic !== undefined;
}

/** Answers a client that requests problems. Returns a function that makes it request them again. */
function pull(context: ServerContext): () => void {
  const { connection, documents, capabilities } = context;
  const empty: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
  connection.languages.diagnostics.on(
    guard(
      context,
      'diagnostics',
      () => empty,
      ({ textDocument }: DocumentDiagnosticParams) => textDocument.uri,
      async ({ textDocument }, asked) => {
        const document = documents.get(textDocument.uri);
        if (!document) return empty;
        // If the document changes meanwhile, the check starts again: the client waits for no other answer.
        const items = await diagnosticsOf(context, document, (work) => asked.finish(work));
        return { kind: DocumentDiagnosticReportKind.Full, items };
      },
    ),
  );
  return () => {
    if (!capabilities().workspace?.diagnostics?.refreshSupport) return;
    connection.languages.diagnostics.refresh().catch(() => {
      // The client is about to close.
    });
  };
}

/** Sends a document's problems after every change, to a client that cannot request them. Returns a function that sends those of all documents. */
function push(context: ServerContext): () => void {
  const { connection, documents, slices, faults } = context;
  const waiting = new Set<string>();
  const send = async (uri: string): Promise<void> => {
    waiting.delete(uri);
    const document = documents.get(uri);
    if (!document) return;
    const { version } = document;
    const isCurrent = (): boolean => document.version === version && documents.get(uri) === document;
    const diagnostics = await diagnosticsOf(context, document, async (work) => {
      const done = await slices.finish(work(), isCurrent, (error) => faults.report(`diagnostics ${uri}`, error));
      return done?.result ?? [];
    });
    // A document that changed meanwhile is scheduled again.
    if (isCurrent()) await connection.sendDiagnostics({ uri, version, diagnostics });
  };
  // Changes that have arrived together are answered once, for the last of them; there is no other delay.
  const schedule = (uri: string): void => {
    if (waiting.has(uri)) return;
    waiting.add(uri);
    setTimeout(() => {
      send(uri).catch((error) => faults.report(`diagnostics ${uri}`, error));
    }, 0);
  };
  documents.onDidChangeContent(({ document }) => schedule(document.uri));
  documents.onDidClose(({ document }) => void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] }));
  return () => {
    for (const { uri } of documents.all()) schedule(uri);
  };
}

/** The problems of a document; empty for a bundled pack, and if the settings turn problems off. */
async function diagnosticsOf(
  context: ServerContext,
  document: Document,
  finish: (work: () => Steps<readonly Finding[]>) => Promise<readonly Finding[]>,
): Promise<Diagnostic[]> {
  const { workspace, messages, settings, diagnosticStyleOf } = context;
  const { uri } = document;
  if (!document.isKnown || workspace.packWith(uri)) return [];
  if (!((await settings.get(uri)).problems?.enabled ?? true)) return [];
  const style = await diagnosticStyleOf(uri);
  const problems = await shownProblems(context, document, await finish(() => checkSteps(workspace, document)));
  return problems.map((problem) => diagnosticOf(document, problem, messages(), style));
}
