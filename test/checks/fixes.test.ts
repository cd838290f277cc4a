import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import { edited } from '../../server/checks/problems/edited.ts';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { structureCodes, syntaxCodes } from '../support/families.ts';
import { assertLinearSteps } from '../support/growth.ts';
import { characteristics } from '../support/monsters.ts';
import { isOneOf } from '../support/problems.ts';
import { problemsOfRules, syntaxErrorsIn } from '../support/rulesFile.ts';
import { itLong, itProperty, runs } from '../support/runs.ts';

const isOwn = isOneOf(...syntaxCodes, ...structureCodes);

/** The document has one problem, of that code; the fix makes the other document of it, which has none. */
function check(code: ProblemCode, broken: string, mended: string, title?: string): void {
  const [problem, ...others] = problemsOfRules(broken).filter(isOwn);
  assert.deepEqual([problem?.code, others.length], [code, 0], broken);
  const [fix, ...alternatives] = problem?.fixes ?? [];
  assert.ok(fix && alternatives.length === 0, `one fix: ${broken}`);
  assert.equal(edited(broken, fix.edits), mended);
  assert.deepEqual(problemsOfRules(mended).filter(isOwn), [], mended);
  if (title !== undefined) assert.equal(fix.title, title);
}

/** The document has problems of these codes, and nothing is offered for any of them. */
function checkNoFix(broken: string, ...codes: readonly ProblemCode[]): void {
  const problems = problemsOfRules(broken).filter(isOwn);
  assert.deepEqual(
    problems.map((problem) => problem.code),
    codes,
    broken,
  );
  assert.deepEqual(
    problems.flatMap(({ fixes }) => fixes ?? []),
    [],
    broken,
  );
}

const rules = (entries: string): string => `<?xml version="1.0"?>\n<rules>\n${entries}\n</rules>\n`;
const rule = (body: string): string => rules(`  <rule id="a" name="A">${body}</rule>`);

