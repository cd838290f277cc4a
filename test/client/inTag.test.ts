import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isInTag } from '../../client/editing/inTag.ts';

describe('isInTag', () => {
  for (const [text, expected] of [
    ['', false],
    ['The Ogre causes ', false],
    ['<rule id="a">The Ogre ', false],
    ['<rule id="a">He and/', false],
    ['<rule ', true],
    ['<rule id="a">x</', true],
    ['<rule id="a"\n  name="', true],
    ['<rule><?odds 1D6 >= ', true],
    ['<rule><?odds 1D6 >= n ?>The Ogre ', false],
    ['<rule><!-- a note --> The Ogre ', false],
  ] as const)
    it(`is ${expected} behind ${JSON.stringify(text)}`, () => assert.equal(isInTag(text), expected));
});
