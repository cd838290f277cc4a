import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, it } from 'mocha';

/** What the files of a folder, or a file directly in `server/`, may import. */
interface Row {
  /** Other folders and such files; `lsp/protocol` is one file of a folder. With `type ` in front only for their types. */
  readonly imports: readonly string[];
  /** Packages, likewise. `node:` stands for all modules of Node and for its globals. */
  readonly packages?: readonly string[];
  /** Folders of data outside of `server` and `client`, and files there. */
  readonly data?: readonly string[];
}

const upToCatalogue = ['text', 'xml', 'dice', 'schema', 'catalogue'];
const upToChecks = [...upToCatalogue, 'workspace', 'l10n', 'checks'];

/** The table of docs/architecture.md. */
const table: Readonly<Record<string, Row>> = {
  text: { imports: [] },
  xml: { imports: ['text'] },
  dice: { imports: [] },
  schema: { imports: ['text', 'xml'], packages: ['fast-xml-parser', 'type ajv'], data: ['schemas'] },
  catalogue: { imports: ['text', 'xml', 'dice'] },
  workspace: {
    imports: upToCatalogue,
    packages: ['type vscode-languageserver-textdocument', 'type vscode-languageserver-types'],
  },
  l10n: { imports: upToCatalogue.map((folder) => `type ${folder}`) },
  checks: { imports: [...upToCatalogue, 'workspace', 'l10n'] },
  features: { imports: upToChecks, packages: ['vscode-languageserver-types'] },
  report: { imports: ['text', 'xml', 'l10n', 'checks'], packages: ['type vscode-languageserver-textdocument'] },
  lsp: { imports: [...upToChecks, 'features'], packages: ['vscode-languageserver'] },
  decode: { imports: ['xml'] },
  diskHost: { imports: ['decode', 'workspace/host', 'workspace/listing', 'workspace/fileName'], packages: ['node:'] },
  packs: { imports: ['workspace/host'], data: ['rules'] },
  cli: {
    // The command `lsp` loads the server as a whole.
    imports: [...upToChecks, 'features', 'report', 'decode', 'diskHost', 'packs', 'node'],
    packages: ['node:'],
    data: ['package.json'],
  },
  node: { imports: ['lsp', 'diskHost', 'packs'], packages: ['node:', 'vscode-languageserver/node'] },
  browser: { imports: ['lsp', 'packs'], packages: ['vscode-languageserver/browser'] },
  client: {
    imports: ['lsp/protocol', 'text'],
    packages: ['vscode', 'vscode-languageclient', 'type vscode-languageserver-types'],
  },
  'client/node': { imports: ['client'], packages: ['node:', 'type vscode', 'vscode-languageclient/node'] },
  'client/browser': { imports: ['client'], packages: ['vscode', 'vscode-languageclient/browser'] },
};

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

/**
 * The imports of a source, those of types included; hence by a regular expression, since what esbuild tells of a file leaves types out.
 * Comments are cut out first, or an example in one would count.
 */
function importsOf(source: string): readonly Import[] {
  const statement =
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  return [...withoutComments(source).matchAll(statement)].map(([, type, specifier = '', dynamic]) => ({
    specifier: dynamic ?? specifier,
    isType: type !== undefined,
  }));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The row of the table that a file belongs to: `server/xml/parse.ts` to `xml`, `server/node.ts` to `node`, `client/node.ts` to `client/node`. */
function rowOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  const file = path.replace(/\.ts$/, '');
  if (top === 'client') return file in table ? file : top;
  return second.replace(/\.ts$/, '');
}

