import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import { english, opened, readerIn } from '../../support/cursor.ts';
import { characteristics } from '../../support/monsters.ts';
import { problemsOf } from '../../support/problems.ts';

/** What stands in a text and is almost an ability, each with the text as the fix leaves it around it. */
function check(text: string, expected: readonly string[], languageId = 'markdown', locale = 'en'): void {
  const { workspace, document } = opened(text, languageId);
  const problems = problemsOf(workspace, document, readerIn(locale).messages);
  const found = problems.map(({ code, severity, span, fixes = [] }) => {
    assert.deepEqual([code, severity, fixes.length], ['unknown-ability', 'info', 1]);
    const mended = edited(text, fixes[0]?.edits ?? []);
    const length = mended.length - text.length;
    return `${text.slice(span.start, span.end)} → ${mended.slice(span.start, span.end + length)}`;
  });
  assert.deepEqual(found, expected, text);
}

describe('abilityProblems', () => {
  it('finds a name alone, with a value and one wrong letter', () => {
    check('Roll 1D6. Here are 6 Goblins (Regenrate 2) and an **Otter** (Etherial -1).', [
      'Regenrate 2 → Regenerate 2',
      'Etherial -1 → Ethereal -1',
    ]);
    check('Roll 1D6. The Hall (Room 2), the Crab (Level 3), the Feast (Page 12) and Orcs (Weapon 4).', []);
  });

  it('finds it behind a verb, in pages and in rules', () => {
    check('Roll 1D6.\n\nIt has Regenrate 2.', ['Regenrate 2 → Regenerate 2']);
    check('It is immune to Faer 6, and the Ogre gains Dogde 5+.', ['Faer 6 → Fear 6', 'Dogde 5+ → Dodge 5+']);
    check('They have Feer 4 and rope.', ['Feer 4 → Fear 4']);
    check(
      'Un Trol con Regenerción 2 causa Meido 4.',
      ['Regenerción 2 → Regeneración 2', 'Meido 4 → Miedo 4'],
      'markdown',
      'es',
    );
    for (const name of ['rule', 'magic'])
      check(`<rules><${name} id="a" name="A"><p>It causes Faer 6.</p></${name}></rules>`, ['Faer 6 → Fear 6'], 'xml');
    check('It has Strength 4, with Party 4 it gains Level 3, has Feat 2 and Speed 5.', []);
    check('It causes faer 6 times, and has Faer for dinner.', []);
  });

  it('finds slips in lists of abilities', () => {
    check('6 Goblins (Ambush 5+, Feer 4)', ['Feer 4 → Fear 4']);
    check('A Troll (Regenrate 2, Fear 5; Vomit).', ['Regenrate 2 → Regenerate 2']);
    check('An Ogre (Magic Resistence 5+ (Ring), Fear 6).', ['Magic Resistence 5+ → Magic Resistance 5+']);
    check('A Wizard (Fear (6), Dogde (4), 2 x Magic Weapns)', [
      'Dogde (4) → Dodge (4)',
      '2 x Magic Weapns → 2 x Magic Weapon',
    ]);
    check('Special rules: Fear 5, Large Monser.', ['Large Monser → Large Monster']);
    check('- **Abilities:** Fear 6; Never Pined; Gang up', ['Never Pined → Never Pinned']);
    check('Dodge 6+; Hate Elves; Magic Weapn.', ['Magic Weapn → Magic Weapon']);
    check('Goblins\n(Fear 5,\r\nRegenerrate 1D6)', ['Regenerrate 1D6 → Regenerate 1D6']);
    check('A Troll (Fear 5, Regenrate 2 and Vomit)', ['Regenrate 2 → Regenerate 2']);
  });

  it('finds them in every form of a list', () => {
    check('- Fear 5\n- Regenrate 2\n- Poison\n', ['Regenrate 2 → Regenerate 2']);
    check('* Ambush 5+\n* Feer 4\n', ['Feer 4 → Fear 4']);
    check('1. Fear 5\n2. Regenrate 2', ['Regenrate 2 → Regenerate 2']);
    check('Special rules\nFear 5\nMagic Resistence 5+\nFly', ['Magic Resistence 5+ → Magic Resistance 5+']);
    check('A Troll: Fear 5 & Regenrate 2', ['Regenrate 2 → Regenerate 2']);
    check('Ogre: Fear 5 · Dogde 4+ · Vomit', ['Dogde 4+ → Dodge 4+']);
    check('Rules: Fear 5, Regenrate 2', ['Regenrate 2 → Regenerate 2']);
    check('SR: Never Pined, Fear 5', ['Never Pined → Never Pinned']);
    check('| Who | Special rules |\n|---|---|\n| Ogre | Fear 5, Regenrate 2 |', ['Regenrate 2 → Regenerate 2']);
    check('Reglas: Volar, Meido 4', ['Meido 4 → Miedo 4'], 'markdown', 'es');
    check('They have Fear 5 and Regenrate 2.', ['Regenrate 2 → Regenerate 2']);
    check('It has Fly, Fear 5 and Regenrate 2.', ['Regenrate 2 → Regenerate 2']);
    check('Goblins with Fear 5, Regenrate 2 and nets.', ['Regenrate 2 → Regenerate 2']);
    check('They are immune to Fear 5 and Regenrate 2.', ['Regenrate 2 → Regenerate 2']);
    check('It ignores the Fear 5 or Regenrate 2 abilities.', ['Regenrate 2 → Regenerate 2']);
    check('6 Goblins - Fear 5, Regenrate 2', ['Regenrate 2 → Regenerate 2']);
    check('6 Goblins: Fear 5, Regenrate 2', ['Regenrate 2 → Regenerate 2']);
    check('Tiene Volar y Meido 4.', ['Meido 4 → Miedo 4'], 'markdown', 'es');
    check('Fly & Regenrate 2', ['Regenrate 2 → Regenerate 2']);
    check('- 6 Goblins (Fear 5, Feer 4)\n- 3 Orcs (Fly, Ambush 5+)', ['Feer 4 → Fear 4']);
    check('- Miedo 5\n- Esquivvar 4+\n', ['Esquivvar 4+ → Esquivar 4+'], 'markdown', 'es');
    check('- Fear 5\n- Bread\n- Rope\n- 6 torches\n- Potion\n', []);
    check('Fear 5\nMove 4\nWounds 12\nStrength 4\nGold 400', []);
  });

  it('knows both languages at once', () => {
    check('6 Goblins (Emboscada 5+, Meido 4, Feer 4)', ['Meido 4 → Miedo 4', 'Feer 4 → Fear 4'], 'markdown', 'es');
  });

  it('reads text files and the free text of Monsters alike', () => {
    check('6 Goblins (Ambush 5+, Feer 4)', ['Feer 4 → Fear 4'], 'plaintext');
    const monster = (text: string): string =>
      `<monsters><monster id="m" name="M" plural="Ms">${characteristics}<special><text>${text}</text></special></monster></monsters>`;
    check(monster('Ambush 5+; Feer 4; Poison.'), ['Feer 4 → Fear 4'], 'xml');
    check(monster('A rusty sword; Feer 4.'), [], 'xml');
  });

  it('reads lists with values in the texts of rules and Events', () => {
    const rule = (text: string): string =>
      `<rules>\n<rule id="a" name="A"><p>${text}</p></rule>\n<rule id="b" name="B"><p>It flies.</p></rule>\n</rules>`;
    check(rule('The guards have Fear 5 and Regenrate 2.'), ['Regenrate 2 → Regenerate 2'], 'xml');
    check(rule('The guards have Fly and Regenrate 2.'), ['Regenrate 2 → Regenerate 2'], 'xml');
    check(rule('Los guardias tienen Volar y Meido 4.'), ['Meido 4 → Miedo 4'], 'xml', 'es');
    check(rule('The guards (Ambush 5+, Feer 4) wait.').replaceAll('p>', 'b>'), ['Feer 4 → Fear 4'], 'xml');
    for (const text of ['The guards have Fear 5 and a Lantern 2.', 'See Figure 4, or Table 5 and Tables 6.'])
      check(rule(text), [], 'xml');
  });

  it('leaves alone what is near nothing, and what is in no list of abilities', () => {
    for (const text of [
      '6 Goblins (Ambush 5+, Sword, 6 torches, a net)',
      'An Ogre (Fear 5, potion of health, Bread, Potion, Prison 6)',
      'An Ogre (Fear 5, Move 4, Toughness 4, Wounds 12, Gold 400, Str 5, WS 3)',
      'An Ogre (Fuerza 5, Heridas 6, Miedo 5, Ataques 3, Oro 200)',
      'An Ogre (Fear 5, Fair play, Brake, Flight, Bear 4 rings)',
      '6 Goblins (Feer 4)',
      '6 Goblins (Feer 4, Regenrate 2)',
      'Feer 4 and Regenrate 2 are typed badly; fear is a game term elsewhere.',
      'Special rules: Feer 4.',
      'They have Fear 5 and swords and shields.',
      'The potion gives Fear 5 and flight, and the ring breaks.',
      'He bought rope, a lantern, Feer 4; then he left.',
      '(a Feer 4, b)\n\n(Fear 5)',
      'An Ogre (Fear 5, Ignore Blow 5+, Fears 6, Magic Armor)',
      '',
      ',;',
    ]) {
      check(text, []);
    }
  });

  it('offers no name that would be none with what stands behind it', () => {
    const long = 'Salt'.repeat(25);
    check(`Fear 5; Gards(${long})`, []);
    check(`Miedo 5; Guardias(${long}); Armado con Alabarda (Fuerza 5)`, [], 'markdown', 'es');
  });

  it('leaves code, links and front matter alone', () => {
    check('`(Fear 5, Feer 4)`\n\n```\n(Fear 5, Feer 4)\n```\n', []);
    check('---\nabilities: (Fear 5, Feer 4)\n---\n', []);
  });

  it('reports no more than some hundred', () => {
    const { workspace, document } = opened('(Fear 5, Feer 4)\n'.repeat(5000), 'markdown');
    assert.equal(problemsOf(workspace, document, english.messages).length, 300);
  });
});

