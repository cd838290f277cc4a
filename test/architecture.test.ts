import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, it } from 'mocha';
import { xmlFormats } from '../server/formats/formats.ts';

/** What the files of a folder, or one file, may import: a row of the table in docs/architecture.md. */
interface Row {
  /** Other rows, or files and folders in them. With `type ` in front only for their types. */
  readonly imports: readonly string[];
  /** Packages, likewise. `node:` stands for all modules of Node and for its globals. */
  readonly packages: readonly string[];
  /** Folders and files outside of `server`, `client` and `media`. */
  readonly data: readonly string[];
}

/** The rows by their names, in the order of the table: `xml` stands for `server/xml`, `client` and what lies in it for itself. */
type Table = ReadonlyMap<string, Row>;

type Sources = ReadonlyMap<string, string>;

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
  /** The names that it takes: none for `import 'x'`, and `*` for all of them. */
  readonly names: readonly string[];
}

/** The table under "Who may import whom". A cell has names in backquotes; behind "types of", up to a semicolon, only their types are meant. */
function tableIn(page: string): Table {
  const section = /## Who may import whom\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (.*?) +\| (.*?) +\| (.*?) +\| (.*?) +\|$/gm)].slice(2);
  return new Map(
    rows.flatMap(([, folders = '', imports = '', packages = '', data = '']) => {
      const row = { imports: namesIn(imports), packages: namesIn(packages), data: namesIn(data) };
      return namesIn(folders).map((name) => [name, row] as const);
    }),
  );
}

