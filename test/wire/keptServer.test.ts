import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { DocumentDiagnosticReport, WorkspaceDiagnosticReport } from 'vscode-languageserver';
import { keptFiles } from '../../server/hosts/cache/keptFiles.ts';
import { program } from './commandLine.ts';

/** Long enough to be kept. */
const text =
  '<rules>\n<rule id="lamp" name="LAMP">Roll 1D6: on a 7+ the lamp goes out, and all that it has shone upon is gone.</rule>\n</rules>\n';

describe('a server in a folder that an earlier one has opened', function () {
  this.timeout(60_000);

  let [above, folder, cache] = ['', '', ''];
  beforeEach(() => {
    above = mkdtempSync(join(tmpdir(), 'whq-kept-server-'));
    [folder, cache] = [join(above, 'package'), join(above, 'home', 'whq-rules', 'checks')];
    mkdirSync(folder);
    for (const name of ['a.xml', 'b.xml']) writeFileSync(join(folder, name), text.replace('lamp"', `lamp-${name}"`));
  });
  afterEach(() => rmSync(above, { recursive: true }));

  const kept = (): readonly string[] => (existsSync(cache) ? readdirSync(cache) : []);

  /** A server that is ready for requests. */
  const serve = async ({ words = [], isAlone = false }: { words?: readonly string[]; isAlone?: boolean } = {}) => {
    const env = { PATH: process.env.PATH, LANG: 'C', XDG_CACHE_HOME: join(above, 'home') };
    const server = spawn(process.execPath, [program, 'lsp', '--stdio', ...words], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: 55_000,
      killSignal: 'SIGKILL',
    });
    const ended = new Promise<number | null>((done) => server.on('close', done));
    const connection = createMessageConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    for (const request of ['client/registerCapability', 'workspace/diagnostic/refresh'])
      connection.onRequest(request, () => null);
    connection.listen();
    await connection.sendRequest('initialize', {
      processId: null,
      rootUri: isAlone ? null : pathToFileURL(folder).href,
      locale: 'en',
      capabilities: { workspace: { diagnostics: { refreshSupport: true } }, textDocument: { diagnostic: {} } },
    });
    await connection.sendNotification('initialized', {});
    const uri = pathToFileURL(join(folder, 'a.xml')).href;
    return {
      /** The problems of all files that are not open, as text. */
      problems: async () => {
        const { items } = await connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
          previousResultIds: [],
        });
        return JSON.stringify(items.map((item) => (item.kind === 'full' ? [item.uri, item.items] : item)));
      },
      /** Opens a file; its problems as text. */
      open: async (content: string) => {
        const textDocument = { uri, languageId: 'xml', version: 1, text: content };
        await connection.sendNotification('textDocument/didOpen', { textDocument });
        return JSON.stringify(
          await connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument: { uri } }),
        );
      },
      end: async () => {
        await connection.sendRequest('shutdown');
        await connection.sendNotification('exit');
        assert.equal(await ended, 0);
      },
    };
  };

  it('has the problems of closed files from then, and of opened ones as long as they are as they were', async () => {
    const first = await serve();
    const problems = await first.problems();
    assert.match(problems, /7\+/);
    await first.end();
    const files = keptFiles(cache);
    const [name = '', ...others] = kept();
    assert.deepEqual(others, []);
    // Other findings of the same length, which show who answers.
    files.write(name, [Buffer.from(String(files.read(name)).replaceAll('7+', '9+'))]);
    const second = await serve();
    assert.equal(await second.problems(), problems.replaceAll('7+', '9+'));
    assert.match(await second.open(text.replace('lamp"', 'lamp-a.xml"')), /9\+/);
    await second.end();
    const third = await serve();
    assert.match(await third.open(text.replace('lamp"', 'lamp-a.xml"').replace('Roll', 'Throw')), /7\+/);
    await third.end();
  });

  it('has the problems of a file that is opened alone from then', async () => {
    const first = await serve({ isAlone: true });
    const before = await first.open(text);
    assert.match(before, /7\+/);
    await first.end();
    const files = keptFiles(cache);
    const [name = ''] = kept();
    files.write(name, [Buffer.from(String(files.read(name)).replaceAll('7+', '9+'))]);
    const second = await serve({ isAlone: true });
    assert.equal(await second.open(text), before.replaceAll('7+', '9+'));
    await second.end();
  });

  it('finds what other texts say by itself', async () => {
    const first = await serve();
    await first.problems();
    await first.end();
    writeFileSync(join(folder, 'a.xml'), text.replace('7+', '8+'));
    const second = await serve();
    const problems = await second.problems();
    assert.match(problems, /8\+/);
    await second.end();
    const third = await serve({ words: ['--no-cache'] });
    assert.equal(await third.problems(), problems);
    await third.end();
  });

  it('keeps nothing with --no-cache', async () => {
    const server = await serve({ words: ['--no-cache'] });
    assert.match(await server.problems(), /7\+/);
    await server.end();
    assert.deepEqual(kept(), []);
  });

  it('is not disturbed by others that run at the same time', async () => {
    const servers = await Promise.all([serve(), serve()]);
    const [one, other] = await Promise.all(servers.map((server) => server.problems()));
    await Promise.all(servers.map((server) => server.end()));
    assert.equal(one, other);
    const last = await serve();
    assert.equal(await last.problems(), one);
    await last.end();
    assert.equal(kept().length, 1);
  });
});
