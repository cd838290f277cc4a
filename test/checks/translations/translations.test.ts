import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { translationCodes } from '../../support/families.ts';

const checkMarked = checkMarkedFor(...translationCodes);

const crab = `<rule id="reef-crab" name="PINCH n">
  <p>The crab pinches for 2D6 Wounds on a roll of 5+, at -1 to hit, up to three times.</p>
</rule>`;
const tide = `<rule id="reef-tide" name="TIDE">Roll 1D6 on this table. 1 Low water. Lose 10 gold. 2-3 Rising water. Each Warrior moves 4 squares.
4-6 High water. Each Warrior takes (the Dungeon level) D6 Wounds.</rule>`;

/** The translations of two rules into Spanish, with marks; other entries are behind them. */
function check(marked: string, sources: string = crab + tide): void {
  const others = { 'file:///a/rules/reef.xml': `<rules>${sources}</rules>` };
  checkMarked(`<translations>\n${marked.replace(/^\n/, '')}\n</translations>`, others, 'file:///a/i18n/content-es.xml');
}

const names = `<entry key="rule.reef-crab.name">PELLIZCO n</entry>
<entry key="rule.reef-tide.name">MAREA</entry>`;
const crabText = '<entry key="rule.reef-crab.text">';
const tideText = '<entry key="rule.reef-tide.text">';
const goodTide =
  'Tira 1D6 en esta tabla. 1 Marea baja. Pierdes 10 de oro. 2-3 Sube el agua. Cada Guerrero mueve 4 casillas. 4-6 Marea alta. Cada Guerrero sufre (el nivel de la mazmorra) D6 Heridas.';

