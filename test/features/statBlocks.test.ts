import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { completion } from '../../server/features/completion/completion.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { convertBlock } from '../../server/features/writing/convertBlock.ts';
import { blocksIn } from '../../server/fights/blocks/blocksIn.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Language } from '../../server/text/language.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { readerIn } from '../support/cursor.ts';
import { expandSnippet } from '../support/expandSnippet.ts';

/** What the actions at the first occurrence of some words make of a page, by their titles. */
function converted(text: string, words: string, language: Language = 'en'): Readonly<Record<string, string>> {
  const document = new Document('file:///a.md', 'markdown', 1, text);
  const actions = convertBlock(
    { scope: new Workspace(packs).all, document, reader: readerIn(language) },
    text.indexOf(words),
  );
  return Object.fromEntries(
    actions.map(({ title, edit }) => {
      const next = new Document('file:///a.md', 'markdown', 1, text);
      next.update(
        (edit?.changes?.[document.uri] ?? []).map(({ range, newText }) => ({ range, text: newText })),
        2,
      );
      return [title, next.getText()];
    }),
  );
}

const toLine = 'Write this stat block as a line';
const toTable = 'Write this stat block as a table';
const toMonster = 'Add this stat block as a <monster> below';

const questLine = '**Mill Rat:** WS 2, S 2, T 2, W 2, A 1, Damage 1D6; special: Fear 4\n';
const questTable =
  '| Name | WS | S | T | W | A | Damage | Special |\n| -------- | -- | - | - | - | - | ------ | ------- |\n| Mill Rat | 2 | 2 | 2 | 2 | 1 | 1D6 | Fear 4 |';
const duel =
  'Ork: HA 4, F 3, R 4, H 10, A 1/2, Salvación 6, Cobertura 5; a distancia Slugga F 4, D 2, munición 6, fuego; cuerpo a cuerpo Choppa x1.5; iniciativa oponente';
const duelTable =
  '| Nombre | HA | F | R | H | A | Salvación | Cobertura |\n| ------ | -- | - | - | -- | --- | --------- | --------- |\n| Ork | 4 | 3 | 4 | 10 | 1/2 | 6 | 5 |\n\n**Armas:** Slugga (F 4, D 2, munición 6, fuego), Choppa (x1.5)\n\n**Iniciativa:** Tú';

