import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseExpression } from '../../server/dice/parse.ts';
import { codeLenses } from '../../server/features/codeLenses.ts';
import type { Reader } from '../../server/features/reader.ts';
import { english, opened, readerIn } from '../support/cursor.ts';

const commands = { showOdds: 'odds', roll: 'roll' };

/** The lenses of a text, as `line: title`, those that roll left out. */
function check(text: string, expected: readonly string[], languageId = 'xml', reader: Reader = english): void {
  const lenses = codeLenses(opened(text, languageId).document, commands, reader);
  const odds = lenses.filter(({ command }) => command?.command === 'odds');
  assert.deepEqual(
    odds.map(({ range, command }) => `${range.start.line}: ${command?.title}`),
    expected,
  );
  for (const { command } of lenses) {
    const expression: unknown = command?.arguments?.[0]?.expression;
    assert.ok(typeof expression === 'string');
    const { annotation } = parseExpression(expression);
    assert.ok(annotation, `${expression} can be read again`);
  }
}

const rules = (body: string): string => `<rules>\n<rule id="a" name="A">\n${body}\n</rule>\n</rules>`;

describe('codeLenses', () => {
  it('says what the dice of a line come to', () => {
    check(rules('It loses 2D6+2 gold.\nNothing here.\nThen 1D6 x 50 gold and D66.'), [
      '2: 2D6+2 → 4–14, avg 9',
      '4: 1D6 x 50 → 50–300, avg 175   ·   D66 → 11–66, avg 38.5',
    ]);
  });

  it('gives the chance instead of the roll that it is about', () => {
    check(rules('Roll 1D6. On a score of 5 or 6 it sinks.'), ['2: 5+ on 1D6 → 1 in 3']);
    check('Roll 1D6: on 4+ the door opens.', ['0: 4+ on 1D6 → 1 in 2'], 'markdown');
    check(rules('Roll 1D6. On a score of 1-3 it sinks.'), ['2: 1–3 on 1D6 → 1 in 2']);
    check(rules('Roll 1D6. On a score of 4 or 5 it floats, on a 6 it flies.'), [
      '2: 4, 5 on 1D6 → 1 in 3   ·   6 on 1D6 → 1 in 6',
    ]);
    check(rules('Roll 1D6 and add his Strength. If the total is 7 or more he is free.'), [
      '2: 1D6 + Strength ≥ 7 → Strength 1: 17 %, 3: 50 %, 6+: 100 %',
    ]);
  });

  it('says what needs a number first, and shows levels where they are free', () => {
    check(rules('It causes nD6 Wounds.'), ['2: nD6 → n 1: avg 3.5, 3: avg 10.5, 10: avg 35']);
    check(rules('<?odds afraid: 1D6 + battle-level <= 6 ?>'), ['2: afraid → level 1: 83 %, 3: 50 %, 6+: 0 %']);
    check(rules('<?odds afraid: 1D6 + battle-level <= n ?>'), ['2: afraid → set Battle-level, n …']);
  });

  it('shows the reader’s own level or party', () => {
    const levels = new Map([['battle-level', 3]]);
    check(rules('<?odds afraid: 1D6 + battle-level <= 6 ?>'), ['2: afraid → 1 in 2'], 'xml', {
      ...english,
      preview: { levels, party: [] },
    });
    const party = [
      { name: 'Brand', characteristics: new Map([['strength', 4]]) },
      { name: 'Elka', characteristics: new Map([['strength', 3]]) },
    ];
    check(rules('<?odds free: 1D6 + strength >= 7 ?>'), ['2: free → Brand: 67 %, Elka: 50 %'], 'xml', {
      ...english,
      preview: { levels: new Map(), party },
    });
  });

  it('puts what does not fit behind a number, and says equal things once', () => {
    check(rules('1D6, 2D6, 3D6, 4D6, 5D6 and 1D6'), [
      '2: 1D6 → 1–6, avg 3.5   ·   2D6 → 2–12, avg 7   ·   3D6 → 3–18, avg 10.5   ·   +2 more',
    ]);
    check(rules('It does 3D6/4D6(5+) Wounds.'), ['2: 3D6/4D6(5+) → 3–18, avg 10.5; 5+: 4–24, avg 14']);
  });

  it('stays while an entry is being broken, and speaks Spanish', () => {
    check('<rules><rule id="a" name="A"><p>2D6 <b</p></rule><rule id="b" name="B">3D6</rule></rules>', [
      '0: 2D6 → 2–12, avg 7',
      '0: 3D6 → 3–18, avg 10.5',
    ]);
    check(rules('Tira 2D6+2.'), ['2: 2D6+2 → 4–14, media 9'], 'xml', readerIn('es'));
  });

  it('is silent in comments, attributes and other files', () => {
    check('<rules><!-- 2D6 --><rule id="a" name="2D6">x</rule></rules>', []);
    check('<project>2D6</project>', []);
  });
});
