import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { english, opened } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';

/** The impossible targets of a rule's text, as `code text`. */
function check(text: string, ...expected: readonly string[]): void {
  const { workspace, document } = opened(`<rules><rule id="a" name="A"><p>${text}</p></rule></rules>`);
  const found = problemsOf(workspace, document, english.messages);
  const written = document.getText();
  assert.deepEqual(
    found.map(({ code, span }) => `${code} ${written.slice(span.start, span.end)}`),
    expected,
    text,
  );
}

describe('targets', () => {
  it('reports what no roll reaches', () => {
    check('Roll 1D6. On a 7+ he wins.', 'impossible-target 7+');
    check('Roll 1D6. On a score of 8 or more he wins.', 'impossible-target 8 or more');
    check('Roll 2D6. On a score of 13 or more he wins.', 'impossible-target 13 or more');
    check('Roll 1D6. On 12+ he wins.', 'impossible-target 12+');
    check('Tira 1D6. Con un 7+ gana.', 'impossible-target 7+');
    check('Roll 2D6. On a score of 1 or less he wins.', 'impossible-target 1 or less');
  });

  it('reports it in a scenario, and nothing in code, links and comments', () => {
    const found = (text: string): readonly string[] => {
      const { workspace, document } = opened(text, 'markdown');
      return problemsOf(workspace, document, english.messages).map(
        ({ code, span }) => `${code} ${text.slice(span.start, span.end)}`,
      );
    };
    assert.deepEqual(found('# The well\n\nRoll 1D6. On a 7+ he wins.'), ['impossible-target 7+']);
    assert.deepEqual(found('- Tira 1D6. Con un 7+ gana.\n\nRoll 1D6. On a 8+ he wins.'), [
      'impossible-target 7+',
      'impossible-target 8+',
    ]);
    assert.deepEqual(
      found('`Roll 1D6. On a 7+ he wins.`\n\n<!-- Roll 1D6. On a 7+ he wins. -->\n\nRoll 1D6. On a 5+ he wins.'),
      [],
    );
  });

  it('is silent where a score can be reached and missed', () => {
    check('Roll 1D6. On a 6+ he wins.');
    check('Roll 2D6. On a 7+ he wins. On a 12+ he wins twice.');
    check('Roll 2D6. On a score of 11 or more he wins.');
    check('Roll 1D6. On a 1+ he wins.');
  });

  it('is silent where anything changes the score', () => {
    check('Roll 1D6 and add his Strength. On a 7+ he wins.');
    check('Roll 1D6 + Strength. On a 7+ he wins.');
    check('Roll 1D6. The Dwarf has +1. On a 7+ he wins.');
    check('Roll 1D6, modified by Luck. On a score of 7 or more he wins.');
    check('Tira 1D6 y suma su Fuerza. Con un 7+ gana.');
  });

  it('is silent where no roll is bound to the target', () => {
    check('His armour saves on a 7+. He has 1+ Attacks.');
    check('He takes 1D6 Wounds. 7 or more Goblins come.');
  });
});
