import { it } from 'mocha';
import { foldedText, fuzzyScore } from '../../server/text/fuzzyMatch.ts';
import { nearest } from '../../server/text/nearest.ts';
import { paragraphsOf } from '../../server/text/paragraphs.ts';
import { assertLinearTime } from '../support/growth.ts';
import { describeLong } from '../support/runs.ts';

/** What takes time in proportion to a text that somebody else has written, however it is made. */
const works: Readonly<Record<string, (text: string) => unknown>> = {
  'folding for a search': foldedText,
  'a search for letters that come again and again': (text) => fuzzyScore('aaab', text),
  'a search for what is not there': (text) => fuzzyScore('a a a a z', text),
  'the nearest of names': (text) => nearest(text, ['aaaa', 'a a a', 'ab']),
  'the paragraphs of a text': (text) => paragraphsOf(text),
};

describeLong('running text', () => {
  for (const [name, work] of Object.entries(works)) {
    it(`takes time in proportion: ${name}`, () => {
      for (const bait of ['a', 'a ', 'ab', '\n', '\n \n', '\r', ' ', 'é', 'A-'])
        assertLinearTime((size) => bait.repeat(size / bait.length), work, { from: 10_000, to: 1_000_000 });
    });
  }
});
