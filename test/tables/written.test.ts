import assert from 'node:assert/strict';
import { check as problemsOf } from '../../server/checks/check.ts';
import { formatExpression } from '../../server/dice/language/format.ts';
import { rowText } from '../../server/tables/edits/scoresText.ts';
import type { RollTable } from '../../server/tables/rollTable.ts';
import { tablesIn } from '../../server/workspace/documents/tablesIn.ts';
import { emptyWorkspace } from '../support/cursor.ts';

const title = '# A hall for four Warriors\n\n';

/** A table in short, such as `1D6: 1-2 3-6(1D6: 1-3 4-6)`. */
function shapeOf({ die, rows }: RollTable): string {
  const scores = rows.map(
    (row) => rowText(row).replaceAll(' ', '') + row.tables.map((table) => `(${shapeOf(table)})`).join(''),
  );
  return `${die?.expression ? formatExpression(die.expression) : 'no die'}: ${scores.join(' ')}`;
}

/** What is read in a text, and the problems of its tables with their scores: `gap 4`. */
function readingOf(text: string): readonly string[] {
  const isXml = text.startsWith('<');
  const workspace = emptyWorkspace();
  const document = workspace.putFile(
    `file:///${isXml ? 'rules.xml' : 'page.md'}`,
    isXml || /^\d/.test(text) ? text : `${title}${text}`,
  );
  assert.ok(document);
  const tables = document.sections.flatMap(tablesIn).map(shapeOf);
  const problems = problemsOf(workspace, document).flatMap(({ code, facts, fixes }) => {
    if (!/^(?:table-|glued-die)/.test(code)) return [];
    const about = 'scores' in facts ? ` ${facts.scores}` : '';
    return `${code.replace('table-', '')}${about}${code === 'table-garbled-mark' && fixes ? ' fixed' : ''}`;
  });
  return [...tables, ...problems];
}

