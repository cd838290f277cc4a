import {
  type ClientCapabilities,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from 'vscode-languageserver';
import { checkSteps } from '../checks/check.ts';
import type { Problem } from '../checks/problem.ts';
import { whileTyped } from '../checks/whileTyped.ts';
import type { Document } from '../workspace/document.ts';
import type { Steps } from '../workspace/steps.ts';
import type { ServerContext } from './context.ts';
import { diagnosticOf } from './convert.ts';
import { guard } from './guard.ts';

/** What the two ways of reporting problems need to know. */
export interface DiagnosticsContext extends ServerContext {
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
      context,
      'diagnostics',
      empty,
      ({ textDocument }: DocumentDiagnosticParams) => textDocument.uri,
      async ({ textDocument }, asked) => {
        const document = documents.get(textDocument.uri);
        if (!document) return empty;
        // Of a document that changes meanwhile the problems are found anew: the client has no better answer to wait for.
        const problems = await problemsOf(context, document, (work) => asked.finish(work));
        return { kind: DocumentDiagnosticReportKind.Full, items: problems.map((one) => diagnosticOf(document, one)) };
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
  const { connection, documents, slices, faults } = context;
  const waiting = new Set<string>();
  const send = async (uri: string): Promise<void> => {
    waiting.delete(uri);
    const document = documents.get(uri);
    if (!document) return;
    const { version } = document;
    const isCurrent = (): boolean => document.version === version && documents.get(uri) === document;
    const problems = await problemsOf(context, document, async (work) => {
      const done = await slices.finish(work(), isCurrent, (error) => faults.report(`diagnostics ${uri}`, error));
      return done?.result ?? [];
    });
    const diagnostics = problems.map((problem) => diagnosticOf(document, problem));
    // What has changed meanwhile has been scheduled again.
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

async function problemsOf(
  { workspace, messages, isEnabled }: DiagnosticsContext,
  document: Document,
  finish: (work: () => Steps<readonly Problem[]>) => Promise<readonly Problem[]>,
): Promise<readonly Problem[]> {
  if (document.kind === undefined || !(await isEnabled(document.uri))) return [];
  return whileTyped(document, await finish(() => checkSteps(workspace, document, messages())));
}
