import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { keptFiles } from '../../../server/hosts/cache/keptFiles.ts';
import { callIn } from '../../cli/commandLine.ts';
import { program, start } from '../commandLine.ts';

const text = '<rules>\n<rule id="lamp" name="LAMP">Roll 1D6: on a 7+ the the lamp goes out.</rule>\n</rules>\n';

describe('a check that was made before', () => {
  let [above, folder, home] = ['', '', ''];
  beforeEach(() => {
    above = mkdtempSync(join(tmpdir(), 'whq-kept-'));
    [folder, home] = [join(above, 'package'), join(above, 'home')];
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.xml'), text);
  });
  afterEach(() => rmSync(above, { recursive: true }));

  const run = (words: readonly string[] = [], environment: Record<string, string> = {}, path = program) => {
    const env = { PATH: process.env.PATH, LANG: 'C', XDG_CACHE_HOME: home, ...environment };
    return start(process.execPath, [path, 'check', ...words], { cwd: folder, env }).ended;
  };
  const cache = (): string => join(home, 'whq-rules', 'checks');
  const kept = (): readonly string[] => (existsSync(cache()) ? readdirSync(cache()) : []);
  const runs = (): readonly string[] => kept().filter((name) => name.startsWith('run-'));

  /** Changes the words of the run that is kept, and so shows who answers. */
  const answerKept = (): void => {
    const files = keptFiles(cache());
    const [name = ''] = runs();
    files.write(name, [Buffer.from(String(files.read(name)).replaceAll('lamp goes', 'LAMP GOES'))]);
  };

  it('is answered with what was written then, until a file changes', async () => {
    const first = await run();
    assert.match(first.out, /lamp goes/);
    assert.deepEqual(await run(), first);
    answerKept();
    assert.deepEqual(await run(), { ...first, out: first.out.replaceAll('lamp goes', 'LAMP GOES') });
    writeFileSync(join(folder, 'a.xml'), text.replace('lamp goes', 'rope goes'));
    assert.deepEqual(await run(), { ...first, out: first.out.replaceAll('lamp goes', 'rope goes') });
    assert.equal(runs().length, 1);
  });

  it('has its findings of unchanged entries from a check with other options', async () => {
    await run();
    const files = keptFiles(cache());
    const [name = ''] = kept().filter((one) => one.startsWith('values-'));
    // Of the same length: the file says where each value is.
    files.write(name, [Buffer.from(String(files.read(name)).replaceAll('7+', '9+'))]);
    const { out } = await run(['--format', 'json', '--show', 'hint']);
    assert.match(out, /9\+/);
    assert.deepEqual([runs().length, kept().length], [2, 3]);
  });

  it('is made again with --no-cache, and nothing is kept', async () => {
    const first = await run(['--no-cache']);
    assert.deepEqual(kept(), []);
    assert.deepEqual(await run(), first);
    answerKept();
    assert.deepEqual(await run(['--no-cache']), first);
  });

  it('is another one with other words, variables and folders, and with another program', async () => {
    const read = new Set<string>();
    const environment = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          read.add(String(name));
          return undefined;
        },
      },
    );
    for (const format of ['text', 'json', 'sarif', 'github', 'junit'])
      await callIn(folder, ['check', '--format', format], { environment });
    await run();
    let count = 1;
    const isOther = async (what: string, ...parameters: Parameters<typeof run>): Promise<void> => {
      await run(...parameters);
      assert.equal(runs().length, ++count, what);
    };
    for (const name of [...read, 'LC_ALL', 'LANG', 'FORCE_COLOR', 'GITHUB_WORKSPACE'])
      await isOther(name, [], { [name]: '1' });
    await isOther('words', ['--summary']);
    const copy = join(above, 'program');
    mkdirSync(copy);
    for (const name of ['cli.js', 'cli.program.js']) cpSync(join(dirname(program), name), join(copy, name));
    appendFileSync(join(copy, 'cli.program.js'), '\n// Another one.\n');
    await isOther('program', [], {}, join(copy, 'cli.js'));
    cpSync(folder, join(above, 'other'), { recursive: true });
    folder = join(above, 'other');
    await isOther('folder');
  });

  it('is made again where nothing can be kept', async () => {
    const first = await run();
    writeFileSync(join(above, 'file'), '');
    for (const place of [
      { XDG_CACHE_HOME: '' },
      { XDG_CACHE_HOME: join(above, 'file') },
      { XDG_CACHE_HOME: resolve('/proc') },
    ])
      assert.deepEqual(await run([], place), first);
  });

  it('is not kept if it could not read all', async () => {
    assert.equal((await run(['a.xml', 'gone.xml'])).status, 2);
    assert.deepEqual(runs(), []);
  });

  it('is the same for several that run at once', async () => {
    const all = await Promise.all([run(), run(), run()]);
    all.push(...(await Promise.all([run(), run(), run()])));
    for (const one of all) assert.deepEqual(one, all[0]);
    assert.equal(runs().length, 1);
  });
});
