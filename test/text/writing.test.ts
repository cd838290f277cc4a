import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hyphenated, inTitleCase, writtenWords } from '../../server/text/writing.ts';

describe('words as they are written', () => {
  it('have their accents and apostrophes, and no digits', () => {
    assert.deepEqual(writtenWords("Don’t fear 2D6 'Górgonas' o\u0301ye x2"), [
      'Don’t',
      'fear',
      'D',
      "Górgonas'",
      'o\u0301ye',
      'x',
    ]);
    assert.deepEqual(writtenWords('1 2 +'), []);
  });

  it('have a capital in titles, but for the small ones', () => {
    for (const [capitals, title] of [
      ['FIGHT IN RANKS', 'Fight in Ranks'],
      ['THE RIVER', 'The River'],
      ['GOLPE AL ENEMIGO', 'Golpe al Enemigo'],
      ['ATTACK AT DAWN', 'Attack at Dawn'],
      ['AMBUSH A', 'Ambush A'],
      ['KING’S CURSE', 'King’s Curse'],
      ['PANICO\u0301N', 'Panico\u0301n'],
    ] as const)
      assert.equal(inTitleCase(capitals), title);
  });

  it('have hyphens between them in keys', () => {
    assert.equal(hyphenated("Dread King's 2nd Hall"), 'dread-king-s-2nd-hall');
    assert.equal(hyphenated('(Ñandú)'), '-ñandú-');
  });
});
