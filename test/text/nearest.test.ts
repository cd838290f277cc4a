import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { editDistance, isOneLetterOffWithin, isSlipOf, nearest, nearestSlip } from '../../server/text/nearest.ts';

const candidates = ['id', 'name', 'parameterName', 'parameterNames', 'parameterFormat', 'rpb-fear', 'rpb-feared'];

function check(word: string, expected: string | undefined): void {
  assert.equal(nearest(word, candidates), expected);
  assert.equal(nearest(word, candidates.toReversed()), expected, 'in any order');
}

describe('nearest', () => {
  const cases: Record<string, [string, string | undefined]> = {
    'the same': ['name', 'name'],
    'other capitals': ['ID', 'id'],
    'a letter missing': ['nme', 'name'],
    'a letter too many': ['naame', 'name'],
    'a letter wrong': ['nane', 'name'],
    'two letters swapped': ['nmae', 'name'],
    'the nearest, not the first': ['parameterNamess', 'parameterNames'],
    'of equally near ones the first of the alphabet': ['rpb-feare', 'rpb-fear'],
    'a whole syllable off in a long word': ['paramName', 'parameterName'],
    'too far off': ['class', undefined],
    'short words must be exact': ['it', undefined],
    nothing: ['', undefined],
  };
  for (const [name, [word, expected]] of Object.entries(cases)) it(name, () => check(word, expected));
});

describe('the one that a name is a slip of', () => {
  const ids = ['my-eels', 'my-eel', 'my-treasure-hoard', 'my-orc-war-party-2'];

  it('is the same in any order', () => {
    for (const known of [ids, ids.toReversed()]) assert.equal(nearestSlip('my-eelt', known), 'my-eel');
  });

  it('has two other letters only where it is long, and no other digits', () => {
    assert.equal(nearestSlip('my-treasure-horde', ids), 'my-treasure-hoard');
    assert.equal(nearestSlip('my-gull', ids), undefined);
    assert.equal(nearestSlip('my-orc-war-party-13', ids), undefined);
  });
});

/** Every word of so many letters, of three letters of the alphabet. */
function wordsOfLength(length: number): readonly string[] {
  if (length === 0) return [''];
  return wordsOfLength(length - 1).flatMap((word) => ['a', 'b', 'c'].map((letter) => word + letter));
}

describe('one letter off', () => {
  const words = [0, 1, 2, 3, 4].flatMap(wordsOfLength);

  it('and more letters off are counted up to the most that are wanted, and then are more', () => {
    for (const a of words)
      for (const b of words) {
        const distance = editDistance(a, b);
        for (const most of [0, 1, 2, 3]) {
          const counted = editDistance(a, b, most);
          assert.ok(distance > most ? counted > most : counted === distance, `${a} ${b} ${most} ${counted}`);
        }
      }
  });

  it('is a distance of one, as counted letter by letter', () => {
    for (const a of words) {
      for (const b of words) {
        const isNear = editDistance(a, b) <= 1 && (a === b || Math.max(a.length, b.length) >= 3);
        assert.equal(isSlipOf(a.toUpperCase(), b), isNear, `${a} ${b}`);
      }
    }
  });

  it('is within a word if the last letter is right', () => {
    for (const [a, b] of [
      ['khonre', 'khorne'],
      ['xhorne', 'khorne'],
      ['korne', 'khorne'],
      ['khoorne', 'khorne'],
    ] as const)
      assert.ok(isOneLetterOffWithin(a, b) && isOneLetterOffWithin(b, a), a);
    for (const other of ['khorne', 'khornee', 'khorn', 'khornr', 'khoren', 'Khorne s', 'korn', 'hkonre'])
      assert.ok(!isOneLetterOffWithin(other, 'khorne'), other);
  });
});
