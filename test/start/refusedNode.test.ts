import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { engines } from '../../package.json';
import { refusedNode } from '../../server/start/refusedNode.ts';

describe('a version of Node', () => {
  it('is refused if it is too old', () => {
    assert.equal(refusedNode('18.20.4'), 'whq-rules needs Node 20 or a later version. This is Node 18.20.4.');
    assert.equal(refusedNode('8.0.0'), 'whq-rules needs Node 20 or a later version. This is Node 8.0.0.');
    for (const version of ['20.0.0', '24.1.0', '100.0.0']) assert.equal(refusedNode(version), undefined);
    assert.equal(engines.node, '>=20');
  });
});
