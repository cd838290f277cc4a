import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { blocksOf } from '../../../server/abilities/content.ts';
import { blocksMarkdown } from '../../../server/answers/cards/blocksMarkdown.ts';
import { markdownOf, plainTextOf } from '../../../server/answers/markdown.ts';
import { parse } from '../../../server/xml/parse.ts';
import { english } from '../../support/cursor.ts';

function blocksIn(content: string) {
  const text = `<rule>${content}</rule>`;
  const [element] = parse(text).nodes;
  assert.ok(element?.kind === 'element');
  return blocksOf(text, element);
}

function checkText(content: string, width: number, ...expected: string[]): void {
  assert.deepEqual(plainTextOf(blocksMarkdown(blocksIn(content), english.messages), width).split('\n'), expected);
}

function checkMarkdown(content: string, expected: string): void {
  assert.equal(
    markdownOf(blocksMarkdown(blocksIn(content), english.messages)).replace(/[\u2060\u00a0]/g, ''),
    expected,
  );
}

const prices = 'Prices:\n\nItem: cost, upkeep\nRope: 5, -\nLantern: 10, 2\n\nThe end.';
const weapons = 'Armas: martillo, látigo\nEquipo: linterna, cuerda, mapa';

describe('a table whose rows begin with words', () => {
  it('has aligned columns in a terminal', () =>
    checkText(
      prices,
      80,
      'Prices:',
      '',
      'Item     cost  upkeep',
      'Rope        5       -',
      'Lantern    10       2',
      '',
      'The end.',
    ));

  it('has the names of its columns beside the cells where they do not fit', () =>
    checkText(
      prices,
      20,
      'Prices:',
      '',
      'Rope',
      '  cost: 5 · upkeep:',
      '  -',
      'Lantern',
      '  cost: 10 · upkeep:',
      '  2',
      '',
      'The end.',
    ));

  it('wraps what is behind the name', () =>
    checkText(weapons, 30, '- Armas martillo, látigo', '- Equipo linterna, cuerda,', '  mapa'));

  it('is a table in Markdown if its first row names the columns, and else a list', () => {
    checkMarkdown(
      prices,
      'Prices:\n\n| Item | cost | upkeep |\n| :-- | --: | --: |\n| Rope | 5 | - |\n| Lantern | 10 | 2 |\n\nThe end.',
    );
    checkMarkdown(weapons, '- **Armas** martillo, látigo\n- **Equipo** linterna, cuerda, mapa');
    checkMarkdown('Level 1: 2\nLevel 2: 3', '- **Level 1** 2\n- **Level 2** 3');
  });

  it('is set in within a row of a roll table', () => {
    const inRow =
      '<table><tr><td>1</td><td>He finds:<table><tr><td>Item</td><td>Gold</td></tr><tr><td>Rope</td><td>5</td></tr></table></td></tr><tr><td>2</td><td>b</td></tr></table>';
    checkText(inRow, 80, '- 1 He finds:', '  - Item Gold', '  - Rope 5', '- 2 b');
    checkMarkdown(inRow, '- **1** He finds:\n  - **Item** Gold\n  - **Rope** 5\n- **2** b');
  });
});
