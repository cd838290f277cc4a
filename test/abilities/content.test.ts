import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { blocksOf } from '../../server/abilities/content.ts';
import { cellsOfText } from '../../server/abilities/plainBlocks.ts';
import { parse } from '../../server/xml/parse.ts';
import { itProperty, runs } from '../support/runs.ts';

/** The blocks of an entry: paragraphs as they are, rows as `[range] text` or `word | cell`, indented by their depth. */
function check(content: string, ...expected: string[]): void {
  assert.deepEqual(blocksIn(content), expected, content);
}

function blocksIn(content: string): readonly string[] {
  const text = `<rule>${content}</rule>`;
  const [element] = parse(text).nodes;
  assert.ok(element?.kind === 'element');
  return blocksOf(text, element).map((block) => {
    assert.ok(block.span.start <= block.span.end && block.span.end <= text.length);
    if (block.kind === 'words') return `${'  '.repeat(block.depth)}${cellsOfText(block.text).join(' | ')}`;
    return block.kind === 'row' ? `${'  '.repeat(block.depth)}[${block.range}] ${block.text}` : block.text;
  });
}

describe('blocksOf', () => {
  it('reads markup: paragraphs, tables and tables in tables', () => {
    check('<p>a <b>b</b></p><p>c</p>', 'a b', 'c');
    check(
      '<table><tr><td>1-3</td><td>a<table><tr><td>1</td><td>b</td></tr></table></td></tr><tr><td>4-6</td><td>c</td></tr></table>',
      '[1-3] a',
      '  [1] b',
      '[4-6] c',
    );
    check('<table><tr><td>1</td><td></td></tr></table>', '[1] ');
  });

  it('joins wrapped lines of plain text; an empty line ends a paragraph', () => {
    check('a\n  b\r\n\r\n  c\nd', 'a b', 'c d');
    check('a &amp; <![CDATA[<b>]]>', 'a & <b>');
  });

  it('reads rows that follow each other as on a die', () => {
    check(
      'Roll 1D6:\n1-2 Ghost: it\n    wails.\n3 Pit.\n4-6 Gold.\n\nThen stop.',
      'Roll 1D6:',
      '[1-2] Ghost: it wails.',
      '[3] Pit.',
      '[4-6] Gold.',
      'Then stop.',
    );
    check('  2-5 Failure.\n    6 Doom.\n 7-12 Fire.', '[2-5] Failure.', '[6] Doom.', '[7-12] Fire.');
    check('1. One\n2: Two\n3+ More', '[1] One', '[2] Two', '[3+] More');
    check('* 1 One\n* 2 Two', '[1] One', '[2] Two');
    check('11-12 A\n13-66 B', '[11-12] A', '[13-66] B');
    check('1 One\n\n2–6 Two', '[1] One', '[2–6] Two');
  });

  it('reads tables within rows by their hyphens or their indentation', () => {
    check('1 A:\n- 1-3 b\n- 4-6 c\n2-6 D', '[1] A:', '  [1-3] b', '  [4-6] c', '[2-6] D');
    check('1 A:\n    1-3 b\n    4-6 c\n2-6 D', '[1] A:', '  [1-3] b', '  [4-6] c', '[2-6] D');
    check('- 1 a\n- 2 b', '[1] a', '[2] b');
    check('1 a\n2 b\n1 c\n2 d', '[1] a', '[2] b', '[1] c', '[2] d');
  });

  it('reads tables three levels deep', () => {
    const deep = ['[1] A:', '  [1-3] b:', '    [1-2] x', '    [3-6] y', '  [4-6] c', '[2-6] D'];
    check('1 A:\n- 1-3 b:\n- - 1-2 x\n- - 3-6 y\n- 4-6 c\n2-6 D', ...deep);
    check('1 A:\n  1-3 b:\n    1-2 x\n    3-6 y\n  4-6 c\n2-6 D', ...deep);
    check('1 A:\n- 1-3 b:\n  - 1-2 x\n  - 3-6 y\n- 4-6 c\n2-6 D', ...deep);
    check('- - 1 a\n- - 2 b\n- - - 1 c\n- - - 2 d', '[1] a', '[2] b', '  [1] c', '  [2] d');
  });

  it('reads the scores of two dice as tens and ones: after 16 comes 21', () => {
    check('Tira D66:\n11-15 A\n16 B\n21-66 C', 'Tira D66:', '[11-15] A', '[16] B', '[21-66] C');
    check('11-36 A\n41 B\n42-44 C\n45-66 D', '[11-36] A', '[41] B', '[42-44] C', '[45-66] D');
    check('11-16 A\n- 1-3 a\n- 4-6 b\n21-66 B', '[11-16] A', '  [1-3] a', '  [4-6] b', '[21-66] B');
    check('11 A\n12-16 B\n17 C', '[11] A', '[12-16] B 17 C');
  });

  it('reads a table that begins with the lowest score of dice named before', () => {
    check('Tira 3D6:\n3 A\n4-18 B', 'Tira 3D6:', '[3] A', '[4-18] B');
    check('Roll 4d6.\n\n4-14 A\n15-24 B', 'Roll 4d6.', '[4-14] A', '[15-24] B');
    check('1-5 Roll 3D6:\n- 3-9 a\n- 10-18 b\n6 B', '[1-5] Roll 3D6:', '  [3-9] a', '  [10-18] b', '[6] B');
    check('Roll 1D6.\n\n3 A\n4 B', 'Roll 1D6.', '3 A 4 B');
    check('3 A\n4-18 Roll 3D6', '3 A 4-18 Roll 3D6');
  });

  it('reads a table without one of the scores if it begins and ends as the dice do', () => {
    check('Roll 1D6:\n1-2 A\n4-5 B\n6 C', 'Roll 1D6:', '[1-2] A', '[4-5] B', '[6] C');
    check('Tira 2D6:\n2 A\n3-6 B\n8-12 C', 'Tira 2D6:', '[2] A', '[3-6] B', '[8-12] C');
    check('Tira 1D6:\n1-2 A\n\n5-6 B\n\nFin.', 'Tira 1D6:', '[1-2] A', '[5-6] B', 'Fin.');
    check('1-3 Roll 1D6:\n- 1 a\n- 3-6 b\n4-6 B', '[1-3] Roll 1D6:', '  [1] a', '  [3-6] b', '[4-6] B');
    check('Roll 1D6:\n1-2 A takes\n4 Wounds.\n3-6 B', 'Roll 1D6:', '[1-2] A takes 4 Wounds.', '[3-6] B');
    check('Roll 1D6:\n1-2 A\n3 B takes\n5 Wounds.', 'Roll 1D6:', '[1-2] A', '[3] B takes 5 Wounds.');
    check('Roll 1D6:\n1-2 A\n4+ B', 'Roll 1D6:', '[1-2] A', '[4+] B');
    check('Roll 1D8.\n1-2 A\n4-8 B', 'Roll 1D8.', '[1-2] A', '[4-8] B');
    check('1-2 A\n4-5 B\n6 C', '1-2 A 4-5 B 6 C');
    check('1-2 A\n4+ B', '1-2 A 4+ B');
    check('Roll 1D6:\n1-2 A\n4-7 B', 'Roll 1D6: 1-2 A 4-7 B');
  });

  it('reads rows of words: in markup, and as lines with a name each', () => {
    check(
      '<p>Prices:</p><table><tr><td>Item</td><td>Gold</td></tr><tr><td>Rope <b>&amp;</b> hook</td><td>5</td></tr></table>',
      'Prices:',
      'Item | Gold',
      'Rope & hook | 5',
    );
    check(
      'Precios:\n\nDaga: 2, común\n  Espada: 10, rara\n\nFin.',
      'Precios:',
      'Daga | 2 | común',
      'Espada | 10 | rara',
      'Fin.',
    );
    check('Precios:\nDaga: 2\nEspada: 10', 'Precios:', 'Daga | 2', 'Espada | 10');
    check('Orco: casco, escudo; tú\nTú: -; él', 'Orco | casco, escudo | tú', 'Tú | - | él');
    check('Armas: daga, red\nOtros: vela', 'Armas | daga, red', 'Otros | vela');
    check('Perfil: M, HA\nÁrbol: 1,5, -1', 'Perfil | M | HA', 'Árbol | 1,5 | -1');
  });

  it('leaves prose with colons alone, and tables of dice', () => {
    check('Roll 1D6: on a 1\nhe falls: he is down.', 'Roll 1D6: on a 1 he falls: he is down.');
    check('Fire: it burns. It hurts\nWater: it is wet', 'Fire: it burns. It hurts Water: it is wet');
    check('Daga: 2\ny nada', 'Daga: 2 y nada');
    check('Daga: 2', 'Daga: 2');
    check('1 Fire: hot\n2 Water: wet', '[1] Fire: hot', '[2] Water: wet');
    const cells = '<tr><td>1D6</td><td>Result</td></tr><tr><td>1</td><td>a</td></tr>';
    check(`<table>${cells}</table>`, '[1D6] Result', '[1] a');
    check('<table><tr><td>Head</td><td><p>a</p></td></tr></table>', '[Head] a');
  });

  it('leaves prose alone that has a number at the beginning of a line', () => {
    check('They meet\n6 Goblins and\n3 Orcs.', 'They meet 6 Goblins and 3 Orcs.');
    check('He takes\n1 Wound.', 'He takes 1 Wound.');
    check('1 Wound for each of\n4 Warriors', '1 Wound for each of 4 Warriors');
    check('1 A takes\n- 3 of them\n2 B', '[1] A takes - 3 of them', '[2] B');
    check('1 a\n\nAnd so on.\n\n2 b', '1 a', 'And so on.', '2 b');
    check('1-0 a\n1 b', '1-0 a 1 b');
  });

  itProperty('never fails and loses no letter', () => {
    const piece = fc.constantFrom('1 ', '2', '-', '- ', '3-6 ', '\n', '\n\n', 'a', ' ', '    ', '+', '.', '99 ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const content = pieces.join('');
        const letters = (text: string): number => text.match(/a/g)?.length ?? 0;
        assert.equal(letters(blocksIn(content).join('')), letters(content));
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });
});
