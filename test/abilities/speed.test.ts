import { describe } from 'mocha';
import { bindTexts } from '../../server/abilities/bindTexts.ts';
import { readUse } from '../../server/abilities/mentions/use.ts';
import { plainBlocks } from '../../server/abilities/plainBlocks.ts';
import { parseTemplate } from '../../server/abilities/template.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { assertLinearSteps, repeated } from '../support/growth.ts';
import { itLong } from '../support/runs.ts';

/** The names of the bundled packs in both languages. */
const { names } = new Workspace(packs).all.index;

describe('values are put into texts in linear time', () => {
  const { slots } = parseTemplate('LURK n+ race [a-b] oar (STR n)');
  const pieces = [
    'n ',
    'n; ',
    'n. ',
    'n+',
    '; ',
    ' ',
    '1',
    'a race ',
    '(where n is ',
    'a-b ',
    '1D6+n ',
    'la n ',
    'oar n; ',
  ];
  for (const [n, oar] of [['A', 'Oar'], ['1']]) {
    const values = new Map([
      ['n', n ?? ''],
      ['race', 'Elves'],
      ['a', '1'],
      ['b', '3'],
      ...(oar ? [['oar', oar] as const] : []),
    ]);
    itLong(`with ${n}`, () =>
      assertLinearSteps(repeated(pieces), (text) => bindTexts([`A rating of A. ${text}`], slots, values), 3000),
    );
  }
});

describe('mentions are looked for in linear time', () => {
  const pieces = [
    ...['(', '[', '*', '_', ' ', '\n', '|', '-', '&#160;', "'", '\u0301', '1', 'a', 'A', '😀'],
    ...[
      'fear ',
      'Fear ',
      'Fear',
      'Fear, ',
      'Fear; ',
      '(Fear',
      'Fear (',
      'Fear (6) ',
      'Fear\n',
      'Fear 6, ',
      '| Fear ',
      '- Fear\n',
    ],
    ...[
      'Magic ',
      'magic resistance ',
      'Ambush, ',
      'Hate Elves ',
      'Hate Elves and ',
      'Hate a ',
      '2 x ',
      'x Fear ',
      'Skaven ',
    ],
    ...['Armed with ', 'Armed with [1-2] a or ', 'Throw a (Str ', 'Throw Throw ', 'ability ', 'special rules: '],
    ...[
      '# Special rules\n',
      '# Events\n',
      'Rules:\n',
      '**Break**: it may ',
      '### Break\n',
      'Fly\n',
      'Hate\n',
      'Fear 4\n',
      'immune to ',
    ],
    ...['=\n', 'a\n---\n', 'Hate Elves\n', 'nor the ', 'Web (', '(Fear, ', 'Fear 6 (a', '\u{10400}', '\u00a0'],
    ...[
      '| Abilities |\n| --- |\n',
      '| Abilities |\n| --- |\n| Fly |\n',
      '| - ',
      '1 a\n',
      '1 a\n  1 b\n',
      '1 a\n2 b\n',
      '- 1 a\n',
    ],
  ];
  pieces.push('At dusk 6 Goblins (Ambush 5+, Fear 4) crossed the ford, and the guards ran for fear of magic. ');
  const templates = ['FEAR n', 'HATE race'].map(parseTemplate);
  const works: Readonly<Record<string, (text: string) => unknown>> = {
    'in a text': (text) => names.find(text),
    'in an item of a list': (text) => names.match(text),
    'in what is read as a use': (text) => readUse(text, [...templates, parseTemplate(text.slice(0, 40))]),
    'in blocks': (text) => plainBlocks(text.split('\n')),
  };
  for (const [name, work] of Object.entries(works)) itLong(name, () => assertLinearSteps(repeated(pieces), work, 3000));
});
