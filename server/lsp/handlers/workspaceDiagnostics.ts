import {
  type ClientCapabilities,
  DocumentDiagnosticReportKind,
  type ResultProgressReporter,
  type ServerCapabilities,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDiagnosticReportPartialResult,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { checkBySection } from '../../checks/check.ts';
import { asListed } from '../../checks/problems/listedProblems.ts';
import { chosenBySection } from '../../checks/settings/chosenProblems.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticsIn } from '../connection/diagnosticsIn.ts';
import { guard } from '../connection/guard.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import type { Handler } from './handler.ts';

/**
 * The problems of files that are not open, for a client that asks for them (`workspace/diagnostic`); it asks for those of open files
 * separately. A client that asks again and again gets a quick answer as long as nothing has changed.
 */
export class WorkspaceDiagnostics implements Handler {
  /** Whether it is announced to the client; set before `initialize` is answered. */
  isWanted = true;
  /** Counts everything that may change a problem. */
  #changes = 0;
  /** The number of changes at the last whole answer. */
  #answered = -1;
  readonly #wholeAnswer: () => void;

  /** @param wholeAnswer called when all problems of all files have been told. */
  constructor(wholeAnswer: () => void) {
    this.#wholeAnswer = wholeAnswer;
  }

  capabilities({ textDocument }: ClientCapabilities): ServerCapabilities {
    if (!textDocument?.diagnostic || !this.isWanted) return {};
    return { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: true } };
  }

  /** Problems may have changed in any file. */
  changed(): void {
    this.#changes++;
  }

  register(context: ServerContext): void {
    const { connection, documents } = context;
    if (!context.capabilities.textDocument?.diagnostic || !this.isWanted) return;
    documents.onDidChangeContent(() => this.changed());
    documents.onDidClose(() => this.changed());
    const empty = (): WorkspaceDiagnosticReport => ({ items: [] });
    connection.languages.diagnostics.onWorkspace((params, token, _, progress) =>
      guard(context, 'workspaceDiagnostics', empty, (asked: WorkspaceDiagnosticParams, request) =>
        this.#answer(context, asked, request, progress),
      )(params, token),
    );
  }

  async #answer(
    context: ServerContext,
    { previousResultIds }: WorkspaceDiagnosticParams,
    request: PendingRequest,
    progress: ResultProgressReporter<WorkspaceDiagnosticReportPartialResult> | undefined,
  ): Promise<WorkspaceDiagnosticReport> {
    await context.filesKnown();
    request.assertWanted();
    // The client keeps the problems of files that an answer leaves out.
    if (this.#answered === this.#changes && previousResultIds.length > 0) return { items: [] };
    const before = this.#changes;
    const previous = new Map(previousResultIds.map(({ uri, value }) => [decodedUri(uri), { uri, value }]));
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    const tell = (item: WorkspaceDocumentDiagnosticReport): void => {
      if (progress) progress.report({ items: [item] });
      else items.push(item);
    };
    const open = new Set(context.documents.all().map(({ uri }) => decodedUri(uri)));
    for (const document of context.workspace.documents()) {
      const known = previous.get(decodedUri(document.uri));
      previous.delete(decodedUri(document.uri));
      if (!open.has(decodedUri(document.uri))) tell(await reportOf(context, document, known?.value, request));
    }
    for (const { uri } of previous.values())
      if (!open.has(decodedUri(uri))) tell({ kind: DocumentDiagnosticReportKind.Full, uri, version: null, items: [] });
    this.#answered = before;
    this.#wholeAnswer();
    return { items };
  }
}

async function reportOf(
  context: ServerContext,
  document: Document,
  previous: string | undefined,
  request: PendingRequest,
): Promise<WorkspaceDocumentDiagnosticReport> {
  const { workspace, settings, messages, diagnosticStyleOf, choicesOf } = context;
  const { uri } = document;
  const isWanted = (await settings.get(uri)).problems?.enabled ?? true;
  const [style, choices] = [await diagnosticStyleOf(uri), await choicesOf(uri)];
  const found = isWanted ? await request.finish(() => checkBySection(workspace, document)) : asListed([]);
  const problems = whileTyped(document, chosenBySection(document, found, choices));
  // A file that is opened later must not lose the problems that are shown.
  context.answered.add(document);
  const items = diagnosticsIn(document, problems, messages, style);
  const resultId = fingerprint(JSON.stringify(items));
  if (resultId === previous) return { kind: DocumentDiagnosticReportKind.Unchanged, uri, version: null, resultId };
  return { kind: DocumentDiagnosticReportKind.Full, uri, version: null, resultId, items };
}
