import { describe } from 'mocha';
import { foldedText, fuzzyScore } from '../../server/text/fuzzyMatch.ts';
import { nearest } from '../../server/text/nearest.ts';
import { paragraphsOf } from '../../server/text/paragraphs.ts';
import { assertLinearSteps, repeated } from '../support/growth.ts';
import { itLong } from '../support/runs.ts';

/** What takes steps in proportion to a text that somebody else has written, however it is made. */
const works: Readonly<Record<string, (text: string) => unknown>> = {
  'folding for a search': foldedText,
  'a search for letters that come again and again': (text) => fuzzyScore('aaab', text),
  'a search for what is not there': (text) => fuzzyScore('a a a a z', text),
  'the nearest of names': (text) => nearest(text, ['aaaa', 'a a a', 'ab']),
  'the paragraphs of a text': (text) => paragraphsOf(text),
};

describe('running text', () => {
  const texts = repeated(['a', 'a ', 'ab', '\n', '\n \n', '\r', ' ', 'é', 'A-']);
  for (const [name, work] of Object.entries(works))
    itLong(`takes steps in proportion: ${name}`, () => assertLinearSteps(texts, work, 3000));
});
