import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { sortEntries } from '../../server/features/sortEntries.ts';
import { opened, readerIn } from '../support/cursor.ts';
import { itProperty, runs } from '../support/runs.ts';

/** What each action makes of the text, by its title. */
function sorted(text: string, locale = 'en'): ReadonlyMap<string, string> {
  const { document } = opened(text);
  const plain = TextDocument.create(document.uri, 'xml', 1, text);
  return new Map(
    sortEntries({ document, reader: readerIn(locale) }).map(({ title, kind, edit }) => {
      assert.equal(kind, 'source.sortEntries');
      return [title, TextDocument.applyEdits(plain, edit?.changes?.[document.uri] ?? [])];
    }),
  );
}

const byId = 'Sort the entries by id';
const byName = 'Sort the entries by name';
const rule = (id: string, name = id): string => `<rule id="${id}" name="${name}">x</rule>`;

describe('sortEntries', () => {
  it('sorts by id and by name, numbers by their value, and offers no order that is there already', () => {
    const text = `<rules>\n  ${rule('b-10', 'ONE')}\n  ${rule('b-9', 'TWO')}\n</rules>\n`;
    assert.deepEqual(
      [...sorted(text)],
      [[byId, `<rules>\n  ${rule('b-9', 'TWO')}\n  ${rule('b-10', 'ONE')}\n</rules>\n`]],
    );
    const table = (name: string): string => `<table name="${name}"><event id="e" /></table>`;
    const tables = `<tables>${table('Ñu')}${table('Oca')}${table('Nutria')}</tables>`;
    assert.deepEqual(
      [...sorted(tables, 'es')],
      [['Ordenar las entradas por nombre', `<tables>${table('Nutria')}${table('Ñu')}${table('Oca')}</tables>`]],
    );
    const entry = (key: string): string => `<entry key="${key}">x</entry>`;
    const translations = `<translations>\n${entry('rule.b.name')}\n${entry('rule.a.name')}\n</translations>`;
    assert.deepEqual([...sorted(translations).keys()], [byId]);
  });

  it('takes comments along, and leaves the head of the file and the space between entries', () => {
    const text = `<?xml version="1.0"?>
<rules> <!-- of the root -->
  <!-- the head -->

  <!-- above b -->
  ${rule('b')} <!-- in the line of b -->
  <!-- below b -->

  <!-- whq-ignore unused-entry: of a -->

  <!-- above a -->
  ${rule('a')}


  ${rule('0')}
  <!-- the end -->
</rules>
`;
    assert.equal(
      sorted(text).get(byId),
      `<?xml version="1.0"?>
<rules> <!-- of the root -->
  <!-- the head -->

  ${rule('0')}

  <!-- whq-ignore unused-entry: of a -->

  <!-- above a -->
  ${rule('a')}


  <!-- above b -->
  ${rule('b')} <!-- in the line of b -->
  <!-- below b -->
  <!-- the end -->
</rules>
`,
    );
  });

  it('does nothing where an order means something, or the file cannot be read', () => {
    for (const text of [
      `<rules>${rule('b')}${rule('a')}${rule('b')}</rules>`,
      `<rules>${rule('b')} loose ${rule('a')}</rules>`,
      `<rules>${rule('b')}<rule id="a" name="A">x</rules>`,
      `<rules>${rule('a')}</rules>`,
      `<rules>${rule('a')}${rule('b')}</rules>`,
      '<project><b/><a/></project>',
    ])
      assert.deepEqual([...sorted(text)], [], text);
    assert.deepEqual([...sorted(`<rules>${rule('b')}<rule name="A">x</rule></rules>`).keys()], [byName]);
  });

  itProperty('loses nothing but the order, and sorts what is sorted no more', () => {
    const space = fc.constantFrom('', ' ', '\n', '\n  ', '\n\n', '\r\n');
    const between = fc.array(fc.tuple(space, fc.constantFrom('', '<!-- one -->', '<!-- two\n -->', '<?pi ?>')), {
      maxLength: 3,
    });
    const file = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-e]{1,3}$/), between, space), {
      selector: ([id]) => id,
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(file, space, (entries, end) => {
        const inner = entries.map(([id, gap, last]) => `${gap.flat().join('')}${last}${rule(id)}`).join('');
        const text = `<rules>${inner}${end}</rules>`;
        const ids = entries.map(([id]) => id);
        const after = sorted(text).get(byId) ?? text;
        assert.deepEqual([...after].sort(), [...text].sort());
        assert.deepEqual(
          [...after.matchAll(/id="(\w+)"/g)].map(([, id]) => id),
          ids.toSorted(),
        );
        assert.equal(sorted(after).get(byId), undefined);
      }),
      { numRuns: runs(1000) },
    );
  });
});
