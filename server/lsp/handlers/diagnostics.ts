import {
  CancellationToken,
  type ClientCapabilities,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  ResponseError,
} from 'vscode-languageserver';
import { checkBySection } from '../../checks/check.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticsIn } from '../connection/diagnosticsIn.ts';
import { guard } from '../connection/guard.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';
import { type ShownProblems, shownProblems, toldOf } from '../connection/shownProblems.ts';
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
 *
 * @param patience the milliseconds that the first answer about a large document may take, if it needs more than that for all problems.
 * @param onFirst called when the first answer about any document is on its way.
 */
export function problemsHandler(patience = 250, onFirst: () => void = () => {}): Handler {
  return {
    capabilities: ({ capabilities, initializationOptions }) => {
      if (!canAsk(capabilities)) return {};
      const workspaceDiagnostics = initializationOptions.workspaceDiagnostics !== false;
      return { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics } };
    },
    register: (context) => {
      const { documents, typedPlaces, capabilities } = context;
      let answeredOne = (): void => {
        answeredOne = () => {};
        onFirst();
      };
      const refresh = (canAsk(capabilities) ? pull : push)(context, patience, () => answeredOne());
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
  const request = new PendingRequest(context, 'diagnostics', CancellationToken.None);
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

/**
 * A function that tells when to answer about a large document with the problems that are known: never, if the client has been told all of them,
 * because problems would vanish that the editor shows, and for a text that has had such an answer. A request that a key has cancelled counts as
 * one wait with the next: else there would be no answer for as long as somebody types.
 */
function isOverFor(document: Document, patience: number): () => boolean {
  const told = toldOf(document);
  if (document.length < minimumLength || told.isWhole || told.version === document.version) return () => false;
  told.since ??= Date.now();
  const end = told.since + patience;
  return () => Date.now() >= end;
}

function noteAnswer({ document, found, isWhole }: ShownProblems): void {
  const { version } = document;
  Object.assign(toldOf(document), { since: Date.now(), version, ...(isWhole && { found, isWhole }) });
}

/** Answers a client that requests problems. Returns a function that makes it request them again. */
function pull(context: ServerContext, patience: number, answeredOne: () => void): () => void {
  const { connection, documents, messages, capabilities } = context;
  const canRefresh = capabilities.workspace?.diagnostics?.refreshSupport === true;
  const refresh = (): void => {
    if (!canRefresh) return;
    connection.languages.diagnostics.refresh().catch(() => {
      // The client is about to close.
    });
  };
  const empty: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
  connection.languages.diagnostics.on(
    guard(
      context,
      'textDocument/diagnostic',
      () => empty,
      async ({ textDocument }: DocumentDiagnosticParams, asked) => {
        const document = documents.get(textDocument.uri);
        if (!document) return empty;
        const isOver = canRefresh ? isOverFor(document, patience) : () => false;
        // If the document changes meanwhile, the check starts again: the client waits for no other answer.
        const shown = await shownProblems(context, document, asked, isOver);
        asked.assertWanted();
        noteAnswer(shown);
        setTimeout(answeredOne, 0);
        // After the answer: a client drops the one that it waits for when it is to request again.
        if (!shown.isWhole) setTimeout(refresh, 0);
        return {
          kind: DocumentDiagnosticReportKind.Full,
          items: diagnosticsIn(document, shown.listed, messages, shown.style),
        };
      },
    ),
  );
  return refresh;
}

/** Sends a document's problems after every change, to a client that cannot request them. Returns a function that sends those of all documents. */
function push(context: ServerContext, patience: number, answeredOne: () => void): () => void {
  const { connection, documents, messages, faults } = context;
  /** The last answer that was begun for each document: an earlier one may end later, and knows less of the other files. */
  const last = new Map<string, object>();
  const send = async (uri: string, own: object): Promise<void> => {
    const document = documents.get(uri);
    if (last.get(uri) !== own || !document) return;
    const { version } = document;
    const isCurrent = (): boolean =>
      document.version === version && documents.get(uri) === document && last.get(uri) === own;
    const request = new PendingRequest(context, `diagnostics ${uri}`, {
      get isCancellationRequested() {
        return !isCurrent();
      },
    });
    const isOver = isOverFor(document, patience);
    const shown = await shownProblems(context, document, request, isOver);
    // A document that changed meanwhile is scheduled again, and so are all when others did.
    if (!isCurrent()) return;
    await connection.sendDiagnostics({
      uri,
      version,
      diagnostics: diagnosticsIn(document, shown.listed, messages, shown.style),
    });
    noteAnswer(shown);
    answeredOne();
    if (!shown.isWhole) schedule(uri);
  };
  // Changes that have arrived together are answered once, for the last of them; there is no other delay.
  const schedule = (uri: string): void => {
    const own = {};
    last.set(uri, own);
    setTimeout(() => {
      send(uri, own).catch((error) => {
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
