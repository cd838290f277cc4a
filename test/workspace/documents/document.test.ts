import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Document } from '../../../server/workspace/documents/document.ts';
import type { Section } from '../../../server/workspace/documents/section.ts';
import { realFiles } from '../../support/realFiles.ts';
import { describeLong, itLong, itProperty, runs } from '../../support/runs.ts';

const rules = `<?xml version="1.0"?>
<rules>
  <!-- <rule id="hidden"> is no rule -->
  <rule id="a-fear" name="FEAR n"><p>Roll 1D6 &amp; add.</p><?odds afraid: 1D6 <= n ?></rule>
  <rule id="b" name="B"><![CDATA[ <rule id="not"> ]]></rule>\r
  <magic id="c" name="C">2-5 Failure.\r\n  6 Battle Lust.</magic>
  <rule id="d" name="D"><table><tr><td>1</td><td>x</td></tr></table></rule>
</rules>
`;

const pieces = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '&',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<rule',
  '<rule ',
  '</rule>',
  '<magic>',
  '<magic',
  '</rules>',
  '<rules>',
  'rule',
  'r',
  ' ',
  '\n',
  '\r\n',
  '\r',
  'x',
  '=',
  ' id="q"',
  '<p>',
  '</p>',
  '\u2019',
  '\ud800',
  '<!DOCTYPE rules>',
  ' xmlns="u"',
];

/** What a section is, apart from how it keeps it. */
function contentOf({ text, lineStarts, nodes, errors, rootEnd, openRoot }: Section) {
  return { text, lineStarts, nodes, errors, rootEnd, openRoot };
}

/** The same edit done on our document, on the reference implementation, and by reading the result anew. */
function check(original: string, edits: readonly (readonly [number, number, string])[], languageId = 'xml'): void {
  const document = new Document('file:///a.xml', languageId, 0, original);
  let reference = TextDocument.create('file:///a.xml', languageId, 0, original);
  for (const [at, length, text] of edits) {
    const start = Math.floor(at * (reference.getText().length + 1));
    const range = { start: reference.positionAt(start), end: reference.positionAt(start + length) };
    assert.deepEqual(document.range({ start, end: start + length }), range);
    const known = new Set(document.sections);
    const change = document.update([{ range, text }], document.version + 1);
    for (const section of document.sections) assert.equal(known.has(section), !change.added.includes(section));
    reference = TextDocument.update(reference, [{ range, text }], reference.version + 1);
  }
  assert.equal(document.getText(), reference.getText());
  assert.equal(document.lineCount, reference.lineCount);
  const fresh = new Document('file:///a.xml', languageId, 0, reference.getText());
  assert.deepEqual([document.format?.kind, document.rootDamage], [fresh.format?.kind, fresh.rootDamage]);
  assert.deepEqual(document.sections.map(contentOf), fresh.sections.map(contentOf));
  for (let offset = -1; offset <= reference.getText().length + 1; offset += 7) {
    const position = reference.positionAt(offset);
    assert.deepEqual(document.positionAt(offset), position);
    assert.equal(document.offsetAt(position), reference.offsetAt(position));
    const beyond = { line: position.line, character: 1000 };
    assert.equal(document.offsetAt(beyond), reference.offsetAt(beyond));
  }
}

const edit = fc.tuple(
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 200 })),
  fc.oneof(
    fc.constantFrom(...pieces),
    fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((parts) => parts.join('')),
  ),
);

