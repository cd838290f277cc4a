import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import type { Finding } from '../../../server/checks/problems/finding.ts';
import type { ProblemCode } from '../../../server/checks/problems/kinds.ts';
import { messageOf } from '../../../server/wording/messageOf.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { isOneOf } from '../../support/problems.ts';

/** The lines with problems of that code in the first of some files. */
function check(code: ProblemCode, lines: readonly number[], ...texts: readonly string[]): void {
  const { document, found } = findingsOf(code, ...texts);
  assert.deepEqual(
    found.map(({ span }) => document.positionAt(span.start).line + 1),
    lines,
  );
}

function findingsOf(code: ProblemCode, ...texts: readonly string[]): { document: Document; found: readonly Finding[] } {
  const workspace = new Workspace([]);
  const [document] = texts.map((text, index) => workspace.putFile(`file:///a/${index}.xml`, text));
  assert.ok(document);
  return { document, found: findingsIn(workspace, document).filter(isOneOf(code)) };
}

const rule = (text: string, index: number): string => `<rule id="r${index}" name="R${index}"><p>${text}</p></rule>`;
const rulesOf = (texts: readonly string[]): string => `<rules>\n${texts.map(rule).join('\n')}\n</rules>`;
const repeated = (text: string, count: number): string => rulesOf(new Array<string>(count).fill(text));
const paged = (...pages: readonly number[]): string => rulesOf(pages.map((page) => `The Warrior falls.\n${page}`));

describe('slips: many in a file', () => {
  it('are reported one by one as long as they are few', () => {
    check('split-die', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], repeated('Roll 1 D 6.', 10));
    check('stray-full-stop', [2, 3], repeated('They are. guarding it.', 2));
  });

  it('are one hint that has their number and lines', () => {
    const { document, found } = findingsOf('stray-full-stop', repeated('They are. guarding it.', 40));
    const [problem, ...others] = found;
    assert.ok(problem);
    assert.deepEqual(others, []);
    assert.equal(document.positionAt(problem.span.start).line, 1);
    assert.match(
      messageOf(problem, document, messagesFor('en')),
      / The same in 39 more places of this file: lines 3, 4, .*14 …$/,
    );
    assert.match(
      messageOf(problem, document, messagesFor('es')),
      / Lo mismo en 39 sitios más de este archivo: líneas 3, 4,/,
    );
    assert.equal(problem.fixes, undefined, 'nobody knows what each full stop was');
  });

  it('has one fix for all if each is certain', () => {
    const text = repeated('Roll 1 D 6 and 2D 6.', 20);
    const { found } = findingsOf('split-die', text);
    assert.deepEqual(
      found.map(({ fixes }) => fixes?.map(({ kind }) => kind)),
      [['all']],
    );
    assert.equal(edited(text, found[0]?.fixes?.[0]?.edits ?? []), repeated('Roll 1D6 and 2D6.', 20));
  });

  it('has no fix if one of them may be something else', () => {
    const { found } = findingsOf(
      'invisible-character',
      rulesOf([...new Array<string>(20).fill('a\u200bb'), 'a &am\u200bp; b']),
    );
    assert.deepEqual(
      found.map(({ fixes }) => fixes),
      [undefined],
    );
  });

  it('are counted without those that the author ignores', () => {
    const ignored = '<!-- whq-ignore split-die: printed so -->Roll 1 D 6.';
    check('split-die', [3], rulesOf([ignored, ...new Array<string>(11).fill('Roll 1 D 6.')]));
    check('split-die', [3, 4], rulesOf([ignored, ...new Array<string>(2).fill('Roll 1 D 6.')]));
  });

  it('leave slips that change a rule where they are', () => {
    check(
      'misread-die',
      Array.from({ length: 30 }, (_, index) => index + 2),
      repeated('Roll lD6.', 30),
    );
  });
});

describe('slips: page numbers', () => {
  it('rise from page to page', () => {
    check('stray-page-number', [3, 5, 7], paged(12, 40, 127));
    check('stray-page-number', [3, 9], paged(60, 121, 5, 122));
    check('stray-page-number', [7, 9], paged(120, 90, 121, 122));
    check('stray-page-number', [], paged(40, 12));
    check('stray-page-number', [], paged(6, 6));
  });
});
