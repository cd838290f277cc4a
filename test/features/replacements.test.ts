import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hover } from '../../server/features/hover/hover.ts';
import { english } from '../support/cursor.ts';
import { openPackage } from '../support/package.ts';

/** The line about what replaces what, at the `|`. */
function check(files: Readonly<Record<string, string>>, expected: RegExp | undefined): void {
  const { scope, document, offset } = openPackage(files);
  const contents = hover({ scope, document, reader: english }, offset)?.contents;
  assert.ok(typeof contents === 'object' && 'value' in contents);
  if (expected) assert.match(contents.value, expected);
  else assert.doesNotMatch(contents.value, /replace|same id/);
}

describe('a rule with the id of another', () => {
  it('says that it replaces a bundled one, at its id and wherever it is used', () => {
    const rules = '<rules><rule id="rpb-fear" name="FEAR n">It is afraid.</rule></rules>';
    const monsters =
      '<monsters><monster id="m" name="M"><special><rule id="rpb-fear">Fear| 3</rule></special></monster></monsters>';
    const replaces = /This rule replaces the bundled FEAR n of: Roleplay Book\./;
    check({ 'rules.xml': rules.replace('rpb-fear', 'rpb-|fear') }, replaces);
    check({ 'rules.xml': rules, 'monsters.xml': monsters }, replaces);
    check({ 'rules.xml': rules.replace('rpb-fear', 'my-|fear') }, undefined);
    check({ 'monsters.xml': monsters }, undefined);
  });

  it('says which of two in the workspace counts', () => {
    const rules = (id: string): string => `<rules><rule id="${id}" name="GLARE">It glares.</rule></rules>`;
    check({ 'a.xml': rules('gl|are'), 'b.xml': rules('glare') }, /also in b\.xml, whose entry counts here/);
    check({ 'a.xml': rules('glare'), 'b.xml': rules('gl|are') }, /also in a\.xml\. This entry counts here/);
  });
});
