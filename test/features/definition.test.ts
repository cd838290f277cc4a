import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { definition } from '../../server/features/definition.ts';
import { inDungeon, openPackage } from '../support/package.ts';

/** From what to where the definition leads. */
function check(files: Readonly<Record<string, string>>, from: string | undefined, ...targets: readonly string[]): void {
  const { scope, document, offset, show } = openPackage(files);
  const links = definition({ scope, document }, offset);
  const origins = new Set(
    links.map((link) => link.originSelectionRange && document.getText(link.originSelectionRange)),
  );
  assert.deepEqual([...origins], from === undefined ? [] : [from]);
  assert.deepEqual(
    links.map(({ targetUri, targetSelectionRange }) => show({ uri: targetUri, range: targetSelectionRange })),
    targets,
  );
  for (const { targetRange, targetSelectionRange } of links) {
    assert.ok(targetRange.start.line <= targetSelectionRange.start.line);
    assert.ok(targetRange.end.line >= targetSelectionRange.end.line);
  }
}

const rules = (...entries: readonly string[]): string => `<rules>\n${entries.join('\n')}\n</rules>`;
const monster = (special: string): string =>
  `<monsters>\n<monster id="m" name="M"><special>${special}</special></monster>\n</monsters>`;
const translation = (...entries: readonly string[]): string => `<translations>\n${entries.join('\n')}\n</translations>`;
const scare = '<rule id="my-scare" name="SCARE n"><p>Boo.</p></rule>';

