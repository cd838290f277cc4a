import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import { check } from '../server/checks/check.ts';
import { type ProblemCode, severities } from '../server/checks/problem.ts';
import { messagesFor } from '../server/l10n/messages.ts';
import { packs } from '../server/packs.ts';
import { Workspace } from '../server/workspace/workspace.ts';

const problemsFolder = 'docs/problems';
const codes = Object.keys(severities) as ProblemCode[];

/** A fenced block: the words behind the fence, and the lines between the fences. */
interface Block {
  readonly info: readonly string[];
  readonly text: string;
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function blocksOf(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```(\S.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', text = '']) => ({
    info: info.split(' '),
    text,
  }));
}

/** The codes found in files that lie side by side, each code once. */
function codesIn(texts: readonly string[]): readonly string[] {
  const workspace = new Workspace(packs);
  const documents = texts.map((text, index) => workspace.putFile(`file:///package/rules/${index}.xml`, expanded(text)));
  const found = documents.flatMap((document) => (document ? check(workspace, document, messagesFor('en')) : []));
  return [...new Set(found.map(({ code }) => code))].sort();
}

/** A line that is `…` stands for 2,000 more of the line above it, and ␇ for the control character that it is the picture of. */
function expanded(example: string): string {
  const lines = example.trimEnd().split('\n');
  return lines
    .flatMap((line, index) => (line.trim() === '…' ? Array<string>(2000).fill(lines[index - 1] ?? '') : [line]))
    .join('\n')
    .replaceAll('␇', '\u0007');
}

describe('docs/problems', () => {
  it('has a page for every code, and no other', () => {
    const pages = readdirSync(problemsFolder).filter((file) => file !== 'README.md');
    assert.deepEqual(pages.sort(), codes.map((code) => `${code}.md`).sort());
  });

  it('lists every code once', () => {
    const listed = [...read(`${problemsFolder}/README.md`).matchAll(/^\| \[([\w-]+)\]\(\1\.md\)/gm)];
    assert.deepEqual(listed.map(([, code]) => code).sort(), [...codes].sort());
  });

  for (const code of codes) {
    it(`${code}: the wrong example is reported, the right one is not`, () => {
      const page = read(`${problemsFolder}/${code}.md`);
      const blocks = blocksOf(page);
      const wrong = blocks.filter(({ info }) => info[1] === 'wrong');
      const right = blocks.filter(({ info }) => info[1] === 'right');
      assert.match(page, new RegExp(`^# ${code}\n\n\\*\\*${severities[code]}\\.\\*\\*`, 'i'));
      assert.equal(wrong.length + right.length, blocks.length);
      assert.ok(wrong.length > 0 && right.length > 0);
      const also = wrong.flatMap(({ info }) => info.flatMap((word) => /^also=(.+)$/.exec(word)?.[1] ?? []));
      assert.deepEqual(codesIn(wrong.map(({ text }) => text)), [...new Set([code, ...also])].sort());
      assert.deepEqual(codesIn(right.map(({ text }) => text)), []);
    });
  }
});
