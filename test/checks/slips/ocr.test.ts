import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import type { ProblemCode } from '../../../server/checks/problems/kinds.ts';
import { english, opened } from '../../support/cursor.ts';
import { scanCodes } from '../../support/families.ts';
import { characteristics } from '../../support/monsters.ts';
import { isOneOf, problemsOf } from '../../support/problems.ts';

const { messages } = english;

/** The slips of these tests, and the errors that a repair could make. */
const isOwn = isOneOf(...scanCodes, 'stray-less-than', 'bare-ampersand', 'unfinished-start-tag');

const inRule = (text: string): string => `<rules>\n<rule id="a" name="A"><p>${text}</p></rule>\n</rules>`;

/**
 * Which slips a text has, each as `code written → repaired`, or without the arrow where no repair is offered. The repairs are made,
 * and then the document has none of these problems any more and differs in nothing else.
 */
function check(text: string, slips: readonly string[], around = inRule): void {
  const { workspace, document } = opened(around(text));
  const problems = problemsOf(workspace, document, messages).filter(isOwn);
  const whole = document.getText();
  const found = problems.map(({ code, span, fixes }) => {
    const written = whole.slice(span.start, span.end);
    const [fix, ...others] = fixes ?? [];
    assert.deepEqual(others, [], 'one repair, or it is not certain');
    if (!fix) return `${code} ${written}`;
    const repaired = edited(whole.slice(0, span.end), fix.edits).slice(span.start);
    checkMended(code, whole, edited(whole, fix.edits), span.start);
    return `${code} ${written} → ${repaired}`;
  });
  assert.deepEqual(found, slips, text);
}

function checkMended(code: ProblemCode, before: string, after: string, at: number): void {
  const { workspace, document } = opened(after);
  const left = problemsOf(workspace, document, messages).filter((problem) => problem.span.start === at);
  assert.deepEqual(
    left.map((problem) => problem.code).filter((other) => other === code),
    [],
    after,
  );
  const { workspace: other, document: unmended } = opened(before);
  const count = problemsOf(other, unmended, messages).length;
  assert.equal(problemsOf(workspace, document, messages).length, count - 1, after);
}