describe('the value of an ability in a text', () => {
  const found = (text: string, languageId = 'markdown'): readonly string[] => {
    const { workspace, document } = opened(text, languageId);
    return findingsIn(workspace, document).flatMap(({ code, facts, span }) =>
      code === 'unfit-parameter' && 'expected' in facts
        ? [`${text.slice(span.start, span.end)}: ${facts.expected}`]
        : [],
    );
  };

  it('is of the kind that its rule takes', () => {
    assert.deepEqual(found('Roll 1D6. It has Regenerate 2+.'), ['Regenerate 2+: number']);
    assert.deepEqual(found('6 Trolls (Fear 5+, Ignore Blows 4, Ambush 2D6)'), [
      'Fear 5+: number',
      'Ignore Blows 4: score',
      'Ambush 2D6: score',
    ]);
    assert.deepEqual(found('El Trol tiene Miedo 4+ y Esquivar 5.'), ['Miedo 4+: number', 'Esquivar 5: score']);
    assert.deepEqual(found('<rules><rule id="a" name="A">It causes Fear 4+.</rule></rules>', 'xml'), [
      'Fear 4+: number',
    ]);
  });

  it('is left alone in every form that is in print, and behind ordinary words', () => {
    for (const text of [
      'It has Fear 5, Ambush A, Ethereal -1 and Breathe Fire 1D6.',
      'It has Dodge (4), Parry 5+ and Regenerate 2D6.',
      '- Claw (d6)\n- Claws (1d6 damage)',
      'They fear 5+ rolls and dodge 4 arrows.',
    ])
      assert.deepEqual(found(`Roll 1D6 for the Warrior.\n\n${text}`), [], text);
  });
});
