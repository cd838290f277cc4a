import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { isOneOf, problemsOf } from '../../support/problems.ts';

/** The marked text of each problem, its fix and what the message says, of a Markdown file beside others. */
function mismatches(text: string, others: Readonly<Record<string, string>> = {}, name = 'a.md'): readonly string[] {
  const workspace = new Workspace(packs);
  for (const [uri, content] of Object.entries(others)) workspace.putFile(uri, content);
  const document = workspace.putFile(`file:///p/${name}`, text);
  assert.ok(document);
  const found = problemsOf(workspace, document, messagesFor('en')).filter(isOneOf('chart-mismatch'));
  return found.map(({ span, message, fixes = [] }) => {
    const fix = fixes.map(({ edits }) => edits.map(({ newText }) => newText).join()).join();
    const [, said = ''] = / says (.*) for these values/.exec(message) ?? [];
    return `${text.slice(span.start, span.end)} > ${fix} (${said})`;
  });
}

const wfb = '<!-- whq-system: wfb -->\n\n';

const texts: Readonly<Record<string, readonly string[]>> = {
  'A Warrior needs 4+ to hit (WS 4 against WS 3).': ['4 > 3 (3+)'],
  'A Warrior needs 3+ to hit (WS 4 against WS 3).': [],
  'Un Guerrero necesita 4 o más para impactar (HA 4 contra HA 3).': ['4 > 3 (3+)'],
  'A Warrior needs **4+** to hit (WS *4* against\nWS *3*).': ['4 > 3 (3+)'],
  '- WS 4 against WS 3: 4+ to hit\n- WS 4 against WS 4: 4+ to hit': ['4 > 3 (3+)'],
  [`${wfb}The Orc needs 5+ to wound (S 4, T 3).`]: ['5 > 3 (3+)'],
  [`${wfb}The Orc needs 6+ to wound (S 3, T 8).`]: ['6+ to wound (S 3, T 8 >  (that it is impossible)'],
  // In another game there is no such chart.
  'The Orc needs 5+ to wound (S 4, T 3).': [],
  // One chart has the score, the other has another one.
  '<!-- whq-system: gamebook, wfb -->\n\nHe needs 2+ to wound (S 5 against T 1).': [],
  '<!-- whq-system: gamebook, wfb -->\n\nHe needs 5+ to wound (S 5 against T 1).': [],
  '<!-- whq-system: gamebook, wfb -->\n\nHe needs 5+ to wound (S 4 against T 3).': ['5 > 3 (3+)'],
  // Beyond its printed values, a formula is no proof.
  '<!-- whq-system: gamebook -->\n\nHe needs 5+ to wound (S 8 against T 8).': [],
  // Something may change the score.
  'With his spear a Warrior needs 4+ to hit (WS 4 against WS 3).': [],
  'A Warrior needs 4+ to hit (WS 4 against WS 3), with a -1 modifier.': [],
  '| on a hill | 4+ to hit (WS 4 against WS 3) |\n| --- | --- |': [],
  'On a hill:\n\n- 4+ to hit (WS 4 against WS 3)': [],
  'The Warrior charges. He needs 4+ to hit (WS 4 against WS 3).': [],
  // Code is no text.
  '`He needs 4+ to hit (WS 4 against WS 3)`': [],
  '<!-- whq-ignore chart-mismatch: a house rule -->\n\nHe needs 4+ to hit (WS 4 against WS 3).': [],
};

describe('chartMismatches', () => {
  for (const [text, expected] of Object.entries(texts)) {
    it(`finds scores that the chart of the system does not have: ${text}`, () =>
      assert.deepEqual(mismatches(text), expected));
  }

  it('takes the chart of the package, in rules files too', () => {
    const rules = `<rules>
  <rule id="a" name="A"><p>A Warrior needs 3+ to hit (WS 4 against WS 3).</p><p>He needs 5+ to hit (WS 1 against WS 1).</p></rule>
</rules>`;
    const chart = `<charts>
  <chart id="whq-to-hit" name="To hit" roll="1D6" row="weapon-skill" column="opponent-weapon-skill">
    <columns>1 2 3</columns>
    <row at="4">2 3 4</row>
  </chart>
</charts>`;
    assert.deepEqual(mismatches(rules, {}, 'a.xml'), ['5 > 4 (4+)']);
    assert.deepEqual(mismatches(rules, { 'file:///p/chart.xml': chart }, 'a.xml'), ['3 > 4 (4+)']);
  });
});
