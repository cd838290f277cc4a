import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';
import { useCodes } from '../../support/families.ts';
import { characteristics } from '../../support/monsters.ts';
import { isOneOf, problemsOf } from '../../support/problems.ts';
import { itProperty, runs } from '../../support/runs.ts';

/** The rules that the uses below are held to. Those of the packs are known besides. */
const rules = `<rules>
  <rule id="my-gloom" name="GLOOM n" parameterName="value">Each Warrior loses n Wounds.</rule>
  <rule id="my-glare" name="GLARE n+" parameterName="rating">On n+ the Warrior is blind.</rule>
  <rule id="my-ward" name="WARD n" parameterName="rating">If the score is n or more the blow does nothing.</rule>
  <rule id="my-shroud" name="SHROUD n+" parameterName="rating or source">On n+ nothing happens.</rule>
  <rule id="my-strike" name="STRIKE n+" parameterName="rating">A roll of n+ (if there is one) ignores armour.</rule>
  <rule id="my-rot" name="ROT (1Dn)" parameterName="damage">Loses 1Dn Wounds.</rule>
  <rule id="my-crown" name="CROWN (+n T)" parameterName="bonus">Has +n Toughness.</rule>
  <rule id="my-spite" name="SPITE race" parameterName="race">Hits that race harder.</rule>
  <rule id="my-choice" name="CARRIES [a-b] item1 OR [c-d] item2" parameterNames="a, b, c, d">On a-b item1, on c-d item2.</rule>
  <rule id="my-dwarf-magic-cloak" name="DWARF MAGIC CLOAK">It is warm.</rule>
  <rule id="my-magic-cloak" name="MAGIC CLOAK">It is warm.</rule>
  <rule id="my-hook" name="GOBLIN HOOK">Catches a Warrior.</rule>
  <rule id="my-veil" name="VEIL" parameterName="rating">On n+ nobody sees it.</rule>
  <rule id="my-blur" name="BLUR">Nobody sees it.</rule>
  <rule id="" name="UNNAMED">x</rule>
</rules>`;

const monster = (special: string): string =>
  `<monsters><monster id="m" name="M" plural="Ms">${characteristics}<special>${special}</special></monster></monsters>`;

/** A problem as the cases say it: its code and what it lies on; behind an arrow what each of its fixes makes of the element. */
interface Expected {
  readonly code: string;
  readonly at: string;
  readonly message?: string;
  readonly fixed?: readonly string[];
}

/** Has the rules; each case puts its Monster there. */
const workspace = new Workspace(packs);
workspace.putFile('file:///a/rules.xml', rules);

/** The problems of a use of a rule are these, and so are their repairs. */
function check(special: string, expected: readonly Expected[]): void {
  const document = workspace.putFile('file:///a/monsters.xml', monster(special));
  assert.ok(document);
  const text = document.getText();
  const [before = '', after = ''] = monster('|').split('|');
  const own = problemsOf(workspace, document, english.messages).filter(isOneOf(...useCodes, 'unknown-ability'));
  const found = own.map(({ code, span, message, fixes }, index) => {
    const { message: part } = expected[index] ?? {};
    const fixed = (fixes ?? []).map(({ edits }) => edited(text, edits).slice(before.length, -after.length));
    return {
      code,
      at: text.slice(span.start, span.end),
      ...(part !== undefined && { message: message.includes(part) ? part : message }),
      ...(fixed.length > 0 && { fixed }),
    };
  });
  assert.deepEqual(found, expected, special);
}

