import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { packs } from '../../server/hosts/packs.ts';
import { foldedText, fuzzyScore } from '../../server/text/fuzzyMatch.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english, readerIn } from '../support/cursor.ts';

const files: Readonly<Record<string, string>> = {
  'rules.xml':
    '<rules>\n<rule id="my-scare" name="SCARE n"><?also-named FRIGHT n ?><p>Boo.</p></rule>\n<magic id="my-storm" name="Storm &amp; Sea">x</magic>\n</rules>',
  'monsters.xml':
    '<monsters>\n<monster id="my-goblin" name="Cave Goblin"><special/></monster>\n<monster id="my-orc" name="Orc"></monster>\n</monsters>',
  'tables.xml': '<tables>\n<table name="Cave Dwellers"><monster id="my-goblin"/></table>\n</tables>',
  'warriors.xml': '<warriors>\n<warrior id="my-elf">\n  <name>Cave Elf</name></warrior>\n</warriors>',
  'rooms.xml':
    '<objectiveRoomAdventures>\n<objectiveRoom name="DEEP WELL"><adventure id="1" name="The Lost Bucket"></adventure></objectiveRoom>\n</objectiveRoomAdventures>',
  'content-es.xml':
    '<translations>\n<entry key="rule.my-scare.name">SUSTO n</entry>\n<entry key="monster.my-goblin.name">Duende de las Cavernas</entry>\n<entry key="monster.my-goblin.special">Duende</entry>\n<entry key="adventure.deep-well.1.name">El cubo perdido</entry>\n</translations>',
};

/** What is found, best first, each with its container and the text that it leads to. */
function find(query: string, { language = 'en', canOpen = true } = {}): readonly string[] {
  const workspace = new Workspace(packs);
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///package/${name}`, text);
  const symbols = workspaceSymbols(
    { workspace, reader: readerIn(language) },
    query,
    (uri) => canOpen || uri.startsWith('file:'),
  );
  return symbols.map(({ name, containerName, location }) => {
    assert.ok('range' in location);
    const document = workspace.get(location.uri) ?? workspace.packWith(location.uri);
    return `${name} | ${containerName} | ${document?.getText(location.range)}`;
  });
}

/** The first results. */
function check(query: string, ...expected: readonly string[]): void {
  assert.deepEqual(find(query).slice(0, expected.length), expected, query);
}

describe('workspaceSymbols', () => {
  it('are rules and all other entries, by name', () => {
    check('scare', 'SCARE n | rules.xml | SCARE n');
    check('storm &', 'Storm & Sea | rules.xml | Storm &amp; Sea');
    check('orc', 'Orc | monsters.xml | Orc');
    check(
      'cave',
      'Cave Elf | warriors.xml | Cave Elf',
      'Cave Goblin | monsters.xml | Cave Goblin',
      'Cave Dwellers | tables.xml | Cave Dwellers',
    );
    check('lost bucket', 'The Lost Bucket | rooms.xml | The Lost Bucket');
    check('ambush', 'AMBUSH n+ | Roleplay Book | AMBUSH n+');
  });

  it('are found by their id, which is shown then', () => {
    check('my-sto', 'Storm & Sea (my-storm) | rules.xml | Storm &amp; Sea');
    check('rpb-fear', 'FEAR n (rpb-fear) | Roleplay Book | FEAR n');
  });

  it('are found by their names in another language, and by others that they go by', () => {
    check('susto', 'SUSTO n (SCARE n) | rules.xml | SCARE n');
    check('cavernas', 'Duende de las Cavernas (Cave Goblin) | monsters.xml | Cave Goblin');
    check('cubo', 'El cubo perdido (The Lost Bucket) | rooms.xml | The Lost Bucket');
    check('fright', 'FRIGHT n (SCARE n) | rules.xml | SCARE n');
    check('miedo', 'MIEDO n (FEAR n) | Roleplay Book | FEAR n');
    assert.ok(find('miedo', { language: 'es' })[0]?.includes('Libro de Rol'));
  });

  it('are found by letters in their order', () => {
    check('cvgob', 'Cave Goblin | monsters.xml | Cave Goblin');
    check('magres', 'MAGIC RESISTANCE n+ | Roleplay Book | MAGIC RESISTANCE n+');
    assert.deepEqual(find('zzzz'), []);
  });

  it('of packs are for those who can open them', () => {
    assert.ok(find('ambush', { canOpen: false }).every((symbol) => !symbol.includes('Roleplay Book')));
  });

  it('say the folder of their package where they are of several', () => {
    const containers = (uris: readonly string[]): readonly (string | undefined)[] => {
      const workspace = new Workspace([]);
      workspace.setRoots(['file:///home/reef', 'file:///home/cave']);
      for (const uri of uris)
        workspace.put(workspace.read(uri, 'xml', '<rules><rule id="eel" name="EEL">x</rule></rules>'));
      return workspaceSymbols({ workspace, reader: english }, 'eel', () => true).map(
        ({ containerName }) => containerName,
      );
    };
    const [reef, cave, unsaved] = ['file:///home/reef/r.xml', 'file:///home/cave/c.xml', 'untitled:Untitled-1'];
    assert.deepEqual(containers([reef, cave]), ['c.xml · cave', 'r.xml · reef']);
    assert.deepEqual(containers([reef, unsaved]), ['r.xml', 'untitled:Untitled-1']);
  });

  it('are not too many', () => {
    const workspace = new Workspace([]);
    const entry = (index: number) => `<monster id="m-${index}" name="Orc ${index}"></monster>\n`;
    const entries = Array.from({ length: 1000 }, (_, index) => entry(index)).join('');
    workspace.putFile('file:///a.xml', `<monsters>${entries}</monsters>`);
    const names = (query: string) =>
      workspaceSymbols({ workspace, reader: english }, query, () => true).map(({ name }) => name);
    assert.equal(names('orc').length, 300);
    assert.equal(names('orc 999')[0], 'Orc 999');
    assert.equal(names('')[0], 'Orc 0');
  });
});

describe('fuzzyScore', () => {
  it('matches exactly the texts that have the letters in their order', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abc d'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (query, name) => {
        const [wanted, folded] = [foldedText(query), foldedText(name)];
        const pattern = new RegExp([...wanted.replaceAll(' ', '')].join('.*'));
        assert.equal(fuzzyScore(wanted, folded) !== undefined, pattern.test(folded));
      }),
    );
  });

  it('prefers beginnings, then words, then parts, then scattered letters', () => {
    const ranked = ['magic item', 'rare magic item', 'antimagic', 'mad ogre going in circles'];
    const scores = ranked.map((name) => fuzzyScore('magic', name) ?? Number.NEGATIVE_INFINITY);
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    assert.equal(new Set(scores).size, ranked.length);
  });

  it('does not mind accents and case', () => {
    assert.equal(foldedText('  Objeto\u00a0MÁGICO '), 'objeto magico');
  });
});