describe('ocr: dice', () => {
  it('reads a number as the die it was where the sentence speaks of a roll', () => {
    check('Roll 106. On a 6 he falls.', ['misread-die 106 → 1D6']);
    check('He rolls <b>206</b> for Wounds.', ['misread-die 206 → 2D6']);
    check('The score needed on 106 is 2.', ['misread-die 106 → 1D6']);
    check('Tira 106 por cada Guerrero.', ['misread-die 106 → 1D6']);
    check('On a 106 roll of 5 or 6 they flee.', ['misread-die 106 → 1D6']);
  });

  it('leaves a number alone that counts something', () => {
    check('He finds 106 gold. Roll 1D6.', []);
    check('Roll 1D6 and read page 106.', []);
    check('If you roll a 1, pay 106 gold.', []);
    check('Lose a 106 gold piece fortune if you roll a 1.', []);
    check('He was on 106 for a week.', []);
    check('Roll on 1063 or 106.5 or 106/2.', []);
    check('Rolls of 100 and 200.', []);
  });

  it('reads letters that stand for digits', () => {
    check('An extra +lD6 Wounds.', ['misread-die lD6 → 1D6']);
    check('Take iD6 Wounds, or ID3 of them.', ['misread-die iD6 → 1D6', 'misread-die ID3 → 1D3']);
    check('Loses 1DG gold, or lDG of it.', ['misread-die 1DG → 1D6', 'misread-die lDG → 1D6']);
    check('Does iD6fStrength damage.', ['misread-die iD6 → 1D6', 'misread-plus f → +']);
  });

  it('reads a letter for the D, a D that is lost, and a plus that is a letter', () => {
    check('Roll 1O6 and add 1.', ['misread-die 1O6 → 1D6']);
    check('Tira 2O6 por cada Guerrero.', ['misread-die 2O6 → 2D6']);
    check('They find 1O6 gold.', ['misread-die 1O6']);
    check('Roll 16 for each Warrior. Then he rests.', ['misread-die 16 → 1D6']);
    check('Tira 23 por cada Guerrero.', ['misread-die 23 → 2D3']);
    check('If it bites roll 16 and add 1.', ['misread-die 16 → 1D6']);
    check('Si muerde, tira 16 y suma 1.', ['misread-die 16 → 1D6']);
    check('If he fights, roll 26 on the following table.', ['misread-die 26 → 2D6']);
    check(
      'If you roll 16 on the table he wins. On a roll 16 and add 1. If you roll 13 for each. Roll 66 and add 1.',
      [],
    );
    check('If you roll 16 for each of them, or score 13 on the table, rest.', []);
    check('It does 1D6 t 1 Wounds.', ['misread-plus t → +']);
    check('It does 1D6tStrength and 2D6f1.', ['misread-plus t → +', 'misread-plus f → +']);
    check('Roll 1D6l for it.', ['misread-die 1D6l']);
    check('He takes |D6 Wounds.', ['misread-die |D6 → 1D6']);
    check('\n|D6|What\n|---|---|\n|1-3|A bag of D6|\n|4-6|Nada|', []);
  });

  it('reads a small die behind what dice follow', () => {
    check('He suffers ld6 Wounds, and pays ld6 gold.', ['misread-die ld6 → 1D6', 'misread-die ld6 → 1D6']);
    check('Tira ld6 por cada Guerrero.', ['misread-die ld6 → 1D6']);
    check('WS 4, S 3, T 3, ld6. A Goblin with ld6 or less flees from ld6.', []);
  });

  it('misses a sign, and dice that nobody sells', () => {
    check('He suffers 1D6 2 Wounds. Pierde 2D6 3 Heridas.', ['misread-plus 1D6 2', 'misread-plus 2D6 3']);
    check('He suffers 1D6+2 Wounds. 1D6 2 Wounds. Loses D6 2-handed swords.', []);
    check('Roll 1D7, 2D5 and 1D66. Roll a D9. Seen from D9.', ['misread-die 1D7', 'misread-die 2D5', 'misread-die D9']);
    check('He takes 1D6 3 damage and l0 gold.', ['misread-plus 1D6 3', 'misread-one l0 → 10']);
    check('Roll 1D3, 1D4, 2D8, 3D10, 1D12, 1D20, 1D30, D100, 1D66 and 1D100.', []);
  });

  it('reads scores among others, and zeros in small words', () => {
    check('On a 3, 4, S or 6 he falls.', ['misread-number S → 5']);
    check('Con un 3, 4 o S se cae.', ['misread-number S → 5']);
    check('On a l, 2 or 3 he falls.', ['misread-number l → 1']);
    check('On a 2, A or 4, or a 1, S or 3.', []);
    check('On a S he falls.', ['misread-number S']);
    check('On a score of S or 6 he falls.', ['misread-number S → 5']);
    check('On a 1D6 roll of l or 2 he falls, on a 1, Z or 3 he stays.', ['misread-one l → 1', 'misread-number Z → 2']);
    check('On l to 3 he falls. Con un S o 6 cae.', ['misread-number l', 'misread-number S → 5']);
    check('If he rolls a Z or more, or on S+, he falls.', ['misread-number Z', 'misread-number S']);
    check('Si sacas un S o más, cae.', ['misread-number S']);
    for (const text of [
      'Take card A or 5 of them, table B or 9, and a choice of A or 5.',
      'Plan S or 6, rooms of S or 6; I or 2 friends; a 1 or I go.',
      'With A and B, on A-B, on I and you.',
      'Con a y b, o 5 o 6, con 3 o 4, de A a Z, con O y 3.',
    ])
      check(text, []);
    check('On a 1 0r 2 he falls. 0n a 6 he rises.', ['misread-word 0r → or', 'misread-word 0n → On']);
    check('El Señ0r cae.', []);
  });

  it('leaves dice alone', () => {
    check('Roll nD6, 1Dn, 1D6x50G, D66, 2D3+1, (1D6 x 100), 3D6/4D6(5+), ((6-4)x2)D6 and 1D6.', []);
    check('Test against Ld6 with a d6.', []);
    check('A GRID6 of 1DGame.', []);
  });

  it('joins dice that blanks split, where they are dice for certain', () => {
    check('Roll 1 D 6 for it, and 2D 6.', ['split-die 1 D 6 → 1D6', 'split-die 2D 6 → 2D6']);
    check('He rolls 1 D6.', ['split-die 1 D6 → 1D6']);
    check('A penalty(2 D 6-2) counts, or [1 D 6+1].', ['split-die 2 D 6 → 2D6', 'split-die 1 D 6 → 1D6']);
    check('Use 1 D 6-7 or 1 D 6+.', []);
    check('On a 1 D 6 roll he finds 3 D6 gold.', ['split-die 1 D 6 → 1D6', 'split-die 3 D6 → 3D6']);
    check('On a 5 or 6 D6 Goblins arrive.', []);
    check('1 D6 Goblins 2 D6 Orcs', []);
  });

  it('reports dice that are glued to words once in a file', () => {
    check('Now roll1D6onthe table. Then roll2D6 again, and take 1D6Wounds.', ['glued-die ll1D6onthe']);
    check('He takes 1D6s and 2D6x10, 1D6GP or 3D6".', []);
  });
});

