import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { rowMarksIn } from '../../server/tables/reading/marks.ts';

/** Paragraphs without numbers. With the long one behind it a text is read paragraph by paragraph, with the short one at once. */
const short = '\n\nNobody comes here any more.\n';
const long = `${short}${'Nobody comes here any more.\n'.repeat(200)}`;
const maximumLength = 3900;

function assertSame(text: string): void {
  assert.deepEqual(rowMarksIn(`${text}${long}`), rowMarksIn(`${text}${short}`), JSON.stringify(text.slice(0, 200)));
}

/** Tests all of a page, in parts that are short enough. */
function assertSameInPage(page: string): void {
  for (let start = 0; start < page.length; start += maximumLength) assertSame(page.slice(start, start + maximumLength));
}

describe('marks of rows in a long text', () => {
  it('are those of the text as a whole, wherever paragraphs and lines end', () => {
    const piece = fc.constantFrom(
      ...['1', '2-3', ' 4-6', '6+', '1,', '2 or less', 'up to 3', '1.', '2)', '3 –', '4:', '[5]', '(6', '**1**', '0'],
      ...['- ', '* ', '| ', '> ', '|', '  ', '\t', ' ', '. ', ', ', '; ', ': ', 'Rats', 'gold', 'Wounds', '1D6', '"'],
      ...['\n', '\n', '\n\n', '\r\n', '\r\n\r\n', '\n \n', '\n\t\n', '\n\n\n', '\n\n  ', '\r', '\u200b'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => assertSame(pieces.join(''))),
      { numRuns: 2000 },
    );
  });

  it('are those of the whole in real pages', () => {
    const folders = ['docs', process.env.WHQ_SEEDS ?? ''].filter((folder) => folder !== '' && existsSync(folder));
    for (const folder of folders) {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (/\.(?:md|txt)$/.test(path)) assertSameInPage(readFileSync(`${folder}/${path}`, 'utf8'));
      }
    }
  });
});
