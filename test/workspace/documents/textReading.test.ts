import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { diceIn } from '../../../server/workspace/documents/textReading.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

function read(name: string, text: string): { readonly dice: readonly string[]; readonly chances: readonly string[] } {
  const document = new Workspace([]).putFile(`file:///${name}`, text);
  const readings = document?.sections.map((section) => ({ section, ...diceIn(section) })) ?? [];
  return {
    dice: readings.flatMap(({ section, dice }) => dice.map(({ span }) => section.text.slice(span.start, span.end))),
    chances: readings.flatMap(({ chances }) => chances.map(({ test }) => formatExpression(test))),
  };
}

describe('the dice of a page', () => {
  it('are not those of code blocks, comments, addresses and the targets of links', () => {
    const text = [
      'Roll 1D6.',
      '```',
      'throw(2D6) // on a 4+',
      '```',
      '- item',
      '  ~~~',
      '  3D6',
      '  ~~~',
      '<!-- was 4D6 -->',
      'See https://dice.example/roll?5D6 and [the map](maps/6D6.png "7D6") or [8D6 rats][rats].',
      '',
      '[rats]: pages/9D6.html',
      '[1-3]: 10D6 rats',
    ].join('\n');
    assert.deepEqual(read('page.md', text).dice, ['1D6', '8D6', '10D6']);
    assert.deepEqual(read('page.md', text.replaceAll('\n', '\r\n')).dice, ['1D6', '8D6', '10D6']);
  });

  it('are those of code spans and of indented lines', () => {
    assert.deepEqual(read('page.md', 'Roll `1D6`: on a `5+` he falls.'), { dice: ['1D6'], chances: ['1D6 >= 5'] });
    assert.deepEqual(read('page.txt', 'Card\n\n    Roll 2D6.\n').dice, ['2D6']);
  });

  it('have no target on the other side of a code block', () => {
    const text = 'Roll 2D6.\n\n```\n1D6\n```\n\nOn a 5+ he falls.';
    assert.deepEqual(read('page.md', text).chances, ['2D6 >= 5']);
    assert.deepEqual(read('page.md', text.replace('Roll 2D6.', 'A door.')).chances, []);
  });

  it('are in XML not those of addresses', () => {
    const text = '<rules><rule id="a" name="A"><p>See https://a.example/2D6 and roll 1D6.</p></rule></rules>';
    assert.deepEqual(read('rules.xml', text).dice, ['1D6']);
  });

  it('have their targets in the next paragraph too, but not in the next rule', () => {
    const text = (between: string) =>
      `<rules><rule id="a" name="A"><p>Roll 2D6 for the <b>gate</b>.</p>${between}<p>On a total of 9 or more it opens.</p></rule></rules>`;
    assert.deepEqual(read('rules.xml', text('\n  ')).chances, ['2D6 >= 9']);
    assert.deepEqual(read('rules.xml', text('</rule><rule id="b" name="B">')).chances, []);
  });
});

describe('a target in a row of a table', () => {
  const inRow = (die: string, text: string): readonly string[] =>
    read(
      'page.md',
      `Behind it, roll ${die}:\n\n2-4 Nothing.\n5-7 Zombies.\n8-10 ${text}\n11-12 A Wight.\n`,
    ).chances.filter((test) => !/ in |<= 4|>= 11/.test(test));

  it('is not for the roll that has led to the row', () => {
    assert.deepEqual(inRow('2D6', 'Ghouls rise; on 4+ each has a dagger.'), []);
    assert.deepEqual(inRow('2D6', 'Roll 2D6: on 4+ each has a dagger.'), ['2D6 >= 4']);
    assert.deepEqual(inRow('2D6', 'Roll 1D6: on 4+ each has a dagger.'), ['1D6 >= 4']);
  });
});

describe('a target without dice', () => {
  it('is for 1D6 in a text of this game', () => {
    const page = (text: string) => read('page.md', `# The Warriors\n\nEach Monster has 3 Wounds.\n\n${text}`).chances;
    assert.deepEqual(page('It hits on 4+.'), ['1D6 >= 4']);
    assert.deepEqual(page('The fire goes out on a 5 or 6 at the end of the turn.'), ['1D6 >= 5']);
    assert.deepEqual(read('page.md', 'Our car stops on a 5+.').chances, []);
    const rule = (text: string) => read('a.xml', `<rules><rule id="a" name="A">${text}</rule></rules>`).chances;
    assert.deepEqual(rule('<p>It hits on 4+.</p>'), ['1D6 >= 4']);
  });

  it('is for nothing where it may be for other dice', () => {
    const page = (text: string) => read('page.md', `# The Warriors\n\nEach Monster has 3 Wounds.\n\n${text}`).chances;
    assert.deepEqual(page('Each rolls 2D6 and halves it if tired. The gate falls on a 5+.'), []);
    assert.deepEqual(page('Each rolls 2D6 and halves it if tired.\n\nThe gate falls on a 5+.'), []);
    assert.deepEqual(page('It stands on 4 squares, with 5+ friends.'), []);
    const rule = (text: string) => read('a.xml', `<rules><rule id="a" name="A">${text}</rule></rules>`).chances;
    assert.deepEqual(rule('<p>Each rolls 2D6 and halves it if tired.</p><p>The gate falls on a 5+.</p>'), []);
  });
});
