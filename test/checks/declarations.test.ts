import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import { edited } from '../../server/checks/problems/edited.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english, opened } from '../support/cursor.ts';
import { isOneOf, problemsOf } from '../support/problems.ts';

const isOwn = isOneOf('unused-parameter', 'undeclared-placeholder');

/** What a problem lies on; its severity, its code and a part of its message. */
type Expected = readonly [at: string, problem: string];

/** The problems of a rule are these, and no others. */
function check(rule: string, expected: readonly Expected[] = []): void {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///rules.xml', `<rules>${rule}</rules>`);
  assert.ok(document);
  const text = document.getText();
  const found = problemsOf(workspace, document, english.messages)
    .filter(isOwn)
    .map(({ code, severity, span, message }, index) => {
      const part = expected[index]?.[1].replace(/^[\w -]+(?:: )?/, '') ?? '';
      const said = message.includes(part) ? part : message;
      return [text.slice(span.start, span.end), `${severity} ${code}${said === '' ? '' : `: ${said}`}`];
    });
  assert.deepEqual(found, expected, rule);
}

describe('rules beside others', () => {
  const others = ['DASH', 'LUNGE', 'SNARL', 'SWOOP', 'TRIP']
    .map((name) => `<rule id="my-${name.toLowerCase()}" name="${name} n+" parameterName="rating">On n+ it does.</rule>`)
    .join('\n');

  it('lack a parameter, or the placeholder in the name', () => {
    const { workspace, document } = opened(`<rules>
${others}
<rule id="my-frost" name="FROST n+">On n+ it freezes.</rule>
<rule id="my-howl" name="HOWL" parameterName="rating">A roll of n or more scares.</rule>
<rule id="my-bark" name="BARK" parameterName="rating">It barks.</rule>
</rules>`);
    const text = document.getText();
    const found = findingsIn(workspace, document).filter(isOneOf('unused-parameter', 'undeclared-placeholder'));
    assert.deepEqual(
      found.map(({ code, span, fixes = [] }) => [
        code,
        text.slice(span.start, span.end),
        ...fixes.map(({ edits }) => edits.map(({ newText }) => newText).join()),
      ]),
      [
        ['undeclared-placeholder', 'FROST n+', ' parameterName="rating"'],
        ['unused-parameter', 'HOWL', ' n+'],
        ['unused-parameter', 'rating'],
      ],
    );
  });

  it('get their parameter in the attribute that they have for it', () => {
    for (const [attribute, mended] of [
      [' parameterName=""', ' parameterName="rating"'],
      [" parameterName=' '", " parameterName='rating'"],
      [' parameterNames=""', ' parameterNames="rating"'],
      [' parameterName="" parameterNames=""', ' parameterName="" parameterNames="rating"'],
      ['', ' parameterName="rating"'],
    ] as const) {
      const frost = (declared: string): string =>
        `<rules>\n${others}\n<rule id="my-frost" name="FROST n+"${declared}>On n+ it freezes.</rule>\n</rules>`;
      const { workspace, document } = opened(frost(attribute));
      const fixes = findingsIn(workspace, document)
        .filter(isOneOf('undeclared-placeholder'))
        .flatMap(({ fixes = [] }) => fixes);
      assert.deepEqual(
        fixes.map(({ edits }) => edited(document.getText(), edits)),
        [frost(mended)],
      );
    }
  });

  it('get a name for their parameter that is written as a value', () => {
    const { workspace, document } = opened(
      `<rules>\n${others.replaceAll('rating', 'a &amp; &quot;b&quot;')}\n<rule id="my-frost" name="FROST n+">On n+ it freezes.</rule>\n</rules>`,
    );
    assert.deepEqual(
      findingsIn(workspace, document)
        .filter(isOneOf('undeclared-placeholder'))
        .flatMap(({ fixes = [] }) => fixes.flatMap(({ edits }) => edits.map(({ newText }) => newText))),
      [' parameterName="a &amp; &quot;b&quot;"'],
    );
  });

  it('are alike where the whole file has no parameters', () => {
    const { workspace, document } = opened(`<rules>\n${others.replaceAll(' parameterName="rating"', '')}\n</rules>`);
    assert.deepEqual(findingsIn(workspace, document).filter(isOneOf('undeclared-placeholder')), []);
  });
});

describe('a rule with uses that have a value', () => {
  it('has lost its declaration, in a file that declares others', () => {
    const found = (rules: string, param: string): readonly string[] => {
      const workspace = new Workspace([]);
      workspace.putFile(
        'file:///a/xml/monsters/m.xml',
        `<monsters><monster id="m" name="M" plural="Ms"><special><rule id="my-rot"${param}>Tomb Rot 3</rule></special></monster></monsters>`,
      );
      const document = workspace.putFile('file:///a/xml/rules/r.xml', `<rules>${rules}</rules>`);
      assert.ok(document);
      return problemsOf(workspace, document, english.messages)
        .filter(({ code }) => code === 'undeclared-placeholder')
        .map(({ span }) => document.getText().slice(span.start, span.end));
    };
    const rot = '<rule id="my-rot" name="TOMB ROT n">Loses n.</rule>';
    const other = '<rule id="my-air" name="AIR n" parameterName="value">Loses n.</rule>';
    assert.deepEqual(found(rot + other, ' param="3"'), ['TOMB ROT n']);
    assert.deepEqual(found(rot + other, ''), []);
    assert.deepEqual(found(rot, ' param="3"'), []);
  });
});

