import assert from 'node:assert/strict';
import { it } from 'mocha';
import { describeLong } from '../support/runs.ts';
import { judge, phraseSamples } from './chances/chanceSamples.ts';

/** Of the phrases that are written so, how many are shown and right, in percent, and what is wrong. */
function measure(write: (marked: string) => string): { readonly share: number; readonly wrong: readonly string[] } {
  const verdicts = phraseSamples(write).flatMap((sample) => judge(sample).map((verdict) => ({ sample, verdict })));
  const right = verdicts.filter(({ verdict }) => verdict.kind === 'right').length;
  const wrong = verdicts
    .filter(({ verdict }) => verdict.kind === 'wrong')
    .map(({ sample, verdict }) => `${sample.text} => ${verdict.shown.map(({ written }) => written).join(', ')}`);
  return { share: (100 * right) / verdicts.length, wrong };
}

/** Breaks lines within the text, as in a letter; not in a mark. */
function wrapped(marked: string): string {
  let blanks = 0;
  return marked.replace(/⟦[^⟧]*⟧| /g, (found) => (found === ' ' && ++blanks % 5 === 0 ? '\n' : found));
}

describeLong('phrases that ask for a chance', () => {
  it('are read in all their ways', () => {
    const { share, wrong } = measure((marked) => marked);
    assert.deepEqual(wrong, []);
    assert.ok(share >= 95, `${share.toFixed(1)} %`);
  });

  it('are read as well where Markdown or the end of a line stands in them', () => {
    const emphasised = (marked: string) => marked.replace(/\|([^|⟧]+)⟧/g, '|**$1**⟧');
    const withCode = (marked: string) => marked.replace(/(?<![\w⟦(])(\d?D6)(?=[ .,:;)](?![^⟦]*⟧))/g, '`$1`');
    // A line so short that ends a sentence may end its paragraph, and then nothing is shown.
    const writings = [
      { write: emphasised, least: 93 },
      { write: withCode, least: 93 },
      { write: wrapped, least: 91 },
    ];
    for (const { write, least } of writings) {
      const { share, wrong } = measure(write);
      assert.deepEqual(wrong, []);
      assert.ok(share >= least, `${share.toFixed(1)} %`);
    }
  });
});
