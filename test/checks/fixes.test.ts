import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { edited } from '../../server/checks/problems/edited.ts';
import { assertLinearSteps } from '../support/growth.ts';
import { problemsOfRules, syntaxErrorsIn } from '../support/rulesFile.ts';
import { itLong, itProperty, runs } from '../support/runs.ts';

const rules = (entries: string): string => `<?xml version="1.0"?>\n<rules>\n${entries}\n</rules>\n`;
const rule = (body: string): string => rules(`  <rule id="a" name="A">${body}</rule>`);

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
