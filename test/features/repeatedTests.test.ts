import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Reader, Warrior } from '../../server/answers/reader.ts';
import type { RollOfLine } from '../../server/features/codeLenses.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { english, opened, readerIn, withCursor } from '../support/cursor.ts';
import { checkLenses, codeLenses, lensCommands } from '../support/lenses.ts';

const warrior = (name: string, strength: number): Warrior => ({
  name,
  characteristics: new Map([['strength', strength]]),
});
const inParty: Reader = {
  ...english,
  preview: { levels: new Map(), party: [warrior('Brand', 4), warrior('Elka', 3)] },
};

/** The argument of the lens that rolls, without places. */
function rolled(text: string, reader: Reader): Pick<RollOfLine, 'expression' | 'variables'> | undefined {
  const lenses = codeLenses({ ...opened(text, 'markdown'), reader }, lensCommands);
  const argument: RollOfLine | undefined = lenses.find(({ command }) => command?.command === 'roll')?.command
    ?.arguments?.[0];
  if (!argument) return undefined;
  const { expression, variables } = argument;
  assert.ok(argument.rolls.some((roll) => roll.expression === expression));
  return { expression, ...(variables && { variables }) };
}

function hoverText(marked: string, reader: Reader): string {
  const { workspace, document, offset } = withCursor(marked, 'markdown');
  const found = hover({ workspace, document, reader }, offset);
  return found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
}

describe('tests that are made again and again', () => {
  const sleeper = 'At the start of each turn, roll 1D6. On a 1 the sleeper wakes.';
  const pit = 'Roll 1D6 for each Warrior. On a 5+ he jumps clear.';
  const chains = 'Each Warrior rolls 1D6 and adds his Strength. On 7+ he is free.';

  it('have the chance of one turn, and by which turn it happens', () => {
    checkLenses(sleeper, ['0: 1 on 1D6 → 1 in 6 a turn · by turn 4: 52 % · on average in turn 6'], 'markdown');
    checkLenses(
      'Al principio de cada turno tira 1D6. Con un 1 despierta.',
      ['0: 1 con 1D6 → 1 de cada 6 por turno · hasta el turno 4: 52 % · de media en el turno 6'],
      'plaintext',
      readerIn('es'),
    );
    checkLenses(
      'At the start of each turn, roll 1D6. On a 1 it wakes, on a 2 or more it sleeps on.',
      ['0: 1 on 1D6 → 1 in 6 a turn · by turn 4: 52 % · on average in turn 6'],
      'markdown',
    );
    const levels = new Map([['strength', 4]]);
    checkLenses(
      'At the end of each turn roll 1D6 + Strength. On 7+ he is free.',
      ['0: 1D6 + Strength ≥ 7 → 2 in 3 a turn · by turn 1: 67 % · on average in turn 1.5 at Strength 4'],
      'markdown',
      { ...english, preview: { levels, party: [] } },
    );
  });

  it('have the chance of each Warrior, and of how many of the party', () => {
    checkLenses(pit, ['0: 5+ on 1D6 → each 1 in 3 · of 4: 1.33 · none 20 %'], 'markdown');
    checkLenses(pit, ['0: 5+ on 1D6 → each 1 in 3 · of 2: 0.67 · none 44 %'], 'markdown', inParty);
    checkLenses(
      chains,
      ['0: 1D6 + Strength ≥ 7 → Brand: 67 %, Elka: 50 % · of 2: 1.17 · none 17 %'],
      'markdown',
      inParty,
    );
    checkLenses(
      'Cada Guerrero tira 1D6. Con 5+ se salva.',
      ['0: 5+ con 1D6 → cada uno 1 de cada 3 · de 4: 1,33 · ninguno 20 %'],
      'plaintext',
      readerIn('es'),
    );
    checkLenses('<rules>\n<rule id="a" name="A"><?odds falls: party(1D6 = 1) ?></rule>\n</rules>', [
      '1: falls → each 1 in 6 · of 4: 0.67 · none 48 %',
    ]);
  });

  it('show the values of an open number instead', () => {
    checkLenses(chains, ['0: 1D6 + Strength ≥ 7 → Strength 3: 50 %, 4: 67 %, 5: 83 %, 6+: 100 %'], 'markdown');
  });

  it('are rolled for one turn, and for all Warriors', () => {
    assert.deepEqual(rolled(sleeper, english), { expression: '1D6 = 1' });
    assert.deepEqual(rolled(pit, english), { expression: 'party(1D6 >= 5)', variables: { warriors: 4 } });
    assert.deepEqual(rolled(pit, inParty), { expression: 'party(1D6 >= 5)' });
    assert.deepEqual(rolled(chains, inParty), { expression: 'party(1D6 + strength >= 7)' });
    assert.equal(rolled(chains, english), undefined);
    const annotated = '<rules>\n<rule id="a" name="A"><?odds free: party(1D6 + strength >= 7) ?></rule>\n</rules>';
    const lenses = codeLenses({ ...opened(annotated, 'xml'), reader: inParty }, lensCommands);
    assert.deepEqual(
      lenses.map(({ command }) => command?.title),
      ['Roll', 'free → Brand: 67 %, Elka: 50 % · of 2: 1.17 · none 17 %'],
    );
  });

  it('have the same answer in the hover', () => {
    assert.match(
      hoverText('At the start of each turn, roll 1D6. On a |1 it wakes.', english),
      /\*\*1\*\* \(1 on 1D6\) → 1 in 6 a turn · by turn 4: 52 % · on average in turn 6/,
    );
    assert.match(
      hoverText('Roll 1D6 for each Warrior. On a |5+ he jumps clear.', english),
      /each 1 in 3 · of 4: 1\.33 · none 20 %/,
    );
  });
});