describe('Document', () => {
  itProperty('is after any edits what a fresh reading of the text is', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => check(rules, edits)),
      { numRuns: runs(1500), seed: 1 },
    );
  });

  itProperty('is so where the root is damaged, mended and damaged again', () => {
    const entry = '<rule id="my-eel" name="EEL"><p>x</p></rule>';
    const rootEdit = fc.tuple(
      fc.constantFrom(0, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.5, 0.95, 0.99),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(
        '',
        '<rules>',
        '</rules>',
        'rules>',
        '<ru',
        '<',
        '>',
        's',
        'x',
        '<event date="x"/>',
        entry,
        '<!--',
        '"',
      ),
    );
    const originals = [
      `<rules>\n${entry}${entry}</rules>`,
      `<rulse>\n${entry}${entry}</rulse>`,
      `rules>${entry}${entry}`,
      entry,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...originals), fc.array(rootEdit, { minLength: 1, maxLength: 4 }), (text, edits) =>
        check(text, edits),
      ),
      {
        numRuns: runs(1500),
        seed: 5,
      },
    );
  });

  describe('is so where the beginning is edited', () => {
    const entry = '<rule id="my-eel" name="EEL"><p>x</p></rule>';
    const later = `${entry}\n<!-- x -->\n`.repeat(3);
    /** Writes `insertion` in the place of `removed`. */
    function checkEdit(text: string, removed: string, insertion: string): void {
      const at = text.indexOf(removed);
      assert.ok(at >= 0);
      check(text, [[(at + 0.5) / (text.length + 1), removed.length, insertion]]);
    }

    it('and begins with an instruction that has no name, which is text in XML', () =>
      checkEdit(`<?\n<rules>\n${later}</rules>`, '<?', `<?>\n<rules>\n${entry}?>`));

    it('and a comment of it then ends in a later entry', () =>
      checkEdit(`<!-- a -->\n<rules>\n${entry}-->\n<rules>${later}</rules>`, 'a -->', 'a'));

    it('and its document type is closed far behind it', () => {
      const far = '<rule id="far" name="FAR">x</rule>\n'.repeat(200).replaceAll('"', "'");
      checkEdit(`<!DOCTYPE rules [<!ENTITY a "\n<rules>\n${far}end<rules>${far}</rules>`, 'end', '">]>');
    });

    const marks = ['<?xml?>', '<?xml version="1.0"?>', '<?', '?>', '<?x', '<!--', '-->', '<![CDATA[', ']]>'];
    const others = ['<!DOCTYPE rules', '[', '<!ENTITY a "', '"', "'", ']', '>', '<', '<rules', '<rules>', '</rules>'];
    const part = fc.constantFrom(...marks, ...others, '\ufeff', '\n', ' ', 'x', 'xml', '<p>', '<rule ', entry, '');
    const beginning = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
    const edits = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9 }), beginning), {
      minLength: 1,
      maxLength: 4,
    });
    const originals = fc.tuple(beginning, fc.constantFrom('<rules>\n', '<rules a="b">', '<rulse>', ''), beginning);
    const languages = fc.constantFrom('xml', 'xml', 'markdown');

    itProperty('in any way', () => {
      fc.assert(
        fc.property(originals, edits, languages, ([before, root, behind], changes, languageId) => {
          let text = `${before}${root}${behind}\n${later}</rules>`;
          const fractions = changes.map(([at, length, insertion]): readonly [number, number, string] => {
            const from = Math.min(at, text.length);
            const fraction = (from + 0.5) / (text.length + 1);
            text = text.slice(0, from) + insertion + text.slice(from + length);
            return [fraction, length, insertion];
          });
          check(`${before}${root}${behind}\n${later}</rules>`, fractions, languageId);
        }),
        { numRuns: runs(1500), seed: 6 },
      );
    });
  });

  itProperty('does so in prose and in other files too', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 3 }), (edits) => check('# Hall\r\n\r\n6 Goblins\n', edits, 'markdown')),
      { numRuns: runs(100), seed: 2 },
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 3 }), (edits) => check('<project>\n</project>', edits)),
      { numRuns: runs(100), seed: 3 },
    );
  });

  itLong('is so in real files too', () => {
    for (const { text } of [...realFiles('WHQ_SEEDS', '.txt'), ...realFiles('WHQ_CORPUS', '.xml')]) {
      // The beginning of a long file stands for all of it, cut off in the middle of an entry.
      const beginning = text.slice(0, 40_000);
      fc.assert(
        fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => check(beginning, edits)),
        { numRuns: 15, seed: 4 },
      );
    }
  });

  itProperty('is the same for prefixes of the bundled rules, wherever they end', () => {
    for (const name of readdirSync('rules').filter((file) => file.endsWith('.xml'))) {
      const text = readFileSync(`rules/${name}`, 'utf8');
      // Each prefix is read as a whole, so a longer file has no more of them.
      const step = Math.ceil(text.length / runs(100));
      for (let end = 0; end < text.length; end += step) {
        const document = new Document('file:///a.xml', 'xml', 0, text.slice(0, end));
        assert.equal(document.getText(), text.slice(0, end));
        const last = document.positionAt(end);
        document.update([{ range: { start: last, end: last }, text: text.slice(end, end + step) }], 1);
        const fresh = new Document('file:///a.xml', 'xml', 0, text.slice(0, end + step));
        assert.deepEqual(document.sections.map(contentOf), fresh.sections.map(contentOf));
      }
    }
  });

  it('re-reads only the entry that an edit touches', () => {
    const document = new Document('file:///a.xml', 'xml', 0, rules);
    const at = document.positionAt(rules.indexOf('Roll'));
    const change = document.update([{ range: { start: at, end: at }, text: 'Now ' }], 1);
    assert.equal(change.removed.length, 1);
    assert.equal(change.added.length, 1);
    assert.match(change.added[0]?.text ?? '', /Now Roll/);
  });

  it('knows its kind by the root element, and not where the root is in a namespace', () => {
    const kind = (text: string, languageId = 'xml') => new Document('file:///a', languageId, 0, text).format?.kind;
    assert.equal(kind(rules, 'plaintext'), 'rules');
    assert.equal(kind('\ufeff<!-- a --><!DOCTYPE rules [<!ENTITY a "<rule>">]><rules/>'), 'rules');
    assert.equal(kind('<rules xmlns="http://example.org/firewall"/>'), undefined);
    assert.equal(kind('<project/>'), undefined);
    assert.equal(kind('<project/>', 'plaintext'), 'prose');
    assert.equal(kind('Fear 5', 'markdown'), 'prose');
  });
});

