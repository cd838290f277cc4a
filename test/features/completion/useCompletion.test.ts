import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { offeredAt } from '../../support/accepted.ts';

const monster = (special: string): string =>
  `<monsters>\n<monster id="m" name="M" plural="Ms">\n<special>${special}</special>\n</monster>\n</monsters>`;
const table = (special: string): string =>
  `<tables><table name="T"><monster id="m" number="1" level="1"><special append="true">${special}</special></monster></table></tables>`;

function check(marked: string, label: string, expected: string): void {
  assert.equal(offeredAt(marked).accepted(label), expected);
}

describe('writing a use of a rule', () => {
  it('offers the whole element by the name of the ability, and the other children', () => {
    for (const around of [monster, table]) {
      check(around('<|'), 'Fear n', around('<rule id="rpb-fear" param="${1:7}">Fear ${1:7}</rule>'));
      check(
        around('<reg|'),
        'Regenerate n',
        around('<rule id="rpb-regenerate" param="${1:2}">Regenerate ${1:2}</rule>'),
      );
      check(around('<|'), 'Fly', around('<rule id="rpb-fly">Fly</rule>'));
      check(around('<|'), 'text', around('<text>$0</text>'));
      check(around('<|'), 'magic', around('<magic id="$1" level="$2" />'));
      check(around('<|'), '/special', around('</special>').replace('</special></special>', '</special></special>'));
    }
    assert.ok(offeredAt(monster('<|')).labels.length > 70);
  });

  it('offers what the workspace uses most first, and its own rules and magic', () => {
    const { items } = offeredAt(monster('<rule id="rpb-web" param="1D6">Web (1D6)</rule> <|'));
    const rules = items.filter(({ data }) => data).sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
    assert.equal(rules[0]?.label, 'Web (1Dn)');
  });

  it('writes in the language of what stands around', () => {
    const spanish = monster(
      '<text>Cada vez que el Monstruo golpea a un Aventurero, este pierde una de sus Heridas.</text> <mie|',
    );
    check(spanish, 'Miedo n', spanish.replace('<mie|', '<rule id="rpb-fear" param="${1:7}">Miedo ${1:7}</rule>'));
  });

  it('offers the rest behind an id', () => {
    check(monster('<rule id="rpb-fly"|'), 'Fly', monster('<rule id="rpb-fly">Fly</rule>'));
    check(monster('<rule id="rpb-fly" |'), 'Fly', monster('<rule id="rpb-fly" >Fly</rule>'));
    const fear = monster('<rule id="rpb-fear" param="${1:7}">Fear ${1:7}</rule>');
    check(monster('<rule id="rpb-fear"|'), 'Fear n', fear);
    check(monster('<rule id="rpb-fear" |'), 'Fear n', fear);
    check(monster('<rule id="rpb-fear" pa|'), 'Fear n', fear);
    check(monster('<rule id="rpb-fear"|</rule>'), 'Fear n', fear);
    check(
      monster('<rule id="rpb-fear"|\n<rule id="rpb-fly">Fly</rule>'),
      'Fear n',
      monster('<rule id="rpb-fear" param="${1:7}">Fear ${1:7}</rule>\n<rule id="rpb-fly">Fly</rule>'),
    );
    check(monster('<rule id="rpb-fear" param="9"|'), 'Fear n', monster('<rule id="rpb-fear" param="9">Fear 9</rule>'));
    check(monster('<rule id="rpb-fly">|</rule>'), 'Fly', monster('<rule id="rpb-fly">Fly</rule>'));
    check(monster('<rule id="rpb-fear" param="5">|'), 'Fear n', monster('<rule id="rpb-fear" param="5">Fear 5</rule>'));
  });

  it('offers no rest where there is none, and still the attributes', () => {
    assert.deepEqual(offeredAt(monster('<rule id="rpb-fear" |>Fear</rule>')).labels, ['param']);
    assert.deepEqual(offeredAt(monster('<rule id="rpb-unheard-of" |')).labels, ['param']);
    assert.deepEqual(offeredAt(monster('<rule id="rpb-unheard-of"|')).labels, ['param']);
    assert.ok(offeredAt(monster('<rule id="rpb-fear" |')).labels.includes('param'));
    assert.deepEqual(offeredAt('<rules><rule id="rpb-fear" |</rules>').labels.includes('Fear n'), false);
  });

  it('keeps marks of a hostile name out of the snippet and the XML', () => {
    const hostile = '<rules><rule id="x-a" name="A$1 &lt;b> ${TM_FILENAME} n">x</rule></rules>';
    const { items } = offeredAt(monster('<|'), undefined, undefined, [hostile]);
    const edit = items.find(({ detail }) => detail?.endsWith('x-a'))?.textEdit;
    assert.equal(edit?.newText, 'rule id="x-a" param="${1:5}">A\\$1 &lt;b> \\${TM_FILENAME\\} ${1:5}</rule>');
  });
});
