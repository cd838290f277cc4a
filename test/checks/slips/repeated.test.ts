import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import { opened } from '../../support/cursor.ts';
import { isOneOf } from '../../support/problems.ts';

const rule = (text: string): string => `<rules>\n<rule id="a" name="A">${text}</rule>\n</rules>`;

/** Which texts stand twice in a row. */
function repeated(text: string, around = rule, language = 'xml'): readonly string[] {
  const { workspace, document } = opened(around(text), language);
  return findingsIn(workspace, document)
    .filter(isOneOf('repeated-sentence'))
    .map(({ span }) => document.getText().slice(span.start, span.end));
}

const bite = 'The otter bites the nearest Warrior for 1D6 Wounds.';
const swim = 'Then it swims away and comes back in the next turn.';

describe('repeated sentences', () => {
  it('stand twice in a row', () => {
    assert.deepEqual(repeated(`${bite} ${bite} ${swim}`), [bite]);
    assert.deepEqual(repeated(`${swim}\n${bite}\n${bite}`), [bite]);
    assert.deepEqual(repeated(`${bite} ${swim} ${bite}`), []);
  });

  it('are removed by a fix in running text', () => {
    const fixedOf = (text: string): readonly string[] => {
      const { workspace, document } = opened(rule(text));
      const found = findingsIn(workspace, document).filter(isOneOf('repeated-sentence'));
      return found.flatMap(({ fixes = [] }) => fixes.map(({ edits }) => edited(document.getText(), edits)));
    };
    assert.deepEqual(fixedOf(`${bite} ${bite} ${swim}`), [rule(`${bite} ${swim}`)]);
    assert.deepEqual(fixedOf(`${bite} ${swim}\n\n${bite} ${swim}`), [rule(`${bite} ${swim}`)]);
    assert.deepEqual(fixedOf(`<p>${bite}</p>\n<p>${bite}</p>`), []);
  });

  it('may be whole paragraphs', () => {
    assert.deepEqual(repeated(`${bite} ${swim}\n\n${bite} ${swim}`), [`${bite} ${swim}`]);
    assert.deepEqual(repeated(`<p>${bite} ${swim}</p>\n<p>${bite} ${swim}</p>`), [`${bite} ${swim}`]);
    assert.deepEqual(
      repeated(`# A\n\n${bite}\n\n${bite}\n`, (text) => text, 'markdown'),
      [bite],
    );
  });

  it('may be short, or the same in two rows', () => {
    assert.deepEqual(repeated('It bites. It bites. It bites.'), []);
    assert.deepEqual(repeated(`Roll 1D6:\n1-3 ${bite}\n4-6 ${bite}`), []);
    const rows = ['1-3', '4-6'].map((scores) => `<tr><td>${scores}</td><td>${bite}</td></tr>`).join('');
    assert.deepEqual(repeated(`<p>Roll 1D6:</p><table>${rows}</table>`), []);
  });

  it('are the rule of each where they stand in two Monsters of a table', () => {
    const special = `<special><text>${bite}</text></special>`;
    const table = (text: string): string => `<tables>\n<table name="a">${text}</table>\n</tables>`;
    const monster = `<monster id="od-orc" number="1" level="1">${special}</monster>`;
    assert.deepEqual(repeated(`${monster}\n${monster}`, table), []);
    const twice = `<monster id="od-orc" number="1" level="1"><special><text>${bite}</text><text>${bite}</text></special></monster>`;
    assert.deepEqual(repeated(twice, table), [bite]);
  });
});
