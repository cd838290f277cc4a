import assert from 'node:assert/strict';
import { plainTables } from '../../server/tables/reading/plainTables.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import { asProse, Section } from '../../server/workspace/documents/section.ts';
import { tablesIn } from '../../server/workspace/documents/tablesIn.ts';
import { parse } from '../../server/xml/parse.ts';
import { assertLinearSteps, repeated } from '../support/growth.ts';
import { nativeStepsOf } from '../support/nativeSteps.ts';
import { itLong } from '../support/runs.ts';

const hostile: Readonly<Record<string, string>> = {
  'numbers in a line': 'Roll 1D6: 1 2 3 4 5 6 ',
  'first rows without an end': 'Roll 1D6 on this table.\n1 A rat.\n',
  'tables in tables': 'Roll 1D6:\n1 Roll 1D6:\n  1 Roll 1D6:\n    1 Roll 1D6:\n',
  'a chart of numbers': '1\t2\t3\t4\t5\n',
  'scores behind their rows': 'Roll 1D6:\nA rat. 1\nA bat. 2\n',
  'marks and nothing else': '1.\n',
  'scores that go down': 'Roll 1D6:\n6 A rat.\n5 A bat.\n4 A cat.\n',
  'titles in capitals': 'Roll 1D6:\n1-2 A rat.\n\nTHE MILL\n\n',
  'numbers before a comma': 'Roll 1D6: 1-2, a rat; 3-4, a bat; ',
};

/** In a long line a row is looked for further on: shorter texts do not show how it grows. */
const longLine = 'Roll 1D6. 1-2 A rat, 3-4 a bat, ';

/** Each row may be one of several tables: the reader stops looking for more when it has taken its steps for each mark. */
const overlapping = 'Roll 1D6 on this table:\n1-2 A rat.\n2-3 A bat.\n3-4 A cat.\n';

/** Each score is asked of several tables and with several dice. */
const maximumForEach = 3000;

describe('reading tables', () => {
  // A row is looked for in the next thousands of characters: shorter texts do not show how it grows.
  itLong('takes steps in proportion to the text', () => {
    assertLinearSteps(repeated(Object.values(hostile)), (text) => plainTables(text), 8000);
    assertLinearSteps(repeated([longLine]), (text) => plainTables(text), 16_000);
  });

  itLong('stops looking for more where each row overlaps others', () => {
    const text = overlapping.repeat(4000);
    const steps = [...nativeStepsOf(() => plainTables(text)).values()].reduce((sum, count) => sum + count, 0);
    assert.ok(steps < maximumForEach * text.length, `${Math.round(steps / text.length)} steps for each character`);
  });

  itLong('reads rows in rows no more often than they are deep', () => {
    const stepsOf = (depth: number): number => {
      const text = `<table>${'<tr><td>6</td><td>'.repeat(depth)}`;
      const { nodes } = parse(text);
      return [...nativeStepsOf(() => readTables(text, nodes)).values()].reduce((sum, count) => sum + count, 0);
    };
    // Each level has all rows within it.
    const [few, more] = [stepsOf(8), stepsOf(16)];
    assert.ok(more < 8 * few, `${more} steps instead of ${few} for twice as many levels`);
  });

  it('reads a part of a page again only if it has changed', () => {
    const page = (last: string): string =>
      ['', 'gate', 'well', 'mill']
        .map((name) => `## The ${name}\n\nRoll 1D6:\n1-3 It is shut.\n4-6 ${last}\n\n`)
        .join('');
    const [before, after] = [page('It is open.'), `${page('It is open.')}They rest.`];
    const [first, again] = [tablesIn(new Section(before, asProse)), tablesIn(new Section(after, asProse))];
    assert.equal(first.length, 4);
    assert.equal(first[0], again[0]);
    assert.deepEqual(
      again.map(({ span }) => after.slice(span.start, span.start + 3)),
      ['1-3', '1-3', '1-3', '1-3'],
    );
  });
});
