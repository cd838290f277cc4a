import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { references } from '../../server/features/references.ts';
import { inDungeon, openPackage } from '../support/package.ts';

/** All references, each as its file and what stands there. */
function check(
  files: Readonly<Record<string, string>>,
  expected: readonly string[],
  { includeDeclaration = true } = {},
): void {
  const { scope, document, offset, show } = openPackage(files);
  const found = references({ scope, document }, offset, includeDeclaration).map((location) => show(location));
  assert.deepEqual([...found].sort(), [...expected].sort());
}

const rules = '<rules>\n<rule id="my-scare" name="SCARE n"><p>Like a Scare 1, or Fear 2.</p></rule>\n</rules>';
const monsters = `<monsters>
<monster id="a" name="A"><special><rule id="my-scare" param="5">Scare 5</rule></special></monster>
<monster id="b" name="B"><special><text>Scare 6; Fly.</text><rule id="rpb-fear">Scare 7</rule></special></monster>
</monsters>`;
const spanish = `<translations>
<entry key="rule.my-scare.name">SUSTO n</entry>
<entry key="rule.my-scare.text">Un Susto 3 es peor que Miedo 2.</entry>
<entry key="monster.a.special">Susto 5.</entry>
</translations>`;
const scenario = 'Six Goblins (SCARE 4, Fear 6) and susto 2; see [it](rules.xml#my-scare) and `my-scare`.\n';

const files = { 'rules.xml': rules, 'monsters.xml': monsters, 'content-es.xml': spanish, 'a.md': scenario };
const uses = [
  'rules.xml "Scare 1"',
  'monsters.xml "my-scare"',
  'monsters.xml "Scare 6"',
  'content-es.xml "my-scare"',
  'content-es.xml "my-scare"',
  'content-es.xml "Susto 3"',
  'content-es.xml "Susto 5"',
  'a.md "SCARE 4"',
  'a.md "susto 2"',
  'a.md "my-scare"',
  'a.md "my-scare"',
];

/** The file with the cursor before the text. */
function cursorAt(file: keyof typeof files, text: string): Readonly<Record<string, string>> {
  assert.ok(files[file].includes(text), text);
  return { ...files, [file]: files[file].replace(text, `|${text}`) };
}

describe('references', () => {
  it('are the same from wherever they are asked', () => {
    const everything = ['rules.xml "my-scare"', ...uses];
    check(cursorAt('rules.xml', 'my-scare'), everything);
    check(cursorAt('rules.xml', 'SCARE n'), everything);
    check(cursorAt('monsters.xml', 'Scare 5'), everything);
    check(cursorAt('content-es.xml', 'Susto 3'), everything);
    check(cursorAt('content-es.xml', 'SUSTO n'), everything);
    check(cursorAt('a.md', 'SCARE 4'), everything);
    check(cursorAt('a.md', 'my-scare`'), everything);
  });

  it('are without the definition where that is not wanted', () => {
    check(cursorAt('a.md', 'SCARE 4'), uses, { includeDeclaration: false });
  });

  it('of a bundled rule are those of the workspace', () => {
    const found = ['rules.xml "Fear 2"', 'monsters.xml "rpb-fear"', 'content-es.xml "Miedo 2"', 'a.md "Fear 6"'];
    check(cursorAt('a.md', 'Fear 6'), found);
  });

  it('are in the brackets behind a used ability too, but not twice where its value stands in them', () => {
    const special = '<rule id="rpb-breathe-fire">Breathe Fire 4 (Scare 8)</rule><rule id="rpb-web">Web (1D3)</rule>';
    const more = {
      'more.xml': `<monsters>\n<monster id="c" name="C"><special>${special}</special></monster>\n</monsters>`,
    };
    check({ ...cursorAt('rules.xml', 'my-scare'), ...more }, ['rules.xml "my-scare"', ...uses, 'more.xml "Scare 8"']);
    check({ ...more, 'b.md': 'Two of them (W|eb (1D3), Fear 6).' }, ['more.xml "rpb-web"', 'b.md "Web (1D3)"']);
  });

  it('hold other definitions and variants', () => {
    const own = (id: string, more = '') =>
      `<rules>\n<rule id="${id}" name="FEAR n">${more}<p>Boo.</p></rule>\n</rules>`;
    const all = ['a.xml "rpb-fear"', 'b.xml "rpb-fear"', 'c.xml "rpb-fear"'];
    check(
      { 'a.xml': own('rpb-|fear'), 'b.xml': own('rpb-fear'), 'c.xml': own('my-fear', '<?variant-of rpb-fear ?>') },
      all,
    );
  });

  it('of an id that nobody defines are found as well', () => {
    const monster = '<monster id="m" name="M"><special><rule id="my-feer">Feer 4</rule></special></monster>';
    const broken = `<monsters>${monster}${monster}</monsters>`;
    check({ 'a.xml': broken.replace('my-', '|my-') }, ['a.xml "my-feer"', 'a.xml "my-feer"']);
  });

  it('of a rule without an id are the mentions of its name', () => {
    const nameless = '<rules><rule name="GLO|WER n"><p>x</p></rule></rules>';
    check({ 'a.xml': nameless, 'b.md': 'An ogre (Glower 4).' }, ['a.xml "rule"', 'b.md "Glower 4"']);
  });

  it('follow a rule that is called otherwise', () => {
    const { workspace, document, offset, show } = openPackage(cursorAt('rules.xml', 'my-scare'));
    const shown = () =>
      references({ scope: workspace.packageOf(document), document }, offset, true).map((location) => show(location));
    assert.ok(shown().includes('a.md "SCARE 4"'));
    const start = document.getText().indexOf('SCARE');
    const range = document.range({ start, end: start + 'SCARE'.length });
    workspace.update(document, [{ range, text: 'FRIGHT' }], 2);
    assert.ok(!shown().includes('a.md "SCARE 4"'));
    assert.ok(shown().includes('a.md "susto 2"'));
    workspace.update(document, [{ range: document.range({ start, end: start + 'FRIGHT'.length }), text: 'SCARE' }], 3);
    assert.ok(shown().includes('a.md "SCARE 4"'));
  });

  it('are none where no rule is', () => {
    check({ 'a.md': 'Nothing |here.' }, []);
  });

  it('of a Monster, an Event, a table … are where ids and keys name it', () => {
    const ofEel = ['content-es.xml "eel"', 'tables.xml "eel"', 'tables.xml "eel"'];
    check(inDungeon('monsters.xml', '"eel'), [...ofEel, 'monsters.xml "eel"']);
    check(inDungeon('tables.xml', 'monster id="eel'), ofEel, { includeDeclaration: false });
    check(inDungeon('events.xml', '"wave'), ['tables.xml "wave"'], { includeDeclaration: false });
    check(inDungeon('tables.xml', 'table name="Tide'), Array(2).fill('tables.xml "Tide &amp; Foam"'));
    check(inDungeon('warriors.xml', 'warrior-elf'), ['warriors.xml "warrior-elf"', 'locations.xml "elf"']);
    check(inDungeon('cards.xml', 'SALT'), ['cards.xml "SALT HALL"', 'adventures.xml "Salt Hall"']);
    check(inDungeon('adventures.xml', '"1'), ['adventures.xml "1"', 'content-es.xml "salt-hall.1"']);
  });
});