describe('translationProblems', () => {
  it('is silent where dice and numbers are the same, in any order and in words', () => {
    check(`${names}
${crabText}Hasta 3 veces, con -1 para impactar, el cangrejo causa 2D6 Heridas si sacas un 5 o más.</entry>
${tideText}${goodTide}</entry>`);
  });

  it('finds names that are certainly not translated: plurals beside a translated singular, and names that are translated elsewhere', () => {
    const monster = (id: string, name: string, plural: string): string =>
      `<monster id="${id}" name="${name}" plural="${plural}" factions=""/>`;
    const rest = `<monsters>${monster('eel', 'Eel', 'Eels')}${monster('eel-solo', 'Eel', 'Eels')}${monster('zombie', 'Zombie', 'Zombies')}${monster('ariel', 'Ariel', 'Ariels')}</monsters>`;
    checkMarked(
      `<translations>
<entry key="monster.eel.name">Anguila</entry>
<entry key="monster.eel.plural">Eels</entry>
                                ^^^^ info untranslated-text: "Eels" is the same as in the source, although the name of one is translated: "Anguila". Translate it.
fix: Mark as still to be translated
<entry key="monster.eel-solo.name">Eel</entry>
                                   ^^^ info untranslated-text: "Eel" is the same as in the source, although this name is elsewhere "Anguila". Translate it.
fix: Change to Anguila
fix: Mark as still to be translated
<entry key="monster.eel-solo.plural"> Eels </entry>
<entry key="monster.zombie.name">Zombi</entry>
<entry key="monster.zombie.plural">Zombies</entry>
<entry key="monster.ariel.name">Ariel</entry>
<entry key="monster.ariel.plural">Ariels</entry>
</translations>`,
      { 'file:///a/xml/monsters/reef.xml': rest },
      'file:///a/i18n/content-es.xml',
    );
  });

  it('finds a name that a bundled pack translates', () => {
    const workspace = new Workspace(packs);
    workspace.putFile(
      'file:///a/rules.xml',
      '<rules><rule id="a-venom" name="POISON">It is a Poison attack.</rule></rules>',
    );
    const document = workspace.putFile(
      'file:///a/content-es.xml',
      '<translations><entry key="rule.a-venom.name">POISON</entry></translations>',
    );
    assert.ok(document);
    const texts = findingsIn(workspace, document).flatMap(({ facts }) => ('other' in facts ? facts.other : []));
    assert.deepEqual(texts, ['VENENO']);
  });

  it('finds two texts with one translation, unless the texts are alike', () => {
    const rules = ['The eel hides in the mud.', 'A gull steals your bread today.', 'The eels hide in the mud.'].map(
      (text, at) => `<rule id="reef-${at}" name="NAME ${at}">${text}</rule>`,
    );
    const copy = 'La anguila se esconde en el barro.';
    check(
      `<entry key="rule.reef-0.text">${copy}</entry>
<entry key="rule.reef-1.text">${copy}</entry>
            ^^^^^^^^^^^^^^^^ info same-translation: also the translation of "rule.reef-0.text" on line 2
<entry key="rule.reef-2.text">${copy}</entry>`,
      rules.join(''),
    );
  });

  it('finds changed, lost and added dice and numbers where they are', () => {
    check(`${names}
${crabText}El cangrejo causa 1D6 Heridas con 4+, con +1 para impactar, hasta tres veces.</entry>
                                                   ^^^ warning translation-dice: The source says 2D6, here it is 1D6
                                                                   ^^ warning translation-number: The source says 5+, here it is 4+
                                                                           ^^ warning translation-number: The source says -1, here it is +1
${tideText}${goodTide}</entry>`);
    check(`${names}
${crabText}El cangrejo causa Heridas con 5+, con -1 para impactar, hasta tres veces.</entry>
                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning translation-dice: 2D6 of the source is missing here
${tideText}${goodTide}</entry>`);
  });

  it('finds a score that is only a number, and a number in words that is another one', () => {
    check(`${names}
${crabText}El cangrejo causa 2D6 Heridas con 5 justos, con -1 para impactar, en dos tiradas.</entry>
                                                                   ^ warning translation-number: The source says 5+, here it is 5
                                                                                                      ^^^ warning translation-number: The source says three, here it is dos
${tideText}${goodTide}</entry>`);
  });

  it('tells a variable number of dice from one die', () => {
    check(`${names}
${crabText}El cangrejo causa 2D6 Heridas con 5+, con -1 para impactar, hasta tres veces.</entry>
${tideText}${goodTide.replace(') D6', ') 1D6')}</entry>
                                                                                                                                                                                                          ^^^ warning translation-dice: The source says (the Dungeon level) D6, here it is 1D6`);
  });

  it('finds a lost number that was added to dice, beside equal dice and numbers', () => {
    const bite = `<rule id="reef-bite" name="BITE">Roll 1D6. On a 1 the crab causes 1D6+1 Wounds, and each Warrior rolls 1D6.</rule>`;
    const entries = (text: string): string =>
      `<entry key="rule.reef-bite.name">MORDISCO</entry>\n<entry key="rule.reef-bite.text">${text}</entry>`;
    check(
      `${entries('Tira 1D6. Con un 1 el cangrejo causa 1D6 Heridas, y cada Guerrero tira 1D6.')}
                                                                      ^^^ warning translation-number: 1 of the source is missing here`,
      bite,
    );
    check(entries('Tira 1D6. Con un 1 el cangrejo causa 1D6 más uno Heridas, y cada Guerrero tira 1D6.'), bite);
    check(entries('Tira 1D6. Con un 1 el cangrejo causa 1D6 + 1 Heridas, y cada Guerrero tira 1D6.'), bite);
  });

  it('finds rows that are lost, changed or swapped', () => {
    const good = `${crabText}El cangrejo causa 2D6 Heridas con 5+, con -1 para impactar, hasta tres veces.</entry>`;
    check(`${names}
${good}
${tideText}Tira 1D6 en esta tabla. 1 Marea baja. Pierdes 10 de oro. 2-4 Sube el agua. Cada Guerrero mueve 4 casillas. 4-6 Marea alta. Cada Guerrero sufre (el nivel de la mazmorra) D6 Heridas.</entry>
                                                                                          ^^^ warning translation-row: The row 2-3 of the source is 2-4 here`);
    check(`${names}
${good}
${tideText}Tira 1D6 en esta tabla. 1 Marea baja. Cada Guerrero mueve 4 casillas. 2-3 Sube el agua. Pierdes 10 de oro. 4-6 Marea alta. Cada Guerrero sufre (el nivel de la mazmorra) D6 Heridas.</entry>
                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning translation-row: The texts of the rows 1 and 2-3 are swapped`);
  });

  it('finds a lost placeholder, a label for a text, a text that breaks off and one in the other language', () => {
    check(
      `
<entry key="rule.reef-crab.name">PELLIZCO</entry>
                                 ^^^^^^^^ warning translation-placeholder: lost its placeholder n
${crabText}Pinza del cangrejo</entry>
                                 ^^^^^^^^^^^^^^^^^^ warning translation-length: only
<entry key="rule.reef-tide.name">MAREA</entry>
${tideText}The water rises and each Warrior has to swim.</entry>
                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info untranslated-text: the same as its source`,
      `${crab}<rule id="reef-tide" name="TIDE">The water rises and each Warrior has to swim.</rule>`,
    );
    check(
      `
${names}
${crabText}El cangrejo causa 2D6 Heridas con 5+, con -1 para impactar, hasta tres</entry>
                                                                                                   ^^^^ warning translation-length: in the middle of a sentence
${tideText}${goodTide}</entry>`,
    );
  });

  it('finds keys that are repeated, that belong to nothing, and that are missing', () => {
    check(`
<entry key="rule.reef-crab.name">PELLIZCO n</entry>
<entry key="rule.reef-crab.name">PINZA n</entry>
            ^^^^^^^^^^^^^^^^^^^ warning duplicate-translation: already on line 2
<entry key="rule.reef-carb.name">PINZA n</entry>
            ^^^^^^^^^^^^^^^^^^^ info orphan-translation: rule.reef-carb.name
  fix: Remove the entry rule.reef-carb.name
<entry key="rule.reef-crab.txt">PINZA</entry>
            ^^^^^^^^^^^^^^^^^^ info orphan-translation: Did you mean rule.reef-crab.text, which has none?
  fix: Change to rule.reef-crab.text
<entry key="monster.reef-crab.name">CANGREJO</entry>
<entry key="button.save">Guardar</entry>
${tideText}${goodTide}</entry>
<entry key="rule.reef-tide.name">MAREA</entry>`);
  });

  it('tells a key with one wrong letter apart from many that belong to nothing', () => {
    check(`
<entry key="rule.reef-old.name">VIEJO</entry>
            ^^^^^^^^^^^^^^^^^^ info orphan-translation: 4 translations in this file
  fix: Remove these 4 entries with their texts
<entry key="rule.reef-crab.name">PELLIZCO n</entry>
<entry key="rule.reef-older.name">VIEJO</entry>
<entry key="rule.reef-oldest.name">VIEJO</entry>
<entry key="rule.reef-ago.name">VIEJO</entry>
<entry key="ruel.reef-crab.text">El cangrejo causa 2D6 Heridas con 5+, con -1 para impactar, hasta tres veces.</entry>
            ^^^^^^^^^^^^^^^^^^^ info orphan-translation: Did you mean rule.reef-crab.text
  fix: Change to rule.reef-crab.text
${tideText}${goodTide}</entry>`);
  });

  it('offers to remove entries only where others are left', () => {
    check(`
<entry key="rule.reef-old.name">VIEJO</entry>
            ^^^^^^^^^^^^^^^^^^ info orphan-translation: rule.reef-old.name
<entry key="rule.reef-ago.name">VIEJO</entry>
            ^^^^^^^^^^^^^^^^^^ info orphan-translation: rule.reef-ago.name`);
  });

  it('tells once that several keys have the same slip, without a fix where the id of the entry may be wrong', () => {
    check(`
<entry key="rule.reef-carb.name">PINZA n</entry>
            ^^^^^^^^^^^^^^^^^^^ info orphan-translation: 2 translations have "reef-carb" in their keys
<entry key="rule.reef-carb.text">El cangrejo causa 2D6 Heridas con 5+, con -1 para impactar, hasta tres veces.</entry>
${tideText}${goodTide}</entry>`);
  });

  it('follows changes of the source, and is silent while files are being read', () => {
    const workspace = new Workspace([]);
    const put = (text: string) =>
      workspace.putFile('file:///a/rules.xml', `<rules><rule id="a" name="A">${text}</rule></rules>`);
    put('Take 2D6 Wounds.');
    const document = workspace.putFile(
      'file:///a/content-es.xml',
      '<translations><entry key="rule.a.name">A</entry><entry key="rule.a.text">Sufre 2D6 Heridas.</entry></translations>',
    );
    assert.ok(document);
    const codes = (): readonly string[] => findingsIn(workspace, document).map(({ code }) => code);
    assert.deepEqual(codes(), []);
    put('Take 3D6 Wounds.');
    assert.deepEqual(codes(), ['translation-dice']);
    workspace.beginReading();
    assert.deepEqual(codes(), []);
    workspace.endReading();
    put('Take 2D6 Wounds.');
    assert.deepEqual(codes(), []);
  });

  it('blames the source where two other languages agree', () => {
    const workspace = new Workspace([]);
    workspace.putFile('file:///a/rules.xml', '<rules><rule id="a" name="A">Take 2D6 Wounds.</rule></rules>');
    workspace.putFile(
      'file:///a/content-it.xml',
      '<translations><entry key="rule.a.text">Subisce 3D6 Ferite.</entry></translations>',
    );
    const document = workspace.putFile(
      'file:///a/content-es.xml',
      '<translations><entry key="rule.a.name">A</entry><entry key="rule.a.text">Sufre 3D6 Heridas.</entry></translations>',
    );
    assert.ok(document);
    const suspects = findingsIn(workspace, document).map(({ facts }) => ('suspect' in facts ? facts.suspect : ''));
    assert.deepEqual(suspects, ['source']);
  });

  it('offers the dice of the source, unless a number is lost too and the texts may be two versions', () => {
    const titles = (translated: string): readonly string[] => {
      const workspace = new Workspace([]);
      workspace.putFile(
        'file:///a/rules.xml',
        '<rules><rule id="a" name="A">Take 2D6 Wounds, lose 50 gold.</rule></rules>',
      );
      const document = workspace.putFile(
        'file:///a/content-es.xml',
        `<translations><entry key="rule.a.name">A</entry><entry key="rule.a.text">${translated}</entry></translations>`,
      );
      assert.ok(document);
      return findingsIn(workspace, document).flatMap(({ code, fixes = [] }) => `${code} ${fixes.length}`);
    };
    assert.deepEqual(titles('Sufre 3D6 Heridas, pierde 50 de oro.'), ['translation-dice 1']);
    assert.deepEqual(titles('Sufre 3D6 Heridas y pierde todo su oro.'), ['translation-number 0', 'translation-dice 0']);
  });
});
