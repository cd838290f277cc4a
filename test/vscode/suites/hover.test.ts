import { hoverOn } from '../support/ask.ts';
import { match } from '../support/assert.ts';
import { describe, itInBoth } from '../support/mocha.ts';
import { open } from '../support/workspace.ts';

/** Hovers over the middle of `words` and looks for every one of `expected` in what is shown. */
async function check(path: string, words: string, expected: readonly RegExp[]): Promise<void> {
  const text = await hoverOn((await open(path)).document, words);
  for (const pattern of expected) match(text, pattern, words);
}

describe('hover', () => {
  itInBoth('gives the odds of an ability in rule text', () =>
    check('fixtures/lantern.xml', 'Ambush 5+', [/AMBUSH/i, /1\/3|1 in 3/]),
  );
  itInBoth("knows the workspace's own rules in Markdown", () =>
    check('scenario.md', 'Smuggled Cargo', [/SMUGGLED CARGO/i]),
  );
});
