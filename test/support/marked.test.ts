import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Document } from '../../server/workspace/documents/document.ts';
import { assertProblems, readMarked } from './marked.ts';
import type { ToldProblem } from './problems.ts';

/** Holds problems, given as offsets, against the marks of a text. */
function check(
  marked: string,
  ...problems: readonly (readonly [start: number, end: number, message?: string])[]
): void {
  const { text, expected } = readMarked(marked);
  const document = new Document('file:///a.xml', 'xml', 0, text);
  assertProblems(
    document,
    problems.map(
      ([start, end, message = 'A wrong word.']): ToldProblem => ({
        code: 'bad-value',
        severity: 'error',
        span: { start, end },
        message,
      }),
    ),
    expected,
  );
}

describe('assertProblems', () => {
  it('accepts what is marked, in any order', () => {
    check('one\n^^^ error bad-value: wrong word\ntwo\n ^ error bad-value\n', [5, 6], [0, 3]);
    check('one\n');
  });

  it('refuses marks that say nothing', () => {
    assert.throws(() => readMarked('one\n ^^ eror bad-value'), /No problem/);
    assert.throws(() => readMarked('^^ error bad-value'), /No line/);
  });

  it('fails for any difference', () => {
    const marked = 'one\n^^^ error bad-value: wrong word';
    assert.throws(() => check(marked), assert.AssertionError);
    assert.throws(() => check(marked, [0, 2]), assert.AssertionError);
    assert.throws(() => check(marked, [0, 3, 'Another message.']), assert.AssertionError);
    assert.throws(() => check(marked, [0, 3], [0, 3]), assert.AssertionError);
    assert.throws(() => check('one\n^^^ warning bad-value', [0, 3]), assert.AssertionError);
    assert.throws(() => check('one\n^^^ error bad-id', [0, 3]), assert.AssertionError);
  });
});
