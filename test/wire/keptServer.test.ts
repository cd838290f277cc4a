import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type { WorkspaceDiagnosticReport } from 'vscode-languageserver';
import { keptFiles } from '../../server/hosts/cache/keptFiles.ts';
import { program, start } from './commandLine.ts';
import { connectSession } from './openSession.ts';
import { streamsOf } from './session.ts';

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
    const { child, ended } = start(process.execPath, [program, 'lsp', '--stdio', ...words], {
      env: { PATH: process.env.PATH, LANG: 'C', XDG_CACHE_HOME: join(above, 'home') },
      timeout: 55_000,
      killSignal: 'SIGKILL',
    });
    assert.ok(child.stdin && child.stdout);
    const session = await connectSession(
      streamsOf({ stdin: child.stdin, stdout: child.stdout }),
      { workspace: { diagnostics: { refreshSupport: true } }, textDocument: { diagnostic: {} } },
      {},
      isAlone ? {} : { root: pathToFileURL(folder).href },
    );
    return {
      /** The problems of all files that are not open, as text. */
      problems: async () => {
        const asked = { previousResultIds: [] };
        const { items } = await session.connection.sendRequest<WorkspaceDiagnosticReport>(
          'workspace/diagnostic',
          asked,
        );
        return JSON.stringify(items.map((item) => (item.kind === 'full' ? [item.uri, item.items] : item)));
      },
      /** Opens a file; its problems as text. */
      open: async (content: string) => {
        const uri = pathToFileURL(join(folder, 'a.xml')).href;
        await session.open(uri, content);
        return JSON.stringify(await session.problems(uri));
      },
      end: async () => {
        await session.end();
        child.stdin?.end();
        assert.equal((await ended).status, 0);
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

  it('keeps nothing with --no-cache', async () => {
    const server = await serve({ words: ['--no-cache'] });
    assert.match(await server.problems(), /7\+/);
    await server.end();
    assert.deepEqual(kept(), []);
  });
});
