// An editor without a screen: starts the built language server, and talks to it over standard input and output.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import {
  CancellationTokenSource,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { mainThreadOf } from './processors.mjs';

/** The codes of LSP for requests that an editor has given up. */
const LSPErrorCodes = { requestCancelled: -32800, contentModified: -32801 };

/**
 * A server that is ready for documents.
 * @param {{ root: string, cache?: string, inTurn: Function, leave: () => void }} side the checkout whose built server it is; the folder in which it keeps what it has found, else a new one; and its turns
 * @param {string} [folder] the workspace
 */
export async function startEditor({ root, cache, inTurn, leave }, folder) {
  const kept = cache ?? mkdtempSync(join(tmpdir(), 'whq-bench-cache-'));
  const env = { ...process.env, XDG_CACHE_HOME: kept };
  const start = performance.now();
  const server = spawn(process.execPath, [join(root, 'dist/cli.js'), 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  let refreshed = () => {};
  const isLoaded = new Promise((resolve) => {
    refreshed = resolve;
  });
  connection.onRequest('workspace/configuration', ({ items }) => items.map(() => ({})));
  connection.onRequest('client/registerCapability', () => null);
  // The server says so when it has read the workspace.
  connection.onRequest('workspace/diagnostic/refresh', () => {
    refreshed();
    return null;
  });
  connection.listen();
  const uri = folder && pathToFileURL(folder).href;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: uri ?? null,
    workspaceFolders: uri ? [{ uri, name: 'bench' }] : null,
    locale: 'en',
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true, diagnostics: { refreshSupport: true } },
      textDocument: {
        diagnostic: { relatedInformation: true },
        hover: { contentFormat: ['markdown'] },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
        // As VS Code announces them.
        completion: {
          completionItem: { snippetSupport: true, documentationFormat: ['markdown'] },
          completionList: {
            itemDefaults: ['commitCharacters', 'editRange', 'insertTextFormat', 'insertTextMode', 'data'],
          },
        },
      },
    },
  });
  await connection.sendNotification('initialized', {});
  return {
    /** When the process was started, by `performance.now()`. */
    start,
    connection,
    isLoaded,
    inTurn,
    memory: () => memoryOf(server.pid),
    /** What its main thread has taken of a processor so far, in milliseconds. */
    mainThread: () => mainThreadOf(server.pid),
    stop: async () => {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      await ended;
      if (!cache) rmSync(kept, { recursive: true });
      connection.dispose();
      leave();
    },
  };
}

/** A document in the server, as an editor with that text has it open. */
export async function openDocument({ connection, inTurn }, uri, content, languageId = 'xml') {
  let text = content;
  let version = 1;
  const textDocument = { uri };
  // The last position that was asked for: the next one is often the same, and lines are not counted from the beginning again.
  let known = { offset: 0, line: 0 };
  const positionAt = (offset) => {
    known = lineOf(text, offset, offset < known.offset ? { offset: 0, line: 0 } : known);
    const lineStart = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    return { line: known.line, character: offset - lineStart };
  };
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId, version, text },
  });
  const diagnostics = async () => (await connection.sendRequest('textDocument/diagnostic', { textDocument })).items;
  return {
    text: () => text,
    inTurn,
    diagnostics,
    /** All problems of a document that is new to the server, whose first answer may have a part of them. */
    allDiagnostics: async () => {
      await diagnostics();
      return diagnostics();
    },
    hover: (offset) => connection.sendRequest('textDocument/hover', { textDocument, position: positionAt(offset) }),
    references: (offset) =>
      connection.sendRequest('textDocument/references', {
        textDocument,
        position: positionAt(offset),
        context: { includeDeclaration: true },
      }),
    /**
     * Asks for the lenses of the document.
     * @returns the lenses, or undefined where the request was cancelled; whether it is still waited for; and a way to cancel it
     */
    lenses: () => {
      const source = new CancellationTokenSource();
      const request = { isWaiting: true, cancel: () => source.cancel(), answer: undefined };
      const end = (answer) => {
        request.isWaiting = false;
        return answer;
      };
      request.answer = connection
        .sendRequest('textDocument/codeLens', { textDocument }, source.token)
        .then(end, (error) => {
          if (![LSPErrorCodes.requestCancelled, LSPErrorCodes.contentModified].includes(error.code)) throw error;
          return end(undefined);
        });
      return request;
    },
    /** What a lens says, of the text as it is. */
    resolveLens: (lens) => (lens.data ? connection.sendRequest('codeLens/resolve', lens) : lens),
    close: () => connection.sendNotification('textDocument/didClose', { textDocument }),
    /**
     * Types the letter, and asks for completions behind it.
     * @returns when the key was pressed, after the editor has found where that is in its own copy; and the answer
     */
    typeAndComplete: (offset, letter) => {
      const [start, position] = [positionAt(offset), positionAt(offset)];
      position.character += letter.length;
      text = text.slice(0, offset) + letter + text.slice(offset);
      version++;
      const pressed = performance.now();
      connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ range: { start, end: start }, text: letter }],
      });
      const answer = connection.sendRequest('textDocument/completion', {
        textDocument,
        position,
        context: { triggerKind: 1 },
      });
      return { pressed, answer };
    },
    /**
     * Puts `inserted` in place of the text between two offsets.
     * @returns when the key was pressed: what the editor itself then does for its own copy is not the server's time
     */
    edit: (from, to, inserted) => {
      const start = positionAt(from);
      const unchanged = known;
      const range = { start, end: positionAt(to) };
      known = unchanged;
      text = text.slice(0, from) + inserted + text.slice(to);
      version++;
      const pressed = performance.now();
      connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ range, text: inserted }],
      });
      return pressed;
    },
  };
}

/** The number of the line with that offset, counted from a place before it. */
function lineOf(text, offset, from) {
  let { line } = from;
  for (let at = text.indexOf('\n', from.offset); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return { offset, line };
}

/** Resident memory in MB, or undefined where the system does not tell it in the way of Linux. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}
