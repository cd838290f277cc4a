import { hoverOn } from '../support/ask.ts';
import { match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { open } from '../support/workspace.ts';

/** Hovers over the middle of `words` and looks for every one of `expected` in what is shown. */
async function check(path: string, words: string, expected: readonly RegExp[]): Promise<void> {
  const text = await hoverOn((await open(path)).document, words);
  for (const pattern of expected) match(text, pattern, words);
}

describe('hover', () => {
  it('gives the odds of an ability in rule text', () =>
    check('fixtures/lantern.xml', 'Ambush 5+', [/AMBUSH/i, /1\/3|1 in 3/]));
  it('puts the parameter into the odds', () => check('fixtures/lantern.xml', 'Breathe Fire 4', [/4D6/, /4–24/, /14/]));
  it('gives the odds of dice', () => check('fixtures/lantern.xml', '2D6+2', [/4–14/, /\b9\b/]));
  it('explains an element', () => check('fixtures/lantern.xml', 'table', [/table/i]));
  it('explains an attribute', () => check('fixtures/lantern.xml', 'name="LANTERN', [/name/i]));
  it('knows abilities in Markdown', () => check('scenario.md', 'Ambush 5+', [/AMBUSH/i, /1\/3|1 in 3/]));
  it("knows the workspace's own rules in Markdown", () => check('scenario.md', 'Smuggled Cargo', [/SMUGGLED CARGO/i]));
});
