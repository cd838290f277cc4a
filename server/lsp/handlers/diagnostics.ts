import {
  CancellationToken,
  type ClientCapabilities,
  type Diagnostic,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  ResponseError,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { checkBySection, problemsSoFar } from '../../checks/check.ts';
import type { ListedProblems } from '../../checks/problems/listedProblems.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticsIn } from '../connection/diagnosticsIn.ts';
import { guard } from '../connection/guard.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';
import { shownProblems } from '../connection/shownProblems.ts';
import type { Handler } from './handler.ts';

/** So long nobody has typed when the problems of the other documents are asked for again. */
const quietMilliseconds = 300;

/** A shorter document is checked within a moment. */
const minimumLength = 200_000;

/**
 * The problems of open documents: a client requests them, or the server sends them if the client cannot.
 *
 * The first check of a large document takes seconds on a slow machine. So the first answer about it has what is known after a part of a
 * second: the errors of markup, and the other problems of the sections that have been checked so far. Then the server asks the client to
 * request again, and that answer has all problems, as has each later one: only changed sections are checked then. Keys that come before have
 * such first answers too, with the problems of the edited section. A client that cannot request again gets all problems at once.
 */
export class DiagnosticsHandler implements Handler {
  /** Tells the client that problems may have changed in documents that were not edited. */
  refresh: () => void = () => {};
  readonly #patience: number;
  readonly #onFirst: () => void;

  /**
   * @param patience the milliseconds that the first answer about a large document may take, if it needs more than that for all problems.
   * @param onFirst called when the first answer about any document is on its way.
   */
  constructor(patience = 250, onFirst: () => void = () => {}) {
    this.#patience = patience;
    this.#onFirst = onFirst;
  }

  capabilities(client: ClientCapabilities): ServerCapabilities {
    if (!canAsk(client)) return {};
    return { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false } };
  }

  register(context: ServerContext): void {
    const patience = this.#patience;
    const answeredOne = onlyOnce(this.#onFirst);
    this.refresh = canAsk(context.capabilities)
      ? pull(context, patience, answeredOne)
      : push(context, patience, answeredOne);
    const { documents, typedPlaces } = context;
    // A saved text is no longer being typed.
    documents.onDidSave(({ document }) => {
      if (typedPlaces.forget(document)) this.refresh();
    });
    documents.onDidClose(({ document }) => {
      typedPlaces.forget(document);
    });
    this.#followOthers(context);
  }

  /**
   * Has all problems requested again when a change in one document may concern others: a client requests those of the text that has changed,
   * but not those of the active text if another one has, such as the file in which a fix has put an entry.
   */
  #followOthers(context: ServerContext): void {
    const { documents, lifeCycle, faults, workspace } = context;
    const request = new PendingRequest(context, 'diagnostics', CancellationToken.None);
    const lookAtOthers = async (changed: Document): Promise<void> => {
      for (const document of documents.all()) {
        if (document === changed || !answered(document).with || !lifeCycle.isRunning) continue;
        const now = await request.finish(() => checkBySection(workspace, document));
        if (now !== answered(document).with) return this.refresh();
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    documents.onDidChangeContent(({ document }) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lookAtOthers(document).catch((error) => faults.report('diagnostics', error));
      }, quietMilliseconds);
    });
  }
}

/** The problems that the last whole answer about a document was made of: the same object as long as nothing has changed that concerns it. */
const answered = remembered((_: Document): { with?: ListedProblems } => ({}));

function onlyOnce(call: () => void): () => void {
  let isCalled = false;
  return () => {
    if (isCalled) return;
    isCalled = true;
    call();
  };
}

function canAsk({ textDocument }: ClientCapabilities): boolean {
  return textDocument?.diagnostic !== undefined;
}

/** Somebody waits for an answer about a document. */
interface Wait {
  /** When that began, by the clock. */
  since: number | undefined;
  /** The version that has had an answer. */
  told: number | undefined;
}

/** The answers about large documents before all of their problems are known. */
class FirstAnswers {
  readonly #answered: WeakSet<Document>;
  readonly #patience: number;
  readonly #waitFor = remembered((_: Document): Wait => ({ since: undefined, told: undefined }));

  constructor({ answered }: ServerContext, patience: number) {
    this.#answered = answered;
    this.#patience = patience;
  }

