import { describe } from 'mocha';
import { writtenBlocks } from '../../server/fights/blocks/blocksIn.ts';
import { assertLinearSteps, repeated } from '../support/growth.ts';
import { itLong } from '../support/runs.ts';

/** Pieces of texts that are much work for a reader of stat blocks. */
const hostile: readonly string[] = [
  'WS ',
  'WS 3, ',
  '|WS',
  'WS 1 (',
  'Orc WS 3 S 3 T 3 W 3 Damage 1D6. ',
  'Orc WS 3 S 3 T 3 W 3; ranged a S 3 D 2, ',
  'Orc WS 3 S 3 T 3 W 3\nWeapons:\n',
  'Orc WS 3 S 3 T 3 W 3\nNotes: it\n',
  'WS S T W A\n3 3 3 3 3\nWeapons:\n\n',
  'M WS BS S T W I A Ld\nHorse 8 - - 3 3 1 3 - -\n',
];

describe('stat blocks in long texts', () => {
  itLong('take steps in proportion to the text', () => {
    assertLinearSteps(repeated(hostile), (text) => writtenBlocks(text), 8000);
  });
});