describe('parameterProblems', () => {
  it('finds a value that is missing in param, or everywhere', () => {
    check('<rule id="my-glare">Glare 5+</rule>', [
      { code: 'missing-parameter', at: 'Glare 5+', fixed: ['<rule id="my-glare" param="5+">Glare 5+</rule>'] },
    ]);
    check('<rule id="my-glare" param=" ">Glare A</rule>', [
      { code: 'missing-parameter', at: 'Glare A', fixed: ['<rule id="my-glare" param="A">Glare A</rule>'] },
    ]);
    check('<rule id="my-gloom">Gloom 4 (Ambush A)</rule>', [
      {
        code: 'missing-parameter',
        at: 'Gloom 4 (Ambush A)',
        fixed: ['<rule id="my-gloom" param="4 (Ambush A)">Gloom 4 (Ambush A)</rule>'],
      },
    ]);
    check('<rule id="my-gloom">Gloom</rule>', [
      { code: 'missing-parameter', at: 'Gloom', message: 'Gloom needs a value, as in Gloom 5' },
    ]);
    check('<rule id="rpb-breathe-fire">Breathe Fire</rule>', [
      { code: 'missing-parameter', at: 'Breathe Fire', message: 'as in Breathe Fire 4' },
    ]);
    check("<rule id='my-spite'>Spite Tom &amp; Co</rule>", [
      {
        code: 'missing-parameter',
        at: 'Spite Tom &amp; Co',
        fixed: ['<rule id=\'my-spite\' param="Tom &amp; Co">Spite Tom &amp; Co</rule>'],
      },
    ]);
    check('<rule id="rpb-guards">Guards (Shaman)</rule>', [
      {
        code: 'missing-parameter',
        at: 'Guards (Shaman)',
        fixed: ['<rule id="rpb-guards" param="Shaman">Guards (Shaman)</rule>'],
      },
    ]);
  });

  it('does not miss a value whose attribute is misspelt', () => {
    check('<rule id="my-gloom" parm="4">Gloom 4</rule>', []);
  });

  it('finds a value without its sign', () => {
    check('<rule id="my-glare" param="4">Glare 4+</rule>', [
      { code: 'unfit-parameter', at: '4', fixed: ['<rule id="my-glare" param="4+">Glare 4+</rule>'] },
    ]);
    check('<rule id="my-glare" param="4">Glare 4.</rule>', [
      { code: 'unfit-parameter', at: '4', fixed: ['<rule id="my-glare" param="4+">Glare 4+.</rule>'] },
    ]);
    check('<rule id="my-ward" param="4">Ward 4</rule>', []);
    check('<rule id="my-gloom" param="2">Gloom +2</rule>', []);
    check('<rule id="my-veil" param="4">Veil 4+</rule>', [
      { code: 'parameter-mismatch', at: '4', fixed: ['<rule id="my-veil" param="4+">Veil 4+</rule>'] },
    ]);
    check('<rule id="my-veil" param="4">Veil +4</rule>', []);
  });

  it('finds a name that is almost that of the linked rule', () => {
    check('<rule id="rpb-breathe-fire" param="4">Breath Fire 4</rule>', [
      {
        code: 'unknown-ability',
        at: 'Breath Fire 4',
        fixed: ['<rule id="rpb-breathe-fire" param="4">Breathe Fire 4</rule>'],
      },
    ]);
    check('<rule id="rpb-ignore-pain" param="7">Ingore Pain 7</rule>', [
      {
        code: 'unknown-ability',
        at: 'Ingore Pain 7',
        fixed: ['<rule id="rpb-ignore-pain" param="7">Ignore Pain 7</rule>'],
      },
    ]);
  });

  it('asks for no param where there need be none', () => {
    check('<rule id="my-choice">Carries [1-3] Bows or [4-6] Swords</rule>', []);
    check('<rule id="rpb-armed-with" param="Bows">Armed with Bows</rule>', []);
    check('<rule id="my-strike">Strike</rule>', []);
    check('<rule id="my-blur">Blur</rule>', []);
    check('<rule id="rpb-magic">Chaos Magic 4</rule>', []);
  });

  it('finds a value of the wrong kind, and the rule that it is right for', () => {
    check('<rule id="my-gloom" param="6+">Gloom 6+</rule>', [
      {
        code: 'unfit-parameter',
        at: '6+',
        message: 'takes a plain number.',
        fixed: ['<rule id="my-gloom" param="6">Gloom 6</rule>'],
      },
    ]);
    check('<rule id="rpb-ignore-pain" param="5+">Ignore Pain 5+</rule>', [
      {
        code: 'unfit-parameter',
        at: '5+',
        message: 'Did you mean Ignore Blows 5+?',
        fixed: [
          '<rule id="rpb-ignore-blows" param="5+">Ignore Blows 5+</rule>',
          '<rule id="rpb-ignore-pain" param="5">Ignore Pain 5</rule>',
        ],
      },
    ]);
    check('<rule id="my-gloom" param="Elves">Gloom 4</rule>', [{ code: 'unfit-parameter', at: 'Elves' }]);
    check('<rule id="my-gloom" param="A">Gloom A</rule>', [{ code: 'unfit-parameter', at: 'A' }]);
    check('<rule id="my-glare" param="2D6">Glare 2D6</rule>', [
      { code: 'unfit-parameter', at: '2D6', message: 'a score to roll, such as 5+' },
    ]);
    check('<rule id="my-rot" param="5+">Rot (1D6)</rule>', [
      { code: 'unfit-parameter', at: '5+', message: 'a die, such as 1D6' },
    ]);
    check('<rule id="my-crown" param="crown">Crown (+1 T)</rule>', [{ code: 'unfit-parameter', at: 'crown' }]);
  });

  it('leaves alone what is in print', () => {
    for (const use of [
      '<rule id="my-glare" param="A">Glare A</rule>',
      '<rule id="my-gloom" param="-1">Gloom -1</rule>',
      '<rule id="my-gloom" param="3D6">Gloom 3D6</rule>',
      '<rule id="my-ward" param="5+">Ward 5+</rule>',
      '<rule id="my-ward" param="A">Ward A</rule>',
      '<rule id="my-shroud" param="5+ (Ring)">Shroud 5+ (Ring)</rule>',
      '<rule id="my-gloom" param="4 (Ambush A)">Gloom 4 (Ambush A)</rule>',
      '<rule id="my-crown" param="+1 T">Crown (+1 T)</rule>',
      '<rule id="my-rot" param="1D3">Rot (1D3)</rule>',
      '<rule id="my-spite" param="Elves">Spite Elves</rule>',
      '<rule id="rpb-treasure-hoard" param="2">TREASURE HOARD +2</rule>',
      '<rule id="rpb-armed-with" param="Bow (Str 4)">Armed with Bow (Strength 4)</rule>',
      '<rule id="rpb-magic-armour">2 x Magic Armor</rule>',
      '<rule id="my-dwarf-magic-cloak">2 x Magic Cloaks</rule>',
      '<rule id="my-hook">Armed with Goblin Hooks</rule>',
      '<rule id="my-hook">Armed with Hooks (Str 4)</rule>',
      '<rule id="rpb-vampire">Vampire</rule>',
      '<rule id="rpb-fear" param="6">Miedo 6</rule>',
      '<rule id="ext-fear" param="6">Fear 6.</rule>',
      '<rule id="nobody-knows" param="6+">Anything 5</rule>',
      '<rule id="my-gloom" param="5"><!-- x -->Gloom 6+</rule>',
      '<rule id="my-gloom" param="5"></rule>',
    ]) {
      check(use, []);
    }
  });

  it('finds a text and a param that disagree', () => {
    check('<rule id="my-gloom" param="6">Gloom 5</rule>', [
      {
        code: 'parameter-mismatch',
        at: '6',
        message: 'The text says "5", param says "6".',
        fixed: ['<rule id="my-gloom" param="5">Gloom 5</rule>', '<rule id="my-gloom" param="6">Gloom 6</rule>'],
      },
    ]);
    check('<rule id="my-spite" param="Dwarfs &amp; Co">Spite Elves</rule>', [
      {
        code: 'parameter-mismatch',
        at: 'Dwarfs &amp; Co',
        fixed: [
          '<rule id="my-spite" param="Elves">Spite Elves</rule>',
          '<rule id="my-spite" param="Dwarfs &amp; Co">Spite Dwarfs &amp; Co</rule>',
        ],
      },
    ]);
    check('<rule id="my-gloom" param="16">Gloom 6</rule>', [
      {
        code: 'parameter-mismatch',
        at: '16',
        fixed: ['<rule id="my-gloom" param="6">Gloom 6</rule>', '<rule id="my-gloom" param="16">Gloom 16</rule>'],
      },
    ]);
    check('<rule id="my-gloom" param="6">Gloom.</rule>', [
      { code: 'parameter-mismatch', at: '6', fixed: ['<rule id="my-gloom" param="6">Gloom 6</rule>'] },
    ]);
  });

  it('finds the text of another rule', () => {
    check('<rule id="my-gloom" param="5+">Glare 5+</rule>', [
      { code: 'wrong-rule', at: 'Glare 5+', fixed: ['<rule id="my-glare" param="5+">Glare 5+</rule>'] },
    ]);
    check('<rule id="rpb-ambush">Ambush, Magic A</rule>', [
      { code: 'wrong-rule', at: 'Ambush, Magic A', fixed: ['<rule id="rpb-ambush-magic">Ambush, Magic A</rule>'] },
      {
        code: 'missing-parameter',
        at: 'Ambush, Magic A',
        fixed: ['<rule id="rpb-ambush" param="A">Ambush, Magic A</rule>'],
      },
    ]);
    check('<rule id="rpb-ambush-magic" param="5+">Ambush 5+</rule>', [
      { code: 'wrong-rule', at: 'Ambush 5+', fixed: ['<rule id="rpb-ambush" param="5+">Ambush 5+</rule>'] },
    ]);
  });

  it('finds several rules in one element', () => {
    check('<rule id="my-magic-cloak">Magic Cloak; Blur</rule>', [
      {
        code: 'several-rules',
        at: 'Magic Cloak; Blur',
        fixed: ['<rule id="my-magic-cloak">Magic Cloak</rule><rule id="my-blur">Blur</rule>'],
      },
    ]);
    check('<rule id="my-blur">Blur; walks through walls</rule>', []);
    check('<rule id="my-blur">Blur, Magic Cloak</rule>', [
      {
        code: 'several-rules',
        at: 'Blur, Magic Cloak',
        fixed: ['<rule id="my-blur">Blur</rule><rule id="my-magic-cloak">Magic Cloak</rule>'],
      },
    ]);
    check('<rule id="my-glare" param="4+">Glare 4+, Gloom 2</rule>', [
      { code: 'several-rules', at: 'Glare 4+, Gloom 2' },
    ]);
    // The second may be a part of the value.
    check('<rule id="my-spite" param="Orcs, Blur">Spite Orcs, Blur</rule>', []);
  });

  it('finds all of that wherever rules are used', () => {
    const workspace = new Workspace(packs);
    for (const root of ['tables', 'events', 'rules', 'translations']) {
      const document = workspace.putFile(
        `file:///${root}.xml`,
        `<${root}><x><rule id="rpb-fear">Fear 6</rule></x></${root}>`,
      );
      assert.ok(document);
      const codes = problemsOf(workspace, document, english.messages).map(({ code }) => code);
      assert.equal(codes.includes('missing-parameter'), root === 'tables' || root === 'events', root);
    }
  });

  itProperty('mends with a lone fix what it reports, whatever stands there, and breaks no file', () => {
    const ids = ['my-gloom', 'my-glare', 'my-rot', 'my-crown', 'my-spite', 'rpb-ambush', 'rpb-ignore-pain', 'x&amp;y'];
    const names = [
      'Gloom',
      'GLARE',
      'Rot',
      'Crown',
      'Spite',
      'Ambush, Magic',
      'Ambush',
      'Ignore Pain',
      'Blur',
      'Fear',
      'Tom',
    ];
    const values = [
      '',
      ' 5',
      ' 5+',
      ' A',
      ' -1',
      ' (1D6)',
      ' (+1 T)',
      ' Elves',
      ' 4 (Ambush A)',
      ' &lt;3',
      ' ]]&gt;',
      '; Blur',
      '.',
    ];
    const parameter = fc.option(
      fc.constantFrom(...values, '"', "'").map((value) => value.trim().replace('"', '&quot;')),
    );
    const use = fc.tuple(fc.constantFrom(...ids), parameter, fc.constantFrom(...names), fc.constantFrom(...values));
    const workspace = new Workspace(packs);
    workspace.putFile('file:///a/rules.xml', rules);
    fc.assert(
      fc.property(use, ([id, param, name, value]) => {
        const problems = (text: string) => {
          const document = workspace.putFile('file:///a/monsters.xml', text);
          assert.ok(document);
          return problemsOf(workspace, document, english.messages);
        };
        const text = monster(`<rule id="${id}"${param === null ? '' : ` param="${param}"`}>${name}${value}</rule>`);
        for (const { code, fixes = [] } of problems(text)) {
          for (const { edits } of fixes) {
            const after = problems(edited(text, edits));
            assert.ok(!after.some(({ severity }) => severity === 'error'), edited(text, edits));
            assert.ok(
              fixes.length > 1 || !after.some((other) => other.code === code),
              `${code} stays in ${edited(text, edits)}`,
            );
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('keeps up with the rules', () => {
    const workspace = new Workspace(packs);
    const document = workspace.putFile('file:///b.xml', monster('<rule id="my-gloom" param="5+">Gloom 5+</rule>'));
    assert.ok(document);
    const codes = () => problemsOf(workspace, document, english.messages).map(({ code }) => code);
    assert.deepEqual(codes(), []);
    workspace.putFile('file:///a.xml', rules);
    assert.deepEqual(codes(), ['unfit-parameter']);
    workspace.putFile('file:///a.xml', rules.replace('loses n Wounds', 'needs n or more'));
    assert.deepEqual(codes(), []);
    workspace.delete('file:///a.xml');
    assert.deepEqual(codes(), []);
  });
});

describe('the parameter of a use', () => {
  it('is not missed in the first edition, nor for a rule that declares none', () => {
    const codesOf = (text: string, known: string): readonly string[] => {
      const own = new Workspace(packs);
      own.putFile('file:///b/xml/rules/rules.xml', known);
      own.putFile(
        'file:///b/xml/monsters/old.xml',
        monster('').replace(/<ballisticskill>[^<]*/, '<ballisticskill>Auto'),
      );
      const document = own.putFile('file:///b/xml/monsters/monsters.xml', text);
      assert.ok(document);
      return problemsOf(own, document, english.messages)
        .filter(isOneOf(...useCodes))
        .map(({ code }) => code);
    };
    const use = '<rule id="my-gloom">Gloom 5</rule>';
    const table = `<tables><table name="T"><monster id="m" number="1"><special append="true">${use}</special></monster></table></tables>`;
    const oldRules = rules.replaceAll(/ parameterName="[^"]*"/g, '');
    const old = monster(use).replace(/<ballisticskill>[^<]*/, '<ballisticskill>Auto');
    assert.deepEqual(codesOf(table, rules), ['missing-parameter']);
    assert.deepEqual(codesOf(monster(use), rules), ['missing-parameter']);
    assert.deepEqual(codesOf(table, oldRules), []);
    assert.deepEqual(codesOf(old, rules), []);
  });
});
