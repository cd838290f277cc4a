import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { safeFix } from '../../server/checks/fixes/safeFix.ts';
import { edited } from '../../server/checks/problems/edited.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import { severityOf } from '../../server/checks/problems/kinds.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { messageOf, titleOf } from '../../server/wording/messageOf.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { type Case, type CaseFile, changedLines, itTells, visible } from '../support/cases.ts';
import { emptyWorkspace, english } from '../support/cursor.ts';
import { characteristics } from '../support/monsters.ts';
import { filesIn } from '../support/realFiles.ts';
import { casesOf, itProperty } from '../support/runs.ts';

/** Below a line stand its problems, and below a problem each of its fixes, safe or not, with the lines that are others then. */
const told = /^ *(?:\^+ (?:error|warning|info|hint) |(?:safe )?fix: |→)/;

/** What stands before and behind a text that is not a whole file. */
const frames: Readonly<Record<string, readonly [file: string, before: string, after: string]>> = {
  rule: ['rules.xml', '<rules>\n<rule id="a" name="A">\n', '\n</rule>\n</rules>'],
  special: [
    'monsters.xml',
    `<monsters>\n<monster id="m" name="M" plural="Ms">${characteristics}<special>\n`,
    '\n</special></monster>\n</monsters>',
  ],
};

function opened(files: readonly CaseFile[]) {
  const workspace = emptyWorkspace();
  const documents = files.map(({ name, text }) => {
    const [file, before, after] = frames[name] ?? [name, '', ''];
    const document = workspace.putFile(`file:///${file}`, before + text + after);
    return { document, first: before.split('\n').length - 1, count: text.split('\n').length };
  });
  return { workspace, documents };
}

interface Told {
  /** The codes of the problems that are told; empty for all. */
  readonly only: readonly string[];
  /** Files without a text are there by their names then. */
  readonly hasNames: boolean;
}

function tell({ files, beside }: Case, { only, hasNames }: Told): readonly string[] {
  const all = [...files, ...beside];
  const { workspace, documents } = opened(all);
  if (hasNames)
    workspace.fileNames.replace(
      ['file:///w'],
      all.map(({ name }) => `file:///${name}`),
    );
  return files.map(({ text }, index) => {
    const { document, first = 0, count = 0 } = documents[index] ?? {};
    if (!document) return text;
    const lines = document.getText().split('\n');
    const shown = lines.map((line, at) => (at >= first && at < first + count ? [visible(line)] : []));
    for (const problem of check(workspace, document)) {
      if (only.length === 0 || only.includes(problem.code))
        shown[document.positionAt(problem.span.start).line]?.push(...shownBelow(problem, document));
    }
    return shown.flat().join('\n');
  });
}

function shownBelow(problem: Finding, document: Document): readonly string[] {
  const text = document.getText();
  const { start, end } = document.range(problem.span);
  const line = text.split('\n')[start.line] ?? '';
  const marked = line.slice(start.character, end.line === start.line ? end.character : undefined);
  const carets = '^'.repeat(Math.max(1, visible(marked).length));
  const place = ' '.repeat(visible(line.slice(0, start.character)).length) + carets;
  const fixes = (problem.fixes ?? []).flatMap((fix) => [
    `${fix === safeFix(problem) ? 'safe ' : ''}fix: ${titleOf(fix, english.messages)}`,
    ...changedLines(text, edited(text, fix.edits)).map((line) => `→ ${visible(line)}`),
  ]);
  const message = messageOf(problem, document, english.messages).replaceAll('\n', ' ');
  return [`${place} ${severityOf(problem.code)} ${problem.code}: ${message}`, ...fixes];
}

const cases = filesIn('test/checks/cases', '.txt').flatMap(({ name, text }) => {
  const only = /^Only (.*)$/m.exec(text)?.[1]?.split(', ') ?? [];
  const hasNames = /^All files are known by their names$/m.test(text);
  let all: readonly Case[] = [];
  describe(`problems in ${name}`, () => {
    all = itTells(name, told, (one) => tell(one, { only, hasNames }));
  });
  return all;
});

/** All problems of all files, by their URIs. */
function problemsOfAll(workspace: Workspace): Readonly<Record<string, readonly Finding[]>> {
  const found = workspace.documents().map((document) => [document.uri, check(workspace, document)] as const);
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

describe('the problems of all cases', () => {
  itProperty('are after an edit of any file those of a first reading', () => {
    const random = mulberry32(1);
    const any = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    for (const { files, beside } of casesOf(cases)) {
      const { workspace } = opened([...files, ...beside]);
      problemsOfAll(workspace);
      const documents = workspace.documents();
      const words = documents.flatMap((one) => [...one.getText().matchAll(/[\p{L}\d-]+|[^\s\p{L}\d]/gu)]);
      const document = any(documents);
      const replaced = document && any([...document.getText().matchAll(/[\p{L}\d-]+/gu)]);
      if (!replaced) continue;
      const { index: start } = replaced;
      const range = document.range({ start, end: start + replaced[0].length });
      workspace.update(document, [{ range, text: any(words)?.[0] ?? '' }], document.version + 1);
      const texts = documents.map((one): CaseFile => ({ name: one.uri.slice(8), text: one.getText() }));
      const found = problemsOfAll(workspace);
      assert.deepEqual(found, problemsOfAll(opened(texts).workspace), JSON.stringify(texts));
    }
  });

  itProperty('are fewer after a safe fix', () => {
    for (const { files, beside } of casesOf(cases)) {
      const found = (text?: string): readonly Finding[] => {
        const { workspace, documents } = opened([...files, ...beside]);
        const [{ document } = {}] = documents;
        if (document && text !== undefined) workspace.putFile(document.uri, text);
        return document ? check(workspace, workspace.get(document.uri) ?? document) : [];
      };
      const text = opened(files).documents[0]?.document?.getText() ?? '';
      const before = found();
      for (const problem of before) {
        const fix = safeFix(problem);
        const mended = edited(text, fix?.edits ?? []);
        const count = (some: readonly Finding[]): number => some.filter(({ code }) => code === problem.code).length;
        if (fix && mended !== text) assert.ok(count(found(mended)) < count(before), `${problem.code}: ${mended}`);
      }
    }
  });
});