describe('stat blocks in the editor', () => {
  it('get another form in which nothing is lost', () => {
    const fromLine = converted(questLine, 'WS 2');
    assert.deepEqual(Object.keys(fromLine), [toTable, toMonster]);
    assert.equal(fromLine[toTable], `${questTable}\n`);
    assert.match(
      fromLine[toMonster] ?? '',
      /<monster id="mill-rat" name="Mill Rat"[\s\S]*<rule id="rpb-fear">Fear 4<\/rule>/,
    );
    assert.equal(
      converted(questTable, 'Mill')[toLine],
      'Mill Rat: WS 2, S 2, T 2, W 2, A 1, Damage 1D6; special: Fear 4',
    );
    assert.deepEqual(converted(`## Ork\n\n${duel}`, 'HA 4'), { [toTable]: `## Ork\n\n${duelTable}` });
    assert.deepEqual(converted(duelTable, 'Ork'), { [toLine]: duel });
    const profile = 'M WS BS S T W I A Ld\nOrc 4 3 3 3 4 1 2 1 7';
    assert.deepEqual(converted(`## Orc\n\n${profile}\n`, '4 3 3'), {
      [toLine]: '## Orc\n\nOrc: M 4, WS 3, BS 3, S 3, T 4, W 1, I 2, A 1, Ld 7\n',
    });
  });

  it('keep their form where something would be lost', () => {
    assert.deepEqual(converted('The Mill Rat has WS 2, S 2, T 2, Wounds 2, Damage 1D6.', 'WS 2'), {
      [toMonster]: converted('The Mill Rat has WS 2, S 2, T 2, Wounds 2, Damage 1D6.', 'WS 2')[toMonster],
    });
    assert.deepEqual(converted(`${questTable}\n| Mill Hog | 3 | 3 | 3 | 9 | 1 | 1D6 | Sings |`, 'Hog'), {});
    assert.deepEqual(converted('WS S T W A\n3 3 3 10 1\n\nNotes: He runs away.', '3 3'), {});
    assert.deepEqual(Object.keys(converted(`- ${questLine}`, 'WS 2')), [toMonster]);
    assert.deepEqual(converted('Rat: WS 2, S special, T 2, W 2, Damage 1D6', 'WS 2'), {});
  });

  it('say what their values mean', () => {
    const says = (text: string, language: Language): string => {
      const workspace = new Workspace(packs);
      const document = workspace.putFile('file:///a.md', text);
      assert.ok(document);
      const { contents } =
        hover({ scope: workspace.packageOf(document), document, reader: readerIn(language) }, text.indexOf(',')) ?? {};
      return contents && typeof contents === 'object' && 'value' in contents ? contents.value : '';
    };
    const english = says('Ork: WS 4, S 3, T 4, W 10; ranged Slugga S 4 D 2; close Choppa x1.5; save 6', 'en');
    for (const part of [
      '**Ork** · Gamebook',
      '**Weapon Skill 4**: the roll to hit',
      'takes 2',
      '1.5 × the wielder',
      'takes 5',
      'Armour saves on 6+',
      'Attacks is not said: 1 counts',
    ])
      assert.ok(english.includes(part), `${part} in ${english}`);
    const spanish = says('Rata: HA 2, F 1D6, R 2, H 2, Daño 1D6', 'es');
    for (const part of ['**Habilidad de Armas 2**', '**Heridas 2**: con 0 queda fuera', 'Fuerza: 1D6 es una tirada'])
      assert.ok(spanish.includes(part), `${part} in ${spanish}`);
  });

  it('are completed from a skeleton that is read', () => {
    const uses: readonly (readonly [uri: string, marked: string, language: Language, label: string, name: string])[] = [
      ['file:///a.md', 'A page.\n\n¦\n', 'en', 'Stat block of a Monster', 'warhammer-quest'],
      [
        'file:///a.md',
        '<!-- whq-system: gamebook -->\n\nSta¦\n',
        'en',
        'Stat block of an enemy in a gamebook',
        'gamebook',
      ],
      ['file:///a.md', '<!-- whq-system: gamebook -->\n\n¦', 'es', 'Perfil de un enemigo de un librojuego', 'gamebook'],
      ['file:///a.md', '<!-- whq-system: mordheim -->\n\n¦\n', 'en', 'Profile for Mordheim', 'mordheim'],
      [
        'file:///rules/a.xml',
        '<rules><?system wfb?><rule id="a" name="A"><p>x</p><¦</rule></rules>',
        'es',
        'Perfil de Warhammer Fantasy Battle',
        'wfb',
      ],
    ];
    for (const [uri, marked, language, label, system] of uses) {
      const [offset, text] = [marked.indexOf('¦'), marked.replace('¦', '')];
      const workspace = new Workspace(packs);
      const document = workspace.putFile(uri, text);
      assert.ok(document);
      const { items } = completion(
        { scope: workspace.packageOf(document), document, reader: readerIn(language) },
        offset,
      );
      const edit = items.find((item) => item.label === label)?.textEdit;
      assert.ok(edit && 'range' in edit, label);
      const filled = expandSnippet(edit.newText);
      document.update([{ range: edit.range, text: filled }], 2);
      const found = document.sections.flatMap((section) => blocksIn(workspace.packageOf(document), document, section));
      assert.deepEqual(
        found.map(({ block }) => block?.system),
        [system],
        document.getText(),
      );
    }
    const workspace = new Workspace(packs);
    const document = workspace.putFile('file:///a.md', 'A page \n');
    assert.ok(document);
    const { items } = completion({ scope: workspace.packageOf(document), document, reader: readerIn('en') }, 7);
    assert.ok(items.every((item) => !String(item.label).startsWith('Stat block')));
  });
});
