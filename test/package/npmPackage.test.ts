import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { parse } from 'yaml';
import { runSessionOf } from '../wire/session.ts';
import { filesIn, installedPackage } from './installed.ts';

/** A rules file with one mistake, a sound one, and what is said of the former. */
const bad = '<rules>\n  <rule id="a" name="A">\n    <p zap="1">Text</p>\n  </rule>\n</rules>\n';
const good = '<rules><rule id="b" name="B"><p>Text</p></rule></rules>';
const badReport = `a.xml:3:8  error  <p> has no attribute zap. It has none.   unknown-attribute
     3 │     <p zap="1">Text</p>
       │        ~~~
`;

/** Everything that may be in the package. */
const shipped = [
  /^dist\/(cli|cli\.program|server\.program|server\.browser)\.js$/,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
  /^docs\/(\w\w\/)?problems\/[\w-]+\.md$/,
  /^schemas\/whq-[\w-]+\.(schema\.json|xsd)$/,
  /^(package\.json|LICENSE|README(\.\w\w)?\.md|CHANGELOG\.md)$/,
];

/** What authors name in their repositories. */
interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly run: string; readonly env: Readonly<Record<string, string>> }[];
  };
}

/** In bytes, of the installed package. */
const maximumSize = 7_000_000;

const kilobytes = (size: number): string => `${(size / 1000).toFixed(0)} KB`;

describe('the installed npm package', () => {
  const { packed, tarball, modules, call, serve } = installedPackage();
  const own = () => join(modules(), 'whq-rules');
  let folder = '';
  before('files to ask about', () => {
    folder = mkdtempSync(join(tmpdir(), 'whq-asked-'));
    mkdirSync(join(folder, 'one mistake'));
    writeFileSync(join(folder, 'one mistake', 'a.xml'), bad);
    writeFileSync(join(folder, 'good.xml'), good);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has what is listed and nothing else, and is small', () => {
    const { files, size } = packed();
    const paths = files.map(({ path }) => path.replaceAll('\\', '/'));
    const unlisted = paths.filter((path) => !shipped.some((pattern) => pattern.test(path)));
    assert.deepEqual(unlisted, []);
    const unused = shipped.filter((pattern) => !paths.some((path) => pattern.test(path)));
    assert.deepEqual(unused, [], 'missing');
    const unpacked = files.reduce((sum, file) => sum + file.size, 0);
    console.log(`    ${kilobytes(size)} packed, ${kilobytes(unpacked)} installed`);
    assert.ok(unpacked < maximumSize, kilobytes(unpacked));
  });

  it('is all that npm installs', () => {
    const visible = readdirSync(modules()).filter((name) => !name.startsWith('.'));
    assert.deepEqual(visible, ['whq-rules']);
    assert.deepEqual(
      filesIn(own()).filter((path) => path.includes('node_modules/')),
      [],
    );
  });

  it('checks a folder with one mistake, and a good file', async () => {
    const { status, out, err } = await call(join(folder, 'one mistake'), 'check', '.');
    assert.equal(out.slice(0, badReport.length), badReport);
    assert.deepEqual([status, err], [1, '']);
    assert.equal((await call(folder, 'check', 'good.xml')).status, 0);
  });

  it('has the page of a problem in a report for GitHub, in English and Spanish', async () => {
    for (const [language, words] of Object.entries({ en: /attribute/, es: /atributo/ })) {
      const { out } = await call(folder, 'check', '--format', 'sarif', '--lang', language, 'one mistake');
      const [run] = JSON.parse(out).runs;
      const { markdown } = run.tool.driver.rules[0].help;
      assert.match(markdown, /^# unknown-attribute\n/);
      assert.match(markdown, words);
    }
  });

  it("is what the hook and the action of this repository run, beside the author's texts", () => {
    const workspace = join(folder, 'workspace');
    cpSync(join('docs', 'example'), join(workspace, 'my package'), { recursive: true });
    const run = (command: string, cwd: string, more: NodeJS.ProcessEnv) =>
      spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
        cwd,
        encoding: 'utf8',
        env: {
          ...process.env,
          LC_ALL: 'C',
          npm_config_offline: 'true',
          npm_config_cache: join(folder, 'npm'),
          WHQ_RULES_PACKAGE: tarball(),
          GITHUB_WORKSPACE: undefined,
          ...more,
        },
      });

    const [hook, ...others]: readonly Hook[] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));
    assert.deepEqual([others, hook?.id, hook?.language], [[], 'whq-rules', 'script']);
    const [file = ''] = hook?.entry.split(' ') ?? [];
    accessSync(file, constants.X_OK);
    const hooked = run(resolve(hook?.entry ?? ''), join(workspace, 'my package'), {});
    assert.match(hooked.stdout, /^data\/xml\/rules\/broken-rules\.xml:9:4 +error /m);
    assert.equal(hooked.status, 1, hooked.stderr);

    const place = join('.github', 'actions', 'check');
    const action: Action = parse(readFileSync(join(place, 'action.yml'), 'utf8'));
    const [step, ...steps] = action.runs.steps;
    assert.ok(step && steps.length === 0);
    const given: Readonly<Record<string, string>> = {
      folder: 'my package',
      options: '--show error --fail-on warning',
      package: tarball(),
    };
    assert.deepEqual(Object.keys(action.inputs), Object.keys(given));
    const environment = Object.entries(step.env).map(([name, value]) => [
      name,
      value.replace(/^\$\{\{ inputs\.(\w+) \}\}$/, (_, input: string) => given[input] ?? ''),
    ]);
    const checked = run(step.run, workspace, {
      ...Object.fromEntries(environment),
      GITHUB_ACTION_PATH: resolve(place),
      GITHUB_WORKSPACE: workspace,
    });
    const errors = checked.stdout.split('\n').filter((line) => line.startsWith('::'));
    assert.match(errors[0] ?? '', /^::error file=my package\/data\/xml\/rules\/broken-rules\.xml,line=9,/);
    assert.deepEqual([errors.length, checked.status], [7, 1], checked.stderr);
  });

  it('serves an editor', async () => {
    const { diagnostics, hover } = await runSessionOf(serve('lsp', '--stdio'));
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['unclosed-quote', 'missing-id'],
    );
    assert.match(hover, /FEAR 5/);
  });
});
