import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { opened } from '../../support/cursor.ts';
import { isOneOf } from '../../support/problems.ts';
import { filesIn } from '../../support/realFiles.ts';
import { itLong } from '../../support/runs.ts';

const rulesWith = (text: string, name = 'A'): string =>
  `<rules>\n<rule id="a" name="${name}"><p>${text}</p></rule>\n</rules>`;

/** The text with its misspelt words mended, each by its own fix; the same text if it has none. */
function check(text: string, mended: string, around = rulesWith): void {
  const { workspace, document } = opened(around(text));
  const found = findingsIn(workspace, document).filter(isOneOf('misspelt-word'));
  const edits = found.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []);
  assert.equal(edits.length, found.length, 'each has a fix');
  assert.equal(edited(document.getText(), edits), around(mended));
}

describe('misspelt words of the game', () => {
  it('have swapped letters', () => {
    check('Stregnth 4, 50 ogld, a Battel-level and 2 wuonds.', 'Strength 4, 50 gold, a Battle-level and 2 wounds.');
    check('Feurza 4, 3 heirdas y el tesroo.', 'Fuerza 4, 3 heridas y el tesoro.');
    check('ARMUOR and Tougnhess of a Gobiln.', 'ARMOUR and Toughness of a Goblin.');
  });

  it('have one letter wrong, missing or too many where the word is long', () => {
    check('Strngth, Tougness, Inititiative, Movenent.', 'Strength, Toughness, Inititiative, Movement.');
    check('A Warriior finds a tresure in the dungeom-level.', 'A Warrior finds a treasure in the dungeon-level.');
    check('Un guerero con armaduura gana resistensia.', 'Un guerrero con armadura gana resistencia.');
    check(
      'A Battle-leel, a Batle-level and a Strenth-based roll.',
      'A Battle-level, a Battle-level and a Strength-based roll.',
    );
  });

  it('have a letter doubled or lost within where the word is short', () => {
    check('Wizzards atack with a wepon: 2 woundds.', 'Wizards attack with a weapon: 2 wounds.');
    check('El tesorro, los ataqes y la fueza.', 'El tesoro, los ataques y la fuerza.');
    for (const text of ['Armor, amour, batte and a saven.', 'La mazmorra de fuera, él heria a todos.'])
      check(text, text);
  });

  it('are possessives too', () => {
    check("The Warriers' party, the Warrier's sword.", "The Warriors' party, the Warrior's sword.");
    check('El tesoro d’Orsé y l’atauqe.', 'El tesoro d’Orsé y l’atauqe.');
  });

  it('have lost their last letter where that leaves no word', () => {
    check('Toughnes 4 for each Monste.', 'Toughness 4 for each Monster.');
    check('Cada Guerrer con armadur tiene resistenci.', 'Cada Guerrero con armadura tiene resistencia.');
    check('A weapon, an attack, a treasur e.', 'A weapon, an attack, a treasure e.');
  });

  it('are no words that have run into a small one, or that may be two', () => {
    for (const text of [
      'The Warrioris lost, the Monsteris here, and Goblinsand thewarrior. Warriora is, Monsterin, thewound.',
      'El guerreroes y lamazmorra, la heridaes.',
      'Warriorz and Monsterz.',
      'Los Minotauros atacan a los vampiros. Die Minotauros.',
    ])
      check(text, text);
  });

  it('are none in a language that is not known', () => {
    for (const text of [
      'Les Gobelins ont 2 Attaques. Le Gurrier est dans le Donjeon.',
      'Der Krieger hat eine Ataque und ein Monstar ist im Dungeom.',
      'O Guerrero tem 2 Ataquess e uma Mazmora, com o Monstar.',
      'Il Barbarien ha 2 Attaccks e non è un Monstar.',
      'Monstar nie jest w Dungeom.',
      'Het Monstar is niet een Warriir van de Dungeom.',
    ])
      check(text, text);
    check(
      'Il Monstar.',
      'Il Monstar.',
      (text) => `<rules>\n<rule id="a" name="MONSTAR"><p>${text}</p></rule>\n</rules>`,
    );
  });

  it('are looked for only in translations into a language that is known', () => {
    const text = '<translations>\n<entry key="rule.a.text">Tresure, Monstre.</entry>\n</translations>';
    for (const [language, count] of [
      ['es', 1],
      ['en', 1],
      ['fr', 0],
      ['de', 0],
    ] as const) {
      const workspace = new Workspace([]);
      const document = workspace.putFile(`file:///content-${language}.xml`, text);
      assert.ok(document);
      assert.equal(findingsIn(workspace, document).filter(isOneOf('misspelt-word')).length, count, language);
    }
  });

  it('are found in names too, and keep their capitals', () => {
    check('', '', () => rulesWith('x', 'DUNGEON'));
    const { workspace, document } = opened(rulesWith('x', 'STREGNTH n'));
    const [found] = findingsIn(workspace, document).filter(isOneOf('misspelt-word'));
    assert.deepEqual(found?.facts, { written: 'STREGNTH', repaired: 'STRENGTH' });
  });

  it('are told from words that are right', () => {
    for (const text of [
      'Pounds, hounds and sounds; found, would, golf, cold, spill, arm our own, and option for potion.',
      'Adventurers and treasurers, mobsters in a minster, a monstrous dudgeon, lasting and the munsters.',
      'Asentimiento, corredor, heridos, guerreras, monstro, aventure, moneras, menstruo, resaltado, atasques.',
      'Goblines y goblinas; les monstres et les aventures; o movimento dos tesouros; il guerriero con armatura; el moviment; Glod.',
      'Armor, armour, dwarves, dwarfs, strengths, weaponless, wounded, wounding, goblinoid, barbaric.',
      'Iniciatíva, puntuacion, habilidád: an accent is another matter.',
      'See www.stregnth.org, #stregnth, stregnth.xml, me@stregnth, stregnth9, 9stregnth and strenGth.',
    ])
      check(text, text);
  });

  it('are no matter of ids, comments and other things that nobody reads', () => {
    check('<!-- Stregnth --><?odds roll = 1D6 ?>x', '<!-- Stregnth --><?odds roll = 1D6 ?>x');
  });

  itLong('are in no text of the project', () => {
    for (const { text } of [
      ...filesIn('test/prose', '.md'),
      ...filesIn('test/prose', '.txt'),
      ...filesIn('rules', '.xml'),
    ]) {
      const plain = text.replace(/[<&>]/g, ' ');
      check(plain, plain);
    }
  });
});