describe('ocr: numbers', () => {
  it('reads a letter as the 1 that it was', () => {
    check('They get fl Attack this turn, and lose l Wound.', ['misread-one fl → +1', 'misread-one l → 1']);
    check('Ganas l Herida y fl Ataque.', ['misread-one l → 1', 'misread-one fl → +1']);
    check('If he rolls a l, he falls.', ['misread-one l → 1']);
    check('On a roll of I he falls, and gains +l Toughness.', ['misread-one I → 1', 'misread-one l → 1']);
    check('He gets +fl Attacks and -l to hit.', ['misread-one fl → 1', 'misread-one l → 1']);
    check('Si saca un l, cae.', ['misread-one l → 1']);
    check('Armed with weaponl or weapon2.', ['misread-one weaponl → weapon1']);
  });

  it('leaves letters alone', () => {
    check('I Attack the Orc. Fl. Attack! a-l Wounds; l attack; all Wounds; 5l Wounds; R&amp;l Luck.', []);
    check("Roll a die, I said. A l'aube. Henry I of Kislev. A weaponl. I am on a level.", []);
    check('Weapons of level 2 and all level2 and portal.', []);
    check('See the roll of honour, or a roll of linen.', []);
  });

  it('reads an o as a zero in English only', () => {
    check('The Warrior is worth 1oo gold to the Guild, and 5o % of it.', [
      'misread-zero 1oo → 100',
      'misread-zero 5o → 50',
    ]);
    check('Si el resultado de la tirada es 5 o 6, o 1 o 0, el Guerrero celebra el 10o año.', []);
    check('El Guerrero pierde 1oo, o 2o0.', ['misread-zero 1oo → 100', 'misread-zero 2o0 → 200']);
    check('It costs 2oo gold.', ['misread-zero 2oo → 200']);
    check('The Warrior rolls a 5 o 6 for it.', []);
  });

  it('reads an o as a zero in any language where it can be no word', () => {
    check('Hay (1D6x1o0) de oro, o 2D6 x 5o.', ['misread-zero 1o0 → 100', 'misread-zero 5o → 50']);
    check('Vale 1,ooo de oro, o 12.5oo.', ['misread-zero 1,ooo → 1,000', 'misread-zero 12.5oo → 12.500']);
    check('In the chest are 1D6xl0 gold, or 2d6xlO0.', [
      'misread-one 1D6xl0 → 1D6x10',
      'misread-one 2d6xlO0 → 2d6x100',
    ]);
    check('Hay un 5o% de que caiga.', ['misread-zero 5o → 50']);
    check('There is a 1o0% chance of 1D6x1oo gold.', ['misread-zero 1o0 → 100', 'misread-zero 1oo → 100']);
  });

  it('leaves an o alone that is a word, an ordinal or part of a name', () => {
    check('El 1o de mayo, 5 o 6% de las veces, 2 o 3, o 1D6x5 o 6. Max 5o, box 1o, 1,o.', []);
    check('Tira 1D6x50 o 1D6 x 100.', []);
  });

  it('warns of a letter that was some number, and offers none', () => {
    check('All Warriors take Z Wounds.', ['misread-number Z']);
    check('It causes S Wounds and has B Attacks.', ['misread-number S', 'misread-number B']);
    check('Sufre G Heridas.', ['misread-number G']);
    check('S Toughness; WS 3 S Wounds; he has S and T.', []);
    check('Plan Z Wounds nobody; vitamin-Z Wounds; Z is the last.', []);
  });

  it('gives a modifier its sign back', () => {
    check('The attacks are made at 1 to hit.', ['lost-minus 1 → -1']);
    check('He is at 2 to all his to hit rolls.', ['lost-minus 2 → -2']);
    check('He hits on a 4 to hit. Made at -1 to hit. At +1 to hit. Attack 1 to hit.', []);
  });

  it('puts commas into lists of scores', () => {
    check('If the score is a 1. 2 or 3 he falls.', ['list-slip 1. 2 → 1, 2']);
    check('On a 2, 3 4, 5 or 6 he goes on.', ['list-slip 3 4 → 3, 4']);
    check('Con un 3, 4. 5 o 6 se abren.', ['list-slip 4. 5 → 4, 5']);
  });

  it('leaves rows, sums and lists alone', () => {
    check('On a roll of 6. 2 The Helm of Doom.', []);
    check('Rolls of 2, 3 or 4 and 1, 3 and 5.', []);
    check('Raise it by +1. 2 or 3 Goblins come.', []);
    check('In room 2 3 or 4 Goblins wait.', []);
    check('On a roll of 1. 3 or 4 Goblins come.', []);
    check('On a 6. 1 or 2 of them die.', []);
  });
});

