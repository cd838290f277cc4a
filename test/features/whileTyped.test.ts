import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkBySection } from '../../server/checks/check.ts';
import { inDocument } from '../../server/checks/problems/listedProblems.ts';
import type { Problem } from '../../server/checks/problems/problem.ts';
import { chosenBySection, usualChoices } from '../../server/checks/settings/chosenProblems.ts';
import { whileTyped } from '../../server/features/whileTyped.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

function shownIn(workspace: Workspace, document: Document, place?: number): readonly Problem[] {
  const found = checkBySection(workspace, document);
  return inDocument(document, whileTyped(document, chosenBySection(document, found, usualChoices), place));
}

/** Types the text at the cursor `|`, letter by letter, and collects the errors on the way that were not there before: `typed text: code`. */
function errorsWhileTyping(around: string, typed: string): readonly string[] {
  const [before = '', after = ''] = around.split('|');
  const errorsAt = (length: number): readonly string[] => {
    const workspace = new Workspace([]);
    const document = new Document('file:///a.xml', 'xml', 1, before + typed.slice(0, length) + after);
    workspace.put(document);
    const shown = shownIn(workspace, document, before.length + length);
    return shown.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  };
  const known = errorsAt(0);
  return Array.from(typed, (_, index) =>
    errorsAt(index + 1)
      .filter((code) => !known.includes(code))
      .map((code) => `${typed.slice(0, index + 1)}: ${code}`),
  ).flat();
}

/** What an editor shows of the text while its author types at `place`, as `severity code`. */
function check(text: string, expected: readonly string[], place?: number): void {
  const workspace = new Workspace([]);
  const document = new Document('file:///a.xml', 'xml', 1, text);
  workspace.put(document);
  const shown = shownIn(workspace, document, place);
  assert.deepEqual(
    shown.map(({ severity, code }) => `${severity} ${code}`),
    expected,
    JSON.stringify(text),
  );
}

describe('whileTyped', () => {
  it('has no errors in a document that only begins, letter by letter', () => {
    const text = '<?xml version="1.0"?>\n<!-- mine -->\n<rules>\n  <ru';
    for (let end = 1; end <= text.length; end++) {
      const workspace = new Workspace([]);
      const document = new Document('file:///a.xml', 'xml', 1, text.slice(0, end));
      workspace.put(document);
      const problems = shownIn(workspace, document);
      const errors = problems.filter(({ severity }) => severity === 'error');
      assert.deepEqual(errors, [], text.slice(0, end));
    }
    check('<rules>', ['info no-entries']);
    check('<rules></rules>', ['info no-entries']);
    check('<rules>\n</', ['info no-entries']);
    check('<rules', []);
  });

  it('shows the innermost of what is open at the end', () => {
    check('<rules>\n<rule id="a" name="A">te', ['error unclosed-element']);
    check('<rules>\n<rule id="a" name="A"><p>te', ['error unclosed-element']);
    check('<rules>\n<rule id="a" name="A">te</rule>\n<', ['error stray-less-than']);
    check('<monsters>\n<monster id="a">\n<special>\n', ['error unclosed-element']);
    check('<rules>\n<rule id="a"', ['error unfinished-start-tag']);
  });

  it('has no errors in a tag, a comment or a reference that is being typed, letter by letter', () => {
    const special = `<monsters>
  <monster id="a" name="A" plural="As" factions="x">
    <special>
      |
    </special>
  </monster>
</monsters>`;
    const rule = '<rules>\n<rule id="a" name="A"><p>Roll | now.</p></rule>\n<rule id="b" name="B">x</rule>\n</rules>';
    const between = '<rules>\n<rule id="a" name="A">x</rule>\n|\n<rule id="b" name="B">x</rule>\n</rules>';
    for (const [around, typed] of [
      [special, '<rule id="fear" param="5">'],
      [special, '<rule id="fear" param='],
      [special, '<text>'],
      [special, '<!-- to do'],
      [special.replace('|', '<rule id="fear" param="5">Fear 5|'), '</rule>'],
      [special.replace('|', '<text>x|</text>'), '&amp;'],
      [special.replace('|', '<text>x|</text>'), '&#65;'],
      [special.replace(' factions', ' |'), 'magic'],
      [rule, '<b'],
      [rule, '<b>'],
      [rule, '<br/>'],
      [special, '<magic id="x" level="1"/>'],
      [between, '<rule id="c" name="C">'],
      [between, '<magic '],
      [special.replace('<special>', '|<special>'), '<wounds>3</wounds>\n    <damage>2D6</damage>'],
      [special.replace('<special>', '<damage>|</damage><special>'), '1D6/2D6(5+)'],
      ['<tables><table name="t"><monster id="a" number="|"/></table></tables>', '2-12'],
    ] as const)
      assert.deepEqual(errorsWhileTyping(around, typed), [], typed);
  });

  it('has the errors of a tag as soon as its author goes on elsewhere', () => {
    const open = '<rules>\n<rule id="a" name="A">Gold < 5</rule>\n<rule id="b" name="B"\n</rules>';
    check(open, ['error stray-less-than', 'error unfinished-start-tag']);
    check(open, ['error unfinished-start-tag'], open.indexOf('Gold <') + 'Gold <'.length);
    check(open, ['error stray-less-than'], open.indexOf('"B"') + '"B"'.length);
    check(open, ['error stray-less-than', 'error unfinished-start-tag'], open.indexOf(' 5') + 1);
    const wrapped = '<rules>\n<rule id="a" name="A"><b>x</rule>\n</rules>';
    check(wrapped, [], wrapped.indexOf('<b>') + 3);
    check(wrapped, ['error unclosed-element'], wrapped.indexOf('<b>') + 4);
  });

  it('leaves all else as it is', () => {
    check('<rules>\n<rule id="a" name="A">te</rule>', ['error unclosed-element']);
    check('<rules>\n<rule id="a" name="A"><p>x</rule>\n<rule id="b" name="B">x</rule>\n</rules>', [
      'error unclosed-element',
    ]);
    check('<rules colour="red"></rules>', ['error no-entries', 'error unknown-attribute']);
    check('<rules><rule id="a">x</rule></rules>', ['error missing-attribute']);
  });
});
