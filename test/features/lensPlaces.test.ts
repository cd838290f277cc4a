import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english, opened, readerIn } from '../support/cursor.ts';
import { checkLenses, codeLenses, lensCommands } from '../support/lenses.ts';
import { itLong } from '../support/runs.ts';

const rules = (body: string): string => `<rules>\n<rule id="a" name="A">\n${body}\n</rule>\n</rules>`;

/** By the ends of the names of files. */
const languages: Readonly<Record<string, string>> = { '.xml': 'xml', '.md': 'markdown', '.txt': 'plaintext' };

/** What the lenses of all texts below a folder say. */
function titlesBelow(folder: string): readonly string[] {
  const workspace = new Workspace(packs);
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const languageId = languages[extname(name)];
    if (languageId === undefined) return [];
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    return [new Document(`file:///${name.replaceAll('\\', '/')}`, languageId, 1, text)];
  });
  for (const document of documents) workspace.put(document);
  return documents.flatMap((document) =>
    codeLenses({ workspace, document, reader: english }, lensCommands).map(({ command }) => command?.title ?? ''),
  );
}

describe('where lenses stand', () => {
  itLong('is above no line of our own texts for plain dice alone', () => {
    const titles = ['docs/example', 'test/prose/scenarios', 'test/prose/chances'].flatMap(titlesBelow);
    assert.ok(titles.length > 300, `only ${titles.length} lenses`);
    assert.deepEqual(
      titles.filter((title) => /^[1-3]?D\d+ →/i.test(title)),
      [],
    );
  });

  it('says the chances of abilities on the line that names them', () => {
    checkLenses(
      'Six Goblins (Ambush 5+, Fear 4) wait here. Roll 1D6: on a 6 they sleep.',
      ['0: Ambush 5+: 1 in 3', '0: Fear 4 → level 1: 50 %, 3: 17 %, 4+: 0 %', '0: 6 on 1D6 → 1 in 6'],
      'markdown',
    );
    checkLenses('Seis Goblins (Emboscada 5+) esperan.', ['0: Emboscada 5+: 1 in 3'], 'plaintext');
    checkLenses(
      'It has **Terror** 9 and Frenzy 4+.',
      ['0: Terror 9 at Battle-level 9: never', '0: Frenzy 4+: 1 in 2'],
      'plaintext',
      {
        ...english,
        preview: { levels: new Map([['battle-level', 9]]), party: [] },
      },
    );
    checkLenses('Seis Goblins (Miedo 4) esperan.', ['0: Miedo 4 con Nivel de Batalla 3: 1 de cada 6'], 'markdown', {
      ...readerIn('es'),
      preview: { levels: new Map([['battle-level', 3]]), party: [] },
    });
    const party = [{ name: 'Elka', characteristics: new Map([['battle-level', 2]]) }];
    checkLenses('Goblins (Fear 4).', ['0: Fear 4 → Elka: 33 %'], 'markdown', {
      ...english,
      preview: { levels: new Map(), party },
    });
  });

  it('has none for abilities without a roll, without their value, or whose value is only dice', () => {
    checkLenses(
      'Goblins (Ambush A, Hate Dwarfs, Web (1D3), Regenerate 2) wait. They have the abilities Fear and Ambush.',
      [],
      'markdown',
    );
  });

  it('says the chances of the special rules of a Monster, by their ids, and of what stands in brackets behind one', () => {
    const special = (...uses: string[]) =>
      `<monsters>\n<monster id="rat" name="Rat">\n<special>\n${uses.join('\n')}\n</special>\n</monster>\n</monsters>`;
    checkLenses(
      special(
        '<rule id="rpb-ambush" param="5+">Ambush 5+</rule>',
        '<rule id="rpb-breathe-fire" param="4 (Ambush 4+)">Breathe Fire 4 (Ambush 4+)</rule>',
        '<rule id="rpb-large-monster">Large Monster</rule>',
      ),
      ['3: Ambush 5+: 1 in 3', '4: Ambush 4+: 1 in 2'],
    );
    checkLenses(special('<rule id="no-such-rule">Ambush 5+</rule>'), []);
  });

  it('follows the odds that an author writes for an ability, and says of what they are where it has no value', () => {
    const { workspace, document } = opened('A Salt Crab (Pinch 4+, Salt Bell) sits here.', 'markdown');
    const titles = (): readonly unknown[] =>
      codeLenses({ workspace, document, reader: english }, lensCommands)
        .filter(({ command }) => command?.command === 'odds')
        .map(({ command }) => command?.title);
    const uri = 'file:///data/xml/rules/mine.xml';
    const put = (pinch: string) =>
      workspace.putFile(
        uri,
        `<rules><rule id="pinch" name="PINCH n+">${pinch}</rule><rule id="bell" name="SALT BELL"><?odds it rings: 2D6 >= 9 ?>It rings.</rule></rules>`,
      );
    put('It pinches.');
    assert.deepEqual(titles(), ['Salt Bell, it rings: 5 in 18']);
    put('<?odds pinched: 1D6 >= n ?>It pinches.');
    assert.deepEqual(titles(), ['Pinch 4+: 1 in 2', 'Salt Bell, it rings: 5 in 18']);
    put('<?odds pinched: 1D6 >= n ?><?odds held: 1D6 > n ?>It pinches.');
    assert.deepEqual(titles(), ['Salt Bell, it rings: 5 in 18'], 'which chance is meant nobody knows');
  });

  it('has the lens that rolls at the beginning of the row, whatever is in the line', () => {
    const strength = 'He rolls 1D6 and adds his Strength. On a total of 7 or more he is free';
    for (const [text, language] of [
      ['Roll 1D6: on a 5+ it opens, on a 1 it breaks. It costs 1D6 x 50 gold, and 2D6+2 turns.', 'en'],
      ['It costs 1D6 x 50 gold.', 'en'],
      [`${strength}, and finds 2D6 x 10 gold.`, 'en'],
      [`${strength.replace('Strength', "victim's Toughness")}, and finds 2D6 x 10 gold.`, 'en'],
      ['Roll 1D6:\n\n1-3 A rope.\n4-6 Nothing.\n', 'en'],
      ['Each turn roll 1D6. On a 6 he finds the way, and 1D6 x 10 gold.', 'en'],
      ['Cada turno tira 1D6. Con un 6 encuentra el camino, y 1D6 x 10 monedas.', 'es'],
    ] as const) {
      const lenses = codeLenses({ ...opened(text, 'markdown'), reader: readerIn(language) }, lensCommands);
      const rolling = lenses.flatMap(({ command }, place) => (command?.command === 'roll' ? place : []));
      assert.deepEqual(rolling, [0], lenses.map(({ command }) => command?.title).join(' | '));
    }
  });

  it('has one place for a paragraph that is wrapped, above its first line', () => {
    const wrapped = [
      'The bridge has not been mended since the flood, and whoever crosses',
      'it must be quick. Each Warrior rolls 1D6. On a score of 5 or more he',
      'is safe. The chest on the other side holds 1D6 x 50 gold, which the',
      'Warriors may keep.',
    ];
    const lenses = ['0: 5+ on 1D6 → each 1 in 3 · of 4: 1.33 · none 20 %', '0: 1D6 x 50 → 50–300, average 175'];
    checkLenses(wrapped.join('\n'), lenses, 'markdown');
    checkLenses(wrapped.join('\r\n'), lenses, 'plaintext');
    checkLenses(wrapped.map((line) => `> ${line}`).join('\n'), lenses, 'markdown');
    checkLenses(rules(wrapped.join('\n')), [
      '2: 5+ on 1D6 → each 1 in 3 · of 4: 1.33 · none 20 %',
      '2: 1D6 x 50 → 50–300, average 175',
    ]);
    const list = '- Roll 1D6. On a 6 the door opens.\n- It costs 1D6 x 50 gold.';
    checkLenses(list, ['0: 6 on 1D6 → 1 in 6', '1: 1D6 x 50 → 50–300, average 175'], 'markdown');
  });

  it('names a table in a sentence once, not also the chances of its rows', () => {
    const sentence = 'Roll 1D6: 1-2 a rat, 3-5 a goblin, 6 a troll';
    const once = ['0: 1D6 table · 3 rows · complete'];
    for (const text of [sentence, `${sentence}.\n\nThen go on.`, 'Roll 1D6 (1-2 a rat, 3-5 a goblin, 6 a troll).'])
      checkLenses(text, once, 'markdown');
    checkLenses(sentence, once, 'markdown', english, true);
    checkLenses('Roll 1D6 when the door opens.\n\n1-2 a rat, 3-5 a goblin, 6 a troll.', once, 'markdown');
    const spanish = 'Tira 1D6: 1-2 una rata, 3-5 un goblin, 6 un troll.';
    checkLenses(spanish, ['0: tabla de 1D6 · 3 filas · completa'], 'markdown', readerIn('es'));
    checkLenses(
      'Roll 1D6: 1-2 a rat, 3-5 roll 1D6 and on a 6 a goblin comes, 6 a troll.',
      [...once, '0: 6 on 1D6 → 1 in 6'],
      'markdown',
    );
    checkLenses(
      'Roll 1D6: on a 1-2 a rat comes, on a 6 a troll.',
      ['0: 1–2 on 1D6 → 1 in 3', '0: 6 on 1D6 → 1 in 6'],
      'markdown',
    );
  });

  it('rolls on a table in a sentence without a question', () => {
    const asked = { ...opened('Roll 1D6: 1-2 a rat, 3-5 a goblin, 6 a troll', 'markdown'), reader: english };
    const [roll] = codeLenses(asked, lensCommands);
    assert.equal(roll?.command?.command, 'roll');
    assert.equal(roll.command?.arguments?.[0]?.rolls.length, 1);
  });

  it('stands over a table, leaves its rows to the hover, and tells the chances that they ask for', () => {
    const rows = 'Roll 1D6:\n1-2 Nothing.\n3-5 They find 1D6 x 50 gold.\n6 Roll 1D6. On 4+ they lose 2D6+2 gold.';
    checkLenses(rules(rows), ['2: 1D6 table · 3 rows · complete', '5: 4+ on 1D6 → 1 in 2']);
    checkLenses(rows, ['0: 1D6 table · 3 rows · complete', '3: 4+ on 1D6 → 1 in 2'], 'plaintext');
    const cells = '| 1D6 | Gold |\n|---|---|\n| 1-3 | 1D6 x 50 |\n| 4-6 | 2D6 x 50 |';
    checkLenses(cells, ['0: 1D6 table · 2 rows · complete'], 'markdown');
    checkLenses(rules('<table><tr><td>1-3</td><td>1D6 x 50 gold</td></tr></table>'), []);
    checkLenses('| 1-3 | 1D6 x 50 |', ['0: 1D6 x 50 → 50–300, average 175'], 'markdown', english, true);
    checkLenses(
      '1. The guild pays 1D6 x 50 gold.\n2. The Warriors set out.',
      ['0: 1D6 x 50 → 50–300, average 175'],
      'markdown',
    );
  });
});
