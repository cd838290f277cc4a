import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import type { ProblemCode } from '../../../server/checks/problems/kinds.ts';
import { problemsOfRules } from '../../support/rulesFile.ts';

/** The text with each fix of its problems of that code, of which there is at least one. */
function mendedBy(code: ProblemCode, text: string): readonly string[] {
  const problems = problemsOfRules(text).filter((problem) => problem.code === code);
  assert.ok(problems.length > 0, `${code}: ${text}`);
  return problems.flatMap(({ fixes = [] }) => fixes.map(({ edits }) => edited(text, edits)));
}

const rules = (entries: string): string => `<rules>\n${entries}\n</rules>\n`;

describe('fixes that add something', () => {
  const frost = (attributes: string, text = 'Takes n Wounds.'): string =>
    rules(`<rule id="frost" name="FROST n"${attributes}parameterFormat="Frost {param}"><p>${text}</p></rule>`);

  it('are offered in a tag whose attributes are certain, whatever is wrong beside it', () => {
    const mended = (text?: string): readonly string[] => [frost(' parameterName="value" ', text)];
    assert.deepEqual(mendedBy('undeclared-placeholder', frost(' ')), mended());
    for (const text of ['Takes n Wounds & more.', 'Takes <b>n Wounds.'])
      assert.deepEqual(mendedBy('undeclared-placeholder', frost(' ', text)), mended(text));
  });

  it('are offered in a tag without blanks between its attributes', () => {
    const tag = (declared: string): string => `<rule id=""name="n"${declared}parameterFormat="{param}"></`;
    for (const [before, after] of [
      ['parameterName=""', 'parameterName="value"'],
      ['', ' parameterName="value"'],
    ] as const)
      assert.deepEqual(mendedBy('undeclared-placeholder', tag(before)), [tag(after)]);
  });

  it('are not offered in a tag with a broken quote or without its end', () => {
    for (const attributes of [' x= ', ' x=y ', ' x"" ', ' x ', ' " '])
      assert.deepEqual(mendedBy('undeclared-placeholder', frost(attributes)), [], attributes);
    assert.deepEqual(
      mendedBy('undeclared-placeholder', '<rule id name="n parameterName=""parameterFormat={param}'),
      [],
    );
    assert.deepEqual(
      mendedBy(
        'undeclared-placeholder',
        '<rule id=name=C n"parameterFormat"{0}" parameterNames="<rule name=n parameterName=rating',
      ),
      [],
    );
  });

  const table = (before: string): string =>
    rules(`<rule id="a" name="A">${before}Roll 1D6:\n1 Slack Water.\n2-3 Cold Spray.</rule>`);

  it('are offered in a text that is read as well with them', () => {
    for (const before of ['', 'Salt & water. '])
      assert.deepEqual(mendedBy('table-gap', table(before)), [table(before).replace('2-3', '2-6')]);
  });

  it('are not offered behind the end of the root', () => {
    const broken = '<magic id"<rule e D6\n1 S\n2-3 C</magic></rules>\n';
    assert.deepEqual(mendedBy('table-gap', broken), ['<magic id"<rule e D6\n1 S\n2-6 C</magic></rules>\n']);
  });
});
