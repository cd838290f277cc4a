import {
  type ClientCapabilities,
  type Connection,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type TextDocuments,
} from 'vscode-languageserver';
import { check } from '../checks/check.ts';
import type { Messages } from '../l10n/messages.ts';
import type { Document } from '../workspace/document.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { diagnosticOf } from './convert.ts';
import { guard } from './guard.ts';

/** What the two ways of reporting problems need to know. */
export interface DiagnosticsContext {
  readonly connection: Connection;
  readonly documents: TextDocuments<Document>;
  readonly workspace: Workspace;
  readonly messages: () => Messages;
  readonly isEnabled: (uri: string) => Promise<boolean>;
}

/** Tells the client, however it wants to be told, that problems may have changed in documents that were not edited. */
export type RefreshDiagnostics = () => void;

/** The client asks for a document's problems when it wants to show them. */
export function pullDiagnostics(context: DiagnosticsContext, capabilities: ClientCapabilities): RefreshDiagnostics {
  const { connection, documents } = context;
  const empty: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
  connection.languages.diagnostics.on(
    guard(
      connection,
      'diagnostics',
      empty,
      ({ textDocument }: DocumentDiagnosticParams) => textDocument.uri,
      async ({ textDocument }) => {
        const document = documents.get(textDocument.uri);
        return document
          ? { kind: DocumentDiagnosticReportKind.Full, items: await diagnosticsOf(context, document) }
          : empty;
      },
    ),
  );
  return () => {
    if (!capabilities.workspace?.diagnostics?.refreshSupport) return;
    connection.languages.diagnostics.refresh().catch(() => {
      // The client is about to close.
    });
  };
}

/** The server sends a document's problems after every change, for clients that cannot ask. */
export function pushDiagnostics(context: DiagnosticsContext): RefreshDiagnostics {
  const { connection, documents } = context;
  const waiting = new Set<string>();
  const send = async (uri: string): Promise<void> => {
    waiting.delete(uri);
    const document = documents.get(uri);
    if (!document) return;
    const { version } = document;
    const diagnostics = await diagnosticsOf(context, document);
    if (document.version === version) await connection.sendDiagnostics({ uri, version, diagnostics });
  };
  // Changes that have arrived together are answered once, for the last of them; there is no other delay.
  const schedule = (uri: string): void => {
    if (waiting.has(uri)) return;
    waiting.add(uri);
    setTimeout(() => {
      send(uri).catch((error) => connection.console.error(`diagnostics ${uri}: ${error}`));
    }, 0);
  };
  documents.onDidChangeContent(({ document }) => schedule(document.uri));
  documents.onDidClose(({ document }) => void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] }));
  return () => {
    for (const { uri } of documents.all()) schedule(uri);
  };
}

async function diagnosticsOf({ workspace, messages, isEnabled }: DiagnosticsContext, document: Document) {
  if (document.kind === undefined || !(await isEnabled(document.uri))) return [];
  return check(workspace, document, messages()).map((problem) => diagnosticOf(document, problem));
}
