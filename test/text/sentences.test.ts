import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { sentenceAround } from '../../server/text/sentences.ts';

describe('sentenceAround', () => {
  const inSentence = (text: string): string => {
    const { start, end } = sentenceAround(text, { start: text.indexOf('X'), end: text.indexOf('X') + 1 });
    return text.slice(start, end);
  };

  it('goes from full stop to full stop', () => {
    assert.equal(inSentence('One. Two X three. Four.'), ' Two X three.');
    assert.equal(inSentence('X'), 'X');
    assert.equal(inSentence('At 1.5 X of it'), 'At 1.5 X of it');
    assert.equal(inSentence('Really? X! No.'), ' X!');
  });
});