describe('fixes of what is not well-formed', () => {
  it('close what is open, behind its text', () => {
    check('unclosed-element', rule('<p>Text.\n  '), rule('<p>Text.</p>\n  '), 'Add </p>');
    check('unclosed-element', rule('<p>One <b>two.</p>'), rule('<p>One <b>two.</b></p>'), 'Add </b>');
    check(
      'unclosed-element',
      rules('<rule id="a" name="A"><p>x</p>\n<rule id="b" name="B"><p>y</p></rule>'),
      rules('<rule id="a" name="A"><p>x</p></rule>\n<rule id="b" name="B"><p>y</p></rule>'),
    );
    const open = '<rules>\n<rule id="a" name="A"><p>x</p></rule>\n';
    check('unclosed-element', open, `${open}</rules>`, 'Add </rules>');
  });

  it('close what is open before what belongs around it', () => {
    const row = (cell: string): string => rule(`<table><tr>${cell}<td>y</td></tr></table>`);
    check('unclosed-element', row('<td>x'), row('<td>x</td>'), 'Add </td>');
    check('unclosed-element', rule('<p>One.\n  <p>Two.</p>'), rule('<p>One.</p>\n  <p>Two.</p>'));
    const event = (text: string): string =>
      `<events>\n<event id="a" name="A">\n  ${text}\n  <treasure>true</treasure>\n</event>\n</events>\n`;
    check('unclosed-element', event('<rules>Gold!'), event('<rules>Gold!</rules>'));
    const open = event('<rules>Gold!').replace(
      '</event>',
      '<event id="b" name="B"><rules>x</rules><treasure>true</treasure></event>',
    );
    const mended = open.replace('Gold!', 'Gold!</rules>').replace('\n<event id="b"', '</event>\n<event id="b"');
    check('unclosed-element', open, mended);
    // A cell may not follow a paragraph, and text no cell.
    check('unclosed-element', rule('<p>One <b>two</p>'), rule('<p>One <b>two</b></p>'));
  });

  it('close a group of a table where the indentation ends', () => {
    const monster = '<monster id="m" number="1" level="1" />';
    const table = (end: string): string =>
      `<tables>\n  <table name="A">\n    <group level="1">\n      ${monster}\n      ${monster}${end}\n    ${monster}\n    ${monster}\n  </table>\n</tables>\n`;
    const workspace = new Workspace([]);
    const document = workspace.putFile('file:///data/xml/tables/a.xml', table(''));
    assert.ok(document);
    const [problem, ...others] = findingsIn(workspace, document).filter(({ code }) => code === 'unclosed-element');
    assert.ok(problem && others.length === 0);
    assert.equal(edited(table(''), problem.fixes?.[0]?.edits ?? []), table('</group>'));
  });

  it('correct an end tag', () => {
    check('mismatched-end-tag', rule('<table><tr><td>x</td></tr></tabel>'), rule('<table><tr><td>x</td></tr></table>'));
    check('mismatched-end-tag', rule('<p>One.</para>'), rule('<p>One.</p>'), 'Change to </p>');
    check('mismatched-end-tag', rule('<p>One <b>two</bold>.</p>'), rule('<p>One <b>two</b>.</p>'));
  });

  it('make an end tag of a second start tag', () => {
    const monster = (move: string): string =>
      `<monsters>\n<monster id="m" name="M" plural="Ms">\n${characteristics.replace('<move>4</move>', `\n${move}\n`)}</monster>\n</monsters>\n`;
    const mended = monster('<move>4</move>');
    check('unclosed-element', monster('<move>4<move>'), mended, 'Change to </move>');
    const open = problemsOfRules(rule('<p>One.<p>Two.')).filter(isOwn);
    assert.deepEqual(
      open.flatMap(({ fixes }) => fixes ?? []),
      [],
    );
  });

  it('correct the one of two tags whose name is no element there', () => {
    check('unknown-element', rule('<para>One.</p>'), rule('<p>One.</p>'), 'Change to <p>');
    check('unknown-element', rule('<para>One.</p>\n<p>Two.</p>'), rule('<p>One.</p>\n<p>Two.</p>'));
    check('unknown-element', rule('<p>One <bold>two</b>.</p>'), rule('<p>One <b>two</b>.</p>'));
    check('unknown-element', rule('<tabel><tr><td>x</td></tr></table>'), rule('<table><tr><td>x</td></tr></table>'));
    check('unknown-element', rule('<table><row><td>x</td></tr></table>'), rule('<table><tr><td>x</td></tr></table>'));
    const entry = (start: string): string =>
      rules(`<rule id="z" name="Z">z</rule>\n<${start} id="a" name="A">x</rule>`);
    check('unknown-element', entry('rul'), entry('rule'), 'Change to <rule>');
    const twice = problemsOfRules(rule('<para>One.</p><para>Two.</p>')).filter(isOwn);
    assert.deepEqual(
      twice.map(({ code, fixes }) => [code, fixes?.map(({ title }) => title)]),
      [
        ['unknown-element', ['Change to <p>']],
        ['unknown-element', ['Change to <p>']],
      ],
    );
  });

  it('leave both tags alone where each of them may be right, or neither', () => {
    checkNoFix(rule('<b>One.</i>'), 'unclosed-element', 'stray-end-tag');
    checkNoFix(rule('<para>One.</paragraph>'), 'unclosed-element', 'stray-end-tag');
    checkNoFix(rule('<p>One </b> two.'), 'unclosed-element', 'stray-end-tag');
  });

  it('escape what is no markup', () => {
    check('bare-ampersand', rule('<p>Salt & brine</p>'), rule('<p>Salt &amp; brine</p>'), 'Change to &amp;');
    check(
      'bare-ampersand',
      rules('<rule id="a" name="A & B">x</rule>'),
      rules('<rule id="a" name="A &amp; B">x</rule>'),
    );
    check('stray-less-than', rule('<p>If 3 < 4.</p>'), rule('<p>If 3 &lt; 4.</p>'));
    check('cdata-end-in-text', rule('<p>x ]]> y</p>'), rule('<p>x ]]&gt; y</p>'));
  });

  it('put characters for the names that HTML has', () => {
    check('unknown-entity', rule('<p>5&nbsp;gold</p>'), rule('<p>5\u00a0gold</p>'));
    check('unknown-entity', rule('<p>a&mdash;b</p>'), rule('<p>a—b</p>'), 'Write the character itself: “—”');
    checkNoFix(rule('<p>&gold;</p>'), 'unknown-entity');
  });

  it('set quotes and spaces', () => {
    check('unquoted-value', rules('<rule id=a name="A">x</rule>'), rules('<rule id="a" name="A">x</rule>'));
    check('unquoted-value', rules('<rule id="a" name=FEAR n">x</rule>'), rules('<rule id="a" name="FEAR n">x</rule>'));
    check('missing-space', rules('<rule id="a"name="A">x</rule>'), rules('<rule id="a" name="A">x</rule>'));
  });

  it('put straight quotation marks for those of a word processor', () => {
    const entry = (tag: string): string => rules(`${tag}x</rule>`);
    const right = entry('<rule id="a" name="FEAR n">');
    const straight = 'Use straight quotation marks';
    check('unquoted-value', entry('<rule id="a" name=“FEAR n”>'), right, straight);
    check('unquoted-value', entry('<rule id=“a” name="FEAR n">'), right, straight);
    check('unquoted-value', entry('<rule id=„a“ name="FEAR n">'), right, straight);
    check('unquoted-value', entry('<rule id=‘a’ name="FEAR n">'), right, straight);
    check('unquoted-value', entry('<rule id=“a" name="FEAR n">'), right, straight);
    check('unquoted-value', entry('<rule id="a" name=‘TROLL’S BREATH’>'), entry('<rule id="a" name="TROLL’S BREATH">'));
    check(
      'unquoted-value',
      `<?xml version=“1.0”?>${entry('<rule id="a" name="A">').slice(21)}`,
      entry('<rule id="a" name="A">'),
    );
    for (const half of ['“a', 'a”', '“a b']) {
      const problems = problemsOfRules(entry(`<rule id=${half} name="A">`)).filter(isOwn);
      assert.deepEqual([problems.length > 0, problems.flatMap(({ fixes = [] }) => fixes)], [true, []], half);
    }
  });

  it('correct a mark that is nearly the right one, and add a quotation mark before the end of a tag', () => {
    check('stray-less-than', rule('<p>x<\\p>'), rule('<p>x</p>'), 'Change to /');
    for (const mark of ['->', '-- >', '--!>'])
      check('unclosed-comment', rule(`x <!-- y ${mark}\nz`), rule('x <!-- y -->\nz'), 'Change to -->');
    checkNoFix(rule('x <!-- y -> z'), 'unclosed-comment');
    for (const mark of ['<!-', '<--', '<! --', '<!'])
      check('stray-less-than', rule(`x ${mark} y -->\nz`), rule('x <!-- y -->\nz'), 'Change to <!--');
    for (const mark of ['<!- y', '<! y >', '<? y']) checkNoFix(rule(`x ${mark}\nz`), 'stray-less-than');
    const tag = (rest: string): string => `<rules>\n<rule id="a" name=${rest}x</rule>\n</rules>`;
    check('unclosed-quote', tag('"A\'>'), tag('"A">'), 'Change to "');
    check('unclosed-quote', tag('"A>'), tag('"A">'), 'Add "');
    check('unclosed-quote', tag("'A>"), tag("'A'>"));
    check('unclosed-quote', tag('"A\' parameterName="b">'), tag('"A" parameterName="b">'));
    checkNoFix(tag('"A parameterName="b">'), 'unclosed-quote');
  });

  it('open an entry that is closed before its content', () => {
    const broken = rules('<rule id="a" name="A"/>\n<p>x</p> y</rule>\n<rule id="b" name="B">x</rule>');
    check('self-closed-element', broken, broken.replace('/>', '>'), 'Remove /');
    checkNoFix(rules('<rule id="a" name="A"/>\n</rule>'), 'stray-end-tag');
    checkNoFix(rules('<rule id="a" name="A"/>\n<!-- y --><rule id="b" name="B">x</rule></rule>'), 'stray-end-tag');
  });

  it('move the end tag of the root behind the last entry', () => {
    const [one, two] = ['  <rule id="a" name="A">x</rule>\n', '  <rule id="b" name="B">y</rule>\n'];
    const early = (end: string): string => `<rules>\n${one}</rules>\n${two}${end}`;
    check('early-root-end', early(''), `<rules>\n${one}${two.trimEnd()}\n</rules>\n`, 'Move </rules> to the end');
    check('early-root-end', `<rules>${one.trim()}</rules>${two.trim()}`, `<rules>${one.trim()}${two.trim()}\n</rules>`);
    const [first] = problemsOfRules(early('</rules>\n')).filter(isOwn);
    assert.equal(edited(early('</rules>\n'), first?.fixes?.[0]?.edits ?? []), `<rules>\n${one}${two}</rules>\n`);
    // Without the first of three end tags the second would be early.
    const thrice = `<rules>\n${one}</rules>\n${two}</rules>\n${one.replace('"a"', '"c"')}</rules>\n`;
    assert.deepEqual(problemsOfRules(thrice).filter(isOwn)[0]?.fixes ?? [], []);
  });

  it('shorten dashes and remove what XML forbids', () => {
    check('double-hyphen', rule('<!-- a -- b -->x'), rule('<!-- a - b -->x'));
    check('double-hyphen', rule('<!-- a --->x'), rule('<!-- a -->x'));
    check('illegal-character', rule('x\u0007y'), rule('xy'));
    check('mismatched-end-tag', rule('<p><b>x</p></b>'), rule('<p><b>x</b></p>'));
    check('attribute-without-value', rules('<rule id"a" name="A">x</rule>'), rules('<rule id="a" name="A">x</rule>'));
  });

  it('offer nothing where the author alone knows', () => {
    checkNoFix(rules('<rule id="a" id="b" name="A">x</rule>'), 'duplicate-attribute');
    checkNoFix(rule('<p>x</p></b>'), 'stray-end-tag');
    checkNoFix(rule('<ul><li>x<li></ul>'), 'unclosed-element');
    checkNoFix(rule('x<!-- y'), 'unclosed-comment');
  });
});

