import {
  CancellationToken,
  type Diagnostic,
  DocumentDiagnosticReportKind,
  ExecuteCommandRequest,
  type ProgressToken,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { fingerprint } from '../../text/fingerprint.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { ServerContext } from '../connection/context.ts';
import { guard } from '../connection/guard.ts';
import { countsOf, foundText } from '../connection/packageTally.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';
import { allProblems, type ShownProblems, toldOf } from '../connection/shownProblems.ts';
import { type PackageCheckResult, serverCommands } from '../protocol/commands.ts';
import { type Handler, ofWorkspace } from './handler.ts';

/** By then the client has the answer. */
const quietMilliseconds = 500;

/**
 * The problems of files that are not open, for a client that asks for them (`workspace/diagnostic`) or after a command, from which on they follow
 * the files on the disk; and the other commands of the server.
 */
export const closedProblemsHandler: Handler = {
  capabilities: { executeCommandProvider: { commands: Object.values(serverCommands), workDoneProgress: true } },
  register: (context) => {
    const closed = new ClosedProblems(context);
    const changed = answerWorkspace(context);
    context.documents.onDidChangeContent(changed);
    context.documents.onDidClose(changed);
    ofWorkspace(ExecuteCommandRequest.type, {}, null, async ({ params, request }) => {
      const { command, arguments: given = [], workDoneToken } = params;
      if (command === serverCommands.checkPackage) return checkPackage(context, closed, request, workDoneToken);
      if (command === serverCommands.clearPackage) closed.clear();
      if (command === serverCommands.makeFix && isEdit(given[0]))
        await context.connection.workspace.applyEdit(given[0]);
      return null;
    }).register(context);
    return () => {
      changed();
      closed.refresh();
    };
  },
};

function isEdit(value: unknown): value is WorkspaceEdit {
  return typeof value === 'object' && value !== null && ('changes' in value || 'documentChanges' in value);
}

/** Answers `workspace/diagnostic`. Returns what is to be called when a problem may have changed. */
function answerWorkspace(context: ServerContext): () => void {
  let changes = 0;
  /** The number of changes at the last whole answer. */
  let answered = -1;
  const empty: WorkspaceDiagnosticReport = { items: [] };
  const answer = async (
    { previousResultIds }: WorkspaceDiagnosticParams,
    request: PendingRequest,
  ): Promise<WorkspaceDiagnosticReport> => {
    await context.filesKnown();
    request.assertWanted();
    // The client keeps the problems of files that an answer leaves out: one that asks again and again gets a quick answer.
    if (answered === changes && previousResultIds.length > 0) return empty;
    const before = changes;
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    const told = new Map(previousResultIds.map((known) => [decodedUri(known.uri), known]));
    const never = (): boolean => false;
    await tellAll(context, request, never, told, (uri, diagnostics, resultId) => {
      const { Full, Unchanged } = DocumentDiagnosticReportKind;
      if (resultId === undefined) items.push({ kind: Full, uri, version: null, items: [] });
      else if (told.get(decodedUri(uri))?.value === resultId)
        items.push({ kind: Unchanged, uri, version: null, resultId });
      else items.push({ kind: Full, uri, version: null, resultId, items: diagnostics });
    });
    answered = before;
    setTimeout(() => context.store?.save(), quietMilliseconds);
    return { items };
  };
  context.connection.languages.diagnostics.onWorkspace(guard(context, 'workspace/diagnostic', () => empty, answer));
  return () => {
    changes++;
  };
}

/** What a client has been told of a file: the URI as it was sent, and a fingerprint of the problems. */
interface Known {
  readonly uri: string;
  readonly value: string;
}

/** Tells the problems of a file, and their fingerprint; a file that is no more has none. */
type Tell = (uri: string, diagnostics: Diagnostic[], value?: string) => void;

/**
 * Tells the problems of all files that are not open, and that those of files which are no more are none.
 *
 * @param told what the client has been told, by decoded URI.
 * @returns the problems of all files, open or not; undefined if it `isOver` before they are known.
 */
async function tellAll(
  context: ServerContext,
  request: PendingRequest,
  isOver: () => boolean,
  told: ReadonlyMap<string, Known>,
  tell: Tell,
  progress: (done: number, all: number) => void = () => {},
): Promise<readonly ShownProblems[] | undefined> {
  const { documents, workspace } = context;
  const all = await allProblems(context, request, isOver, progress);
  if (!all || isOver()) return undefined;
  const open = new Set(documents.all().map(({ uri }) => decodedUri(uri)));
  const gone = new Map(told);
  for (const { document, diagnostics } of all) {
    const { uri } = document;
    if (open.has(decodedUri(uri)) || workspace.get(uri) !== document) continue;
    gone.delete(decodedUri(uri));
    // A file that is opened later must not lose the problems that are shown.
    toldOf(document).isWhole = true;
    tell(uri, diagnostics, fingerprint(JSON.stringify(diagnostics)));
  }
  for (const [key, { uri }] of gone) if (!open.has(key)) tell(uri, []);
  return all;
}

/** Checks all files of the workspace for a client that shows progress. */
async function checkPackage(
  { connection, messages, filesKnown }: ServerContext,
  problems: ClosedProblems,
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
    const found = await problems.check(request, isCancelled, (done, all) => {
      const percentage = Math.floor((done / all) * 100);
      // A message for each of thousands of files would block the client.
      if (percentage > shown) progress.report(percentage, words.done({ files: done, all }));
      shown = percentage;
    });
    if (!found) return null;
    const counts = countsOf(found);
    return { text: foundText(words, found.length, counts), counts };
  } finally {
    progress.done();
  }
}

