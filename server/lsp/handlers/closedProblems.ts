import {
  type Diagnostic,
  DocumentDiagnosticReportKind,
  ExecuteCommandRequest,
  type ProgressToken,
  WorkspaceDiagnosticRequest,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { inDocument } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { ServerContext } from '../connection/context.ts';
import { foundText, problemCountsOf } from '../connection/packageTally.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';
import { allProblems, toldOf } from '../connection/shownProblems.ts';
import { type PackageCheckResult, serverCommands } from '../protocol/commands.ts';
import { feature, type Handler } from './handler.ts';

/** By then the client has the answer. */
const quietMilliseconds = 500;

/**
 * The problems of files that are not open, for a client that asks for them (`workspace/diagnostic`), or after a command, from which on they follow
 * the files on the disk.
 */
export const closedProblemsHandler: Handler = {
  capabilities: { executeCommandProvider: { commands: Object.values(serverCommands), workDoneProgress: true } },
  register: (context) => {
    const changed = answerWorkspace(context);
    context.documents.onDidChangeContent(changed);
    context.documents.onDidClose(changed);
    const sent = new SentProblems(context);
    feature(ExecuteCommandRequest.type, {}, null, async ({ params: { command, workDoneToken }, request }) => {
      if (command === serverCommands.clearPackage) sent.clear();
      return command === serverCommands.checkPackage ? checkPackage(context, sent, request, workDoneToken) : null;
    }).register(context);
    return () => {
      changed();
      sent.refresh();
    };
  },
};

/** What a client has been told of a file: the URI as it was sent, and a fingerprint of the problems. */
interface Known {
  readonly uri: string;
  readonly value: string;
}

/** The problems of each file, open or not, and the reports on those that are not open. */
interface Reports {
  readonly problems: readonly (readonly Problem[])[];
  readonly reports: WorkspaceDocumentDiagnosticReport[];
}

/** Called with the number of checked files and of all files. */
type Progress = (done: number, all: number) => void;

/**
 * Checks all files of the workspace.
 *
 * @param told what the client has been told, by decoded URI. Files that are no more have no problems.
 */
async function reportsOn(
  context: ServerContext,
  request: PendingRequest,
  told: ReadonlyMap<string, Known>,
  progress: Progress = () => {},
): Promise<Reports> {
  const { documents, workspace } = context;
  const found = await allProblems(context, request, (shown, done, all) => {
    progress(done, all);
    return { shown, items: shown.diagnostics() };
  });
  const open = new Set(documents.all().map(({ uri }) => decodedUri(uri)));
  const gone = new Map([...told].filter(([key]) => !open.has(key)));
  const reports: WorkspaceDocumentDiagnosticReport[] = [];
  const { Full, Unchanged } = DocumentDiagnosticReportKind;
  for (const { shown, items } of found ?? []) {
    const { uri } = shown.document;
    const key = decodedUri(uri);
    if (open.has(key) || workspace.get(uri) !== shown.document) continue;
    const resultId = fingerprint(JSON.stringify(items));
    const isSame = gone.get(key)?.value === resultId;
    reports.push({ uri, version: null, resultId, ...(isSame ? { kind: Unchanged } : { kind: Full, items }) });
    gone.delete(key);
    // A file that is opened later must not lose the problems that are shown.
    toldOf(shown.document).isWhole = true;
  }
  for (const { uri } of gone.values()) reports.push({ kind: Full, uri, version: null, items: [] });
  return { problems: (found ?? []).map(({ shown: { document, listed } }) => inDocument(document, listed)), reports };
}

/** Answers `workspace/diagnostic`. Returns what is to be called when a problem may have changed. */
function answerWorkspace(context: ServerContext): () => void {
  let changes = 0;
  /** The number of changes at the last whole answer. */
  let answered = -1;
  feature(WorkspaceDiagnosticRequest.type, {}, { items: [] }, async ({ params: { previousResultIds }, request }) => {
    await context.filesKnown();
    request.assertWanted();
    // The client keeps the problems of files that an answer leaves out: one that asks again and again gets a quick answer.
    if (answered === changes && previousResultIds.length > 0) return undefined;
    const before = changes;
    const told = new Map(previousResultIds.map((known) => [decodedUri(known.uri), known]));
    const { reports } = await reportsOn(context, request, told);
    answered = before;
    setTimeout(() => context.store?.save(), quietMilliseconds);
    return { items: reports };
  }).register(context);
  return () => {
    changes++;
  };
}

/** Checks all files of the workspace for a client that shows progress. */
async function checkPackage(
  { connection, messages, filesKnown }: ServerContext,
  sent: SentProblems,
  request: PendingRequest,
  token: ProgressToken | undefined,
): Promise<PackageCheckResult> {
  const { packageCheck: words } = messages.words;
  const own = token === undefined ? await connection.window.createWorkDoneProgress() : undefined;
  const progress = own ?? connection.window.attachWorkDoneProgress(token);
  progress.begin(words.title, 0, undefined, true);
  let shown = 0;
  try {
    await filesKnown();
    const found = await sent.check(own ? request.until(own.token) : request, (done, all) => {
      const percentage = Math.floor((done / all) * 100);
      // A message for each of thousands of files would block the client.
      if (percentage > shown) progress.report(percentage, words.done({ files: done, all }));
      shown = percentage;
    });
    const counts = problemCountsOf(found.flat());
    return { text: foundText(words, found.length, counts), counts };
  } finally {
    progress.done();
  }
}

/** The problems of closed files that a client is sent. */
class SentProblems {
  readonly #context: ServerContext;
  readonly #told = new Map<string, Known>();
  #isOn = false;
  /** The newest check: older ones tell nothing. */
  #newest = {};

  constructor(context: ServerContext) {
    this.#context = context;
    context.documents.onDidOpen(({ document }) => this.#send(document.uri, []));
  }

  /** Checks all files and sends the problems of closed ones. Returns those of each file. If it is cancelled, the client keeps what it has. */
  async check(request: PendingRequest, progress?: Progress): Promise<Reports['problems']> {
    const own = {};
    this.#newest = own;
    // Files that change during the first check are checked again.
    this.#isOn = true;
    let found: Reports | undefined;
    try {
      found = await reportsOn(this.#context, request, this.#told, progress);
    } finally {
      if (!found) this.#isOn = this.#told.size > 0;
    }
    if (this.#newest === own)
      for (const one of found.reports) if (one.kind === 'full') this.#send(one.uri, one.items, one.resultId);
    return found.problems;
  }

  /** Checks again after a change of files or settings, if the command has been used. */
  refresh(): void {
    if (!this.#isOn) return;
    const [context, where] = [this.#context, 'package check'];
    this.check(new PendingRequest({ context, where })).catch((error) => context.faults.report(where, error));
  }

  /** Takes the problems of closed files away, until the next command. */
  clear(): void {
    this.#isOn = false;
    this.#newest = {};
    for (const { uri } of [...this.#told.values()]) this.#send(uri, []);
  }

  /** Sends the problems of a closed file; none only if the client has some. */
  #send(uri: string, diagnostics: Diagnostic[], value = ''): void {
    const key = decodedUri(uri);
    const known = this.#told.get(key);
    if (diagnostics.length > 0) this.#told.set(key, { uri, value });
    else if (!this.#told.delete(key)) return;
    void this.#context.connection.sendDiagnostics({ uri: known?.uri ?? uri, diagnostics });
  }
}
