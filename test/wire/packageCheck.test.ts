import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import type { PublishDiagnosticsParams } from 'vscode-languageserver';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import type { PackageCheckResult } from '../../server/lsp/protocol/commands.ts';
import { folder, openSession } from './openSession.ts';

const bad = `${folder}/bad.xml`;
const badText = '<rules><rule id="a" name="A" zap="1">Te\u200bxt</rule></rules>';
const goodText = '<rules><rule id="b" name="B">Text</rule></rules>';
const two = { 'bad.xml': badText, 'good.xml': goodText };
const badCodes = ['unknown-attribute', 'invisible-character'];
const manyRules = (prefix: string, count: number): string =>
  `<rules>${Array.from({ length: count }, (_, at) => `<rule id="${prefix}-${at}" name="N ${at}" zap="1">Text</rule>`).join('')}</rules>`;
const manyFiles = (files: number, textOf: (file: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: files }, (_, file) => [`${file}.xml`, textOf(file)]));

/** A session over these files, none of them open. */
async function begin(
  disk: Readonly<Record<string, string>>,
  capabilities: object = { textDocument: { diagnostic: {} } },
  settings?: object,
) {
  const session = await openSession(capabilities, {}, { disk, ...(settings && { settings }) });
  const sent = () => session.paramsOf<PublishDiagnosticsParams>('textDocument/publishDiagnostics');
  /** The problems that the client has been told, by the names of the files. */
  const told = (): Readonly<Record<string, readonly Diagnostic[]>> =>
    Object.fromEntries(sent().map(({ uri, diagnostics }) => [uri.slice(folder.length + 1), diagnostics]));
  /** Waits until the client has been told exactly these codes. */
  const until = (expected: Readonly<Record<string, readonly string[]>>): Promise<void> =>
    session.until(() => {
      const codes = Object.entries(told()).map(([name, found]) => [name, found.map(({ code }) => code)] as const);
      const left = codes.filter(([, found]) => found.length > 0);
      return JSON.stringify(left) === JSON.stringify(Object.entries(expected));
    });
  const run = (name: string, more: object = {}, token = new CancellationTokenSource().token) =>
    session.connection.sendRequest<PackageCheckResult | null>(
      'workspace/executeCommand',
      { command: `whq-rules.server.${name}`, ...more },
      token,
    );
  return { session, sent, told, until, run };
}

