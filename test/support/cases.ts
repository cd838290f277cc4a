import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { it } from 'mocha';

/** A file of a case, with its name as the head of its text says it. */
export interface CaseFile {
  readonly name: string;
  readonly text: string;
}

/** A case with the files beside it. */
export interface Case {
  readonly files: readonly CaseFile[];
  readonly beside: readonly CaseFile[];
}

/**
 * A test for each group of cases in a file. `=== TITLE` begins a group, `== NAME` a case with the first of its files, `-- NAME` another file of it;
 * those before the first case of a group are beside all of its cases, and those before the first group beside all cases. Below the lines of a text
 * stands what is told of them: `UPDATE_GOLDEN=1` writes that anew; read the difference before you keep it. `\u{…}` is a character that nobody sees.
 *
 * @param told which lines are told.
 * @param tell the texts of the files of a case with what is told of them.
 * @returns all cases.
 */
export function itTells(path: string, told: RegExp, tell: (one: Case) => readonly string[]): readonly Case[] {
  const isUpdate = process.env.UPDATE_GOLDEN === '1';
  const [beginning = '', ...groups] = readFileSync(path, 'utf8')
    .slice(0, -1)
    .split(/\n(?==== )/);
  const filesOf = (written: string): readonly CaseFile[] =>
    written.split(/\n(?=-- )/).map((file) => caseFile(file, told));
  const toldOf = (one: Case): string =>
    tell(one)
      .map((text, index) => `${index === 0 ? '==' : '--'} ${one.files[index]?.name}\n${text}`)
      .join('\n');
  const all = groups.map((group) => {
    const [head = '', ...written] = group.split(/\n(?=== )/);
    const beside = [beginning, head].flatMap((some) => filesOf(some).slice(1));
    const cases = written.map((text): Case => ({ files: filesOf(text), beside }));
    const [title = ''] = head.split('\n');
    it(title.slice('=== '.length), () => {
      if (!isUpdate) for (const [index, one] of cases.entries()) assert.equal(toldOf(one), written[index]);
    });
    return { head, cases };
  });
  if (isUpdate) {
    const now = all.map(({ head, cases }) => [head, ...cases.map(toldOf)].join('\n'));
    writeFileSync(path, `${[beginning, ...now].join('\n')}\n`);
  }
  return all.flatMap(({ cases }) => cases);
}

/** The same for cases of one text each: its answers are told below it, given what stands in its head. */
export function itAnswers(path: string, answer: (text: string, head: string) => readonly string[]): void {
  itTells(path, /^→/, ({ files }) =>
    files.map(({ name, text }) => [text, ...answer(text, name).map((line) => `→ ${line}`)].map(visible).join('\n')),
  );
}

function caseFile(written: string, told: RegExp): CaseFile {
  const [head = '', ...lines] = written.split('\n');
  const text = lines.filter((line) => !told.test(line)).join('\n');
  return {
    name: head.slice(3),
    text: text.replace(/\\u\{([\da-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  };
}

/** The text with its characters that nobody sees as `\u{…}`. */
export function visible(text: string): string {
  return text.replace(/[^\P{C}\n\t]|\u00a0/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** The lines from the first to the last that differ, as they are afterwards; with the next one where lines have only come or gone. */
export function changedLines(textBefore: string, textAfter: string): readonly string[] {
  const [before, after] = [textBefore.split('\n'), textAfter.split('\n')];
  const isSame = (index: number): boolean => before.at(index) === after.at(index);
  let start = 0;
  while (start < after.length && isSame(start)) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && isSame(-1 - end)) end++;
  if (start + end === Math.min(before.length, after.length) && start < Math.max(before.length, after.length)) end--;
  return after.slice(start, after.length - Math.max(0, end));
}
