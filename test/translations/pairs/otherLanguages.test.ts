import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import type { Finding } from '../../../server/checks/problems/finding.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The problems of a translation of a text in English, the fixes written out. */
function reported(source: string, language: string, translation: string): readonly string[] {
  const workspace = new Workspace([]);
  workspace.putFile('file:///a/rules/reef.xml', `<rules><rule id="reef" name="REEF">${source}</rule></rules>`);
  const document = workspace.putFile(
    `file:///a/i18n/content-${language}.xml`,
    `<translations>\n<entry key="rule.reef.name">X</entry>\n<entry key="rule.reef.text">${translation}</entry>\n</translations>`,
  );
  assert.ok(document);
  return findingsIn(workspace, document).map(shown);
}

function shown({ code, fixes = [] }: Finding): string {
  const texts = fixes.flatMap((fix) => fix.edits.map(({ newText }) => newText));
  return [code, ...texts].join(' ');
}

const good: readonly (readonly [language: string, source: string, translation: string])[] = [
  ['de', 'He loses 2D6 Wounds.', 'Er verliert 2W6 Wunden.'],
  ['de', 'He loses 1D6 Wounds.', 'Er verliert W6 Wunden.'],
  ['de', 'Roll two D6 and add 1.', 'Wirf zwei W6 und addiere 1.'],
  ['de', 'A purse holds 1D6x50 gold.', 'Im Beutel sind 1W6x50 Goldstücke.'],
  ['de', 'Roll D66 for the omen.', 'Für das Omen wird W66 geworfen.'],
  ['de', 'It bites for nD6 Wounds.', 'Sein Biss kostet nW6 Wunden.'],
  ['de', 'Roll 1D6; on 5 or more the gate opens.', 'Wirf 1W6; ab 5 öffnet sich das Tor.'],
  ['de', 'Roll 1D6; on 5 or more the gate opens.', 'Das Tor öffnet sich bei mindestens 5 auf 1W6.'],
  ['de', 'Roll 1D6; on 4 or less he falls.', 'Wirf 1W6; bei 4 oder weniger stürzt er.'],
  ['de', 'The Monster hides for 1D3 turns.', 'Das Monster versteckt sich 1D3 Züge lang.'],
  ['fr', 'Roll 1D6; on 5 or more the gate opens.', 'Lancez 1D6 ; sur 5 ou plus, la porte s’ouvre.'],
  ['fr', 'Roll 1D6; on 5+ the gate opens.', 'La porte s’ouvre si l’on obtient au moins 5 sur 1D6.'],
  ['fr', 'The Monster attacks twice.', 'Le Monstre attaque deux fois.'],
  ['it', 'Roll 1D6; on 4 or less he falls.', 'Tira 1D6; con 4 o meno cade.'],
  ['pl', 'He loses 2D6 Wounds.', 'Traci 2K6 Ran.'],
  ['sv', 'He loses 2D6 Wounds.', 'Han förlorar 2T6 Sår.'],
];

const faulty: readonly (readonly [language: string, source: string, translation: string, problem: string])[] = [
  ['de', 'He loses 2D6 Wounds.', 'Er verliert 3W6 Wunden.', 'translation-dice 2W6'],
  ['de', 'He loses 2D6 Wounds.', 'Er verliert 3D6 Wunden.', 'translation-dice 2D6'],
  ['de', 'He loses 2D6 Wounds.', 'Er verliert Wunden.', 'translation-dice'],
  ['de', 'Roll 1D6; on 5 or more it opens.', 'Wirf 1W6; bei 5 oder weniger geht es auf.', 'translation-number 5+'],
  ['fr', 'Roll 1D6; on 5+ the gate opens.', 'Lancez 1D6 ; sur 5, la porte s’ouvre.', 'translation-number 5+'],
  ['fr', 'He is at -1 to hit.', 'Il a +1 pour toucher.', 'translation-number -1'],
  ['fr', 'He loses 2D6 Wounds.', 'Il perd 2W6 Blessures.', 'translation-dice'],
];

describe('translations into languages that the program does not speak', () => {
  for (const [language, source, translation] of good)
    it(`${language}: ${translation}`, () => assert.deepEqual(reported(source, language, translation), []));
  for (const [language, source, translation, problem] of faulty)
    it(`${language}, wrong: ${translation}`, () => {
      const problems = reported(source, language, translation);
      assert.ok(problems.includes(problem), problems.join(', '));
    });
});