/** Rows of `score|text` in each form of writing, below words that order the roll. */
const forms: Readonly<Record<string, (roll: string, rows: readonly string[]) => string>> = {
  'a Markdown table': (roll, rows) =>
    `| ${roll} | Find |\n|---|---|\n${rows.map((score) => `| ${score} | A crab |\n`).join('')}`,
  'a list': (roll, rows) =>
    `Tira ${roll} en esta tabla:\n\n${rows.map((score) => `- ${score}: Un cangrejo\n`).join('')}`,
  lines: (roll, rows) => `Roll ${roll} on this table:\n\n${rows.map((score) => `${score}. A crab.\n`).join('')}`,
  elements: (roll, rows) =>
    `<rules>\n<rule id="a-b" name="A"><p>Roll ${roll} on this table:</p><table>${rows.map((score) => `<tr><td>${score.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</td><td>A crab.</td></tr>`).join('')}</table></rule>\n</rules>\n`,
};

describe('scores as people write them', () => {
  const cases: readonly (readonly [roll: string, rows: string, ...reading: readonly string[]])[] = [
    ['1D6', '1 or 3 | 4-6', '1D6: 1,3 4-6', 'gap 2'],
    ['1D6', '1 o 4 | 2-3 | 5-6', '1D6: 1,4 2-3 5-6'],
    ['2D6', '2 or 12 | 3-11', '2D6: 2,12 3-11'],
    ['1D6', '1 or 2 | 3, 5 | 6', '1D6: 1-2 3,5 6', 'gap 4'],
    ['1D6', '1, 3, 5 | 2, 4', '1D6: 1,3,5 2,4', 'gap 6'],
    ['1D6', '1 or 3 | 3-6', '1D6: 1,3 3-6', 'gap 2', 'overlap 3'],
    ['1D6', '1 to 2 | 3 | 5 & 6', '1D6: 1-2 3 5-6', 'gap 4'],
    ['1D6', '1 y 2 | 3 y 4 | 5 y 6', '1D6: 1-2 3-4 5-6'],
    ['1D6', '≤2 | 3 | ≥5', '1D6: –2 3 5+', 'gap 4'],
    ['1D6', '<= 2 | 3 | 4 | >=5', '1D6: –2 3 4 5+'],
  ];
  for (const [roll, rows, ...reading] of cases)
    it(`are read in each form: ${rows}`, () => {
      for (const [name, write] of Object.entries(forms))
        assert.deepEqual(readingOf(write(roll, rows.split(' | '))), reading, name);
    });
});

describe('tables as people write them', () => {
  const cells = (head: string, rows: string): string =>
    `| ${head} | Find |\n|---|---|\n${rows
      .split(' | ')
      .map((score) => `| ${score} | A crab |\n`)
      .join('')}`;
  const cases: Readonly<Record<string, readonly [text: string, ...reading: readonly string[]]>> = {
    'a percentage in the head': [cells('d%', '01–50 | 51–60 | 63–00'), '1D100: 1-50 51-60 63-100', 'gap 61-62'],
    'a sentence with a percentage': [
      'Tira d% en esta tabla:\n\n- 01-50: Nada\n- 52-00: Oro\n',
      '1D100: 1-50 52-100',
      'gap 51',
    ],
    'a head in code': [cells('`dice: 1d6`', '1-2 | 3 | 5-6'), '1D6: 1-2 3 5-6', 'gap 4'],
    'a head in code with more words': [cells('`dice: 2d6` roll', '2-6 | 8-12'), '2D6: 2-6 8-12', 'gap 7'],
    'entities in the scores': [cells('d10', '1 | 2&ndash;5 | 6&#8211;8 | 10'), '1D10: 1 2-5 6-8 10', 'gap 9'],
    'entities in the scores of a list': [
      'Tira 1D6 en esta tabla:\n\n- 1&ndash;2: Nada\n- 3&nbsp;&ndash;&nbsp;4: Oro\n- 6: Un pez\n',
      '1D6: 1-2 3-4 6',
      'gap 5',
    ],
    'a list below an item of another': [
      '* Note:\n  - 1D6 for Luck.\n\n* A roll of 1D10 says where:\n   - 1 to 4: room 1\n   - 5 or 6: room 2\n   - 7-9: room 3\n   - 10: the pit\n',
      '1D10: 1-4 5-6 7-9 10',
    ],
    'a list below an item of another in Spanish': [
      '* Nota:\n  - 1D6 de Suerte.\n\n* Una tirada de 1D10 dice dónde:\n   - 1 a 4: sala 1\n   - 5 o 6: sala 2\n   - 7-9: sala 3\n   - 10: el pozo\n',
      '1D10: 1-4 5-6 7-9 10',
    ],
    'a glued head': [
      'relic.Roll1D6toseewhatthereliciS:\n1 A crab\n2-3 A gull\n4-6 An eel\n',
      'no die: 1 2-3 4-6',
      'glued-die',
    ],
    'a glued head that adds something': [
      "duel.Roll1D6andaddyourWarrior's Strength:\n2-4 He falls\n5-7 He stands\n8-10 He strikes\n11+ He wins\n",
      'no die: 2-4 5-7 8-10 11+',
      'glued-die',
    ],
    'items with a target each': [cells('D6', '5+ | 4+ | 4+')],
    'lines with a target each': ['Tira 1D6 por cada cosa:\n\n- 5+ la cuerda\n- 4+ la lámpara\n- 6+ el mapa\n'],
    'numbered steps': [
      'Roll 1D6 for each Warrior.\n\n1. Put down the board.\n2. Draw a counter.\n3. Move the Monsters.\n',
    ],
    'numbered steps behind a roll': [
      'Each player rolls 1D6:\n\n1. Put down the board.\n2. Draw a counter.\n3. Move the Monsters.\n',
    ],
    'lists in the items of a numbered list': [
      '1. Roll 1D6:\n   - 1-3 A crab\n   - 4-6 A gull\n2. Tira 1D10:\n   - 1-5 Una gaviota\n   - 6-10 Una anguila\n',
      '1D6: 1-3 4-6',
      '1D10: 1-5 6-10',
    ],
    'scores of which a part stands in another line': [
      '<rules>\n<rule id="a-b" name="A"><p>Roll 1D6:</p><table><tr><td>1-2<br/>3</td><td>A crab.</td></tr><tr><td>4-6</td><td>A gull.</td></tr></table></rule>\n</rules>\n',
    ],
    'numbered steps in Spanish': [
      'Cada Guerrero tira 1D6.\n\n1. Coloca el tablero.\n2. Saca una ficha.\n3. Mueve los Monstruos.\n4. Lee el texto.\n',
    ],
    'a number in the title of a page': ['11 – The Hound Must Die\n\nThe Warriors paid 2D6 x 100 gold.\n'],
    'lines within a cell': ['| Room | Find |\n|---|---|\n| Cellar | D6 Result:<br>1 Sword<br>2-4 Rope<br>5-6 Map |\n'],
    'rows in a cell': ['| Room | Find |\n|---|---|\n| Cellar | D6 Result: 1 Sword 2 Rope 3 Map 4 Lamp |\n'],
    'scores for several rows': [
      '<rules>\n<rule id="a-b" name="A"><p>Roll 1D6:</p><table><tr><td rowspan="2">1-3</td><td>A crab.</td></tr><tr><td>A gull.</td></tr><tr><td>4-6</td><td>An eel.</td></tr></table></rule>\n</rules>\n',
    ],
    'two tables side by side': [
      `| D6 | Find | | |\n|---|---|---|---|\n${[1, 2, 3].map((score) => `|${score} |A crab |${score + 3} |A gull |\n`).join('')}`,
      '1D6: 1 2 3 4 5 6',
    ],
    'two tables side by side, one of them with a gap': [
      `| D6 | Find | | |\n|---|---|---|---|\n${[1, 2, 3].map((score) => `|${score} |A crab |${score === 3 ? 7 : score + 3} |A gull |\n`).join('')}`,
    ],
  };
  for (const [name, [text, ...reading]] of Object.entries(cases))
    it(`are read: ${name}`, () => assert.deepEqual(readingOf(text), reading, text));
});