describe('fixes of what is not as the schema says', () => {
  it('rename an element in both its tags', () => {
    check('unknown-element', rule('<tabel><tr><td>x</td></tr></tabel>'), rule('<table><tr><td>x</td></tr></table>'));
    check('unknown-element', rule('x<Br/>y'), rule('x<br/>y'));
  });

  it('rename an attribute', () => {
    check('unknown-attribute', rules('<rule id="a" naem="A">x</rule>'), rules('<rule id="a" name="A">x</rule>'));
  });

  it('make an id of the name', () => {
    const withName = (start: string, name: string): string => rules(`<rule${start} name="${name}">x</rule>`);
    const checkId = (name: string, id: string): void =>
      check('missing-id', withName('', name), withName(` id="${id}"`, name), `Add the id ${id}`);
    checkId('AMBUSH, MAGIC n+', 'ambush-magic');
    checkId('WEB (1Dn)', 'web');
    checkId('ARMED WITH [a-b] weapon1', 'armed-with-weapon1');
    checkId('Niño del Caos', 'nino-del-caos');
    checkId("TROLL'S BANE", 'trolls-bane');
    checkNoFix(withName('', '骨'), 'missing-id');
  });
});

describe('every fix', () => {
  const sound = rules(
    '<rule id="a" name="A &amp; B"><p>Roll 106. He rolls a l, or <b>1 D 6</b>.</p><!-- note --></rule>\n' +
      '<rule id="b" name="B"><table><tr><td>1. 2 or 3</td></tr></table></rule>',
  );
  const pieces = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    '</',
    '/>',
    '--',
    ']]>',
    '<p>',
    '</p>',
    '&nbsp;',
    '\u0007',
    '=',
    ' ',
  );

  itProperty('mends what it is for, and breaks nothing', () => {
    const place = fc.nat({ max: sound.length });
    let tried = 0;
    fc.assert(
      fc.property(place, fc.nat({ max: 4 }), fc.array(pieces, { maxLength: 2 }), (at, removed, inserted) => {
        const broken = sound.slice(0, at) + inserted.join('') + sound.slice(at + removed);
        for (const { code, span, fixes = [] } of problemsOfRules(broken)) {
          for (const { edits } of fixes) {
            tried++;
            const mended = edited(broken, edits);
            const isLeft = problemsOfRules(mended).some(
              (other) => other.code === code && other.span.start === span.start,
            );
            assert.ok(!isLeft, `${code}\n${broken}`);
            assert.ok(syntaxErrorsIn(mended) <= syntaxErrorsIn(broken), `${code}\n${broken}`);
          }
        }
      }),
      { numRuns: runs(400), seed: 1995 },
    );
    assert.ok(tried > runs(400), `only ${tried} fixes were tried`);
  });

  const broken = (count: number) => rule('<p>a & b</p>'.repeat(count));

  // With fewer the steps grow with the square: problems are compared with each other until there are too many of them.
  itLong('takes steps in proportion to the text of a section that is broken all over', () =>
    assertLinearSteps({ broken }, problemsOfRules, 2000),
  );

  it('is left out where a section is broken all over', () => {
    const problems = problemsOfRules(broken(2000));
    assert.ok(problems.length > 500);
    assert.equal(
      problems.find(({ fixes }) => fixes),
      undefined,
    );
  });
});
