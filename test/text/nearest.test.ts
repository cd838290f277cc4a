import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { nearest } from '../../server/text/nearest.ts';

const candidates = ['id', 'name', 'parameterName', 'parameterNames', 'parameterFormat', 'rpb-fear', 'rpb-feared'];

function check(word: string, expected: string | undefined): void {
  assert.equal(nearest(word, candidates), expected);
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
    'of equally near ones the first': ['rpb-feare', 'rpb-fear'],
    'a whole syllable off in a long word': ['paramName', 'parameterName'],
    'too far off': ['class', undefined],
    'short words must be exact': ['it', undefined],
    nothing: ['', undefined],
  };
  for (const [name, [word, expected]] of Object.entries(cases)) it(name, () => check(word, expected));
});
