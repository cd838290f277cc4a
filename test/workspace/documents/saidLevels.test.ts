import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readerOfText } from '../../../server/answers/saidPreview.ts';
import { saidLevels } from '../../../server/workspace/documents/saidLevels.ts';
import { english, opened } from '../../support/cursor.ts';

/** The text says this, each as `line: name value`, with lines from 1. */
function check(text: string, expected: readonly string[], languageId = 'markdown'): void {
  const said = saidLevels(opened(text, languageId).document);
  assert.deepEqual(
    said.map(({ name, value, line }) => `${line + 1}: ${name} ${value}`),
    expected,
    text,
  );
}

describe('the levels that a text says of itself', () => {
  it('are read from sentences about whom it is for', () => {
    const four = ['3: battle-level 3', '3: warriors 4'];
    check('# The Mill\n\nFor four Warriors of Battle-level 3.', four);
    check('# The Mill\n\n*For 4 Warriors of Battle-level 3*\n\nText.', four);
    check('# The Mill\n\nThis scenario is for a party of four Warriors at Battle level 3.', four);
    check('# The Mill\n\nSuitable for four Battle-level 3 Warriors.', four);
    check('# The Mill\n\nAn adventure for Warriors of Battle-level 3.', ['3: battle-level 3']);
    check('The Mill\n\nFor four Warriors of\nBattle-level 3, on Dungeon level 2.', [
      '3: battle-level 3',
      '3: dungeon-level 2',
      '3: warriors 4',
    ]);
    check('An adventure for three Warriors.', ['1: warriors 3'], 'plaintext');
    check('*For four Warriors of Battle-level 3. Dungeon level: 2.*', [
      '1: battle-level 3',
      '1: dungeon-level 2',
      '1: warriors 4',
    ]);
    check('Para tres Guerreros. Nivel de batalla: 4.', ['1: battle-level 4', '1: warriors 3']);
    check('Para cuatro Guerreros de nivel de batalla 3.', ['1: battle-level 3', '1: warriors 4']);
    check('Una aventura para tres Guerreros con nivel de combate 2, en nivel de mazmorra 4.', [
      '1: battle-level 2',
      '1: dungeon-level 4',
      '1: warriors 3',
    ]);
  });

  it('are read from lines of a name and a number', () => {
    check('Dungeon level: 2\nBattle-level 3', ['2: battle-level 3', '1: dungeon-level 2'], 'plaintext');
    check('- **Dungeon level:** 2\n- **Warriors:** 5', ['1: dungeon-level 2', '2: warriors 5']);
    check('*Battle-level 3 · Dungeon level 2*', ['1: battle-level 3', '1: dungeon-level 2']);
    check('---\ntitle: The Mill\nbattle-level: 3\n---\nText.', ['3: battle-level 3']);
    check('Nivel de batalla: 4\nNivel de la mazmorra: 2', ['1: battle-level 4', '2: dungeon-level 2']);
  });

  it('are not guessed', () => {
    for (const text of [
      'For Warriors of Battle-level 3 the wall is too high.',
      'For four Warriors of Battle-level 3-5.',
      'For four Warriors of Battle-level 3 or 4.',
      'On Dungeon level 2 the Warriors roll twice.',
      'Roll 1D6 for four Warriors.',
      'There are four Warriors in the picture.',
      '## Dungeon level 2\n\nText.',
      'Dungeon level: 2\n\nText.\n\nDungeon level: 3',
      'Battle-level 3, Strength 4',
      'Battle-level 12',
      'The mine is deep. Dungeon level: 2 to 4.',
      'The mine is deep. Dungeon level 2 begins here.',
      'Warriors 4',
      '<!-- Battle-level: 3 -->',
      '```\nBattle-level: 3\n```',
    ]) {
      check(text, []);
    }
    check('<rules><rule id="a" name="A">For four Warriors of Battle-level 3.</rule></rules>', [], 'xml');
  });

  it('come after what the reader has chosen', () => {
    const { document } = opened('For four Warriors of Battle-level 3, on Dungeon level 2.', 'markdown');
    const said = saidLevels(document);
    const levelsWith = (levels: [string, number][], party: [string, number][][] = []) => {
      const warriors = party.map((numbers) => ({ name: 'Brand', characteristics: new Map(numbers) }));
      const reader = { ...english, preview: { levels: new Map(levels), party: warriors } };
      assert.equal(readerOfText(reader, said), readerOfText(reader, [...said]), 'the same reader each time');
      return Object.fromEntries(readerOfText(reader, said).preview.levels);
    };
    assert.deepEqual(levelsWith([]), { 'battle-level': 3, 'dungeon-level': 2, warriors: 4 });
    assert.deepEqual(levelsWith([['battle-level', 7]]), { 'battle-level': 7, 'dungeon-level': 2, warriors: 4 });
    assert.deepEqual(levelsWith([], [[['battle-level', 1]]]), { 'dungeon-level': 2 });
    assert.deepEqual(levelsWith([], [[['strength', 4]]]), { 'battle-level': 3, 'dungeon-level': 2 });
    assert.equal(readerOfText(english, []), english);
  });
});
