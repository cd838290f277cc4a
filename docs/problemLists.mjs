// The lists that are made of the kinds of problems: the codes in the settings of VS Code and in the schema of whq.json, and the tables in
// docs/problems/README.md. The build writes them; a new kind needs nothing but its line in kinds.ts and its page.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';

const root = dirname(import.meta.dirname);
const { codesOf, problemCodes, severityOf } = await kinds();

/** The files with such lists, each with the text that it should have. */
export function filesWithProblems() {
  const change = {
    'package.json': withCodes,
    'schemas/whq-package.schema.json': withCodes,
    'docs/problems/README.md': withTables,
  };
  return Object.entries(change).map(([name, changed]) => {
    const path = join(root, name);
    const before = readFileSync(path, 'utf8');
    return { name, path, before, after: changed(before) };
  });
}

/** The module with the kinds: all that it imports are types. */
function kinds() {
  const source = readFileSync(join(root, 'server', 'checks', 'problems', 'kinds.ts'), 'utf8');
  const { code } = transformSync(source, { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** A JSON text with the codes of all problems in place of those that it lists. */
function withCodes(text) {
  return text.replace(/(\n *)"unclosed-element",[^\]]*?(?=\n *\])/, (_, start) =>
    problemCodes.map((code) => `${start}"${code}"`).join(','),
  );
}

/** The page with new rows in its tables, each of which is below a comment with the name of a family of problems. */
function withTables(page) {
  return page.replace(/(?<=^<!-- (\w+) -->\n\n)\| code .*\n(?:\|.*\n)+/gm, (_, family) => {
    const rows = codesOf(family).map((code) => [`[${code}](${code}.md)`, severityOf(code), meaningOf(code)]);
    return tableOf([['code', 'severity', 'what'], ...rows]);
  });
}

/** The first sentences of the page of a problem. */
function meaningOf(code) {
  const page = readFileSync(join(root, 'docs', 'problems', `${code}.md`), 'utf8');
  const [, meaning] = /^\*\*\w+\.\*\* (.*)$/m.exec(page) ?? [];
  if (!meaning) throw new Error(`docs/problems/${code}.md does not say at its beginning what the problem is.`);
  return meaning;
}

/** Rows as a table in Markdown, the first of them its head. */
function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |\n`;
  const [head, ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('');
}