function namesIn(cell: string): readonly string[] {
  return cell.split(';').flatMap((part) => {
    const prefix = part.trimStart().startsWith('types of') ? 'type ' : '';
    return [...part.matchAll(/`([^`]+)`/g)].map(([, name]) => `${prefix}${name}`);
  });
}

/**
 * The imports of a source, those of types included; hence by a regular expression, since what esbuild tells of a file leaves types out.
 * Comments are cut out first, or an example in one would count.
 */
function importsOf(source: string): readonly Import[] {
  const statement =
    /^(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  const imports = [...withoutComments(source).matchAll(statement)].map(([, type, names, specifier = '', dynamic]) => ({
    specifier: dynamic ?? specifier,
    isType: type !== undefined,
    names: dynamic || names?.includes('*') ? ['*'] : importedNames(names ?? ''),
  }));
  return [...imports, ...typesOf(source)];
}

function importedNames(list: string): readonly string[] {
  return list.split(/[{},]/).flatMap((item) => /^\s*(?:type\s+)?(\w+)/.exec(item)?.[1] ?? []);
}

/** The types that the script of a page names in its comments. */
function typesOf(script: string): readonly Import[] {
  return [...script.matchAll(/@import \{([^}]*)\} from '([^']+)'/g)].map(([, names = '', specifier = '']) => ({
    specifier,
    isType: true,
    names: importedNames(names),
  }));
}

function withoutComments(source: string): string {
  return source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The name that the table may have for a file or a folder: without `server/` and the ending. */
function nameOf(path: string): string {
  return path.replace(/^server\//, '').replace(/\.[jt]s$/, '');
}

/** The row that a file belongs to: of those that name it or a folder that it lies in, the longest. */
function rowOf(table: Table, path: string): string | undefined {
  return [...table.keys()]
    .filter((row) => isIn(nameOf(path), row))
    .reduce<string | undefined>((best, row) => (best && best.length > row.length ? best : row), undefined);
}

function isIn(name: string, folder: string): boolean {
  return name === folder || name.startsWith(`${folder}/`);
}

function targetOf(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier);
}

/** What the sources, by their paths from the project's folder, do against the table; a sentence for each. */
function againstTable(table: Table, sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, source]) => {
    const row = table.get(rowOf(table, path) ?? '');
    if (!row) return [`${path} is in no row of the table`];
    const found = importsOf(source).flatMap((reference) => [
      ...(isAllowed(table, path, row, reference) ? [] : [`imports ${reference.specifier}`]),
      ...(/^\.{1,2}\//.test(reference.specifier) && !/\.(?:[jt]s|json(?:\?validator)?|xml)$/.test(reference.specifier)
        ? [`imports ${reference.specifier} without its ending`]
        : []),
    ]);
    if (!row.packages.includes('node:') && usesNodeGlobals(source)) found.push('uses a global of Node');
    if (/^export\s+(?:type\s+)?(?:\*|\{[^}]*\}\s*from)/m.test(withoutComments(source)))
      found.push('exports what is not its own');
    return found.map((what) => `${path} ${what}`);
  });
}

function isAllowed(table: Table, path: string, row: Row, { specifier, isType }: Import): boolean {
  const { packages, data, imports } = row;
  const isListed = (list: readonly string[], accepts: (name: string) => boolean): boolean =>
    list.some((entry) => (isType || !entry.startsWith('type ')) && accepts(entry.replace(/^type /, '')));
  if (!specifier.startsWith('.')) {
    const name = specifier.startsWith('node:') ? 'node:' : specifier;
    return isListed(packages, (allowed) => allowed === name);
  }
  const target = targetOf(path, specifier);
  const [top = ''] = target.split('/');
  if (!programs.has(top)) return data.includes(top);
  if (rowOf(table, target) === rowOf(table, path)) return true;
  return isListed(imports, (allowed) => isIn(nameOf(target), allowed));
}

/** Folders of programs; whatever lies in others is data. */
const programs: ReadonlySet<string> = new Set(['server', 'client', 'media']);

function usesNodeGlobals(source: string): boolean {
  const code = withoutComments(source).replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
  return /(?<![.\w])(?:process|Buffer|__dirname|__filename|setImmediate|require)\s*[.([]/.test(code);
}

/** Rows that may import a later one, or one that is not there. */
function laterRows(table: Table): readonly string[] {
  const rows = [...table.keys()];
  return rows.flatMap((row, index) =>
    (table.get(row)?.imports ?? [])
      .map((allowed) => allowed.replace(/^type /, ''))
      .filter((allowed) => !rows.slice(0, index).some((earlier) => isIn(allowed, earlier)))
      .map((allowed) => `${row} may import ${allowed}, which is no earlier row`),
  );
}

/** Files that import each other, directly or through others. Types count: a circle of them is one to whoever reads. */
function circlesIn(sources: Sources): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, from: readonly string[]): void => {
    const at = from.indexOf(path);
    if (at >= 0) found.push(`${[...from.slice(at), path].join(' → ')} is a circle`);
    if (at >= 0 || done.has(path)) return;
    for (const { specifier } of importsOf(sources.get(path) ?? '')) {
      const target = targetOf(path, specifier);
      if (specifier.startsWith('.') && sources.has(target)) visit(target, [...from, path]);
    }
    done.add(path);
  };
  for (const path of sources.keys()) visit(path, []);
  return found;
}

/** Two folders of which each imports from the other: neither can be read without the other. A folder and one in it are two. */
function mutualFolders(sources: Sources): readonly string[] {
  const byFolders = new Map<string, string>();
  for (const [path, source] of sources) {
    for (const { specifier } of importsOf(source)) {
      const target = targetOf(path, specifier);
      const folders = [posix.dirname(path), posix.dirname(target)];
      if (sources.has(target) && folders[0] !== folders[1]) byFolders.set(folders.join(' → '), `${path} → ${target}`);
    }
  }
  return [...byFolders].flatMap(([folders, example]) => {
    const [from = '', to = ''] = folders.split(' → ');
    const back = byFolders.get(`${to} → ${from}`);
    return from < to && back ? [`${from} and ${to} import each other: ${example}, ${back}`] : [];
  });
}

interface Export {
  readonly name: string;
  readonly isType: boolean;
}

function exportsOf(source: string): readonly Export[] {
  const statement = /^export (?:async )?(?:(interface|type)|function\*?|const|class)\s+(\w+)/gm;
  return [...withoutComments(source).matchAll(statement)].map(([, type, name = '']) => ({
    name,
    isType: type !== undefined,
  }));
}

/** Names that more than one file of `server` exports: whoever reads one takes it for the other. */
function namesWithTwoHomes(sources: Sources): readonly string[] {
  const homes = new Map<string, string[]>();
  for (const [path, source] of sources) {
    if (!path.startsWith('server/')) continue;
    for (const { name } of exportsOf(source)) homes.set(name, [...(homes.get(name) ?? []), path]);
  }
  return [...homes].flatMap(([name, paths]) =>
    paths.length > 1 ? [`${name} is exported by ${paths.join(', ')}`] : [],
  );
}

/** Exports that nothing imports. Tests count for types alone: what only a test calls is no part of the program. */
function unusedExports(sources: Sources, others: Sources): readonly string[] {
  const used = importedBy(sources);
  const named = importedBy(others);
  return [...sources].flatMap(([path, source]) =>
    exportsOf(source)
      .filter(({ name, isType }) => {
        const keys = [`${path} ${name}`, `${path} *`];
        return !keys.some((key) => used.has(key) || (isType && named.has(key))) && !isEntryPoint(path, name);
      })
      .map(({ name }) => `${path} exports ${name}, which nothing imports`),
  );
}

function importedBy(sources: Sources): ReadonlySet<string> {
  const entries = [...sources].flatMap(([path, source]) =>
    importsOf(source).flatMap(({ specifier, names }) => names.map((name) => `${targetOf(path, specifier)} ${name}`)),
  );
  return new Set(entries);
}

/** What VS Code calls. */
function isEntryPoint(path: string, name: string): boolean {
  return /^client\/(?:node|browser)\.ts$/.test(path) && /^(?:activate|deactivate)$/.test(name);
}

/**
 * Places outside of `formats` that ask which kind a document is, by the name of the kind or by its descriptor: what depends on the kind is a
 * question to the descriptor.
 */
function branchesOnKinds(sources: Sources): readonly string[] {
  const name = `(?:${[...xmlFormats.map(({ kind }) => kind), 'prose'].join('|')})`;
  const literal = `['"\`]${name}['"\`]`;
  const patterns = [
    `[!=]==?\\s*${literal}`,
    `${literal}\\s*[!=]==?`,
    `\\bcase\\s+${literal}`,
    `[fF]ormat\\s*[!=]==?\\s*${name}\\b`,
    `\\b${name}\\s*[!=]==?\\s*[\\w.?]*[fF]ormat\\b`,
    '[fF]ormat\\??\\.kind\\s*[!=]==?',
    'switch\\s*\\([\\w.?]*[fF]ormat\\??\\.kind',
  ];
  const branch = new RegExp(patterns.join('|'), 'g');
  return [...sources].flatMap(([path, source]) =>
    path.startsWith('server/') && !path.startsWith('server/formats/')
      ? [...withoutComments(source).matchAll(branch)].map(([found]) => `${path} asks ${found.trim()}`)
      : [],
  );
}

/** Memories by hand: whatever is remembered goes through `text/remembered.ts`. */
function memoriesByHand(sources: Sources): readonly string[] {
  const memory = /new WeakMap\b|\.size\s*>=?[^;{]*[;{)]\s*[\w.#]+\.clear\(\)/g;
  return [...sources].flatMap(([path, source]) =>
    path.startsWith('server/') && !/^server\/text\/(?:remembered|recent)\.ts$/.test(path)
      ? [...withoutComments(source).matchAll(memory)].map(([found]) => `${path} has ${found}`)
      : [],
  );
}

function filesOf(folder: string, pattern: RegExp): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
  const paths = files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  return new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

const table = tableIn(readFileSync('docs/architecture.md', 'utf8'));

describe('the architecture', () => {
  const sources = new Map([...filesOf('client', /\.ts$/), ...filesOf('server', /\.ts$/), ...filesOf('media', /\.js$/)]);
  const others = filesOf('test', /\.(?:ts|mjs)$/);

  it('is that of the table in the documentation', () => assert.deepEqual(againstTable(table, sources), []));

  it('has no row that may import a later one', () => assert.deepEqual(laterRows(table), []));

  it('has no files that import each other', () => assert.deepEqual(circlesIn(sources), []));

  it('has no two folders that import each other', () => assert.deepEqual(mutualFolders(sources), []));

  it('has one home for each name that the server exports', () => assert.deepEqual(namesWithTwoHomes(sources), []));

  it('exports nothing that nothing uses', () => assert.deepEqual(unusedExports(sources, others), []));

  it('asks the descriptor of a kind of document, not which kind it is', () =>
    assert.deepEqual(branchesOnKinds(sources), []));

  it('remembers in one way', () => assert.deepEqual(memoriesByHand(sources), []));

  it('is seen: rows, imports and exports are found', () => {
    const count = [...sources.values()].reduce((sum, source) => sum + importsOf(source).length, 0);
    assert.ok(sources.size > 80 && count > 300, `${sources.size} files, ${count} imports`);
    assert.ok(table.size >= 15, `${table.size} rows`);
  });
});

/** The invented sources do these things against the table, and no others. */
function check(sources: Readonly<Record<string, string>>, ...expected: readonly string[]): void {
  const given = new Map(Object.entries(sources));
  assert.deepEqual([...againstTable(table, given), ...circlesIn(given)], expected);
}

describe('what is against the architecture is noticed', () => {
  it('a folder that imports a later one', () => {
    check({ 'server/xml/a.ts': "import { b } from '../dice/b.ts';" }, 'server/xml/a.ts imports ../dice/b.ts');
    check({ 'server/dice/a.ts': "import type { B } from '../xml/b.ts';" }, 'server/dice/a.ts imports ../xml/b.ts');
    check({ 'server/checks/a.ts': "import '../features/b.ts';" }, 'server/checks/a.ts imports ../features/b.ts');
    check(
      { 'server/checks/a.ts': "import type { B } from '../wording/b.ts';" },
      'server/checks/a.ts imports ../wording/b.ts',
    );
    check({ 'server/report/a.ts': "import {\n  b,\n} from '../lsp/b.ts';" }, 'server/report/a.ts imports ../lsp/b.ts');
    check({ 'server/lsp/a.ts': "const b = await import('../cli/b.ts');" }, 'server/lsp/a.ts imports ../cli/b.ts');
    check(
      { 'server/hosts/packs.ts': "import { b } from '../features/b.ts';" },
      'server/hosts/packs.ts imports ../features/b.ts',
    );
    check({ 'server/xml/a.ts': "import b from '../../rules/b.xml';" }, 'server/xml/a.ts imports ../../rules/b.xml');
  });

  it('a client that knows more of the server than what they say to each other', () => {
    check({ 'client/views/a.ts': "import { b } from '../../server/lsp/protocol/protocol.ts';" });
    check(
      { 'client/a.ts': "import { b } from '../server/lsp/server.ts';" },
      'client/a.ts imports ../server/lsp/server.ts',
    );
    check({ 'server/lsp/a.ts': "import { b } from '../../client/b.ts';" }, 'server/lsp/a.ts imports ../../client/b.ts');
  });

  it('a page that takes more than types from a program, or anything of another page', () => {
    check({
      'media/odds/a.js': "import { b } from '../shared/b.js';\n/** @import { C } from '../../client/panels/c.ts' */",
    });
    check(
      { 'media/odds/a.js': "import { b } from '../../server/text/b.ts';" },
      'media/odds/a.js imports ../../server/text/b.ts',
    );
    check(
      { 'media/odds/a.js': "/**\n * @import { B } from '../../server/checks/b.ts'\n */" },
      'media/odds/a.js imports ../../server/checks/b.ts',
    );
    check({ 'media/shared/a.js': "import { b } from '../odds/b.js';" }, 'media/shared/a.js imports ../odds/b.js');
    check({ 'media/odds/a.js': "import { b } from '../other/b.js';" }, 'media/odds/a.js imports ../other/b.js');
    check(
      { 'client/panels/a.ts': "import { b } from '../../media/odds/b.js';" },
      'client/panels/a.ts imports ../../media/odds/b.js',
    );
    check({ 'media/odds/a.js': "import { b } from 'lit';" }, 'media/odds/a.js imports lit');
  });

  it('a package that does not belong there', () => {
    check({ 'server/features/a.ts': "import * as vscode from 'vscode';" }, 'server/features/a.ts imports vscode');
    check(
      { 'server/lsp/a.ts': "import { b } from 'vscode-languageserver/node';" },
      'server/lsp/a.ts imports vscode-languageserver/node',
    );
    check({ 'server/formats/a.ts': "import Ajv from 'ajv';" }, 'server/formats/a.ts imports ajv');
    check({ 'server/formats/a.ts': "import type { ErrorObject } from 'ajv';" });
    check({ 'server/wording/a.ts': "import type { B } from '../xml/b.ts';" });
    check({ 'server/wording/a.ts': "import { b } from '../xml/b.ts';" }, 'server/wording/a.ts imports ../xml/b.ts');
    check({ 'server/wording/a.ts': "import type { B } from '../checks/b.ts';" });
    check(
      { 'server/wording/a.ts': "import { b } from '../checks/b.ts';" },
      'server/wording/a.ts imports ../checks/b.ts',
    );
  });

  it('Node in the core', () => {
    check(
      { 'server/workspace/a.ts': "import { readFileSync } from 'node:fs';" },
      'server/workspace/a.ts imports node:fs',
    );
    check({ 'server/workspace/a.ts': "import { readFileSync } from 'fs';" }, 'server/workspace/a.ts imports fs');
    check(
      { 'server/hosts/packs.ts': "import { readFileSync } from 'node:fs';" },
      'server/hosts/packs.ts imports node:fs',
    );
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

  it('a row that may import a later one', () => {
    const page = `## Who may import whom

| folder | may import | packages | data |
| ------ | ---------- | -------- | ---- |
| \`a\` | \`b\` | – | – |
| \`b\`, \`c\` | types of \`a\`; \`d\` | – | – |

## Next
`;
    assert.deepEqual(laterRows(tableIn(page)), [
      'a may import b, which is no earlier row',
      'b may import d, which is no earlier row',
      'c may import d, which is no earlier row',
    ]);
  });

  it('two folders that import each other, through other files too', () => {
    const sources = {
      'server/xml/a.ts': "import { b } from './inner/b.ts';",
      'server/xml/c.ts': '',
      'server/xml/inner/b.ts': '',
      'server/xml/inner/d.ts': "import type { C } from '../c.ts';",
      'server/xml/other/e.ts': "import { a } from '../a.ts';",
    };
    assert.deepEqual(mutualFolders(new Map(Object.entries(sources))), [
      'server/xml and server/xml/inner import each other: server/xml/a.ts → server/xml/inner/b.ts, server/xml/inner/d.ts → server/xml/c.ts',
    ]);
  });

  it('a name with two homes', () => {
    const sources = {
      'client/a.ts': 'export function one(): void {}',
      'server/a.ts': 'export function one(): void {}\nexport interface Two {}\nconst three = 3;',
      'server/b.ts': 'export type Two = string;\nexport const three = 3;',
    };
    assert.deepEqual(namesWithTwoHomes(new Map(Object.entries(sources))), [
      'Two is exported by server/a.ts, server/b.ts',
    ]);
  });

  it('a branch on the kind of a document', () => {
    const sources = {
      'server/formats/a.ts': "const a = format.kind === 'rules';",
      'server/checks/a.ts': "// kind === 'rules'\nconst a = document.format?.kind !== 'prose' && node.kind === 'text';",
      'server/features/b.ts': "switch (kind) {\n  case 'tables':\n}\nconst b = 'events' === kind;",
      'server/features/c.ts': 'const c = document.format === monsters;\nswitch (format.kind) {}',
      'server/features/d.ts':
        "const d = templates[format.kind], f = entry(format.kind);\nconst e = entity === 'monster';",
    };
    assert.deepEqual(branchesOnKinds(new Map(Object.entries(sources))), [
      'server/checks/a.ts asks format?.kind !==',
      "server/features/b.ts asks case 'tables'",
      "server/features/b.ts asks 'events' ===",
      'server/features/c.ts asks format === monsters',
      'server/features/c.ts asks switch (format.kind',
    ]);
  });

  it('a memory by hand', () => {
    const sources = {
      'server/text/remembered.ts': 'const values = new WeakMap<object, string>();',
      'server/checks/odds/odds.ts': 'const known = new WeakMap();',
      'server/features/hover.ts': 'if (known.size >= most) known.clear();',
      'server/features/rename.ts': 'if (this.#known.size > most) {\n  this.#known.clear();\n}',
      'server/lsp/connection/settings.ts': 'this.#known.clear();',
    };
    assert.deepEqual(memoriesByHand(new Map(Object.entries(sources))), [
      'server/checks/odds/odds.ts has new WeakMap',
      'server/features/hover.ts has .size >= most) known.clear()',
      'server/features/rename.ts has .size > most) {\n  this.#known.clear()',
    ]);
  });

  it('an export that nothing imports', () => {
    const sources = {
      'client/node.ts': 'export function activate(): void {}',
      'server/a.ts': 'export function* one(): void {}\nexport interface Two {}\nexport class Three {}',
      'server/b.ts': "import { one as first, type Two } from './a.ts';\nexport const four = 4;\nexport type Five = 5;",
    };
    const tests = { 'test/b.test.ts': "import { type Five, four } from '../server/b.ts';" };
    assert.deepEqual(unusedExports(new Map(Object.entries(sources)), new Map(Object.entries(tests))), [
      'server/a.ts exports Three, which nothing imports',
      'server/b.ts exports four, which nothing imports',
    ]);
  });
});
