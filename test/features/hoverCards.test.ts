import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { hover } from '../../server/features/hover/hover.ts';
import { opened, readerIn } from '../support/cursor.ts';
import { compareGolden } from '../support/golden.ts';

/**
 * What hovers say at each `|` of a text, whole, in English and Spanish. `UPDATE_GOLDEN=1` writes the texts anew, to be read before they are
 * kept.
 */
function cardsOf(marked: string): string {
  const cursors = [...marked.matchAll(/\|/g)].map(({ index }) => index);
  const { scope, document } = opened(marked.replaceAll('|', ''));
  return cursors
    .flatMap((at, cursorsBefore) =>
      (['en', 'es'] as const).map((language) => {
        const found = hover({ scope, document, reader: readerIn(language) }, at - cursorsBefore);
        const contents = found?.contents;
        const markdown = typeof contents === 'object' && 'value' in contents ? contents.value : 'nothing';
        const on = found?.range ? document.getText(found.range) : '';
        return `==== ${on} (${language})\n\n${markdown}\n`;
      }),
    )
    .join('\n');
}

describe('hover cards', () => {
  it('are those of the golden texts', () => {
    assert.deepEqual(compareGolden(join('test', 'golden', 'cards'), cardsOf), []);
  });
});
