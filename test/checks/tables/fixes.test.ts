import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import { safeFix } from '../../../server/checks/fixes/safeFix.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import type { Finding, Fix } from '../../../server/checks/problems/finding.ts';
import { titleOf } from '../../../server/wording/messageOf.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

function problemsIn(text: string): readonly Finding[] {
  const workspace = new Workspace([]);
  const document = workspace.putFile(text.startsWith('<') ? 'file:///rules/a.xml' : 'file:///a.md', text);
  return document ? check(workspace, document).filter(({ code }) => code.startsWith('table-')) : [];
}

const rules = (body: string): string => `<rules>\n  <rule id="mill" name="MILL">${body}</rule>\n</rules>\n`;

/** The first problem of the text has fixes with these titles, and the first of them makes the other text of it, which has no problem. */
function checkFix(broken: string, titles: string | readonly string[], mended: string): void {
  const [problem] = problemsIn(broken);
  assert.ok(problem, `a problem in ${broken}`);
  const fixes: readonly Fix[] = problem.fixes ?? [];
  const wanted = typeof titles === 'string' ? [titles] : titles;
  assert.deepEqual(
    fixes.map((fix) => titleOf(fix, messagesFor('en'))),
    wanted,
    broken,
  );
  for (const fix of fixes) {
    const text = edited(broken, fix.edits);
    assert.deepEqual(
      problemsIn(text).map(({ code }) => code),
      [],
      text,
    );
  }
  assert.equal(edited(broken, fixes[0]?.edits ?? []), mended);
  if (problem.code !== 'table-garbled-mark') assert.equal(safeFix(problem), undefined, 'not made without asking');
}

function checkNoFix(broken: string): void {
  const [problem] = problemsIn(broken);
  assert.ok(problem, `a problem in ${broken}`);
  assert.deepEqual(problem.fixes ?? [], [], broken);
}

