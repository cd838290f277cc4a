import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  folderArgument,
  lookUpActionArgument,
  placeArgument,
  positionArgument,
  questionArgument,
  rollArgument,
} from '../../client/server/commandArguments.ts';

const long = '1'.repeat(5000);
const nothing: readonly unknown[] = [undefined, null, 5, '', 'x', [], [1], {}, () => 1];

describe('arguments of commands', () => {
  it('takes rolls, and no more of them than it knows', () => {
    const rolls = [{ label: '2D6', expression: '2D6', position: { line: 3, character: 5 } }];
    const roll = { expression: '2D6', variables: { n: 5, constructor: 3 }, seed: 7, uri: 'file:///a.xml', rolls };
    const others = [{ label: 5 }, { label: '', expression: long, position: { line: 0, character: 0 } }, null];
    assert.deepEqual(rollArgument({ expression: '1D6', rolls: [...others, ...rolls] }), { expression: '1D6', rolls });
    assert.deepEqual(rollArgument({ ...roll, other: 1 }), roll);
    assert.deepEqual(rollArgument({ expression: '2D6' }), { expression: '2D6' });
    for (const bad of [
      ...nothing,
      { expression: 5 },
      { expression: long },
      { expression: '1D6', variables: { n: '5' } },
      { expression: '1D6', variables: { n: 0.5 } },
      { expression: '1D6', variables: { [long]: 5 } },
      { expression: '1D6', variables: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`n${n}`, n])) },
      { expression: '1D6', seed: Number.NaN },
      { expression: '1D6', uri: 5 },
      { expression: '1D6', rolls: 'all' },
      { expression: '1D6', rolls: Array.from({ length: 101 }, () => rolls[0]) },
    ])
      assert.equal(rollArgument(bad), undefined, JSON.stringify(bad)?.slice(0, 80));
  });

  it('takes places', () => {
    const place = { uri: 'file:///a.xml', line: 3, character: 0 };
    assert.deepEqual(placeArgument({ ...place, other: 1 }), place);
    for (const bad of [
      ...nothing,
      { ...place, uri: 5 },
      { ...place, uri: long },
      { ...place, line: -1 },
      { ...place, line: 1.5 },
      { ...place, character: 2 ** 31 },
      { ...place, character: '0' },
    ])
      assert.equal(placeArgument(bad), undefined);
    const { uri, ...position } = place;
    assert.deepEqual(positionArgument({ uri, position }), { uri, position });
    for (const bad of [...nothing, { uri, position: {} }, { uri: 1, position }, place])
      assert.equal(positionArgument(bad), undefined);
  });

  it('takes questions and actions', () => {
    assert.deepEqual(['Fear 6', long, 5, null].map(questionArgument), ['Fear 6', undefined, undefined, undefined]);
    assert.deepEqual(['roll', 'constructor', 1, null].map(lookUpActionArgument), [
      'roll',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes folders of the view of packages', () => {
    const node = { node: 'kind', folder: 'file:///p' };
    assert.deepEqual(folderArgument(node), { folder: 'file:///p' });
    assert.deepEqual(folderArgument({ node: 'health', shown: { folder: '' } }), { folder: '' });
    for (const bad of [...nothing, { folder: 5 }, { folder: long }])
      assert.equal(folderArgument(bad), undefined, JSON.stringify(bad)?.slice(0, 80));
  });
});
