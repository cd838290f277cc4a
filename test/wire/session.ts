import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import {
  createMessageConnection,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type {
  CodeAction,
  CodeLens,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  Hover,
  SelectionRange,
} from 'vscode-languageserver-types';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

/** The file that every session opens. */
export const sessionFile = {
  uri: 'file:///session/data/xml/rules/session.xml',
  text: `<?xml version="1.0"?>
<rules>
  <rule id="session-scare" name="SCARE n+"><p>Roll 1D6. On a score of n or more the Warrior loses 2D6+2 gold. Also Fear 5.</p></rule>
  <rule id="session-broken" name="BROKEN><p>Lost.</p></rule>
  <rule name="NAMELESS"><p>Nobody can refer to it.</p></rule>
  <magic id="session-spell" name="Spell">Draw a counter.</magic>
</rules>
`,
};

/** What a server answered in a session. */
export interface Answers {
  readonly diagnostics: readonly Diagnostic[];
  readonly afterMending: readonly Diagnostic[];
  /** The titles of the quick fixes where the nameless rule begins. */
  readonly fixes: readonly string[];
  readonly hover: string;
  readonly completion: readonly string[];
  readonly lenses: readonly string[];
  readonly symbols: readonly string[];
  readonly folds: number;
  readonly selection: number;
  readonly odds: string;
  readonly roll: string;
  /** The names of the rules that are found for what stands at a mention. */
  readonly lookUp: readonly string[];
  /** The names of all rules that begin like that of the file. */
  readonly rules: readonly string[];
  readonly foreign: readonly unknown[];
}

/** A session with a program that Node runs, which must end well with its client. */
export function runSessionWith(program: string, ...words: readonly string[]): Promise<Answers> {
  return runSessionOf(spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] }));
}

/** A session with a process that serves on its standard input and output, and must end well with its client. */
export async function runSessionOf(server: ChildProcessByStdio<Writable, Readable, null>): Promise<Answers> {
  const ended = new Promise<number | null>((done) => server.on('close', done));
  const session = runSession(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const endedBefore = ended.then((status) =>
    assert.fail(`${server.spawnargs.join(' ')}: status ${status} before its end`),
  );
  const answers = await Promise.race([session, endedBefore]);
  server.stdin.end();
  assert.equal(await ended, 0, server.spawnargs.join(' '));
  return answers;
}

/** Does with a server what an editor does with it, and ends it. */
export async function runSession(reader: MessageReader, writer: MessageWriter): Promise<Answers> {
  const connection = createMessageConnection(reader, writer);
  connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => ({})));
  connection.onRequest('client/registerCapability', () => null);
  connection.onRequest('workspace/diagnostic/refresh', () => null);
  connection.onRequest('whq/readFolder', () => ({ kind: 'missing' }));
  const logged: string[] = [];
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    logged.push(message);
  });
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    locale: 'en',
    capabilities: {
      workspace: { configuration: true, diagnostics: { refreshSupport: true } },
      textDocument: {
        diagnostic: {},
        hover: { contentFormat: ['markdown'] },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
        completion: { completionItem: { snippetSupport: true } },
      },
    },
  });
  await connection.sendNotification('initialized', {});

  const { uri, text } = sessionFile;
  const textDocument = { uri };
  const ask = <Result>(method: string, params: object = {}): Promise<Result> =>
    connection.sendRequest<Result>(method, { textDocument, ...params });
  const at = (needle: string, shift = 0) => positionIn(text, text.indexOf(needle) + shift);
  const open = (uri: string, content: string) =>
    connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'xml', version: 1, text: content },
    });
  const own = <Method extends keyof ServerRequests>(method: Method, params: ServerRequests[Method]['params']) =>
    connection.sendRequest<ServerRequests[Method]['result']>(method, params);

  await open(uri, text);
  const { items: diagnostics } = await ask<{ items: Diagnostic[] }>('textDocument/diagnostic');
  const hover = await ask<Hover>('textDocument/hover', { position: at('Fear 5', 2) });
  const { items: completion } = await ask<CompletionList>('textDocument/completion', { position: at('Fear 5', 3) });
  const placed = await ask<CodeLens[]>('textDocument/codeLens');
  const lenses = await Promise.all(placed.map((lens) => connection.sendRequest<CodeLens>('codeLens/resolve', lens)));
  const symbols = await ask<DocumentSymbol[]>('textDocument/documentSymbol');
  const folds = await ask<FoldingRange[]>('textDocument/foldingRange');
  const selection = await ask<SelectionRange[]>('textDocument/selectionRange', { positions: [at('session-spell', 2)] });
  const odds = await own('whq/view', { subject: 'odds', question: { expression: '2D6+2' } });
  const roll = await own('whq/roll', { expression: '2D6+2', seed: 7 });

  const { question } = await own('whq/lookUpPlace', { uri, position: at('Fear 5', 2) });
  const lookUp = await own('whq/rules', { question });
  const rules = await own('whq/rules', {});

  const end = at('"BROKEN>', '"BROKEN'.length);
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start: end, end }, text: '"' }],
  });
  const { items: afterMending } = await ask<{ items: Diagnostic[] }>('textDocument/diagnostic');

  const nameless = { start: at('rule name="NAMELESS'), end: at('rule name="NAMELESS', 4) };
  const fixesOf = (only: readonly string[]) =>
    ask<CodeAction[]>('textDocument/codeAction', { range: nameless, context: { diagnostics: [], only } });
  const fixes = await fixesOf(['quickfix']);
  assert.deepEqual(await fixesOf(['refactor']), []);

  const foreign = 'file:///session/pom.xml';
  await open(foreign, '<project><a></b></project>');
  const elsewhere = { textDocument: { uri: foreign } };
  const { items } = await ask<{ items: Diagnostic[] }>('textDocument/diagnostic', elsewhere);
  const silence = [
    ...items,
    ...(await ask<CodeLens[]>('textDocument/codeLens', elsewhere)),
    ...(await ask<DocumentSymbol[]>('textDocument/documentSymbol', elsewhere)),
    ...(await ask<CompletionList>('textDocument/completion', { ...elsewhere, position: { line: 0, character: 12 } }))
      .items,
  ];
  await connection.sendRequest('shutdown');
  connection.dispose();
  assert.deepEqual(logged, []);
  return {
    diagnostics,
    afterMending,
    fixes: fixes.map(({ title }) => title),
    hover: typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '',
    completion: completion.map(({ label }) => label),
    lenses: lenses.map(({ command }) => command?.title ?? ''),
    symbols: symbols.map(({ name, detail }) => `${name} ${detail}`.trim()),
    folds: folds.length,
    selection: depthOf(selection[0]),
    odds: JSON.stringify(odds?.view),
    roll: roll.text,
    lookUp: lookUp.map(({ name }) => name),
    rules: rules.flatMap(({ name }) => (name.startsWith('Scare') ? [name] : [])),
    foreign: silence,
  };
}

function depthOf(range: SelectionRange | undefined): number {
  return range ? 1 + depthOf(range.parent) : 0;
}

function positionIn(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length - 1, character: offset - before.lastIndexOf('\n') - 1 };
}