describe('fixes of roll tables', () => {
  it('give a row other scores, where only one row can have them', () => {
    checkFix(
      rules('Roll 2D6 on this table:\n1-4 The wheel stops.\n5-9 The wheel turns.\n10-12 The wheel breaks.'),
      'Change row 1-4 to 2-4',
      rules('Roll 2D6 on this table:\n2-4 The wheel stops.\n5-9 The wheel turns.\n10-12 The wheel breaks.'),
    );
    checkFix(
      'Tira 1D6 en la tabla siguiente:\n\n1 – Los Guerreros caen.\n2 – Nada.\n2 – El puente aguanta.\n4 a 6 – Nada de nada.\n',
      'Change row 2 to 3',
      'Tira 1D6 en la tabla siguiente:\n\n1 – Los Guerreros caen.\n2 – Nada.\n3 – El puente aguanta.\n4 a 6 – Nada de nada.\n',
    );
  });

  it('are of one problem, if an impossible row is most likely for the missing scores', () => {
    const table = (last: string): string =>
      `Roll 1D6 on this table:\n\n1-2 The wheel stops.\n3-5 The wheel turns.\n${last} The wheel breaks.\n`;
    const [problem, ...others] = problemsIn(table('7'));
    assert.deepEqual(others, []);
    assert.deepEqual(problem?.code === 'table-impossible-row' && problem.facts.missing, '6');
    checkFix(table('7'), 'Change row 7 to 6', table('6'));
    // Here the missing scores are elsewhere.
    const apart = 'Roll 1D6 on this table:\n\n1-2 The wheel stops.\n4-5 The wheel turns.\n6-7 The wheel breaks.\n';
    assert.deepEqual(
      problemsIn(apart)
        .map(({ code }) => code)
        .toSorted(),
      ['table-gap', 'table-impossible-row'],
    );
  });

  it('are of one problem for each impossible row, whatever else is wrong', () => {
    const said = (die: string, ...scores: string[]): readonly string[] => {
      const rows = scores.map((score) => `- ${score}: The wheel stops.`);
      return problemsIn(`Roll ${die} on this table:\n\n${rows.join('\n')}\n`).map(({ code, facts }) =>
        code === 'table-impossible-row' ? `${facts.scores} for ${facts.missing}` : code,
      );
    };
    assert.deepEqual(said('1D6', '1-2', '4', '7'), ['table-gap', '7 for 5-6']);
    assert.deepEqual(said('2D6', '2-4', '6-8', '10', '13'), ['table-gap', 'table-gap', '13 for 11-12']);
    assert.deepEqual(said('1D6', '1-2', '3-4', '4-5', '7'), ['table-overlap', '7 for 6']);
    assert.deepEqual(said('1D6', '1-2', '4-7'), ['7 for 3']);
  });

  it('are of one problem for a number that is no row: that of a page', () => {
    for (const number of ['9', '112'])
      for (const rows of ['1-2 A.|9|3-4 B.|5-6 C.', '1-2 A.|3-4 B, and|9|so on.|5-6 C.', '1 A.|2-3 B.|4-5 C.|9|6 D.']) {
        const page = rows.replace('9', number).replaceAll('|', '\n');
        const found = problemsIn(`Roll 1D6 on this table:\n\n${page}\n`);
        assert.deepEqual(
          found.map(({ code }) => code),
          ['table-impossible-row'],
          page,
        );
        assert.equal(found[0]?.fixes, undefined);
      }
  });

  it('count a score that nobody rolls as impossible, not as doubled or in the wrong place', () => {
    const rows = ['1-2', '3-6', '7', '7'].map((score) => `<tr><td>${score}</td><td>The wheel stops.</td></tr>`);
    assert.deepEqual(
      problemsIn(rules(`<p>Roll 1D6:</p><table>${rows.join('')}</table>`)).map(({ code }) => code),
      ['table-impossible-row', 'table-impossible-row'],
    );
    const misread = ['1', '2', '7', '4', '5', '6'].map(
      (score) => `<tr><td>${score}</td><td>The wheel stops.</td></tr>`,
    );
    const [problem, ...others] = problemsIn(rules(`<p>Roll 1D6:</p><table>${misread.join('')}</table>`));
    assert.deepEqual(problem?.code === 'table-impossible-row' && problem.facts.missing, '3');
    assert.deepEqual(others, [], 'its place says nothing about the order');
  });

  it('give the last row a score that it lacks', () => {
    checkFix(
      'Roll 1D6 on this table:\n\n1-2  The wheel stops.\n3-4  The wheel turns.\n5    The wheel breaks.\n',
      'Change row 5 to 5-6',
      'Roll 1D6 on this table:\n\n1-2  The wheel stops.\n3-4  The wheel turns.\n5-6    The wheel breaks.\n',
    );
  });

  const rows = '\n1-2 The wheel stops.\n3-5 The wheel turns.\n6 The wheel breaks.';
  const announced: readonly (readonly [string, string])[] = [
    ['Roll on this table:', 'Roll 1D6 on this table:'],
    ['Consult the following table:', 'Consult the following table (1D6):'],
    ['Tira en la tabla siguiente:', 'Tira 1D6 en la tabla siguiente:'],
    ['Consulta la siguiente tabla:', 'Consulta la siguiente tabla (1D6):'],
  ];
  for (const [before, after] of announced) {
    it(`name the roll: ${before}`, () => checkFix(rules(before + rows), 'Name the roll: 1D6', rules(after + rows)));
  }

  it('name another roll as it is written', () => {
    checkFix(rules(`Roll 2D6 on this table:${rows}`), 'Name the roll: 1D6', rules(`Roll 1D6 on this table:${rows}`));
  });

  it('restore a spoilt score, which is certain', () => {
    checkFix(
      rules('Roll 1D6:\n1-3 The wheel stops.\n4 The wheel turns.\nS The wheel sings.\n6 The wheel breaks.'),
      'Change to 5',
      rules('Roll 1D6:\n1-3 The wheel stops.\n4 The wheel turns.\n5 The wheel sings.\n6 The wheel breaks.'),
    );
  });

  it('are not offered where an author must decide', () => {
    // Either row may be wrong.
    checkNoFix(rules('Roll 1D6 on this table:\n1-2 The wheel stops.\n2-4 The wheel turns.\n5-6 The wheel breaks.'));
    // A row is missing, or one of two is too short.
    checkNoFix(rules('Roll 1D6 on this table:\n1-2 The wheel stops.\n4-5 The wheel turns.\n6 The wheel breaks.'));
    // A number far beyond the dice is no score: a page number, or a range without its hyphen.
    for (const number of ['45', '112'])
      checkNoFix(rules(`Roll 1D6:\n1 The wheel stops.\n2-4 It turns.\n${number} It sings.\n6 It breaks.`));
  });
});
