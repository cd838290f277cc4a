import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type RuleItem, ruleItems, ruleItemsFor } from '../../../server/answers/cards/ruleItems.ts';
import { lookUpPlace } from '../../../server/answers/rules/lookUpPlace.ts';
import type { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { emptyWorkspace, english, readerIn, withCursor } from '../../support/cursor.ts';

type Files = Readonly<Record<string, string>>;

function workspaceOf(files: Files): Workspace {
  const workspace = emptyWorkspace();
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///package/${name}`, text);
  return workspace;
}

/** The facts that are expected of each rule that a question brings. */
function check(question: string, expected: readonly Partial<RuleItem>[], reader = english, files: Files = {}): void {
  const items = ruleItemsFor(workspaceOf(files).all, question, reader);
  const facts = items.map((item, index) =>
    Object.fromEntries(Object.entries(item).filter(([key]) => key in (expected[index] ?? {}))),
  );
  assert.deepEqual(facts, expected, question);
}

const stated = 'afraid: 1D6 + battle-level <= n';
const fear = { label: stated, expression: `Fear 6, ${stated}`, variables: { n: 6, 'fear-value': 6 } };

describe('the rules for what is typed', () => {
  it('have the value put in, as text and as an element, and in what they roll', () => {
    check('fear 6', [
      {
        name: 'Fear 6',
        otherNames: ['Fear n', 'Miedo n'],
        place: 'Roleplay Book',
        id: 'rpb-fear',
        mention: 'Fear 6',
        element: '<rule id="rpb-fear" param="6">Fear 6</rule>',
        rolls: [fear],
      },
    ]);
    check('ambush a', [{ name: 'Ambush A', element: '<rule id="rpb-ambush" param="A">Ambush A</rule>' }]);
    check('web 1D3', [{ mention: 'Web (1D3)', element: '<rule id="rpb-web" param="1D3">Web (1D3)</rule>' }]);
    check('2 x magic items', [{ name: '2 x Magic Item', element: '<rule id="rpb-magic-item">2 x Magic Item</rule>' }]);
  });

  it('are in the language of their name', () => {
    check('miedo 6', [{ name: 'Miedo 6', place: 'Libro de Rol', mention: 'Miedo 6' }]);
    check('fear 6', [{ name: 'Fear 6', place: 'Libro de Rol', mention: 'Fear 6' }], readerIn('es'));
  });

  it('are written by a good name, whatever name was typed', () => {
    const element = '<rule id="rpb-chill" param="2">Helar 2</rule>';
    check('enfriamiento 2', [{ name: 'Helar 2', mention: 'Helar 2', element }]);
    check('guja de doom', [{ id: 'rpb-doom-glaive', name: 'Guja de la Perdición', mention: 'Guja de la Perdición' }]);
    // A program has made this file: a name without its placeholder, one in English, and one that is an id.
    const names = { 'rpb-fear': 'MIEDO', 'rpb-fly': 'FLY', 'rpb-web': 'rpb-web', 'rpb-gang-up': 'CONSPIRAR' };
    const entries = Object.entries(names).map(([id, name]) => `<entry key="rule.${id}.name">${name}</entry>`);
    const files = {
      'rules.xml': `<rules>${Object.keys(names)
        .map(
          (id) =>
            `<rule id="${id}" name="${id === 'rpb-gang-up' ? 'GANG UP' : id === 'rpb-fly' ? 'FLY' : id === 'rpb-web' ? 'WEB (1Dn)' : 'FEAR n'}"/>`,
        )
        .join('')}</rules>`,
      'content-es.xml': `<translations>${entries.join('')}</translations>`,
    };
    check('conspirar', [{ id: 'rpb-gang-up', name: 'Atacar en Grupo', mention: 'Atacar en Grupo' }], english, files);
    check('gang up', [{ id: 'rpb-gang-up', name: 'Gang Up' }], english, files);
    // A name that people have given is written as it is.
    const own = {
      'rules.xml': '<rules><rule id="my-hum" name="HUM n"/></rules>',
      'content-es.xml': '<translations><entry key="rule.my-hum.name">ZUMBAR n</entry></translations>',
    };
    check('zumbar 3', [{ name: 'Zumbar 3', mention: 'Zumbar 3' }], english, own);
  });

  it('are those in brackets as well, and stay with the first', () =>
    check('Breathe Fire 4 (Ambush A)', [
      {
        name: 'Breathe Fire 4 (Ambush A)',
        mention: 'Breathe Fire 4 (Ambush A)',
        element: '<rule id="rpb-breathe-fire" param="4">Breathe Fire 4 (Ambush A)</rule>',
      },
      { name: 'Ambush A', mention: 'Ambush A' },
    ]));

  it('are those of like names where none is meant, with the published values to choose from', () =>
    check('regenrate', [
      {
        name: 'Regenerate n',
        mention: 'Regenerate ${1|1,2|}',
        element: '<rule id="rpb-regenerate" param="${1:2}">Regenerate ${1:2}</rule>',
      },
    ]));

  it('escape what snippets and XML take for their own', () => {
    const files = {
      'rules.xml': '<rules><rule id="my-pay" name="PAY $AMP &amp; MORE word"><p>Gold.</p></rule></rules>',
    };
    check('pay $amp & more', [{ id: 'my-pay' }], english, files);
  });
});

describe('all rules', () => {
  const files = {
    'rules.xml':
      '<rules><rule id="rpb-fear" name="FEAR n"><p>Mine: n.</p></rule><rule name="NAMELESS ID"><p>Text.</p></rule><rule id="x" name=""/></rules>',
  };

  it('are listed once each: those that count, by the names of the language', () => {
    const items = ruleItems(workspaceOf(files).all, english);
    const named = (name: string): readonly string[] =>
      items.filter((item) => item.name === name).map(({ id, place }) => `${id} ${place}`);
    assert.deepEqual(named('Fear n'), ['rpb-fear rules.xml']);
    assert.deepEqual(named('Nameless Id'), ['undefined rules.xml']);
    // The other book has the same rules under this name, and other rules under that one.
    assert.deepEqual(named('Ambush n+'), ['rpb-ambush Roleplay Book']);
    assert.deepEqual(named('Magic Item'), ['rpb-magic-item Roleplay Book', 'ext-magic-item Extended abilities']);
    assert.deepEqual(named(''), []);
    const names = items.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const spanish = ruleItems(workspaceOf({}).all, readerIn('es'));
    assert.deepEqual(spanish.find(({ id }) => id === 'rpb-fear')?.name, 'Miedo n');
    assert.equal(spanish.length, ruleItems(workspaceOf({}).all, english).length);
  });

  it('begin with the first words of their text', () => {
    const items = ruleItems(workspaceOf(files).all, english);
    assert.equal(items.find(({ id }) => id === 'rpb-fear')?.text, 'Mine: n.');
    for (const { text, name } of items) assert.ok(text.length > 0 && text.length < 250 && !text.includes('\n'), name);
  });
});

describe('the place that rules are looked up from', () => {
  const place = (marked: string, languageId: string) => {
    const { workspace, document, offset } = withCursor(marked, languageId);
    const { question, mention, isAmongSpecials } = lookUpPlace(workspace.all, document, offset);
    return { question, isAmongSpecials, mention: mention && document.getText(mention) };
  };
  const monster = (special: string): string =>
    `<monsters><monster id="m" name="M"><special>${special}</special></monster></monsters>`;

  it('has the mention, the name or the id under the cursor', () => {
    assert.deepEqual(place('6 Orcs (Fe|ar 4)', 'markdown'), {
      question: 'Fear 4',
      isAmongSpecials: false,
      mention: 'Fear 4',
    });
    assert.deepEqual(place('6 Or|cs (Fear 4)', 'markdown').question, '');
    const use = '<rule id="rpb-fear" param="4">Fe|ar 4</rule>';
    assert.deepEqual(place(monster(use), 'xml'), { question: 'Fear 4', isAmongSpecials: false, mention: undefined });
  });

  it('may be among special rules', () => {
    assert.equal(place(monster('|'), 'xml').isAmongSpecials, true);
    assert.equal(place(monster('Large. |'), 'xml').isAmongSpecials, true);
    assert.equal(place('<rules><rule id="a" name="A"><p>|</p></rule></rules>', 'xml').isAmongSpecials, false);
    assert.deepEqual(place('<project>Fear 4|</project>', 'xml'), {
      question: '',
      isAmongSpecials: false,
      mention: undefined,
    });
  });
});