/** What the sources, by their paths from the project's folder, do against the rules; a sentence for each. */
function violations(sources: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = [];
  for (const [path, source] of sources) {
    const row = table[rowOf(path)];
    if (!row) {
      found.push(`${path} is in no row of the table`);
      continue;
    }
    const say = (what: string): void => void found.push(`${path} ${what}`);
    for (const reference of importsOf(source)) {
      if (!isAllowed(path, row, reference)) say(`imports ${reference.specifier}`);
      if (/^\.{1,2}\//.test(reference.specifier) && !/\.(?:ts|json(?:\?validator)?|xml)$/.test(reference.specifier)) {
        say(`imports ${reference.specifier} without its ending`);
      }
    }
    if (!row.packages?.includes('node:') && usesNodeGlobals(source)) say('uses a global of Node');
    if (/^export\s+(?:type\s+)?(?:\*|\{[^}]*\}\s*from)/m.test(withoutComments(source)))
      say('exports what is not its own');
  }
  return [...found, ...circlesIn(sources)];
}

function isAllowed(path: string, row: Row, { specifier, isType }: Import): boolean {
  const { packages = [], data = [], imports } = row;
  if (!specifier.startsWith('.')) {
    const name = specifier.startsWith('node:') ? 'node:' : specifier;
    return packages.includes(name) || (isType && packages.includes(`type ${name}`));
  }
  const target = posix.join(posix.dirname(path), specifier);
  const [top = ''] = target.split('/');
  if (top !== 'server' && top !== 'client') return data.includes(top);
  if (rowOf(target) === rowOf(path)) return true;
  return imports
    .map((allowed) => (isType ? allowed.replace(/^type /, '') : allowed))
    .some((allowed) => target === `server/${allowed}.ts` || rowOf(target) === allowed);
}

