import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { proseLanguage } from '../../server/text/language.ts';

describe('proseLanguage', () => {
  it('goes by the commonest words', () => {
    assert.equal(proseLanguage('If you roll a 6 the Warrior is hit.'), 'en');
    assert.equal(proseLanguage('Si sacas un 6 el Guerrero es alcanzado.'), 'es');
    assert.equal(proseLanguage('FEAR 5'), undefined);
  });
});