describe('ocr: words', () => {
  it('reads the word that was meant', () => {
    check('Make a to hit roil against him.', ['misread-word roil → roll']);
    check('This sort of attach never fails. Its attach kills.', [
      'misread-word attach → attack',
      'misread-word attach → attack',
    ]);
    check('The bolt fails to are across to him.', ['misread-word are → arc']);
  });

  it('leaves words alone', () => {
    check('The clouds roil. Attach the rope; you may attach it. This attach to the wall. They are across it.', []);
    check('To attach is to tie. An attached rope.', []);
  });

  it('gives words their hyphen back', () => {
    check('In hand-tohand combat with nonmagical weapons, oncehuman and onesided.', [
      'lost-hyphen tohand → to-hand',
      'lost-hyphen nonmagical → non-magical',
      'lost-hyphen oncehuman → once-human',
      'lost-hyphen onesided → one-sided',
    ]);
    check('None of this nonsense, nonetheless; hand-to-hand, at once, beforehand, non-magical.', []);
  });
});

describe('ocr: signs', () => {
  it('reports a full stop in a sentence, and leaves the choice', () => {
    check('They are. guarding it.', ['stray-full-stop .']);
    check('Lowered by n. where n is its rating.', ['stray-full-stop .']);
    check('Eight of gold.\n   hidden in a wall.', ['stray-full-stop .']);
    check('Un montón de oro. escondido en la pared.', ['stray-full-stop .']);
  });

  it('leaves full stops alone', () => {
    check('Chasms, pits, etc. and so on, e.g. when hit, i.e. now. It costs 5. gold. Go... on. Mr. de Sade.', []);
    check('The Monsters are near. eg. If they wait. See rules.xml for it. Visit example.org today.', []);
    check('You may: a) Rest. b) Train. c) Leave.', []);
    check(
      'He stands near Capt. here and Sgt. and 10 pts. of it, art. cit. Ver a la Dra. de aquí y al Cap. de allí.',
      [],
    );
    check('The Goblins. then go on.', ['stray-full-stop .']);
    check('The end.</p><p>and more', []);
    check('The end.<br/>and more', []);
  });

  it('reports a page number at the end of a text', () => {
    check('The Warrior falls.\n  127', ['stray-page-number 127 → ']);
    check('The Warrior falls 127', []);
    check('127', []);
    check('1 Goblin\n2 Orcs\n3 Trolls', []);
  });

  it('takes no mark of a row for a page number', () => {
    check('Roll on this table:\n1 Nothing.\n2-3 A trap.\n4', []);
    check('1\nNothing happens.\n2\nThe Warrior falls.\n3', []);
    check('Roll 1D6. On a 1 he falls:\n6', []);
    check('11-16. Gold. 21-26. A trap falls on him.\n31', []);
    check('Tira D66 en la tabla siguiente.\n42', []);
    check('* 1-2 Nada\n* 3-4 Oro\n5', []);
  });

  it('leaves the number of a page in a text with rows to the author', () => {
    check('1 Nothing.\n2-6 A trap.\n127', ['stray-page-number 127']);
    check('Roll 1D6 for him.\n127', ['stray-page-number 127 → ']);
  });

  it('have no full stop too many before a value or a label', () => {
    check('It holds on. n Wounds at the end of each turn.', []);
    check('An empty room. search: 5+ on 1D6.', []);
    check('An empty room. search it on 5+.', ['stray-full-stop .']);
  });

  it('reports words and signs that stand twice', () => {
    check('He draws a a card and gains +1:: Strength.', ['doubled-word a a → a', 'doubled-word :: → :']);
    check('He loses the the next turn. The the end.', ['doubled-word the the → the', 'doubled-word The the → The']);
    check('Pierde el el turno, y todos los\nLos Guerreros.', [
      'doubled-word el el → el',
      'doubled-word los\nLos → los',
    ]);
    check('It does 1D6,, Wounds. He is asleep most nights..', ['doubled-word ,, → ,', 'doubled-word ..']);
    for (const text of [
      'He knows that that is so, and had had enough... Very very old. No no. Ha ha ha.',
      'The Chaos Chaos Lord. Treasure\nTreasure is gold. Dice que que sí, muy muy alto. Wait... and see ../a or 1..3.',
    ])
      check(text, []);
  });

  it('reports the rest of a formula', () => {
    check('A natural roll of $n+$ does it.', ['formula-residue $n+$ → n+']);
    check('DROP $item\\ m+$ (STR n)', ['formula-residue $item\\ m+$ → item m+']);
    check('It says $x_{1}$ here.', ['formula-residue $x_{1}$']);
    check('It costs $5 or $6, or US$ and A$ each.', []);
  });

  it('reports invisible characters, in names too', () => {
    check('Rewarded \u200b\u200bwith gold.', ['invisible-character \u200b\u200b → ']);
    check('Non\u00a0breaking is visible enough.', []);
    check(
      'FE\u00adAR',
      ['invisible-character \u00ad → '],
      (name) => `<rules>\n<rule id="a" name="${name}">x</rule>\n</rules>`,
    );
  });

  it('repairs nothing where markup would come of it', () => {
    check('roll <\u200bsome', ['stray-less-than < → &lt;', 'invisible-character \u200b']);
    check('gold &am\u200bp; silver', ['bare-ampersand & → &amp;', 'invisible-character \u200b']);
    check('a ]]\u200b> b', ['invisible-character \u200b']);
    check('roll <\u200b 5', ['stray-less-than < → &lt;', 'invisible-character \u200b']);
    check('<$some$', ['stray-less-than < → &lt;', 'formula-residue $some$']);
    check('<i 1D 6', ['unfinished-start-tag <i', 'split-die 1D 6']);
    check('<i 1D 6 falls', ['unfinished-start-tag <i', 'split-die 1D 6 → 1D6']);
  });

  it('looks at text, not at comments, instructions and ids', () => {
    check('x<!-- roll 106, rolls a l --><?odds roll = 1D6; roll >= 4 ?>', []);
  });

  it('leave a value to the schema that knows the same correction', () => {
    const monster = `<monster id="m" name="M" plural="Ms">${characteristics.replace('1D6', '1DG')}</monster>`;
    const { workspace, document } = opened(`<monsters>\n${monster}\n</monsters>`);
    const damage = document.getText().indexOf('1DG');
    const found = problemsOf(workspace, document, messages).filter(({ span }) => span.start === damage);
    assert.deepEqual(
      found.map(({ code, fixes }) => [code, fixes?.map(({ title }) => title)]),
      [['bad-content', ['Change to 1D6']]],
    );
    // No number of gold: to correct the die is not enough.
    const rich = `<monster id="m" name="M" plural="Ms">${characteristics.replace(/<gold>.*<\/gold>/, '<gold>lD6</gold>')}</monster>`;
    const other = opened(`<monsters>\n${rich}\n</monsters>`);
    assert.deepEqual(
      problemsOf(other.workspace, other.document, messages)
        .filter(({ span }) => other.document.getText().startsWith('lD6', span.start))
        .map(({ code, fixes }) => [code, fixes?.length ?? 0]),
      [
        ['bad-content', 0],
        ['misread-die', 1],
      ],
    );
  });
});