describe('a check of the whole package', () => {
  it('is announced, tells the problems of files that are not open, and says how many there are', async () => {
    const { session, run, until, sent, told } = await begin(two);
    assert.deepEqual(session.announced.executeCommandProvider?.commands, [
      'whq-rules.server.checkPackage',
      'whq-rules.server.clearPackage',
    ]);
    assert.deepEqual(await run('checkPackage'), {
      text: '2 files: 1 error, 1 hint.',
      counts: { error: 1, warning: 0, info: 0, hint: 1 },
    });
    await until({ 'bad.xml': badCodes });
    assert.equal(told()['bad.xml']?.[0]?.severity, DiagnosticSeverity.Error);
    await run('checkPackage');
    assert.equal(sent().length, 1, 'what the client knows is not sent again');
    await run('clearPackage');
    await until({});
    await session.open(`${folder}/shown.xml`, badText);
    assert.equal((await run('checkPackage'))?.text, '3 files: 2 errors, 2 warnings, 2 hints.');
    assert.equal(told()['shown.xml'], undefined);
    await session.end();
  });

  it('sees files that come while the first check goes on', async () => {
    const { session, run, until } = await begin(two, {
      workspace: { configuration: true },
      textDocument: { diagnostic: {} },
    });
    let isLate = false;
    session.connection.onRequest(
      'workspace/configuration',
      async ({ items }: { items: readonly { scopeUri?: string }[] }) => {
        if (!isLate && items.some(({ scopeUri }) => scopeUri === bad)) {
          isLate = true;
          await session.write('late.xml', '<rules><rule id="late" name="LATE" zap="1">Text</rule></rules>');
          await session.settled();
        }
        return items.map(() => ({}));
      },
    );
    await run('checkPackage');
    assert.equal(isLate, true);
    await until({ 'bad.xml': badCodes, 'late.xml': ['unknown-attribute'] });
    await session.end();
  });

  it('follows the files until the problems are taken away', async () => {
    const { session, run, until, sent } = await begin(two);
    await session.write('good.xml', '<rules><rule name="B">Text</rule></rules>');
    await run('checkPackage');
    await until({ 'bad.xml': badCodes, 'good.xml': ['missing-id'] });
    await session.write('good.xml', goodText);
    await until({ 'bad.xml': badCodes });
    await session.open(bad, badText);
    await until({});
    assert.deepEqual(await session.codes(bad), badCodes);
    await session.close(bad);
    await until({ 'bad.xml': badCodes });
    await session.write('bad.xml', undefined);
    await until({});
    await run('clearPackage');
    const before = sent().length;
    await session.write('bad.xml', badText);
    await session.settled();
    assert.equal(sent().length, before);
    await session.end();
  });

  it('goes with the folder, and is not made where the settings want no problems', async () => {
    const { session, run, until } = await begin(two, { workspace: { workspaceFolders: true } }, {});
    await run('checkPackage');
    await until({ 'bad.xml': badCodes });
    await session.set({ problems: { enabled: false } });
    await until({});
    await session.set({});
    await until({ 'bad.xml': badCodes });
    const event = { added: [], removed: [{ uri: folder, name: 'package' }] };
    await session.notify('workspace/didChangeWorkspaceFolders', { event });
    await until({});
    await session.end();
  });

  it('shows progress, its own or that of the request, and ends when it is cancelled', async () => {
    const { session, run, told } = await begin(
      manyFiles(20, (file) => manyRules(`f${file}`, 20)),
      { window: { workDoneProgress: true } },
    );
    type Progress = { token: unknown; value: { kind: string; percentage?: number; message?: string } };
    const values: Progress[] = [];
    session.connection.onNotification('$/progress', (progress: Progress) => void values.push(progress));
    const created = () =>
      session.paramsOf<{ token: unknown }>('window/workDoneProgress/create').map(({ token }) => token);
    const source = new CancellationTokenSource();
    const cancelled = run('checkPackage', { workDoneToken: 'mine' }, source.token).catch(() => null);
    source.cancel();
    assert.equal(await cancelled, null);
    assert.deepEqual([told(), created()], [{}, []]);
    values.length = 0;
    await run('checkPackage');
    assert.deepEqual([...new Set(values.map(({ token }) => token))], created());
    const kinds = values.map(({ value }) => value.kind);
    assert.deepEqual([kinds[0], kinds.at(-1)], ['begin', 'end']);
    const { message, percentage } = values.at(-2)?.value ?? {};
    assert.deepEqual([message, percentage], ['20 of 20 files', 100]);
    await session.end();
  });

  it('lets keys go first', async () => {
    const { session, run } = await begin(
      manyFiles(10, (file) => manyRules(`f${file}`, 100)),
      { window: { workDoneProgress: true } },
    );
    const shown = `${folder}/shown.xml`;
    await session.open(shown, '<rules><rule id="c" name="C">Roll 2D6+2.</rule></rules>');
    const order: string[] = [];
    const hover = new Promise<void>((resolve) => {
      session.connection.onNotification('$/progress', async ({ value }: { value: { kind: string } }) => {
        if (value.kind !== 'report') return;
        await session.ask('hover', session.at(shown, '2D6'));
        order.push('hover');
        resolve();
      });
    });
    await run('checkPackage', { workDoneToken: 'mine' });
    order.push('check');
    await hover;
    assert.ok(order.indexOf('hover') < order.indexOf('check'), order.join());
    await session.end();
  });
});
