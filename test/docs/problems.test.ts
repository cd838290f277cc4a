import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';
import { problemCodes as codes, severityOf } from '../../server/checks/problems/kinds.ts';
import { codesIn, examplesOf, problemsFolder } from './examples.ts';
import { check, read } from './pages.ts';

interface WrittenFile {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const { filesWithProblems }: { filesWithProblems: () => readonly WrittenFile[] } = await import(
  pathToFileURL(resolve('docs/problemLists.mjs')).href
);

describe('docs/problems', () => {
  it('has a page for every code, and no other', () => {
    const found = readdirSync(problemsFolder).filter((file) => file !== 'README.md');
    assert.deepEqual(found.sort(), codes.map((code) => `${code}.md`).sort());
  });

  it('lists every code once', () => {
    const rows = [...read(`${problemsFolder}/README.md`).matchAll(/^\| \[([\w-]+)\]\(\1\.md\) +\|/gm)];
    assert.deepEqual(rows.map(([, code]) => code).sort(), codes.toSorted());
  });

  it('and the other lists of problems are as the build writes them', () => {
    for (const { name, before, after } of filesWithProblems()) assert.equal(before, after, name);
  });

  for (const code of codes) {
    it(`${code}: its wrong example is reported, its right one is not`, () => {
      const page = `${problemsFolder}/${code}.md`;
      assert.match(read(page), new RegExp(`^# ${code}\n\n\\*\\*${severityOf(code)}\\.\\*\\*`, 'i'));
      const blocks = examplesOf(page);
      const wrong = blocks.filter(({ info }) => info[1] === 'wrong');
      const right = blocks.filter(({ info }) => info[1] === 'right');
      assert.ok(wrong.length > 0 && right.length > 0 && wrong.length + right.length === blocks.length, 'its blocks');
      const also = wrong.flatMap(({ info }) => info.flatMap((word) => /^also=(.+)$/.exec(word)?.[1] ?? []));
      check([...new Set([code, ...also])].sort(), codesIn(wrong), 'the wrong example');
      check([], codesIn(right), 'the right example');
    });
  }
});

describe('docs/es/problems', () => {
  const folder = 'docs/es/problems';
  const severities = { error: 'Error', warning: 'Advertencia', info: 'Información', hint: 'Sugerencia' };

  it('has a page for every code, and no other', () => {
    assert.deepEqual(readdirSync(folder).sort(), codes.map((code) => `${code}.md`).sort());
  });

  for (const code of codes) {
    it(`${code}: has the examples of the English page, and text of its own`, () => {
      const [page, original] = [`${folder}/${code}.md`, `${problemsFolder}/${code}.md`];
      assert.match(read(page), new RegExp(`^# ${code}\n\n\\*\\*${severities[severityOf(code)]}\\.\\*\\*`));
      assert.deepEqual(examplesOf(page), examplesOf(original));
      const paragraphs = (path: string): readonly string[] =>
        read(path)
          .replace(/^```\S.*\n[\s\S]*?^```$/gm, '```')
          .trimEnd()
          .split(/\n{2,}/);
      const [own, english] = [paragraphs(page), paragraphs(original)];
      assert.equal(own.length, english.length, 'its paragraphs');
      assert.deepEqual(
        own.slice(1).filter((text) => text !== '```' && english.includes(text)),
        [],
      );
    });
  }
});