describeLong('a document that is too large', () => {
  const many = 160_000;
  const tooMany = `<rules>${'<rule/>'.repeat(many)}</rules>`;

  it('is kept for its text, and looked at again where it has become short enough', () => {
    const document = new Document('file:///a.xml', 'xml', 1, tooMany);
    assert.deepEqual([document.isTooLarge, document.format?.kind, document.sections.length], [true, undefined, 1]);
    const replace = (from: number, to: number, text: string): void => {
      const range = { start: document.positionAt(from), end: document.positionAt(to) };
      document.update([{ range, text }], document.version + 1);
    };
    replace(7, 7, 'x');
    assert.deepEqual([document.isTooLarge, document.length], [true, tooMany.length + 1]);
    assert.equal(document.getText(), tooMany.replace('<rules>', '<rules>x'));
    replace(8, 8 + '<rule/>'.length * 20_000, '');
    assert.deepEqual([document.isTooLarge, document.format?.kind], [false, 'rules']);
    assert.equal(document.sections.length, many - 20_000 + 1);
  });

  it('may be a text', () => {
    const long = 'Nobody rolls 2D6 here.\n'.repeat(50_000);
    const document = new Document('file:///a.md', 'markdown', 1, long);
    assert.deepEqual([document.isTooLarge, document.format?.kind], [true, undefined]);
    const start = { line: 0, character: 0 };
    document.update([{ range: { start, end: { line: 20_000, character: 0 } }, text: '' }], 2);
    assert.deepEqual([document.isTooLarge, document.format?.kind], [false, 'prose']);
    assert.equal(new Document('file:///a.txt', 'other', 1, long).isTooLarge, false);
  });

  it('is another one when its text is replaced', () => {
    const document = new Document('file:///a.xml', 'xml', 1, tooMany);
    document.update([{ text: '<rules><rule id="a" name="A">x</rule></rules>' }], 2);
    assert.deepEqual([document.isTooLarge, document.format?.kind], [false, 'rules']);
    document.update([{ text: tooMany }], 3);
    assert.deepEqual([document.isTooLarge, document.format?.kind], [true, undefined]);
  });
});
