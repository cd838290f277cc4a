import {
  type ClientCapabilities,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  ResponseError,
} from 'vscode-languageserver';
import { checkBySection } from '../../checks/check.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { guard } from '../connection/guard.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';
import { type ShownProblems, shownProblems, toldOf } from '../connection/shownProblems.ts';
import type { Client, Handler } from './handler.ts';

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
 * such first answers too, with the problems of the edited section.
 *
 * @param patience the milliseconds that the first answer about a large document may take, if it needs more than that for all problems.
 * @param onAnswer called when an answer is on its way.
 */
export function problemsHandler(patience = 250, onAnswer: () => void = () => {}): Handler {
  return {
    capabilities: ({ capabilities, initializationOptions }) => {
      if (!canAsk(capabilities)) return {};
      const workspaceDiagnostics = initializationOptions.workspaceDiagnostics !== false;
      return { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics } };
    },
    register: (context) => {
      const { documents, typedPlaces, capabilities } = context;
      const asks = canAsk(capabilities);
      // A client that cannot be told to request again gets all problems at once.
      const most = asks && !canRefresh(context) ? Infinity : patience;
      const refresh = (asks ? pull : push)(context, answerInTime(context, most, onAnswer));
      // A saved text is no longer being typed.
      documents.onDidSave(({ document }) => {
        if (typedPlaces.forget(document)) refresh();
      });
      documents.onDidClose(({ document }) => {
        typedPlaces.forget(document);
      });
      followOthers(context, refresh);
      return refresh;
    },
  };
}

function canAsk({ textDocument }: ClientCapabilities): boolean {
  return textDocument?.diagnostic !== undefined;
}

/**
 * Has all problems requested again when a change in one document may concern others: a client requests those of the text that has changed,
 * but not those of the active text if another one has, such as the file in which a fix has put an entry.
 */
function followOthers(context: ServerContext, refresh: () => void): void {
  const { documents, lifeCycle, faults, workspace } = context;
  const request = new PendingRequest({ context, where: 'diagnostics' });
  const lookAtOthers = async (changed: Document): Promise<void> => {
    for (const document of documents.all()) {
      const { found } = toldOf(document);
      if (document === changed || !found || !lifeCycle.isRunning) continue;
      if ((await request.finish(() => checkBySection(workspace, document))) !== found) return refresh();
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

/** Answers with the problems of a document that are known in time. */
type AnswerInTime = (document: Document, request: PendingRequest) => Promise<ShownProblems>;

/**
 * About a large document the answer has the problems that are known in time, but never if the client has been told all of them, because problems
 * would vanish that the editor shows, nor for a text that has had such an answer. A request that a key has cancelled counts as one wait with the
 * next: else there would be no answer for as long as somebody types.
 */
function answerInTime(context: ServerContext, patience: number, answered: () => void): AnswerInTime {
  return async (document, request) => {
    const told = toldOf(document);
    const isShort = document.length < minimumLength;
    const isToBeWhole = isShort || told.isWhole || told.version === document.version;
    if (!isToBeWhole) told.since ??= Date.now();
    const end = isToBeWhole ? Infinity : (told.since ?? 0) + patience;
    const shown = await shownProblems(context, document, request, () => Date.now() >= end);
    request.assertWanted();
    const { found, isWhole } = shown;
    Object.assign(told, { since: Date.now(), version: document.version, ...(isWhole && { found, isWhole }) });
    setTimeout(answered, 0);
    return shown;
  };
}

/** Answers a client that requests problems. Returns a function that makes it request them again. */
function pull(context: ServerContext, answer: AnswerInTime): () => void {
  const { connection, documents } = context;
  const refresh = (): void => {
    if (!canRefresh(context)) return;
    connection.languages.diagnostics.refresh().catch(() => {
      // The client is about to close.
    });
  };
  const empty: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
  const handle = async (
    { textDocument }: DocumentDiagnosticParams,
    request: PendingRequest,
  ): Promise<DocumentDiagnosticReport> => {
    const document = documents.get(textDocument.uri);
    if (!document) return empty;
    // If the document changes meanwhile, the check starts again: the client waits for no other answer.
    const shown = await answer(document, request);
    // After the answer: a client drops the one that it waits for when it is to request again.
    if (!shown.isWhole) setTimeout(refresh, 0);
    return { ...empty, items: shown.diagnostics() };
  };
  connection.languages.diagnostics.on(guard(context, 'textDocument/diagnostic', () => empty, handle));
  return refresh;
}

function canRefresh({ capabilities: { workspace } }: Client): boolean {
  return workspace?.diagnostics?.refreshSupport === true;
}

/** Sends a document's problems after every change, to a client that cannot request them. Returns a function that sends those of all documents. */
function push(context: ServerContext, answer: AnswerInTime): () => void {
  const { connection, documents, faults } = context;
  /** The last answer that was begun for each document: an earlier one may end later, and knows less of the other files. */
  const last = new Map<string, object>();
  const send = async (document: Document, own: object): Promise<void> => {
    const { uri, version } = document;
    const token = {
      get isCancellationRequested() {
        return last.get(uri) !== own;
      },
    };
    // A document that changes meanwhile is scheduled again, and so are all when others do.
    const request = new PendingRequest({ context, where: `diagnostics ${uri}`, token, document });
    request.assertWanted();
    const shown = await answer(document, request);
    await connection.sendDiagnostics({ uri, version, diagnostics: shown.diagnostics() });
    if (!shown.isWhole) schedule(document);
  };
  // Changes that have arrived together are answered once, for the last of them; there is no other delay.
  const schedule = (document: Document): void => {
    const own = {};
    last.set(document.uri, own);
    setTimeout(() => {
      send(document, own).catch((error) => {
        if (!(error instanceof ResponseError)) faults.report(`diagnostics ${document.uri}`, error);
      });
    }, 0);
  };
  documents.onDidChangeContent(({ document }) => schedule(document));
  documents.onDidClose(({ document }) => {
    last.delete(document.uri);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
  return () => documents.all().forEach(schedule);
}
