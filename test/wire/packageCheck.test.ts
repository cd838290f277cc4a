import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import type { PackageCheckResult } from '../../server/lsp/protocol/commands.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { open, openSession } from './openSession.ts';

const folder = 'file:///package';
const bad = `${folder}/bad.xml`;
const good = `${folder}/good.xml`;
const shown = `${folder}/shown.xml`;
const badText = '<rules><rule id="a" name="A" zap="1">Te\u200bxt</rule></rules>';
const goodText = '<rules><rule id="b" name="B">Text</rule></rules>';
const repeated = (tail: string, times: number): string =>
  Array.from(
    { length: times },
    (_, number) => `<rule id="${tail}-${number}" name="N ${number}" zap="1">Text</rule>`,
  ).join('');

/** A session over these files, none of them open, that notes what it is told of their problems. */
async function begin(texts: ReadonlyMap<string, string>, capabilities: object = { textDocument: { diagnostic: {} } }) {
  const files = new Map(texts);
  const session = await openSession(capabilities, {}, { folder, host: memoryHost(files) });
  const { connection } = session;
  const told = new Map<string, readonly Diagnostic[]>();
  const sent: string[] = [];
  let look = (): void => {};
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    told.set(uri, diagnostics);
    sent.push(uri);
    look();
  });
  /** Waits until the client has been told exactly these codes, by file. */
  const until = (expected: Readonly<Record<string, readonly string[]>>): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        const codes = [...told].map(([uri, found]) => [uri, found.map(({ code }) => code)] as const);
        if (JSON.stringify(codes.filter(([, found]) => found.length > 0)) === JSON.stringify(Object.entries(expected)))
          resolve();
      };
      look();
    });
  const run = (name: string, more: object = {}, token = new CancellationTokenSource().token) =>
    connection.sendRequest<PackageCheckResult | null>(
      'workspace/executeCommand',
      { command: `whq-rules.server.${name}`, ...more },
      token,
    );
  const changed = (uri: string, type: 1 | 2 | 3): Promise<void> =>
    connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] });
  return { ...session, files, told, sent, until, run, changed };
}

const two = new Map([
  [bad, badText],
  [good, goodText],
]);
const codes = ['unknown-attribute', 'invisible-character'];

/** As many as are shown at most. */
const maximumShown = 5000;

