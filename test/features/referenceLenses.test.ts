import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { referenceLenses } from '../../server/features/lenses/referenceLenses.ts';
import { references } from '../../server/features/references.ts';
import { readerIn } from '../support/cursor.ts';
import { lensCommands, lensesOf } from '../support/lenses.ts';
import { dungeon, openPackage } from '../support/package.ts';

/** What stands above the rules of the file with the cursor; behind each the number of references that a click shows. */
function check(files: Readonly<Record<string, string>>, expected: readonly string[], language = 'en'): void {
  const { scope, document } = openPackage(files);
  const lenses = lensesOf(referenceLenses, { scope, document, reader: readerIn(language) });
  const shown = lenses.map(({ range, command }) => {
    const found = references({ scope, document }, document.offsetAt(range.start), false);
    assert.equal(command?.command, found.length > 0 ? lensCommands.showReferences : '');
    assert.deepEqual(command?.arguments, [{ uri: document.uri, position: range.start }]);
    return `${document.getText(range)}: ${command?.title} (${found.length})`;
  });
  assert.deepEqual(shown, expected);
}

const rules = `<rules>
<rule id="my-scare" name="SCARE n"><p>Boo.</p></rule>
<rule id="my-dread" name="DREAD n"><?variant-of my-scare ?><p>As Scare 7.</p></rule>
<rule id="my-gloom" name="GLOOM n"><p>Dark.</p></rule>
</rules>`;
const monsters =
  '<monsters>\n<monster id="m" name="M"><special><rule id="my-scare">Scare 5</rule></special></monster>\n</monsters>';

describe('referenceLenses', () => {
  it('count what the references are', () => {
    const files = { 'rules.xml': `|${rules}`, 'monsters.xml': monsters, 'a.md': 'Ogres (Scare 4, Dread 6)' };
    check(files, ['my-scare: 4 uses (4)', 'my-dread: 1 use (1)', 'my-gloom: not used (0)']);
    check(files, ['my-scare: 4 usos (4)', 'my-dread: 1 uso (1)', 'my-gloom: sin usos (0)'], 'es');
  });

  it('count what a rule without an id is called', () => {
    const files = { 'rules.xml': '|<rules><rule name="GLOWER n">x</rule></rules>', 'a.md': 'Ogres (Glower 4)' };
    check(files, ['rule: 1 use (1)']);
  });

  it('stand above all entries that others name', () => {
    check({ 'rules.xml': rules, 'monsters.xml': `|${monsters}` }, ['m: not used (0)']);
    const at = (file: keyof typeof dungeon): Record<string, string> => ({ ...dungeon, [file]: `|${dungeon[file]}` });
    check(at('monsters.xml'), ['eel: 3 uses (3)', 'rat: not used (0)', 'rat: not used (0)']);
    check(at('events.xml'), ['wave: 1 use (1)']);
    check(at('tables.xml'), ['Tide &amp; Foam: 1 use (1)', 'Deep: not used (0)']);
    check(at('cards.xml'), ['SALT HALL: 1 use (1)']);
    check(at('warriors.xml'), ['warrior-elf: 1 use (1)']);
    check(at('adventures.xml'), []);
    check(at('locations.xml'), []);
    check(at('content-es.xml'), []);
  });

  it('stand above nothing in a text', () => {
    check({ 'rules.xml': rules, 'a.md': '|Ogres (Scare 4)' }, []);
  });
});
