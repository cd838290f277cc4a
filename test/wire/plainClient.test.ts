import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'mocha';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type {
  CompletionList,
  Hover,
  InitializeResult,
  Location,
  PublishDiagnosticsParams,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { program } from './commandLine.ts';

const rulesText = `<rules>
  <rule id="my-gaze" name="GAZE n"><p>🎲🎲 Año: it causes Fear 5.</p><bad/></rule>
</rules>
`;
const proseText = '🎲 The Ñu has Gaze 2 and\n';

/** Clients that support little. Every client knows positions in UTF-16, also one that likes others better. */
const clients: Readonly<Record<string, object>> = {
  'announces nothing': {},
  'likes positions in UTF-8': {
    general: { positionEncodings: ['utf-8', 'utf-16'] },
    textDocument: { publishDiagnostics: {}, hover: { contentFormat: ['plaintext'] }, completion: {}, definition: {} },
    workspace: { workspaceEdit: {} },
  },
};

describe('the server as a program, with a client that', () => {
  let folder = '';
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-plain-')));
    mkdirSync(join(folder, 'data', 'xml', 'rules'), { recursive: true });
    writeFileSync(join(folder, 'data', 'xml', 'rules', 'r.xml'), rulesText);
    writeFileSync(join(folder, 'text.md'), proseText);
  });
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

  for (const [name, capabilities] of Object.entries(clients))
    it(`${name}: gets answers that it understands, and is asked nothing`, () => check(folder, capabilities));
});

async function check(folder: string, capabilities: object): Promise<void> {
  const [rules, prose] = ['data/xml/rules/r.xml', 'text.md'].map((path) => pathToFileURL(join(folder, path)).href);
  assert.ok(rules !== undefined && prose !== undefined);
  const server = spawn(process.execPath, [program, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((done) => server.once('close', done));
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const told: { readonly method: string; readonly params: unknown }[] = [];
  const problems = new Map<string, PublishDiagnosticsParams>();
  connection.onNotification((method, params) => {
    told.push({ method, params });
  });
  connection.onRequest((method, params) => {
    told.push({ method, params });
    return null;
  });
  const published = new Promise<void>((done) => {
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      problems.set(params.uri, params);
      if (problems.size === 2) done();
    });
  });
  connection.listen();
  const ask = <Result>(method: string, uri: string, line = 0, character = 0, more: object = {}): Promise<Result> =>
    connection.sendRequest(`textDocument/${method}`, {
      textDocument: { uri },
      position: { line, character },
      ...more,
    });

  const { capabilities: announced } = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities,
  });
  assert.equal(announced.positionEncoding, 'utf-16');
  assert.equal(announced.diagnosticProvider, undefined);
  await connection.sendNotification('initialized', {});
  for (const [uri, languageId, text] of [
    [rules, 'xml', rulesText],
    [prose, 'markdown', proseText],
  ] as const)
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
  await published;
  const [problem, ...others] = problems.get(rules)?.diagnostics ?? [];
  assert.deepEqual(others, []);
  const place = { line: 1, character: rulesText.split('\n')[1]?.indexOf('bad') ?? -1 };
  assert.deepEqual([problem?.code, problem?.range.start], ['unknown-element', place]);
  assert.deepEqual(Object.keys(problem ?? {}).toSorted(), ['code', 'message', 'range', 'severity', 'source']);

  const inProse = proseText.indexOf('Gaze') + 1;
  const hover = await ask<Hover>('hover', prose, 0, inProse);
  assert.ok(typeof hover.contents === 'object' && 'kind' in hover.contents);
  assert.equal(hover.contents.kind, 'plaintext');
  assert.match(hover.contents.value, /^GAZE 2 · r\.xml/);
  assert.deepEqual(hover.range?.start, { line: 0, character: inProse - 1 });

  assert.deepEqual(
    (await ask<Location[]>('definition', prose, 0, inProse)).map((one) => [one.uri, one.range.start.line]),
    [[rules, 1]],
  );

  const typed = 'Brea';
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: prose, version: 2 },
    contentChanges: [
      {
        range: { start: { line: 0, character: proseText.length - 1 }, end: { line: 1, character: 0 } },
        text: ` ${typed}`,
      },
    ],
  });
  const end = proseText.length + typed.length;
  const { items, itemDefaults } = await ask<CompletionList>('completion', prose, 0, end);
  assert.equal(itemDefaults, undefined);
  const breath = items.find(({ label }) => label.startsWith('Breathe Fire'));
  assert.match(JSON.stringify(breath?.textEdit), /"newText":"Breathe fire/);
  assert.deepEqual(
    items.filter(
      (item) => item.insertTextFormat === 2 || item.labelDetails || /\$/.test(JSON.stringify(item.textEdit)),
    ),
    [],
  );

  const inId = rulesText.split('\n')[1]?.indexOf('my-gaze') ?? -1;
  const { changes, documentChanges } = await ask<WorkspaceEdit>('rename', rules, 1, inId + 1, { newName: 'my-stare' });
  assert.equal(documentChanges, undefined);
  assert.deepEqual(
    changes?.[rules]?.map((edit: TextEdit) => [edit.newText, edit.range.start]),
    [['my-stare', { line: 1, character: inId }]],
  );
  // An outline has levels, which this client does not know.
  assert.deepEqual(await ask('documentSymbol', rules), []);

  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  assert.equal(await ended, 0);
  connection.dispose();
  assert.deepEqual(
    told.filter(({ method }) => method !== 'window/logMessage'),
    [],
  );
}
