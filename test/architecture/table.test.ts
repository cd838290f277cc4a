import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { type Import, importsOf, type Sources, sources, targetOf, withoutComments } from './sources.ts';

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

/** The name that the table may have for a file or a folder: without `server/` and the ending. */
function nameOf(path: string): string {
  return path.replace(/^server\//, '').replace(/\.[jt]s$/, '');
}

/** The row that a file belongs to: of those that name it or a folder that it lies in, the longest. */
function rowOf(table: Table, path: string): string | undefined {
  const name = nameOf(path);
  return [...table.keys()]
    .filter((row) => isIn(name, row))
    .reduce<string | undefined>((best, row) => (best && best.length > row.length ? best : row), undefined);
}

function isIn(name: string, folder: string): boolean {
  return name === folder || name.startsWith(`${folder}/`);
}

/** What the sources, by their paths from the project's folder, do against the table; a sentence for each. */
function againstTable(table: Table, sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, source]) => {
    const row = table.get(rowOf(table, path) ?? '');
    if (!row) return [`${path} is in no row of the table`];
    const found = importsOf(source).flatMap((reference) => [
      ...(isAllowed(table, path, row, reference) ? [] : [`imports ${reference.specifier}`]),
      ...(/^\.{1,2}\//.test(reference.specifier) &&
      !/\.(?:[jt]s|json(?:\?compiled)?|xml(?:\?contributions)?)$/.test(reference.specifier)
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

const table = tableIn(readFileSync('docs/architecture.md', 'utf8'));

/** The invented sources do these things against the table, and no others. */
function check(invented: Readonly<Record<string, string>>, ...expected: readonly string[]): void {
  assert.deepEqual(againstTable(table, new Map(Object.entries(invented))), expected);
}

describe('the import table', () => {
  it('is the one in the documentation', () => assert.deepEqual(againstTable(table, sources), []));

  it('has no row that may import a later one', () => assert.deepEqual(laterRows(table), []));

  it('is read, and so are the imports', () => {
    const count = [...sources.values()].reduce((sum, source) => sum + importsOf(source).length, 0);
    assert.ok(sources.size > 80 && count > 300, `${sources.size} files, ${count} imports`);
    assert.ok(table.size >= 15, `${table.size} rows`);
  });
});

describe('against the import table is', () => {
  it('a folder that imports a later one, and not its types where these are allowed', () => {
    check({ 'server/xml/a.ts': "import { b } from '../dice/b.ts';" }, 'server/xml/a.ts imports ../dice/b.ts');
    check({ 'server/report/a.ts': "import {\n  b,\n} from '../lsp/b.ts';" }, 'server/report/a.ts imports ../lsp/b.ts');
    check({ 'server/lsp/a.ts': "const b = await import('../cli/b.ts');" }, 'server/lsp/a.ts imports ../cli/b.ts');
    check({ 'server/wording/a.ts': "import type { B } from '../xml/b.ts';" });
    check({ 'server/wording/a.ts': "import { b } from '../xml/b.ts';" }, 'server/wording/a.ts imports ../xml/b.ts');
    check({ 'server/xml/a.ts': "import { b } from './b';" }, 'server/xml/a.ts imports ./b without its ending');
  });

  it('a page that takes more than types from a program', () => {
    check({ 'media/view/a.js': "import { b } from './b.js';\n/** @import { C } from '../../client/panels/c.ts' */" });
    check(
      { 'media/view/a.js': "/**\n * @import { B } from '../../server/checks/b.ts'\n */" },
      'media/view/a.js imports ../../server/checks/b.ts',
    );
  });

  it('a package, a module or a global of Node that does not belong there', () => {
    check({ 'server/features/a.ts': "import * as vscode from 'vscode';" }, 'server/features/a.ts imports vscode');
    check({ 'server/workspace/a.ts': "import { b } from 'node:fs';" }, 'server/workspace/a.ts imports node:fs');
    check({ 'server/dice/a.ts': 'const a = process.env.A;' }, 'server/dice/a.ts uses a global of Node');
    check({ 'server/xml/a.ts': "// process.env\n/* Buffer.from */\nconst words = 'process. it', b = this.process.a;" });
  });

  it('a file that exports what is not its own, and a folder that nobody thought of', () => {
    check({ 'server/xml/a.ts': "export type { B } from './b.ts';" }, 'server/xml/a.ts exports what is not its own');
    check({ 'server/utils/a.ts': '' }, 'server/utils/a.ts is in no row of the table');
  });

  it('a row that may import a later one', () => {
    const page = `## Who may import whom

| folder | may import | packages | data |
| ------ | ---------- | -------- | ---- |
| \`a\` | \`b\` | – | – |

## Next
`;
    assert.deepEqual(laterRows(tableIn(page)), ['a may import b, which is no earlier row']);
  });
});
