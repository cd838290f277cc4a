import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../server/checks/problems/edited.ts';
import { english, opened } from '../support/cursor.ts';
import { problemsOf } from '../support/problems.ts';

/** The slips in a scenario, as `code text`, and behind an arrow what its only fix makes of the text. */
function check(text: string, expected: readonly string[], languageId = 'markdown'): void {
  const { workspace, document } = opened(text, languageId);
  const found = problemsOf(workspace, document, english.messages).map(({ code, span, fixes = [] }) => {
    const written = text.slice(span.start, span.end);
    const [fix] = fixes;
    if (!fix || fixes.length > 1) return `${code} ${written}`;
    const mended = edited(text, fix.edits);
    return `${code} ${written} → ${mended.slice(span.start, span.end + mended.length - text.length)}`;
  });
  assert.deepEqual(found, expected, text);
}

describe('slips in scenarios', () => {
  it('are those of scans', () => {
    for (const languageId of ['markdown', 'plaintext']) {
      check(
        'Roll lD6. The Ogre takes 1D6 x 1oo gold.',
        ['misread-die lD6 → 1D6', 'misread-zero 1oo → 100'],
        languageId,
      );
      check('Roll 1D6. On a score of 1. 2 or 3 he falls.', ['list-slip 1. 2 → 1, 2'], languageId);
      check(
        'He gets fl Attack, and each Warrior takes Z Wounds.',
        ['misread-one fl → +1', 'misread-number Z'],
        languageId,
      );
      check('Roll 1D6 and wait. the roof holds.', ['stray-full-stop .'], languageId);
    }
  });

  it('are those of typing', () => {
    check('# The Well\n\nRoll 1D6 + Stregnth at this Battel-level.', [
      'misspelt-word Stregnth → Strength',
      'misspelt-word Battel-level → Battle-level',
    ]);
    check('Tira 1D6 y suma la Resitsencia.', ['misspelt-word Resitsencia → Resistencia'], 'plaintext');
    check('Roll 1D6 (2D6 for the Elf. On a 6 he wins.', ['unbalanced-bracket (']);
    check('- Roll 1D6) and see.', ['unbalanced-bracket )']);
  });

  it('are dice for an ability that takes a score to roll', () => {
    check('Special abilities: Ambush (2D6), Parry 1D3, Fear 5', [
      'unfit-parameter Ambush (2D6)',
      'unfit-parameter Parry 1D3',
    ]);
    check('- Dodge 1D6\n- Parry 5+\n- Ambush A\n- Fear 1D6\n- Regenerate 1D3', ['unfit-parameter Dodge 1D6']);
    check('Habilidades: Emboscada (2D6), Parada 1D3, Miedo 5', [
      'unfit-parameter Emboscada (2D6)',
      'unfit-parameter Parada 1D3',
    ]);
    // Beasts of other games.
    check('- bite (2d6)\n- claw (d8)', []);
  });

  it('are paragraphs that break off in the middle of a sentence', () => {
    const first = 'The Warriors stand at the edge of a black pool, and each of them must roll';
    const next = 'his dice at once: on a 6 on 1D6 something below has seen the light of the lantern.';
    check(`${first}\n\n${next}`, ['split-sentence roll'], 'plaintext');
    check(`${first}.\n\n${next}`, []);
    check(`${first}:\n\n- ${next}`, []);
    check(`${first}\n\nH${next.slice(1)}`, []);
    check(`## ${first}\n\n${next}`, []);
    check(`${first.slice(0, 30)}\n\n${next}`, []);
  });

  it('are not in code, addresses, comments and front matter', () => {
    check('`Roll lD6`, <!-- 1D6 Stregnth --> and [rules](1D6x1oo.md).\n\n```\nRoll lD6 (\n```\n', []);
    check('---\ntitle: Roll lD6 (\n---\n\nRoll 1D6.', []);
  });

  it('are not what only looks like them', () => {
    for (const text of [
      'Roll 1D6. `odds` says more.',
      'Roll 1D6.\n- on a 6 he wins.\n- on a 1 he loses.',
      '* they went down. rolled 1D6 each. no luck.',
      'Roll 1D6 :) and smile.',
      'a) Roll 1D6.\n\nb) Roll 2D6.',
      'Roll 1D6 (each Warrior does so.\n\nThe Wizard too).',
      '- [ ] Roll 1D6\n- [x] Roll 2D6',
      'See [the rules][1] for 1D6.\n\n[1]: rules.md',
      '12. Roll 1D6\n13. Roll 2D6',
    ]) {
      check(text, []);
    }
  });

  it('are no concern in a text about something else', () => {
    check('A strenght of this library. it needs no server (see below.', []);
    check('A dugeon crawler with a Barbarain and a treasrue.', []);
  });

  it('can be ignored', () => {
    check('<!-- whq-ignore misread-die: a name -->\nRoll lD6.', []);
  });
});
