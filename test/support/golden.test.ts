import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  it('notices a case without its golden file, a golden file without its case, and that there is nothing to compare', () => {
    check({}, /has no cases$/);
    check({ 'a.xml': 'one', 'b.txt': '' }, /^a\.txt is missing/, /^b\.txt belongs to no case/);
  });
});
