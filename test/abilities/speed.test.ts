import assert from 'node:assert/strict';
import { it } from 'mocha';
import { bindTexts } from '../../server/abilities/bindTexts.ts';
import { readUse } from '../../server/abilities/mentions/use.ts';
import { plainBlocks } from '../../server/abilities/plainBlocks.ts';
import { parseTemplate } from '../../server/abilities/template.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { describeLong } from '../support/runs.ts';

/** Enough that what takes quadratic time takes minutes. */
const manyCharacters = 200_000;

/** Of processor time: many times what the slowest of these texts takes, on any machine. */
const maximumSeconds = 5;

/** The names of the bundled packs in both languages. */
const { names } = new Workspace(packs).index;

/** A text that begins much and ends nothing is gone through once. */
function check(piece: string): void {
  const text = piece.repeat(Math.ceil(manyCharacters / piece.length));
  const seconds = secondsOf(() => {
    names.find(text);
    names.match(text);
    readUse(text, [parseTemplate('FEAR n'), parseTemplate('HATE race'), parseTemplate(piece)]);
    plainBlocks(text.split('\n'));
  });
  assert.ok(seconds < maximumSeconds, `${seconds} s`);
}

function secondsOf(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

describeLong('values are put into texts in linear time', () => {
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
    for (const piece of pieces) {
      it(`${JSON.stringify(piece)} with ${n}`, () => {
        const text = piece.repeat(Math.ceil(manyCharacters / piece.length));
        const seconds = secondsOf(() => bindTexts([`A rating of A. ${text}`], slots, values));
        assert.ok(seconds < maximumSeconds, `${seconds} s`);
      });
    }
  }
});

describeLong('mentions are looked for in linear time', () => {
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
    ...['=\n', 'a\n---\n', 'Hate Elves\n', 'nor the '],
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
  for (const piece of pieces) it(`in many ${JSON.stringify(piece)}`, () => check(piece));

  it('in a megabyte of prose', () => {
    const sentence = 'At dusk 6 Goblins (Ambush 5+, Fear 4) crossed the ford, and the guards ran for fear of magic. ';
    const prose = sentence.repeat(Math.ceil(2 ** 20 / sentence.length));
    names.find(prose);
    const seconds = secondsOf(() => names.find(prose));
    console.log(
      `      ${Math.round(seconds * 1000)} ms for a megabyte with ${Math.round((2 * prose.length) / sentence.length)} mentions`,
    );
    assert.ok(seconds < maximumSeconds);
  });
});
