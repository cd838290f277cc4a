import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Document } from '../../server/workspace/documents/document.ts';
import { assertProblems, readCursor, readMarked } from './marked.ts';
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

describe('readCursor', () => {
  it('takes the cursor out', () => assert.deepEqual(readCursor('ab|c'), { text: 'abc', offset: 2 }));
  it('insists on one', () => {
    assert.throws(() => readCursor('abc'), /Exactly one/);
    assert.throws(() => readCursor('a|b|c'), /Exactly one/);
  });
});

describe('readMarked', () => {
  it('takes the marks out and keeps the rest to the letter', () => {
    const marked = 'one\n^^ error bad-value: wrong\n\ntwo\n  ^ hint unknown-element\n^^^ info bad-id\n';
    assert.deepEqual(readMarked(marked), {
      text: 'one\n\ntwo\n',
      expected: [
        { line: 0, start: 0, end: 2, severity: 'error', code: 'bad-value', message: 'wrong' },
        { line: 2, start: 2, end: 3, severity: 'hint', code: 'unknown-element', message: '' },
        { line: 2, start: 0, end: 3, severity: 'info', code: 'bad-id', message: '' },
      ],
    });
  });

  it('takes fixes for those of the problem above', () => {
    const { text, expected } = readMarked(
      'one\n^^ error bad-value: wrong\n  fix: Mend it\n  fix: Or so\ntwo\n^ hint bad-id\nfix',
    );
    assert.equal(text, 'one\ntwo\nfix');
    assert.deepEqual(
      expected.map(({ fixes }) => fixes),
      [['Mend it', 'Or so'], undefined],
    );
  });

  it('refuses marks that say nothing', () => {
    assert.throws(() => readMarked('one\n ^^ eror bad-value'), /No problem/);
    assert.throws(() => readMarked('^^ error bad-value'), /No line/);
  });
});

describe('assertProblems', () => {
  it('accepts what is marked, in any order', () => {
    check('one\n^^^ error bad-value: wrong word\ntwo\n ^ error bad-value\n', [5, 6], [0, 3]);
    check('one\n');
  });

  it('compares fixes where one is expected', () => {
    const { text, expected } = readMarked('one\n^^^ error bad-value: wrong\nfix: Mend it\n');
    const document = new Document('file:///a.xml', 'xml', 0, text);
    const problem: ToldProblem = { code: 'bad-value', severity: 'error', span: { start: 0, end: 3 }, message: 'wrong' };
    assertProblems(document, [{ ...problem, fixes: [{ title: 'Mend it', edits: [] }] }], expected);
    assert.throws(() => assertProblems(document, [problem], expected), /fix: Mend it/);
  });

  it('cuts off at the end of the line', () => check('one\n  ^ error bad-value\ntwo', [2, 6]));

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
