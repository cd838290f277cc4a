import assert from 'node:assert/strict';
import type { Preview } from '../../server/answers/reader.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { english, withCursor } from '../support/cursor.ts';

/** The hover of the scores at the cursor begins with a line, and has another one. */
function checkRow(marked: string, first: string, other: string, preview: Preview = english.preview): void {
  const { scope, document, offset } = withCursor(marked, 'markdown');
  const found = hover({ scope, document, reader: { ...english, preview } }, offset);
  const text = found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
  const lines = text.split('\n');
  assert.equal(lines[0], first);
  assert.ok(lines.includes(other), text);
}

const byToughness = "Roll 1D6 and add the Warrior's Toughness:\n\n5 or less He falls.\n6|-7 He slips.\n8+ He holds.\n";
const byLevel = 'Roll 1D6 and add his Battle-level:\n\n1-4 He falls.\n|5-7 He slips.\n8+ He holds.\n';

describe('hovers of rows for a roll with a number', () => {
  it('have the chance of the row for each value', () => {
    checkRow(
      byToughness,
      '**6-7** → Toughness 3: 33 %, 4: 33 %, 5: 33 %, 6: 17 %',
      '|  | 33 % | 33 % | 33 % | 33 % | 33 % | 17 % | 0 % |',
    );
    checkRow(byLevel, '**5-7** → level 4: 50 %, 6: 17 %, 7+: 0 %', '1D6 + Battle-level table · 3 rows');
  });

  it('have it at the level of the reader, or for the Warriors of the party', () => {
    const level = { levels: new Map([['battle-level', 3]]), party: [] };
    checkRow(byLevel, '**5-7** → 1 in 2 (3/6, 50 %) at Battle-level 3', '1D6 + Battle-level table · 3 rows', level);
    const warrior = (name: string, toughness: number) => ({
      name,
      characteristics: new Map([['toughness', toughness]]),
    });
    const party = { levels: new Map(), party: [warrior('Dwarf', 4), warrior('Ogre', 6)] };
    checkRow(byToughness, '**6-7** → Dwarf: 33 %, Ogre: 17 %', '1D6 + Toughness table · 3 rows', party);
  });

  it('have the average of the whole table', () => {
    const gold = 'Roll 1D6:\n\n1-|3 He finds 10 gold.\n4-6 He finds 1D6 x 20 gold.\n';
    checkRow(
      gold,
      '**1-3** → 1 in 2 (50 %) · this or less 50 % · this or more 100 %',
      '1D6 table · 2 rows · complete · 40 gold on average',
    );
  });

  it('say what table it is where nobody can say how likely the row is', () => {
    const advice = 'The roll for this table is not known: name its dice before the first row, such as “Roll 1D6”.';
    const rows = '1|. He is free.\n2. He pays.\n3. He is jailed.\n4. He flees.\n5. He hides.\n6. He wakes.\n';
    checkRow(`Sentence table:\n${rows}`, '**1** · table · 6 rows', advice);
    const modified = 'Roll 1D6 + number of special ingredients found:\n\n1|-3 Out.\n4-5 Beer.\n6 A prize.\n';
    checkRow(modified, '**1-3** · table · 3 rows', '**1-3** · table · 3 rows');
  });
});
