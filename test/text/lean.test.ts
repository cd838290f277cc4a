import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseTemplate } from '../../server/abilities/template.ts';
import { lean } from '../../server/text/lean.ts';

describe('what is kept of many sections', () => {
  it('is a copy of a list, and one object for all empty ones', () => {
    const list = [1, 2];
    assert.deepEqual(lean(list), list);
    assert.notEqual(lean(list), list);
    assert.equal(lean([]), lean([]));
  });

  it('is one object for a word or a placeholder of many names, but not for two places of one name', () => {
    const { parts, slots } = parseTemplate('FEAR n n');
    const [fear, first, second] = parts;
    assert.equal(fear, parseTemplate('GREAT FEAR').parts[1]);
    assert.notEqual(first, second);
    assert.notEqual(slots[0], slots[1]);
    assert.equal(first, parseTemplate('GREAT HATE n').parts[2]);
    assert.equal(parseTemplate('FEAR n').slots, parseTemplate('GREAT HATE n').slots);
  });
});
