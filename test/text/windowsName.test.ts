import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isWindowsName } from '../../server/text/windowsName.ts';

describe('isWindowsName', () => {
  it('is false for what Windows cannot have', () => {
    for (const name of [
      'a:b.xml',
      'con',
      'CON.xml',
      'nul.tar.gz',
      'com1',
      'LPT9.xml',
      'a?',
      'a*b',
      'a|b',
      'a"b',
      'a<b',
      'a.',
      'a ',
      'a\tb',
    ])
      assert.equal(isWindowsName(name), false, name);
  });

  it('is true for all others', () => {
    for (const name of ['a.xml', 'console.xml', 'icon', 'com10', 'com', 'ñandú & más.xml', '#a.xml#', 'a b'])
      assert.equal(isWindowsName(name), true, name);
  });
});
