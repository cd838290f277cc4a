import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { titleText } from '../../../server/answers/odds/formulaText.ts';
import { rollText } from '../../../server/answers/odds/rollText.ts';
import { readTyped } from '../../../server/answers/typed/readTyped.ts';
import { readAsText } from '../../../server/answers/typed/typedText.ts';
import { mulberry32 } from '../../../server/dice/random.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english, opened } from '../../support/cursor.ts';
import { codeLenses, lensCommands } from '../../support/lenses.ts';

const workspace = new Workspace(packs);

/** A roll in the lens over a line that writes it so, in the panel that the lens opens, and in the log. */
function checkRoll(written: string, expected: string): void {
  const asked = { ...opened(`It costs ${written} gold.`, 'markdown'), reader: english };
  const lens = codeLenses(asked).find(({ command }) => command?.command === lensCommands.showOdds);
  assert.equal(lens?.command?.title.split(' → ')[0], expected, `lens of ${written}`);
  const expression: unknown = lens?.command?.arguments?.[0]?.expression;
  assert.ok(typeof expression === 'string');
  for (const typed of [expression, written]) checkTyped(typed, expected);
}

function checkTyped(typed: string, expected: string): void {
  const reading = readTyped(typed, () => workspace.all, 'en');
  assert.ok(reading.kind === 'rolls', typed);
  const [{ annotation }] = reading.rolls;
  assert.equal(titleText(annotation, english.messages), expected, `panel of ${typed}`);
  const { text } = rollText(annotation, new Map(), mulberry32(1), english);
  assert.equal(text.split(': ')[0], expected, `log of ${typed}`);
}

describe('the writing of a roll', () => {
  it('is the same in lens, panel and log, however the author puts spaces', () => {
    for (const written of ['2D6+2', '2D6 + 2', '2D6+ 2']) checkRoll(written, '2D6+2');
    for (const written of ['2D6-1', '2D6 - 1', '2D6 − 1']) checkTyped(written, '2D6-1');
    for (const written of ['1D6x50', '1D6 x 50']) checkRoll(written, '1D6 x 50');
    checkRoll('1D6+2D4', '1D6+2D4');
    checkTyped('2d6 + 1', '2D6+1');
  });

  it('has spaces around a name', () => {
    for (const typed of ['1D6+strength', '1D6 + strength']) checkTitle(typed, '1D6 + Strength');
    for (const typed of ['1D6+2+strength', '1D6 + 2 + strength']) checkTitle(typed, '1D6 + 2 + Strength');
  });

  it('is the same where a terminal says how it read a text', () => {
    const reading = readTyped('2d6[fire] + 3', () => workspace.all, 'en');
    assert.ok(reading.kind === 'rolls');
    assert.equal(readAsText(reading.rolls[0], english.messages), 'read as 2D6+3');
  });
});

/** The title alone: nothing is rolled while a number is open. */
function checkTitle(typed: string, expected: string): void {
  const reading = readTyped(typed, () => workspace.all, 'en');
  assert.ok(reading.kind === 'rolls', typed);
  assert.equal(titleText(reading.rolls[0].annotation, english.messages), expected);
}
