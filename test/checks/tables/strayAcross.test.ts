import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The problems of tables in Events with these rules: the code, the text at its place, and the text at its other place. */
function checkStray(
  rules: readonly string[],
  expected: readonly (readonly [string, string, string | undefined])[],
): void {
  const events = rules.map(
    (text, index) => `  <event id="e${index}" name="E${index}"><rules>${text}</rules></event>\n`,
  );
  const text = `<events>\n${events.join('')}</events>\n`;
  const document = new Workspace([]).putFile('file:///events/a.xml', text);
  const found = (document ? check(new Workspace([]), document) : []).filter(({ code }) => code.startsWith('table-'));
  assert.deepEqual(
    found.map((problem) => {
      const after = problem.code === 'table-stray-rows' ? problem.facts.after : undefined;
      return [
        problem.code,
        text.slice(problem.span.start, problem.span.end),
        after && text.slice(after.start, after.end),
      ];
    }),
    expected,
  );
}

describe('rows of the entry before', () => {
  it('are told by the table that lacks them, with one problem for both', () => {
    checkStray(
      ['Roll 1D6:\n1-2 He falls.\n3-4 He stands.', '5-6 He flies.\nThe next Event begins here.'],
      [['table-stray-rows', '5-6', '3-4']],
    );
    checkStray(
      ['Tira 1D6:\n1-3 Cae.\n4 Vuela.', '5 Se duerme.\n6 Se despierta.\n\nTira 1D6:\n1-3 Nada.\n4-6 Algo.'],
      [['table-stray-rows', '5', '4']],
    );
  });

  it('may be a single number, if the table lacks exactly that', () => {
    checkStray(['Roll 1D6:\n1-2 He falls.\n3-5 He stands.', '6 He flies.'], [['table-stray-rows', '6', '3-5']]);
    checkStray(['Roll 1D6:\n1-2 He falls.\n3-4 He stands.', '6 Goblins come out.'], [['table-gap', '3-4', undefined]]);
    checkStray(['Roll 1D6:\n1-2 He falls.\n3-6 He stands.', '6 Goblins come out.'], []);
  });

  it('are none, if text follows the table, or another entry is between', () => {
    checkStray(
      ['Roll 1D6:\n1-2 He falls.\n3-5 He stands.\n\nThen the wind blows.', '6 Goblins come out.'],
      [['table-gap', '3-5', undefined]],
    );
    checkStray(
      ['Roll 1D6:\n1-2 He falls.\n3-5 He stands.', 'Nothing.', '6 Goblins come out.'],
      [['table-gap', '3-5', undefined]],
    );
  });
});
