import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { NameTable } from '../../../server/abilities/mentions/nameTable.ts';
import { readUse } from '../../../server/abilities/mentions/use.ts';
import { parseTemplate } from '../../../server/abilities/template.ts';
import { assertLinearSteps, repeated } from '../../support/growth.ts';
import { testsDuring } from '../../support/nativeSteps.ts';
import { itLong } from '../../support/runs.ts';
import { watched } from '../../support/watched.ts';

/** A text that is searched for a name, and read as a use of it. */
function look({ name, text }: { readonly name: string; readonly text: string }): void {
  const names = new NameTable<string>();
  const template = parseTemplate(name);
  names.add('rule', template, 1);
  watched(() => {
    names.find(text);
    names.match(text);
    readUse(text, [template]);
  });
}

/** Each word of such a name stands for words of the text, so that every one of them can begin and end in many places. */
const shapes: readonly ((words: number) => string)[] = [
  (words) => `CURSE ${'all '.repeat(words)}`,
  (words) => `CURSE ${'all '.repeat(words)}NOW`,
  (words) => `CURSE ${'all NEXT '.repeat(words / 2)}`,
  (words) => `CURSE ${'n '.repeat(words)}NOW`,
  (words) => `CURSE ${'all n '.repeat(words / 2)}NOW`,
  (words) => `CURSE ${'(STR n) '.repeat(words / 2)}NOW`,
  (words) => `CURSE ${'[a-b] all '.repeat(words / 2)}NOW`,
  (words) => `CURSE (${'all '.repeat(words)}n)`,
];

const pieces = ['all ', 'Curse ', 'Curse all ', 'The Orc ', '3 ', '(Str 3) ', '[1-2] all ', 'next ', 'a', 'A', '\n> '];

/** So often a piece of a name may be tried for each of its words and each character of the text; in most of them it is tried never. */
const mostForEach = 10;

describe('names of many words', () => {
  for (const shape of shapes) {
    it(`are looked for in steps that grow as words times characters: ${shape(4)}`, () => {
      for (const piece of pieces) {
        for (const words of [2, 6, 10, 20, 40]) {
          const text = `Curse ${piece.repeat(50)}`;
          const steps = testsDuring(() => look({ name: shape(words), text }));
          assert.ok(steps <= mostForEach * words * text.length, `${steps} steps for ${words} words and ${piece}`);
        }
      }
    });

    itLong(`are looked for in steps that grow as the text does: ${shape(4)}`, () => {
      const inputs = Object.entries(repeated(pieces)).map(([piece, textOf]) => [
        piece,
        (size: number) => ({ name: shape(12), text: `Curse ${textOf(size)}` }),
      ]);
      assertLinearSteps<Parameters<typeof look>[0]>(Object.fromEntries(inputs), look, 1000);
    });
  }
});
