import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import type { ToldProblem } from '../../support/problems.ts';
import { problemsOfRules, rulesFile, syntaxErrorsIn } from '../../support/rulesFile.ts';

/** The entries from the first edit on can be read, except for mistakes in an entry behind the edits, which were there before. */
function checkMended(text: string, { edits }: NonNullable<ToldProblem['fixes']>[number]): void {
  const after = edited(text, edits);
  const document = rulesFile(after);
  const last = document.sectionIndexAt(Math.max(...edits.map(({ span }) => span.start)));
  const errors = document.sections.slice(0, last + 1).flatMap((section) => section.errors);
  assert.deepEqual(errors, [], `${text} → ${after}`);
  const strays = (one: string): number =>
    rulesFile(one).sections.reduce(
      (sum, section) => sum + section.errors.filter(({ kind }) => kind === 'strayEndTag').length,
      0,
    );
  assert.ok(strays(after) <= strays(text), `${text} → ${after}`);
}

const entry = (body: string): string =>
  `<rules>\n<rule id="a" name="A">${body}</rule>\n<rule id="c" name="C"><p>Hi.</p></rule>\n</rules>\n`;

/** What stands in the text of a rule, as if it were an entry. */
const inners = ['<rule id="b" name="B">Fear 6</rule>', '<rule>Fear 6</rule>', '<rule>'];
const texts = ['See # for more.', '<p>See # for more.</p>', '<p>See #</p>', '\n<p>See it.</p>\n#\n'];
const misspelt = '<para>He runs.</p>';

describe('the fixes of a rule inside the text of a rule', () => {
  it('give a document that can be read, if an end tag is misspelt as well', () => {
    const bodies = texts.flatMap((text) =>
      inners.flatMap((inner) => {
        const body = text.replace('#', inner);
        return [`${misspelt}${body}`, `${body}${misspelt}`, text.replace('#', `${inner.replace('6', misspelt)}`)];
      }),
    );
    for (const body of bodies) {
      const text = entry(body);
      assert.ok(syntaxErrorsIn(text) > 0, text);
      for (const { code, fixes = [] } of problemsOfRules(text)) {
        for (const fix of fixes) {
          // The right name for the misspelt element says nothing about the rule.
          if (code !== 'unknown-element') checkMended(text, fix);
          else assert.ok(syntaxErrorsIn(edited(text, fix.edits)) < syntaxErrorsIn(text), text);
        }
      }
    }
  });

  it('are still there for an entry that lacks its end alone', () => {
    for (const body of ['<p>He runs.</p>', 'He runs.', '<p>He runs', 'He runs\n', 'He <b>runs']) {
      const text = entry(`${body}\n<rule id="b" name="B">Fear.`);
      const fixes = problemsOfRules(text).flatMap((problem) => problem.fixes ?? []);
      const [fix, ...others] = fixes;
      assert.ok(fix && others.length === 0, text);
      assert.equal(syntaxErrorsIn(edited(text, fix.edits)), 0, text);
    }
  });
});