describe('a name that has lost the place for its value', () => {
  const fixOf = (text: string, attributes = ' parameterName="rating"'): readonly string[] => {
    const { workspace, document } = opened(`<rules><rule id="my-rage" name="RAGE"${attributes}>${text}</rule></rules>`);
    return findingsIn(workspace, document).flatMap(({ code, facts, fixes = [] }) =>
      code === 'unused-parameter' && facts.what === 'lost'
        ? fixes.flatMap(({ kind, edits }) => edits.map(({ newText }) => `${kind}${newText}`))
        : [],
    );
  };

  it('is told with the form that the text has, as a fix that the author must see', () => {
    assert.deepEqual(fixOf('Each Warrior is frozen on its rating (n+).'), ['addPart n+']);
    assert.deepEqual(fixOf('On n or more on 1D6 it rages.'), ['addPart n+']);
    assert.deepEqual(fixOf('Each Warrior loses n Wounds.'), ['addPart n']);
    assert.deepEqual(fixOf('Each Warrior loses nD6 Wounds.'), ['addPart n']);
    assert.deepEqual(fixOf('Each Warrior loses 1Dn Wounds.'), ['addPart (1Dn)']);
    assert.deepEqual(fixOf('Cada Guerrero pierde n Heridas.', ' parameterNames="valor"'), ['addPart n']);
  });

  it('is not missed where the text speaks of no value, or calls it otherwise', () => {
    assert.deepEqual(fixOf('If the score is equal to or higher than the value shown, it rages.'), []);
    assert.deepEqual(fixOf('Each Warrior loses n Wounds.', ''), []);
    assert.deepEqual(fixOf('It rages.'), []);
    assert.deepEqual(fixOf('Each loses n Wounds.<?also-named RAGE n ?>'), []);
  });
});

describe('declarationProblems', () => {
  it('finds a parameter that a rule does not use', () => {
    check('<rule id="a" name="FOUL AIR" parameterName="rating">Each Warrior loses 1 Wound.</rule>', [
      ['rating', 'info unused-parameter: asks authors for "rating"'],
    ]);
    check('<rule id="a" name="FOUL AIR" parameterNames="rating, reach">Each Warrior loses 1 Wound.</rule>', [
      ['rating, reach', 'info unused-parameter'],
    ]);
    check('<rule id="a" name="FOUL AIR n" parameterName="power">Each Warrior loses 1 Wound.</rule>', [
      ['FOUL AIR n', 'info unused-parameter: The name has "n"'],
    ]);
    check('<rule id="a" name="FOUL AIR n+" parameterName="power">Each Warrior loses 1 Wound.</rule>', [
      ['FOUL AIR n+', 'info unused-parameter: The name has "n+"'],
    ]);
  });

  it('takes any way of speaking of it', () => {
    for (const text of [
      'Each loses n Wounds.',
      'Each loses nD6 Wounds, or 1Dn.',
      'If the score is equal to or higher than the value shown, it works.',
      'Each loses as many Wounds as its rating.',
      'El Guerrero sufre el daño que se indica.',
      'It works in exactly the same way as Fear.',
    ]) {
      check(`<rule id="a" name="FOUL AIR n" parameterName="rating">${text}</rule>`);
      if (!text.includes(' n')) check(`<rule id="a" name="FOUL AIR" parameterName="rating">${text}</rule>`);
    }
    check('<rule id="a" name="STAB" parameterName="ambush" parameterFormat="{name} ({param})">It hurts.</rule>');
    check('<rule id="a" name="FOUL AIR n">It is foul.</rule>');
    check('<magic id="a" name="FOUL" parameterName="rating">It is foul.</magic>');
    check('<rule id="a" name="HATES race" parameterName="race">It hits them harder.</rule>');
  });

  it('finds a placeholder that nothing is put in for', () => {
    check(
      '<rule id="a" name="AIR [a-b] item" parameterNames="range, item" parameterFormat="Air [{0}] {2} {item}">a-b item</rule>',
      [
        ['{2}', 'warning undeclared-placeholder: {2} has no value: the rule declares 2 parameters'],
        ['{item}', 'warning undeclared-placeholder: {item}'],
      ],
    );
    check('<rule id="a" name="AIR n" parameterFormat="{name} {param}">n</rule>', [
      ['AIR n', 'warning undeclared-placeholder: no parameter is declared'],
    ]);
    check('<rule id="a" name="AIR (1Dn)" parameterFormat="{name} ({param})">1Dn</rule>', [
      ['AIR (1Dn)', 'warning undeclared-placeholder: no parameter is declared'],
    ]);
    check('<rule id="a" name="AIR" parameterFormat="{name} {param}">n</rule>', [
      ['{param}', 'warning undeclared-placeholder: declares no parameter'],
    ]);
    check('<rule id="a" name="AIR n" parameterName="value" parameterFormat="{name} {param} {1}">n</rule>', [
      ['{1}', 'warning undeclared-placeholder: declares one parameter'],
    ]);
  });

  it('takes placeholders that are declared', () => {
    check(
      '<rule id="a" name="AIR [a-b] item" parameterNames="range, item" parameterFormat="{name} [{0}] {1}">a-b item</rule>',
    );
    check('<rule id="a" name="AIR item (STR n)" parameterName="item" parameterFormat="Air {param}, {0}">item</rule>');
  });
});
