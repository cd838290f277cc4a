import assert from 'node:assert/strict';
import { htmlCharacter } from '../../server/text/htmlCharacters.ts';

describe('HTML’s names for characters', () => {
  for (const [name, character] of [
    ['nbsp', '\u00a0'],
    ['mdash', '—'],
    ['frac12', '½'],
    ['iquest', '¿'],
    ['eacute', 'é'],
    ['Ntilde', 'Ñ'],
    ['Uuml', 'Ü'],
    ['ccedil', 'ç'],
  ] as const)
    it(`${name} is ${character}`, () => assert.equal(htmlCharacter(name), character));

  for (const name of ['amp', 'lt', 'bacute', 'acute', '1acute', 'toString', 'constructor', 'eACUTE', ''])
    it(`“${name}” is none of them`, () => assert.equal(htmlCharacter(name), undefined));
});
