import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';

const {
  letters,
  marks,
  numbers,
  withShortClasses,
}: { letters: string; marks: string; numbers: string; withShortClasses: (source: string) => string } = await import(
  pathToFileURL(resolve('server/build/shortClasses.mjs')).href
);

const lastCodePoint = 0x10ffff;
const isLetter = /^\p{L}$/u;
const isPunctuation = /^[\p{P}\p{Z}]$/u;

/** The code points up to a limit for which a condition holds, as ranges in hexadecimal digits. */
function pointsWhere(holds: (character: string) => boolean, limit: number): string {
  const ranges: [first: number, last: number][] = [];
  for (let point = 0; point <= limit; point += 1) {
    if (!holds(String.fromCodePoint(point))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([first, last]) => first.toString(16) + (first === last ? '' : `-${last.toString(16)}`)).join(' ');
}

/** The lines as one text. */
function words(lines: string): string {
  return lines.trim().split(/\s+/).join(' ');
}

describe('short classes of characters', () => {
  const letter = new RegExp(`^[${letters}]$`, 'u');
  const asLetter = new RegExp(`^[${letters}]$`, 'iu');
  const inNumber = new RegExp(`^[${letters}${numbers}]$`, 'u');

  it('miss only letters among symbols, signs of phonetics, and scripts of scholars', () => {
    const missed = pointsWhere((character) => isLetter.test(character) && !letter.test(character), lastCodePoint);
    const expected = `
      2c6-2d1 2e0-2e4 2ec 2ee f00 2071 207f 2090-209c 2102 2107 210a-2113 2115 2119-211d 2124 2126 2128 212a-212d 212f-2139
      213c-213f 2145-2149 214e 2183-2184 2e2f 3031-3035 303b-303c`;
    assert.equal(missed.split(' 1df00', 1)[0], words(expected));
    // What follows are phonetic and mathematical letters of the second plane.
    assert.equal(
      pointsWhere((character) => isLetter.test(character) && !letter.test(character), 0x1deff),
      words(expected),
    );
    assert.match(missed, / 1df00-\S+(?: 1df\S+)*(?: 1ee\S+)+$/);
  });

  it('take for letters no punctuation but that of old scripts and of small ones', () => {
    const taken = pointsWhere((character) => isPunctuation.test(character) && letter.test(character), 0xffff);
    const expected = `
      5c0 5c3 5c6 7f7-7f9 830-83e 85e 9fd a76 af0 c77 c84 df4 e4f e5a-e5b f85 1680 169b-169c 16eb-16ed 1735-1736 1944-1945
      1a1e-1a1f 1aa0-1aa6 1aa8-1aad 1b4e-1b4f 1b5a-1b60 1b7d-1b7f 1bfc-1bff 1c3b-1c3f 1c7e-1c7f 1cc0-1cc7 1cd3 2cf9-2cfc
      2cfe-2cff 2d70 a4fe-a4ff a60d-a60f a673 a67e a6f2-a6f7 a874-a877 a8ce-a8cf a8f8-a8fa a8fc a92e-a92f a95f a9c1-a9cd
      a9de-a9df aa5c-aa5f aade-aadf aaf0-aaf1 abeb`;
    assert.deepEqual(outside(taken, expected), []);
  });

  it('are the same without regard to capitals', () => {
    // The signs that Unicode takes for the same as K, Å and Ω in this case, and the mark that is a small iota.
    const more = pointsWhere((character) => asLetter.test(character) && !letter.test(character), lastCodePoint);
    assert.equal(more, '345 2126 212a-212b');
  });

  it('take digits of living scripts for numbers, not for letters', () => {
    for (const digits of [
      '0123456789',
      '٠١٢٣٤٥٦٧٨٩',
      '۰۱۲۳۴۵۶۷۸۹',
      '०१२३४५६७८९',
      '０１２３４５６７８９',
      '²³¹½¼¾',
      '⅓⅔①Ⅳ〇',
    ])
      for (const digit of digits) assert.deepEqual([letter.test(digit), inNumber.test(digit)], [false, true], digit);
  });
});

/** The ranges that are not among the expected ones. A later Unicode may have more characters beside them. */
function outside(ranges: string, expected: string): string[] {
  const known = new Set(words(expected).split(' '));
  return ranges.split(' ').filter((range) => !known.has(range));
}

describe('a source with short classes', () => {
  const short = (pattern: string) =>
    withShortClasses(pattern)
      .replaceAll(letters.replaceAll('\\', '\\\\'), 'L')
      .replaceAll(letters, 'L')
      .replaceAll(marks.replaceAll('\\', '\\\\'), 'M')
      .replaceAll(marks, 'M')
      .replaceAll(numbers.replaceAll('\\', '\\\\'), 'N')
      .replaceAll(numbers, 'N');
  const both = [
    ['/\\p{L}+/u', '/[L]+/u'],
    ['[/[\\p{L}\\d]/u, /\\p{L}/u]', '[/[L\\d]/u, /[L]/u]'],
    ['text.match(/[^\\p{L}\\p{M}\\p{N}]|\\[\\p{L}/u)', 'text.match(/[^LMN]|\\[[L]/u)'],
    ['a / b / /[/]\\p{L}/.c', 'a / b / /[/][L]/.c'],
    ['return /\\p{L}/u', 'return /[L]/u'],
    ["'[\\\\p{L}]\\\\p{L}\\\\[\\\\p{L}'", "'[L][L]\\\\[[L]'"],
    ['String.raw`\\p{L}[${letters}\\p{L}]`', 'String.raw`[L][${letters}L]`'],
    ['`[^${`\\\\p{L}${{ a }}`}\\\\p{L}]${a}\\\\p{L}`', '`[^${`[L]${{ a }}`}L]${a}[L]`'],
    ["// It's `/\\p{L}/`\n/\\p{L}/u /* \\p{L} */", "// It's `/\\p{L}/`\n/[L]/u /* \\p{L} */"],
    ['/\\p{Lu}\\p{Ll}\\p{M}/u', '/\\p{Lu}\\p{Ll}\\p{M}/u'],
  ] as const;
  for (const [source, expected] of both) it(source, () => assert.equal(short(source), expected));
});
