import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { type PoFault, readPo } from '../../../server/translations/exchange/readPo.ts';
import { type RemarkedEntry, writtenPo } from '../../../server/translations/exchange/writtenPo.ts';
import { anyText } from '../../support/anyText.ts';
import { itProperty, runs } from '../../support/runs.ts';

const header = 'msgid ""\nmsgstr "Language: es\\n"\n\n';

/** The mistakes in a PO file with that text behind its header, whose three lines do not count. */
function check(text: string, ...faults: readonly (readonly [PoFault['kind'], number])[]): void {
  const found = readPo(header + text).faults.map(({ kind, line }) => [kind, line - 3]);
  assert.deepEqual(found, faults);
}

const entry = (key: string, text = 'Fear'): string => `msgctxt "${key}"\nmsgid "${text}"\nmsgstr "Miedo"\n`;

describe('readPo', () => {
  it('reads a line of any length', () => {
    const long = 'x\\"'.repeat(100_000);
    const { entries, faults } = readPo(`${header}msgctxt "a"\nmsgid "Fear"\nmsgstr "${long}"\n`);
    assert.deepEqual([entries[0]?.translation.length, faults], [200_000, []]);
    check(`msgctxt "a"\nmsgid "Fear"\nmsgstr "${long}\n`, ['quote', 3]);
    check('msgctxt "a"\nmsgid "Fear"\nmsgstr "x\\"\n', ['quote', 3]);
  });

  it('reads entries with contexts, texts over several lines, marks and other comments', () => {
    const text = `${header}#. a remark
#: reef.xml:3
#, c-format, fuzzy
#| msgid "Old"
msgctxt "rule.a.text"
msgid ""
"Roll \\"1D6\\".\\n"
"Then \\\\ and\\ttab \\x41\\101."
msgstr "Tira"

msgctxt "rule.b.text"
msgid "Wave"
msgstr ""

#~ msgctxt "rule.old.text"
#~ msgid "Gone"
#~ msgstr "Fuera"
`;
    assert.deepEqual(readPo(text), {
      language: 'es',
      entries: [
        {
          key: 'rule.a.text',
          source: 'Roll "1D6".\nThen \\ and\ttab AA.',
          translation: 'Tira',
          isFuzzy: true,
          line: 8,
        },
        { key: 'rule.b.text', source: 'Wave', translation: '', isFuzzy: false, line: 14 },
      ],
      faults: [],
    });
    assert.deepEqual(readPo(`\ufeff${text.replaceAll('\n', '\r\n')}`).entries, readPo(text).entries);
  });

  it('names what is broken, with its line', () => {
    check(entry('a') + entry('b'));
    check(`msgctxt "a"\nmsgid Fear\nmsgstr "Miedo"`, ['quote', 2]);
    check(`msgctxt "a"\nmsgid "Fear\nmsgstr "Miedo"`, ['quote', 2]);
    check(`msgctxt "a"\nmsgid "the "big" one"\nmsgstr "Miedo"`, ['quote', 2]);
    check(`msgctxt "a"\nmsgid "C:\\data"\nmsgstr "Miedo"`, ['escape', 2]);
    check(`msgctxt "a"\nmsgid "Fear"\nmsgstr "Miedo"\nand more`, ['strange', 4]);
    check(`msgctxt "a"\nmsgid "Fear"\n\n${entry('b')}`, ['incomplete', 1]);
    check(`${entry('a')}msgstr "Temor"\n`, ['order', 4]);
    check(
      `msgctxt "a"\nmsgid "Fear"\nmsgid_plural "Fears"\nmsgstr[0] "Miedo"`,
      ['plural', 3],
      ['plural', 4],
      ['incomplete', 1],
    );
    check(entry('a') + entry('a'), ['twice', 4]);
    // Entries without a key are none of the package; the import says so.
    check('msgid "A"\nmsgstr "B"\n\nmsgid "C"\nmsgstr "D"\n');
    check(`msgctxt "a"\nmsgid "Fear"\n`, ['incomplete', 1]);
    check(`msgctxt "a"\nmsgstr "Miedo"\n`, ['incomplete', 1]);
    check(`<<<<<<< HEAD\n${entry('a')}=======\n${entry('b')}>>>>>>> other\n`, ['merge', 1]);
    check('# nothing else\n');
    assert.equal(readPo(header.replace('es', 'pt_BR')).language, 'pt');
    assert.equal(readPo(entry('rule.reef.name')).language, undefined);
    assert.deepEqual(readPo('<translations/>').faults, [{ kind: 'strange', line: 1 }]);
  });

  itProperty('answers any text, with an entry or a fault for each part', () => {
    const line = fc.constantFrom(
      'msgctxt "a"',
      'msgid "b"',
      'msgid ""',
      'msgstr "c"',
      '"d"',
      '# e',
      '#, fuzzy',
      '',
      'f',
      '>>>>>>> g',
    );
    const parameters = { numRuns: runs(500) };
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { entries, faults } = readPo(lines.join('\n'));
        const parts = lines.filter((one) => one.startsWith('msgstr')).length;
        assert.ok(entries.length <= parts);
        if (lines.includes('f')) assert.ok(faults.length > 0);
      }),
      parameters,
    );
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        readPo(text);
      }),
      parameters,
    );
  });
});

/** Texts of what PO files have their own writing for, and of letters of one to four bytes. */
const words = fc
  .array(
    fc.constantFrom(
      ...' \\"\'\n\t0123456789.,;:+%{}#~|[]-',
      ...'abntuxXéñÜßжΩ語あ𝒜',
      ...'\r\v\f\b\u0007\u0085\u2028\u2029\u200b',
    ),
    { maxLength: 200 },
  )
  .map((units) => units.join(''));

describe('writtenPo', () => {
  const entries = fc.uniqueArray(
    fc.record({
      key: fc.string({ minLength: 1, maxLength: 30 }),
      source: words.filter((text) => text !== ''),
      translation: words,
      isFuzzy: fc.boolean(),
      place: fc.constantFrom('', 'a.xml:1', 'my rules.xml:20'),
      formerSource: fc.option(words, { nil: undefined }),
    }),
    { selector: ({ key }) => key, maxLength: 8 },
  );

  itProperty('is read as the same entries', () => {
    fc.assert(
      fc.property(entries, (written: readonly RemarkedEntry[]) => {
        const { entries: read, faults } = readPo(writtenPo('es', written));
        assert.deepEqual(faults, []);
        assert.deepEqual(
          read.map(({ line: _, ...rest }) => rest),
          written.map(({ place: _, formerSource: __, ...rest }) => rest),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('has lines of a width that people read, with the remarks above them', () => {
    const source =
      'The crab pinches each Warrior beside it, and then it walks away sideways, as crabs do.\nRoll again.';
    const text = writtenPo('es', [
      { key: 'rule.crab.text', source, translation: '', isFuzzy: true, place: 'reef.xml:3', formerSource: 'A "crab".' },
    ]);
    assert.equal(
      text.slice(text.indexOf('#:')),
      `#: reef.xml:3
#, fuzzy
#| msgid "A \\"crab\\"."
msgctxt "rule.crab.text"
msgid ""
"The crab pinches each Warrior beside it, and then it walks away sideways, "
"as crabs do.\\n"
"Roll again."
msgstr ""
`,
    );
  });
});