function usesNodeGlobals(source: string): boolean {
  const code = withoutComments(source).replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
  return /(?<![.\w])(?:process|Buffer|__dirname|__filename|setImmediate|require)\s*[.([]/.test(code);
}

/** Files that import each other, directly or through others. Types count: a circle of them is one to whoever reads. */
function circlesIn(sources: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, from: readonly string[]): void => {
    const at = from.indexOf(path);
    if (at >= 0) found.push(`${[...from.slice(at), path].join(' → ')} is a circle`);
    if (at >= 0 || done.has(path)) return;
    for (const { specifier } of importsOf(sources.get(path) ?? '')) {
      const target = posix.join(posix.dirname(path), specifier);
      if (specifier.startsWith('.') && sources.has(target)) visit(target, [...from, path]);
    }
    done.add(path);
  };
  for (const path of sources.keys()) visit(path, []);
  return found;
}

/** The invented sources do these things against the rules, and no others. */
function check(sources: Readonly<Record<string, string>>, ...expected: readonly string[]): void {
  assert.deepEqual(violations(new Map(Object.entries(sources))), expected);
}

describe('the architecture', () => {
  const paths = ['client', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const sources = new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));

  it('is kept', () => assert.deepEqual(violations(sources), []));

  it('has a row in the documentation for each row here', () => {
    const rows = [
      ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| ((?:`[\w/]+`(?:, )?)+) +\|.*\|.*\|$/gm),
    ];
    const names = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([\w/]+)`/g)].map(([, name]) => name));
    for (const name of Object.keys(table)) assert.ok(names.includes(name), name);
  });

  it('is seen: imports are found in the files', () => {
    const count = [...sources.values()].reduce((sum, source) => sum + importsOf(source).length, 0);
    assert.ok(sources.size > 80 && count > 300, `${sources.size} files, ${count} imports`);
  });
});

describe('what is against the architecture is noticed', () => {
  it('a folder that imports a later one', () => {
    check({ 'server/xml/a.ts': "import { b } from '../dice/b.ts';" }, 'server/xml/a.ts imports ../dice/b.ts');
    check({ 'server/dice/a.ts': "import type { B } from '../xml/b.ts';" }, 'server/dice/a.ts imports ../xml/b.ts');
    check({ 'server/checks/a.ts': "import '../features/b.ts';" }, 'server/checks/a.ts imports ../features/b.ts');
    check({ 'server/report/a.ts': "import {\n  b,\n} from '../lsp/b.ts';" }, 'server/report/a.ts imports ../lsp/b.ts');
    check({ 'server/lsp/a.ts': "const b = await import('../cli/b.ts');" }, 'server/lsp/a.ts imports ../cli/b.ts');
    check(
      { 'server/packs.ts': "import { b } from './workspace/workspace.ts';" },
      'server/packs.ts imports ./workspace/workspace.ts',
    );
    check({ 'server/xml/a.ts': "import b from '../../rules/b.xml';" }, 'server/xml/a.ts imports ../../rules/b.xml');
  });

  it('a client that knows more of the server than what they say to each other', () => {
    check({ 'client/views/a.ts': "import { b } from '../../server/lsp/protocol.ts';" });
    check(
      { 'client/a.ts': "import { b } from '../server/lsp/server.ts';" },
      'client/a.ts imports ../server/lsp/server.ts',
    );
    check({ 'server/lsp/a.ts': "import { b } from '../../client/b.ts';" }, 'server/lsp/a.ts imports ../../client/b.ts');
  });

  it('a package that does not belong there', () => {
    check({ 'server/features/a.ts': "import * as vscode from 'vscode';" }, 'server/features/a.ts imports vscode');
    check(
      { 'server/lsp/a.ts': "import { b } from 'vscode-languageserver/node';" },
      'server/lsp/a.ts imports vscode-languageserver/node',
    );
    check({ 'server/schema/a.ts': "import Ajv from 'ajv';" }, 'server/schema/a.ts imports ajv');
    check({ 'server/schema/a.ts': "import type { ErrorObject } from 'ajv';" });
    check({ 'server/l10n/a.ts': "import type { B } from '../xml/b.ts';" });
    check({ 'server/l10n/a.ts': "import { b } from '../xml/b.ts';" }, 'server/l10n/a.ts imports ../xml/b.ts');
  });

  it('Node in the core', () => {
    check(
      { 'server/workspace/a.ts': "import { readFileSync } from 'node:fs';" },
      'server/workspace/a.ts imports node:fs',
    );
    check({ 'server/workspace/a.ts': "import { readFileSync } from 'fs';" }, 'server/workspace/a.ts imports fs');
    check({ 'server/dice/a.ts': 'const a = process.env.A;' }, 'server/dice/a.ts uses a global of Node');
    check({ 'server/lsp/a.ts': "Buffer.from('x');" }, 'server/lsp/a.ts uses a global of Node');
    check({ 'client/a.ts': 'process.exit(1);' }, 'client/a.ts uses a global of Node');
    check(
      { 'client/browser.ts': "import { fork } from 'node:child_process';" },
      'client/browser.ts imports node:child_process',
    );
    check({ 'client/node.ts': "import { fork } from 'node:child_process';" });
    check({ 'server/cli.ts': "import { a } from 'node:fs';\nprocess.exit(1);" });
    check({ 'server/xml/a.ts': "// process.env\n/* Buffer.from */\nconst words = 'process. it', b = this.process.a;" });
  });

  it('files that import each other', () => {
    check(
      { 'server/xml/a.ts': "import { b } from './b.ts';", 'server/xml/b.ts': "import type { A } from './a.ts';" },
      'server/xml/a.ts → server/xml/b.ts → server/xml/a.ts is a circle',
    );
    check(
      {
        'server/xml/a.ts': "import { b } from './b.ts';",
        'server/xml/b.ts': "import { c } from './c.ts';",
        'server/xml/c.ts': "import { b } from './b.ts';",
      },
      'server/xml/b.ts → server/xml/c.ts → server/xml/b.ts is a circle',
    );
  });

  it('files that export what is not their own, and imports without an ending', () => {
    check({ 'server/xml/a.ts': "export * from './b.ts';" }, 'server/xml/a.ts exports what is not its own');
    check({ 'server/xml/a.ts': "export { b } from './b.ts';" }, 'server/xml/a.ts exports what is not its own');
    check({ 'server/xml/a.ts': "export type { B } from './b.ts';" }, 'server/xml/a.ts exports what is not its own');
    check({ 'server/xml/a.ts': "import { b } from './b';" }, 'server/xml/a.ts imports ./b without its ending');
  });

  it('a folder that nobody thought of', () => {
    check({ 'server/utils/a.ts': '' }, 'server/utils/a.ts is in no row of the table');
  });
});
