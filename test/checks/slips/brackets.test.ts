import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { opened } from '../../support/cursor.ts';
import { isOneOf } from '../../support/problems.ts';
import { filesIn } from '../../support/realFiles.ts';
import { itLong } from '../../support/runs.ts';

const rulesWith = (text: string): string => `<rules>\n<rule id="a" name="A"><p>${text}</p></rule>\n</rules>`;

/** A text in which each bracket without its other half is marked by a `!` before it. */
function check(marked: string, around = rulesWith): void {
  const { workspace, document } = opened(around(marked.replaceAll('!', '')));
  let text = document.getText();
  const found = findingsIn(workspace, document).filter(isOneOf('unbalanced-bracket'));
  for (const { span } of found.toReversed()) text = `${text.slice(0, span.start)}!${text.slice(span.start)}`;
  assert.equal(text, around(marked));
}

describe('brackets', () => {
  it('are opened and never closed', () => {
    check('He falls !(roll 1D6. Then he rises (slowly).');
    check('Cae ![tira 1D6. Luego (despacio) se levanta.');
    check('Both !(one !(two) three.'.replace('!(two', '(two'));
  });

  it('are closed and never opened', () => {
    check('He falls roll 1D6!). Then he rises (slowly).');
    check('He takes (2 x the level). level!) Wounds.');
    check('One (two]! three'.replace(']!', '!]').replace('(two', '!(two'));
  });

  it('are closed in a later paragraph of the entry, but not in another entry', () => {
    check('He falls (roll 1D6.</p><p>Then he rises.)');
    check('He falls !(roll 1D6.</p></rule>\n<rule id="b" name="B"><p>Then he rises.!)');
  });

  it('are closed in the name in which they are opened', () => {
    check('n!)', (name) => `<rules>\n<rule id="a" name="${name}"><p>It is (n.)</p></rule>\n</rules>`);
    check('ARMED (n)', (name) => `<rules>\n<rule id="a" name="${name}"><p>It is (n).</p></rule>\n</rules>`);
  });

  it('are read beside the characters that references stand for', () => {
    check('[Warrior&apos;s Name] and (the Warriors&apos;) or (&quot;a&quot;).');
    check('Write &quot;(&quot; before it, &#39;)&#39; behind it.');
    check('The Warriors&apos; !(and more.');
  });

  it('need no other half as marks of lists, in smiles and in quotation marks', () => {
    check('Choose:\n1) Rest. 2) Train; b) leave, or iv) wait. XII) Go.');
    check('He lives :) or not ;-) or :(');
    check('Write "(" before it and `)` behind it.');
    check('a) Rest (and eat). b) Leave (or wait).');
  });

  it('are left alone in markup that is broken anyway', () => {
    check('roll <5 (or more.');
  });

  itLong('are balanced in all texts of the project', () => {
    for (const { text } of [
      ...filesIn('test/prose', '.md'),
      ...filesIn('test/prose', '.txt'),
      ...filesIn('rules', '.xml'),
    ]) {
      check(text.replace(/[<&>!]/g, ' '));
    }
  });
});
