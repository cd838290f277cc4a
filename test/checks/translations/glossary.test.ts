import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const names = `<rule id="breath" name="SALT BREATH n">It hits each Warrior who is beside it.</rule>
<rule id="queen" name="EEL QUEEN">She is the queen of all the eels in the reef.</rule>`;
const translated = `<entry key="rule.breath.name">ALIENTO SALADO n</entry><entry key="rule.queen.name">REINA DE LAS ANGUILAS</entry>`;

/** The other names in translations of texts, as `written for term ×count`. */
function check(
  texts: readonly (readonly [source: string, translation: string])[],
  ...expected: readonly string[]
): void {
  const workspace = new Workspace([]);
  const rules = texts.map(([source], index) => `<rule id="r${index}" name="R">${source}</rule>`);
  const entries = texts.map(([, translation], index) => `<entry key="rule.r${index}.text">${translation}</entry>`);
  workspace.putFile('file:///a/rules.xml', `<rules>${names}${rules.join('')}</rules>`);
  const document = workspace.putFile(
    'file:///a/content-es.xml',
    `<translations>${translated}${entries.join('')}</translations>`,
  );
  assert.ok(document);
  const found = findingsIn(workspace, document).flatMap((finding) => {
    if (finding.code !== 'other-term') return [];
    const { span, facts } = finding;
    assert.equal(document.getText().slice(span.start, span.end), facts.written);
    return [`${facts.written} for ${facts.term} ×${facts.count}`];
  });
  assert.deepEqual(found, expected);
}

const source = 'The eel has Salt Breath 3 and it swims away.';

describe('glossaryProblems', () => {
  it('finds another name for what has a translated name, once for each name', () => {
    check([[source, 'La anguila tiene Soplo de Sal 3 y se aleja.']], 'Soplo de Sal for ALIENTO SALADO n ×1');
    check(
      [
        [source, 'La anguila tiene Soplo Salino 3 y se aleja.'],
        [source, 'La anguila tiene Bocanada Marina 3 y se aleja.'],
        [source, 'La anguila tiene Aliento Salado 3 y se aleja.'],
      ],
      'Soplo Salino for ALIENTO SALADO n ×2',
    );
    check(
      [
        [
          'The Eel Queen has Salt Breath and the Warriors flee.',
          'La Reina de las Anguilas tiene Soplo Marino y huyen.',
        ],
      ],
      'Soplo Marino for ALIENTO SALADO n ×1',
    );
  });

  it('is silent about forms of the name, small letters, and names that nobody translates', () => {
    check([
      [source, 'La anguila tiene Alientos Salados 3 y se aleja.'],
      [source, 'La anguila tiene aliento salado 3 y se aleja.'],
      [source, 'La anguila tiene un soplo de sal y se aleja.'],
      [source, 'La anguila tiene Salt Breath 3 y se aleja.'],
      ['Salt Breath of the Eel Queen hits them and they flee.', 'El Aliento de la Reina los alcanza y huyen.'],
    ]);
  });

  it('is silent if more than one name has no counterpart', () => {
    check([
      ['The eel has Salt Breath and Sharp Teeth, and it swims away.', 'La anguila tiene Soplo Marino y se aleja.'],
      [source, 'La anguila tiene Soplo Marino y Dientes Afilados, y se aleja.'],
      ['The eel of Karak Azgal has Salt Breath and swims.', 'La anguila de Karak Azgal tiene un soplo y nada.'],
    ]);
  });
});
