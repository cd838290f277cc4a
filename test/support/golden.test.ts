import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { compareGolden } from './golden.ts';

describe('compareGolden', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Compares the files with their texts in capitals. */
  function check(files: Readonly<Record<string, string>>, ...failures: readonly RegExp[]): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const found = compareGolden(folder, (text) => text.toUpperCase(), false);
    assert.equal(found.length, failures.length, found.join('\n'));
    for (const [index, failure] of failures.entries()) assert.match(found[index] ?? '', failure);
  }

  it('is content with what is equal', () => check({ 'a.xml': 'one\n', 'a.txt': 'ONE\n', 'b.xml': 'x', 'b.txt': 'X' }));
  it('shows the first line that differs', () =>
    check(
      { 'a.xml': 'one\ntwo', 'a.txt': 'ONE\nTWOO' },
      /^a\.txt differs in line 2:\n {2}produced: TWO\n {2}expected: TWOO$/,
    ));
  it('shows what is missing at the end', () =>
    check({ 'a.xml': 'one', 'a.txt': 'ONE\nTWO' }, /line 2:\n {2}produced: \(nothing\)\n {2}expected: TWO$/));
  it('notices a case without its golden file', () => check({ 'a.xml': 'one' }, /^a\.txt is missing/));
  it('notices a golden file without its case', () =>
    check({ 'a.xml': 'one', 'a.txt': 'ONE', 'b.txt': '' }, /^b\.txt belongs to no case/));
  it('notices that there is nothing to compare', () => check({}, /has no cases$/));

  it('writes what is produced, and removes what belongs to nothing, when told to', () => {
    writeFileSync(join(folder, 'a.xml'), 'one');
    writeFileSync(join(folder, 'b.txt'), '');
    assert.deepEqual(
      compareGolden(folder, (text) => text.toUpperCase(), true),
      [],
    );
    assert.deepEqual(readdirSync(folder).sort(), ['a.txt', 'a.xml']);
    assert.equal(readFileSync(join(folder, 'a.txt'), 'utf8'), 'ONE');
  });
});
