import {
  CancellationToken,
  type Diagnostic,
  DocumentDiagnosticReportKind,
  ExecuteCommandRequest,
  type ProgressToken,
  WorkspaceDiagnosticRequest,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { fingerprint } from '../../text/fingerprint.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { ServerContext } from '../connection/context.ts';
import { countsOf, foundText } from '../connection/packageTally.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';
import { allProblems, type ShownProblems, toldOf } from '../connection/shownProblems.ts';
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

/** The problems of each document, also for an editor. */
type AllProblems = readonly (readonly [ShownProblems, Diagnostic[]])[];

function problemsOfAll(
  context: ServerContext,
  request: PendingRequest,
  isOver = (): boolean => false,
  progress: (done: number, all: number) => void = () => {},
): Promise<AllProblems | undefined> {
  return allProblems(context, request, isOver, (shown, done, all) => {
    progress(done, all);
    return [shown, shown.diagnostics()] as const;
  });
}

/** What a client has been told of a file: the URI as it was sent, and a fingerprint of the problems. */
interface Known {
  readonly uri: string;
  readonly value: string;
}

/**
 * Tells the problems of all files that are not open, and none of files that are no more.
 *
 * @param told what the client has been told, by decoded URI.
 * @param tell called with the fingerprint of the problems; without one for a file that is no more.
 */
function tellClosed(
  { documents, workspace }: ServerContext,
  all: AllProblems,
  told: ReadonlyMap<string, Known>,
  tell: (uri: string, diagnostics: Diagnostic[], value?: string) => void,
): void {
  const open = new Set(documents.all().map(({ uri }) => decodedUri(uri)));
  const gone = new Map([...told].filter(([key]) => !open.has(key)));
  for (const [{ document }, diagnostics] of all) {
    const { uri } = document;
    if (open.has(decodedUri(uri)) || workspace.get(uri) !== document) continue;
    gone.delete(decodedUri(uri));
    // A file that is opened later must not lose the problems that are shown.
    toldOf(document).isWhole = true;
    tell(uri, diagnostics, fingerprint(JSON.stringify(diagnostics)));
  }
  for (const { uri } of gone.values()) tell(uri, []);
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
    if (answered === changes && previousResultIds.length > 0) return { items: [] };
    const before = changes;
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    const told = new Map(previousResultIds.map((known) => [decodedUri(known.uri), known]));
    tellClosed(context, (await problemsOfAll(context, request)) ?? [], told, (uri, diagnostics, resultId) => {
      const { Full, Unchanged } = DocumentDiagnosticReportKind;
      if (resultId === undefined) items.push({ kind: Full, uri, version: null, items: [] });
      else if (told.get(decodedUri(uri))?.value === resultId)
        items.push({ kind: Unchanged, uri, version: null, resultId });
      else items.push({ kind: Full, uri, version: null, resultId, items: diagnostics });
    });
    answered = before;
    setTimeout(() => context.store?.save(), quietMilliseconds);
    return { items };
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
): Promise<PackageCheckResult | null> {
  const { packageCheck: words } = messages.words;
  const own = token === undefined ? await connection.window.createWorkDoneProgress() : undefined;
  const progress = own ?? connection.window.attachWorkDoneProgress(token);
  progress.begin(words.title, 0, undefined, true);
  let shown = 0;
  try {
    await filesKnown();
    const isCancelled = (): boolean => own?.token.isCancellationRequested === true;
    const found = await sent.check(request, isCancelled, (done, all) => {
      const percentage = Math.floor((done / all) * 100);
      // A message for each of thousands of files would block the client.
      if (percentage > shown) progress.report(percentage, words.done({ files: done, all }));
      shown = percentage;
    });
    if (!found) return null;
    const counts = countsOf(found.map(([shown]) => shown));
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
    context.documents.onDidOpen(({ document }) => this.#tell(document.uri, []));
  }

  /** Checks all files and sends the problems of closed ones. Undefined if it `isOver` before: then the client keeps those that it has. */
  async check(
    request: PendingRequest,
    isOver?: () => boolean,
    progress?: (done: number, all: number) => void,
  ): Promise<AllProblems | undefined> {
    const own = {};
    this.#newest = own;
    // Files that change during the first check are checked again.
    this.#isOn = true;
    let all: AllProblems | undefined;
    try {
      all = await problemsOfAll(this.#context, request, isOver, progress);
      return all;
    } finally {
      if (!all) this.#isOn = this.#told.size > 0;
      else if (this.#newest === own) tellClosed(this.#context, all, this.#told, (...told) => this.#tell(...told));
    }
  }

  /** Checks again after a change of files or settings, if the command has been used. */
  refresh(): void {
    if (!this.#isOn) return;
    const request = new PendingRequest(this.#context, 'package check', CancellationToken.None);
    this.check(request).catch((error) => this.#context.faults.report('package check', error));
  }

  /** Takes the problems of closed files away, until the next command. */
  clear(): void {
    this.#isOn = false;
    this.#newest = {};
    for (const { uri } of [...this.#told.values()]) this.#tell(uri, []);
  }

  /** Sends the problems of a closed file, unless the client has the same. */
  #tell(uri: string, diagnostics: Diagnostic[], value = ''): void {
    const key = decodedUri(uri);
    const known = this.#told.get(key);
    if (diagnostics.length === 0 ? !known : known?.value === value) return;
    if (diagnostics.length === 0) this.#told.delete(key);
    else this.#told.set(key, { uri, value });
    void this.#context.connection.sendDiagnostics({ uri: known?.uri ?? uri, diagnostics });
  }
}