describe('definition', () => {
  it('leads from a use to the rule, from its id and from its text', () => {
    const files = (special: string) => ({ 'rules.xml': rules(scare), 'monsters.xml': monster(special) });
    check(files('<rule id="my-|scare">Scare 5</rule>'), 'my-scare', 'rules.xml "my-scare"');
    check(files('<rule id="my-scare">Sca|re 5</rule>'), 'Scare 5', 'rules.xml "my-scare"');
    check(files('<rule id="rpb-fear">\n Fear| 5 </rule>'), 'Fear 5', 'roleplay-book.xml "rpb-fear"');
    check(files('<rule id="my-scare" param="|5">Scare 5</rule>'), undefined);
    check(files('<rule id="nobody|s">Scare</rule>'), undefined);
  });

  it('leads from what stands in brackets behind an ability to that other one', () => {
    const special = '<rule id="rpb-breathe-fire">Breathe Fire 4 (Am|bush A)</rule>';
    check({ 'monsters.xml': monster(special) }, 'Ambush A', 'roleplay-book.xml "rpb-ambush"');
  });

  it('leads from a mention in either language to the rule', () => {
    check({ 'a.md': 'Six Goblins (Fe|ar 4, Fly).' }, 'Fear 4', 'roleplay-book.xml "rpb-fear"');
    check({ 'a.txt': 'Seis Goblins (Mie|do 4).' }, 'Miedo 4', 'roleplay-book.xml "rpb-fear"');
    check({ 'a.md': 'a Sca|re 6 ogre', 'rules.xml': rules(scare) }, 'Scare 6', 'rules.xml "my-scare"');
    check({ 'a.md': 'They fe|ared the dark.' }, undefined);
  });

  it('leads from an id in Markdown to the rule', () => {
    check({ 'a.md': 'See [it](data/rules.xml#rpb-|fear).' }, 'rpb-fear', 'roleplay-book.xml "rpb-fear"');
    check({ 'a.md': 'See `rpb-|fear`.' }, 'rpb-fear', 'roleplay-book.xml "rpb-fear"');
    check({ 'a.md': 'See `not-|a-rule`.' }, undefined);
  });

  it('leads from a translation to what it translates', () => {
    const files = (entry: string) => ({ 'content-es.xml': translation(entry), 'rules.xml': rules(scare) });
    check(files('<entry key="rule.my-|scare.name">SUSTO n</entry>'), 'my-scare', 'rules.xml "my-scare"');
    check(files('<entry key="ru|le.my-scare.text">x</entry>'), 'rule.my-scare.text', 'rules.xml "my-scare"');
    check(files('<entry key="rule.my-scare.name">SUS|TO n</entry>'), 'SUSTO n', 'rules.xml "my-scare"');
    check(files('<entry key="rule.my-scare.text">Como Fe|ar 5.</entry>'), 'Fear 5', 'roleplay-book.xml "rpb-fear"');
    check(files('<entry key="monster.my-|scare.name">x</entry>'), undefined);
  });

  it('leads to every rule of the workspace with the id, and to no bundled one then', () => {
    const own = '<rule id="rpb-fear" name="FEAR n"><p>Boo.</p></rule>';
    const both = { 'a.xml': rules(own), 'b.xml': rules(own), 'c.md': 'Fe|ar 4' };
    check(both, 'Fear 4', 'b.xml "rpb-fear"', 'a.xml "rpb-fear"');
  });

  it('leads from a definition to the others like it, or to itself', () => {
    check({ 'a.xml': rules('<rule id="my-sc|are" name="SCARE n"></rule>') }, 'my-scare', 'a.xml "my-scare"');
    check({ 'a.xml': rules('<rule id="my-scare" name="SC|ARE n"></rule>') }, 'SCARE n', 'a.xml "my-scare"');
    check({ 'a.xml': rules('<rule name="SC|ARE n"></rule>') }, 'SCARE n', 'a.xml "rule"');
    check(
      { 'a.xml': rules('<rule id="rpb-fe|ar" name="FEAR n"></rule>') },
      'rpb-fear',
      'roleplay-book.xml "rpb-fear"',
      'extended-abilities.xml "ext-fear"',
    );
    check(
      { 'a.xml': rules('<rule id="my-sc|are" name="SCARE n"><?variant-of rpb-fear ?></rule>') },
      'my-scare',
      'roleplay-book.xml "rpb-fear"',
    );
  });

  it('leads from a variant to the rule that it is a variant of', () => {
    const variant = (instruction: string) => rules(`<rule id="my-scare" name="SCARE n">${instruction}<p>x</p></rule>`);
    check(
      { 'a.xml': variant('<?variant-of rpb-|fear: No more than 5. ?>') },
      'rpb-fear',
      'roleplay-book.xml "rpb-fear"',
    );
    check({ 'a.xml': variant('<?variant-of rpb-fear: No m|ore than 5. ?>') }, undefined);
    check({ 'a.xml': variant('<?also-named FRI|GHT n ?>') }, 'FRIGHT n', 'a.xml "my-scare"');
    check({ 'a.xml': variant('<?odds 1|D6 ?>') }, undefined);
  });

  it('is silent where nothing is named', () => {
    check({ 'a.xml': '<rules><ru|le id="a" name="A">x</rule></rules>' }, undefined);
    check({ 'a.xml': '|<rules/>' }, undefined);
    check({ 'a.xml': '<monsters><monster i|d="rpb-fear" name="M"/></monsters>' }, undefined);
  });

  it('leads from an id to the entry of any kind', () => {
    check(inDungeon('tables.xml', 'monster id="eel'), 'eel', 'monsters.xml "eel"');
    check(inDungeon('tables.xml', 'wave'), 'wave', 'events.xml "wave"');
    check(inDungeon('tables.xml', 'tableRef name="Tide'), 'Tide &amp; Foam', 'tables.xml "Tide &amp; Foam"');
    check(inDungeon('adventures.xml', 'Salt Hall'), 'Salt Hall', 'cards.xml "SALT HALL"');
    check(inDungeon('locations.xml', '<visitor>el'), 'elf', 'warriors.xml "warrior-elf"');
    check(inDungeon('locations.xml', '<visitor>al'), undefined);
    const quay =
      '<locations><location id="q"><visitors><visitor>warrior-pri|est</visitor></visitors></location></locations>';
    const warriors = (...ids: readonly string[]): string =>
      `<warriors>${ids.map((id) => `<warrior id="${id}"/>`).join('')}</warriors>`;
    // Of a Warrior whose name begins like the prefix of all ids, unless there is one with just that id.
    check(
      { 'a.xml': quay, 'b.xml': warriors('warrior-warrior-priest') },
      'warrior-priest',
      'b.xml "warrior-warrior-priest"',
    );
    check(
      { 'a.xml': quay, 'b.xml': warriors('warrior-warrior-priest', 'warrior-priest') },
      'warrior-priest',
      'b.xml "warrior-priest"',
    );
    check(inDungeon('content-es.xml', 'monster.eel'), 'eel', 'monsters.xml "eel"');
    check(inDungeon('content-es.xml', 'salt-hall.1'), 'salt-hall.1', 'adventures.xml "1"');
    check(inDungeon('content-es.xml', 'dungeonCard.7'), '7', 'cards.xml "7"');
  });

  it('leads from an entry to the others of the same id, or to itself', () => {
    check(inDungeon('monsters.xml', '"eel'), 'eel', 'monsters.xml "eel"');
    check(inDungeon('monsters.xml', '"rat'), 'rat', 'monsters.xml "rat"');
    // From the name as well, which is no id.
    check(inDungeon('monsters.xml', '"Eel'), 'Eel', 'monsters.xml "eel"');
    check(inDungeon('locations.xml', '<name>Qu'), 'Quay', 'locations.xml "quay"');
    check(inDungeon('adventures.xml', '"Brine'), 'Brine', 'adventures.xml "1"');
    const { scope, document, offset } = openPackage(inDungeon('monsters.xml', '"rat'));
    const [link] = definition({ scope, document }, offset);
    assert.equal(link?.targetRange.start.line, 3);
    check({ 'tables.xml': '<tables><table name="A"><monster id="no|body"/></table></tables>' }, undefined);
  });
});