describe('a check of the whole package', () => {
  it('is announced, tells the problems of files that are not open, and says how many there are', async () => {
    const { announced, run, until, sent, told, connection, end } = await begin(two);
    assert.deepEqual(announced.executeCommandProvider?.commands, [
      'whq-rules.server.checkPackage',
      'whq-rules.server.clearPackage',
    ]);
    assert.deepEqual(await run('checkPackage'), {
      text: '2 files: 1 error, 1 hint.',
      counts: { error: 1, warning: 0, info: 0, hint: 1 },
    });
    await until({ [bad]: codes });
    assert.equal(told.get(bad)?.[0]?.severity, DiagnosticSeverity.Error);
    await run('checkPackage');
    assert.deepEqual(sent, [bad], 'what the client knows is not sent again');
    await run('clearPackage');
    await until({});
    await open(connection, shown, badText);
    assert.equal((await run('checkPackage'))?.text, '3 files: 2 errors, 2 warnings, 2 hints.');
    assert.equal(told.has(shown), false);
    await end();
  });

  it('sees files that come while the first check goes on', async () => {
    const capabilities = { workspace: { configuration: true }, textDocument: { diagnostic: {} } };
    const { connection, files, run, until, changed, end } = await begin(two, capabilities);
    const late = `${folder}/late.xml`;
    let isLate = false;
    connection.onRequest('workspace/configuration', async ({ items }: { items: readonly { scopeUri?: string }[] }) => {
      if (!isLate && items.some(({ scopeUri }) => scopeUri === bad)) {
        isLate = true;
        files.set(late, '<rules><rule id="late" name="LATECOMER" zap="1">Text</rule></rules>');
        await changed(late, 1);
        const isKnown = async (): Promise<boolean> =>
          (await connection.sendRequest<unknown[]>('workspace/symbol', { query: 'LATECOMER' })).length > 0;
        while (!(await isKnown()));
      }
      return items.map(() => ({}));
    });
    await run('checkPackage');
    assert.equal(isLate, true);
    await until({ [bad]: codes, [late]: ['unknown-attribute'] });
    await end();
  });

  it('follows the files until the problems are taken away', async () => {
    const { connection, files, run, until, sent, changed, end } = await begin(two);
    files.set(good, '<rules><rule name="B">Text</rule></rules>');
    await changed(good, 2);
    await run('checkPackage');
    await until({ [bad]: codes, [good]: ['missing-id'] });
    files.set(good, goodText);
    await changed(good, 2);
    await until({ [bad]: codes });
    await open(connection, bad, badText);
    await until({});
    const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
      textDocument: { uri: bad },
    });
    assert.deepEqual(
      items.map(({ code }) => code),
      codes,
    );
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri: bad } });
    await until({ [bad]: codes });
    files.delete(bad);
    await changed(bad, 3);
    await until({});
    await run('clearPackage');
    files.set(bad, badText);
    const before = sent.length;
    await changed(bad, 1);
    const symbols = async () => connection.sendRequest<unknown[]>('workspace/symbol', { query: '' });
    while ((await symbols()).length < 2);
    assert.equal(sent.length, before);
    await end();
  });

  it('goes with the folder, and is not made where the settings want no problems', async () => {
    const { connection, run, until, end } = await begin(two, {
      workspace: { workspaceFolders: true, configuration: true },
    });
    let enabled = true;
    connection.onRequest('workspace/configuration', ({ items }: { items: object[] }) =>
      items.map(() => ({ problems: { enabled } })),
    );
    await run('checkPackage');
    await until({ [bad]: codes });
    enabled = false;
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    await until({});
    enabled = true;
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    await until({ [bad]: codes });
    await connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: [], removed: [{ uri: folder, name: 'package' }] },
    });
    await until({});
    await end();
  });

  it('shows progress, its own or that of the request, and ends when it is cancelled', async () => {
    const many = new Map(
      Array.from({ length: 20 }, (_, file) => [`${folder}/${file}.xml`, `<rules>${repeated(`f${file}`, 200)}</rules>`]),
    );
    const { connection, run, told, end } = await begin(many, { window: { workDoneProgress: true } });
    const values: { token: unknown; value: { kind: string; title?: string; percentage?: number; message?: string } }[] =
      [];
    const created: unknown[] = [];
    connection.onRequest('window/workDoneProgress/create', ({ token }) => {
      created.push(token);
      return null;
    });
    connection.onNotification('$/progress', (progress) => {
      values.push(progress);
    });
    const source = new CancellationTokenSource();
    const cancelled = run('checkPackage', { workDoneToken: 'mine' }, source.token).catch(() => null);
    source.cancel();
    assert.equal(await cancelled, null);
    assert.equal(told.size, 0);
    assert.deepEqual(created, []);
    values.length = 0;
    await run('checkPackage');
    assert.deepEqual([...new Set(values.map(({ token }) => token))], created);
    const kinds = values.map(({ value }) => value.kind);
    assert.deepEqual([kinds[0], kinds.at(-1)], ['begin', 'end']);
    assert.equal(values.at(-2)?.value.message, '20 of 20 files');
    assert.equal(values.at(-2)?.value.percentage, 100);
    await end();
  });

  it('shows so many problems and no more, errors before hints, and says how many are not shown', async () => {
    const fifth = maximumShown / 5;
    const texts = Array.from({ length: 6 }, (_, file): [string, string] => [
      `${folder}/${file}.xml`,
      `<rules>${repeated(`f${file}`, file < 5 ? fifth - 1 : 2).replace('Text', 'Te\u200bxt')}</rules>`,
    ]);
    const { run, told, end } = await begin(new Map(texts));
    const result = await run('checkPackage');
    assert.deepEqual(result?.counts, { error: 5 * (fifth - 1) + 2, warning: 0, info: 0, hint: 6 });
    assert.match(result?.text ?? '', / 3 are not shown, hints first\.$/);
    const severities = [...told.values()].flat().map(({ severity }) => severity);
    assert.equal(severities.length, maximumShown);
    assert.equal(severities.filter((severity) => severity === DiagnosticSeverity.Hint).length, 3);
    await end();
  });

  it('lets keys go first', async () => {
    const many = new Map(
      Array.from({ length: 20 }, (_, file) => [`${folder}/${file}.xml`, `<rules>${repeated(`f${file}`, 400)}</rules>`]),
    );
    const { connection, run, end } = await begin(many, { window: { workDoneProgress: true } });
    await open(connection, shown, '<rules><rule id="c" name="C">Roll 2D6+2.</rule></rules>');
    const order: string[] = [];
    const params = { textDocument: { uri: shown }, position: { line: 0, character: 36 } };
    const hover = new Promise<void>((resolve) => {
      connection.onNotification('$/progress', async ({ value }) => {
        if (value.kind !== 'report') return;
        await connection.sendRequest('textDocument/hover', params);
        order.push('hover');
        resolve();
      });
    });
    await run('checkPackage', { workDoneToken: 'mine' });
    order.push('check');
    await hover;
    assert.ok(order.indexOf('hover') < order.indexOf('check'), order.join());
    await end();
  });
});