/** The problems of closed files that a client is sent, after a command. */
class ClosedProblems {
  readonly #context: ServerContext;
  readonly #told = new Map<string, Known>();
  #isOn = false;
  /** One check goes on at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #isWaiting = false;

  constructor(context: ServerContext) {
    this.#context = context;
    context.documents.onDidOpen(({ document }) => this.#tell(document.uri, []));
  }

  /** Checks all files and sends the problems of closed ones. Undefined if it `isOver` before: then the client keeps those that it has. */
  async check(
    request: PendingRequest,
    isOver: () => boolean,
    progress: (done: number, all: number) => void,
  ): Promise<readonly ShownProblems[] | undefined> {
    const wasOn = this.#isOn;
    // Files that change during the first check are checked after it.
    this.#isOn = true;
    let all: readonly ShownProblems[] | undefined;
    try {
      all = await this.#next(request, isOver, progress);
      return all;
    } finally {
      if (!all) this.#isOn &&= wasOn;
    }
  }

  /** Checks again after a change of files or settings, if the command has been used. */
  refresh(): void {
    if (!this.#isOn || this.#isWaiting) return;
    this.#isWaiting = true;
    const request = new PendingRequest(this.#context, 'package check', CancellationToken.None);
    const never = (): boolean => false;
    this.#next(request, never).catch((error) => this.#context.faults.report('package check', error));
  }

  /** Takes the problems of closed files away, until the next command. */
  clear(): void {
    this.#isOn = false;
    for (const { uri } of [...this.#told.values()]) this.#tell(uri, []);
  }

  #next(
    request: PendingRequest,
    isOver: () => boolean,
    progress?: (done: number, all: number) => void,
  ): Promise<readonly ShownProblems[] | undefined> {
    const check = (): Promise<readonly ShownProblems[] | undefined> => {
      this.#isWaiting = false;
      const isEnded = (): boolean => isOver() || !this.#isOn;
      const tell: Tell = (...told) => this.#tell(...told);
      return tellAll(this.#context, request, isEnded, this.#told, tell, progress);
    };
    const next = this.#last.then(check, check);
    this.#last = next;
    return next;
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
