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

  it('is one object for a word of many names, but not for a placeholder, which has a place in its name', () => {
    const [fear, first, second] = parseTemplate('FEAR n n').parts;
    assert.equal(fear, parseTemplate('GREAT FEAR').parts[1]);
    assert.notEqual(first, second);
  });
});