  /**
   * A function that tells when to answer with the problems that are known: never, if the document has had all of them, because problems
   * would vanish that the editor shows, and for a text that has had such an answer. A request that a key has cancelled counts as one wait
   * with the next: else there would be no answer for as long as somebody types.
   */
  isOver(document: Document): () => boolean {
    const wait = this.#waitFor(document);
    const isTold = wait.told === document.version;
    if (document.length < minimumLength || this.#answered.has(document) || isTold) return () => false;
    wait.since ??= Date.now();
    const end = wait.since + this.#patience;
    return () => Date.now() >= end;
  }

  /** The document has been answered with all its problems, or with a part of them. */
  note(document: Document, isWhole: boolean): void {
    if (isWhole) this.#answered.add(document);
    Object.assign(this.#waitFor(document), { since: Date.now(), told: document.version });
  }
}

/** Answers a client that requests problems. Returns a function that makes it request them again. */
function pull(context: ServerContext, patience: number, answeredOne: () => void): () => void {
  const { connection, documents, capabilities } = context;
  const canRefresh = (): boolean => capabilities.workspace?.diagnostics?.refreshSupport === true;
  const firstAnswers = new FirstAnswers(context, patience);
  const refresh = (): void => {
    if (!canRefresh()) return;
    connection.languages.diagnostics.refresh().catch(() => {
      // The client is about to close.
    });
  };
  const empty: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
  connection.languages.diagnostics.on(
    guard(
      context,
      'diagnostics',
      () => empty,
      async ({ textDocument }: DocumentDiagnosticParams, asked) => {
        const document = documents.get(textDocument.uri);
        if (!document) return empty;
        const isOver = canRefresh() ? firstAnswers.isOver(document) : () => false;
        // If the document changes meanwhile, the check starts again: the client waits for no other answer.
        const { items, isWhole } = await diagnosticsOf(context, document, isOver, asked);
        asked.assertWanted();
        firstAnswers.note(document, isWhole);
        setTimeout(answeredOne, 0);
        // After the answer: a client drops the one that it waits for when it is to request again.
        if (!isWhole) setTimeout(refresh, 0);
        return { kind: DocumentDiagnosticReportKind.Full, items };
      },
    ),
  );
  return refresh;
}

/** Sends a document's problems after every change, to a client that cannot request them. Returns a function that sends those of all documents. */
function push(context: ServerContext, patience: number, answeredOne: () => void): () => void {
  const { connection, documents, faults } = context;
  const firstAnswers = new FirstAnswers(context, patience);
  const waiting = new Set<string>();
  /** The last answer that was begun for each document: an earlier one may end later, and knows less of the other files. */
  const last = new Map<string, object>();
  const send = async (uri: string): Promise<void> => {
    waiting.delete(uri);
    const document = documents.get(uri);
    if (!document) return;
    const { version } = document;
    const own = {};
    last.set(uri, own);
    const isCurrent = (): boolean =>
      document.version === version && documents.get(uri) === document && last.get(uri) === own;
    const isOver = firstAnswers.isOver(document);
    const request = new PendingRequest(context, `diagnostics ${uri}`, {
      get isCancellationRequested() {
        return !isCurrent();
      },
    });
    const { items: diagnostics, isWhole } = await diagnosticsOf(context, document, isOver, request);
    // A document that changed meanwhile is scheduled again, and so are all when others did.
    if (!isCurrent()) return;
    await connection.sendDiagnostics({ uri, version, diagnostics });
    firstAnswers.note(document, isWhole);
    answeredOne();
    if (!isWhole) schedule(uri);
  };
  // Changes that have arrived together are answered once, for the last of them; there is no other delay.
  const schedule = (uri: string): void => {
    if (waiting.has(uri)) return;
    waiting.add(uri);
    setTimeout(() => {
      send(uri).catch((error) => {
        if (!(error instanceof ResponseError)) faults.report(`diagnostics ${uri}`, error);
      });
    }, 0);
  };
  documents.onDidChangeContent(({ document }) => schedule(document.uri));
  documents.onDidClose(({ document }) => {
    last.delete(document.uri);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
  return () => {
    for (const { uri } of documents.all()) schedule(uri);
  };
}

/** The problems for an editor, and whether these are all. */
interface Found {
  readonly items: Diagnostic[];
  readonly isWhole: boolean;
}

/** The problems of a document, those that are known when it `isOver`; none for a bundled pack, and if the settings turn problems off. */
async function diagnosticsOf(
  context: ServerContext,
  document: Document,
  isOver: () => boolean,
  request: PendingRequest,
): Promise<Found> {
  const { workspace, messages, settings, diagnosticStyleOf } = context;
  const { uri } = document;
  if (!document.isKnown || workspace.packWith(uri)) return { items: [], isWhole: true };
  if (!((await settings.get(uri)).problems?.enabled ?? true)) return { items: [], isWhole: true };
  const style = await diagnosticStyleOf(uri);
  const all = await request.finishUntil(isOver, () => checkBySection(workspace, document), { isSoon: true });
  if (all) answered(document).with = all;
  const problems = await shownProblems(context, document, all ?? problemsSoFar(workspace, document));
  return { items: diagnosticsIn(document, problems, messages, style), isWhole: all !== undefined };
}
