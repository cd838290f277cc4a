import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type ExportedEntry, exportedEntries } from '../../../server/translations/exchange/exportedEntries.ts';
import { type Imported, importedEntries } from '../../../server/translations/exchange/importedEntries.ts';
import type { PoEntry } from '../../../server/translations/exchange/po.ts';
import { asEntryText, sourceShown } from '../../../server/translations/model/sourceShown.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const rules = `<rules>
<rule id="crab" name="PINCH n"><p>The crab &amp; its claws pinch for 2D6 Wounds.</p><p>Then it walks away.</p></rule>
<rule id="tide" name="TIDE">The water rises and each Warrior has to swim.</rule>
<rule id="wave" name="WAVE">The wave throws the Warriors onto the beach.</rule>
</rules>`;

class Reef {
  readonly workspace = new Workspace([]);
  readonly document: Document;

  constructor(translations: string) {
    this.workspace.putFile('file:///reef/rules.xml', rules);
    const document = this.workspace.putFile('file:///reef/content-es.xml', translations);
    assert.ok(document);
    this.document = document;
  }

  exported(): readonly ExportedEntry[] {
    return exportedEntries(this.workspace.all, 'es').entries;
  }

  import(changes: Readonly<Record<string, Partial<PoEntry>>>): Imported {
    const entries = this.exported().map((entry) => ({ ...entry, ...changes[entry.key] }));
    const known = new Set(entries.map(({ key }) => key));
    const others = Object.entries(changes).flatMap(([key, entry]) =>
      known.has(key) ? [] : [{ key, source: '', translation: '', isFuzzy: false, ...entry }],
    );
    return importedEntries(this.workspace.all, 'es', [...entries, ...others]);
  }

  /** The file after the edits. */
  after({ edits }: Imported): string {
    let text = this.document.getText();
    for (const { span, newText } of (edits.get(this.document) ?? []).toReversed())
      text = text.slice(0, span.start) + newText + text.slice(span.end);
    return text;
  }
}

const file = (...entries: readonly string[]): string => `<translations>\n  ${entries.join('\n  ')}\n</translations>\n`;
const name = '<entry key="rule.crab.name">PELLIZCO n</entry>';

describe('the exchange of translations', () => {
  it('has all texts in the order of the package, as people read them', () => {
    const reef = new Reef(file('<entry key="rule.tide.name">MAREA &lt;alta&gt; &amp; &apos;baja&apos;</entry>', name));
    assert.deepEqual(
      reef.exported().map(({ key, source, translation, place }) => [key, source, translation, place]),
      [
        ['rule.crab.name', 'PINCH n', 'PELLIZCO n', 'rules.xml:2'],
        ['rule.crab.text', 'The crab & its claws pinch for 2D6 Wounds.\nThen it walks away.', '', 'rules.xml:2'],
        ['rule.tide.name', 'TIDE', "MAREA <alta> & 'baja'", 'rules.xml:3'],
        ['rule.tide.text', 'The water rises and each Warrior has to swim.', '', 'rules.xml:3'],
        ['rule.wave.name', 'WAVE', '', 'rules.xml:4'],
        ['rule.wave.text', 'The wave throws the Warriors onto the beach.', '', 'rules.xml:4'],
      ],
    );
  });

  it('has the words of a source, whatever its form, and writes them as they are', () => {
    const forms = [
      '<![CDATA[Roll a <b>big</b> die & add &lt; 3 Wounds.]]>',
      'Roll a &lt;b>big&lt;/b> die &amp; add <![CDATA[&lt; 3]]> Wounds.',
      'Roll a &lt;b>big&lt;/b> die<!-- not a small one --> &amp; add <?odds big: 1D6 >= 4 ?>&amp;lt; 3 Wounds.',
      '<p>Roll a &lt;b>big&lt;/b> die &amp; <![CDATA[add &lt;]]> 3 Wounds.</p>',
    ];
    const words = 'Roll a <b>big</b> die & add &lt; 3 Wounds.';
    const written = 'Roll a &lt;b>big&lt;/b> die &amp; add &amp;lt; 3 Wounds.';
    for (const form of forms) {
      const reef = new Reef(file(name));
      reef.workspace.putFile('file:///reef/rules.xml', `<rules><rule id="crab" name="PINCH n">${form}</rule></rules>`);
      assert.equal(reef.exported().find(({ key }) => key === 'rule.crab.text')?.source, words, form);
      const imported = reef.import({ 'rule.crab.text': { translation: words } });
      assert.equal(reef.after(imported), file(name, `<entry key="rule.crab.text">${written}</entry>`));
      const source = sourceShown(reef.workspace.all, reef.document, 'rule.crab.text');
      assert.equal(source && asEntryText(source).replaceAll('&lt;/b&gt;', '&lt;/b>'), written, form);
    }
  });

  it('takes back the translation of a price, which nobody has to translate', () => {
    const reef = new Reef(file(name));
    const pearl =
      '<events><event id="pearl" name="Pearl"><rules>x</rules><goldValue>50G</goldValue><treasure>true</treasure></event></events>';
    reef.workspace.putFile('file:///reef/events.xml', pearl);
    assert.ok(!reef.exported().some(({ key }) => key === 'event.pearl.goldValue'));
    const written = new Reef(file(name, '<entry key="event.pearl.goldValue">50 MO</entry>'));
    written.workspace.putFile('file:///reef/events.xml', pearl);
    assert.ok(!written.exported().some(({ key }) => key === 'event.pearl.goldValue'));
    const { keys } = reef.import({ 'event.pearl.goldValue': { source: '50G', translation: '50 MO' } });
    assert.deepEqual([keys.added, keys.unknown], [['event.pearl.goldValue'], []]);
  });

  it('writes the ends of lines as the file has them, whatever the other program wrote', () => {
    const reef = new Reef(file(name).replaceAll('\n', '\r\n'));
    const imported = reef.import({ 'rule.tide.text': { translation: 'Sube\r\nel\nagua\r' } });
    assert.ok(reef.after(imported).includes('>Sube\r\nel\r\nagua</entry>'));
  });

  it('changes nothing if nothing was translated', () => {
    for (const text of [
      file(name, '<entry key="rule.tide.text">\n    Sube\n    el agua &#38; más\n  </entry>'),
      file(name, '<entry key="rule.tide.text"><![CDATA[ Sube & baja ]]></entry>', '<entry key="rule.wave.name"/>'),
      file(name, '<entry key="rule.tide.text">Sube <b>el</b> agua</entry>').replaceAll('\n', '\r\n'),
      file(name, '<entry key="rule.tide.name"><!-- whq-translate -->TIDE</entry>'),
      file(name, name, '<entry key="rule.tide.name">MA<b>REA</entry>'),
      file(name, '<entry key="rule.tide.text">&#13;&#160;Sube&#32;\u2028 el&#13;\r\nagua&#10;</entry>'),
    ]) {
      const { edits } = new Reef(text).import({});
      assert.deepEqual([...edits], [], text);
    }
  });

  it('writes changed words in the form of the entry, and no other character', () => {
    const translation = 'Sube & "baja"\nde nuevo';
    const changed = (entry: string): string => {
      const reef = new Reef(file(name, entry));
      const imported = reef.import({ 'rule.tide.text': { translation } });
      assert.deepEqual(imported.keys.changed, ['rule.tide.text']);
      return reef.after(imported);
    };
    const key = 'key="rule.tide.text"';
    assert.equal(
      changed(`<entry ${key}>\n  Sube\n </entry>`),
      file(name, `<entry ${key}>\n  Sube &amp; "baja"\nde nuevo\n </entry>`),
    );
    assert.equal(
      changed(`<entry ${key}>Sube &quot;a&quot;</entry>`),
      file(name, `<entry ${key}>Sube &amp; &quot;baja&quot;\nde nuevo</entry>`),
    );
    assert.equal(
      changed(`<entry ${key}><![CDATA[ Sube ]]></entry>`),
      file(name, `<entry ${key}><![CDATA[ ${translation} ]]></entry>`),
    );
    for (const empty of [`<entry ${key}/>`, `<entry ${key} />`, `<entry ${key}></entry>`, `<entry ${key}> </entry>`])
      assert.match(changed(empty), /<entry key="rule\.tide\.text" ?>Sube &amp; "baja"\nde nuevo<\/entry>/);
    assert.equal(
      changed(`<entry ${key}><!-- whq-translate -->The water rises</entry>`),
      file(name, `<entry ${key}>Sube &amp; "baja"\nde nuevo</entry>`),
    );
    const windows = new Reef(file(name, `<entry ${key}>Sube</entry>`).replaceAll('\n', '\r\n'));
    assert.equal(
      windows.after(windows.import({ 'rule.tide.text': { translation } })),
      file(name, `<entry ${key}>Sube &amp; "baja"\nde nuevo</entry>`).replaceAll('\n', '\r\n'),
    );
  });

  it('puts new entries beside the neighbours of their texts', () => {
    const reef = new Reef(file(name, '<entry key="rule.wave.name">OLA</entry>'));
    const imported = reef.import({
      'rule.wave.text': { translation: 'La ola.' },
      'rule.tide.name': { translation: 'MAREA' },
    });
    assert.deepEqual(imported.keys.added, ['rule.tide.name', 'rule.wave.text']);
    assert.equal(
      reef.after(imported),
      file(
        name,
        '<entry key="rule.tide.name">MAREA</entry>',
        '<entry key="rule.wave.name">OLA</entry>',
        '<entry key="rule.wave.text">La ola.</entry>',
      ),
    );
  });

  it('leaves out what nobody can want, and says so', () => {
    const reef = new Reef(
      file(name, '<entry key="rule.tide.name">MAREA</entry>', '<entry key="rule.tide.name">OLA</entry>'),
    );
    const { edits, keys } = reef.import({
      'rule.crab.name': { translation: ' ' },
      'rule.tide.name': { translation: 'MAR' },
      'rule.wave.name': { translation: 'OLA', isFuzzy: true },
      'rule.wave.text': { translation: 'O\u0007LA' },
      'rule.none.name': { translation: 'NADA' },
    });
    assert.deepEqual([...edits], []);
    assert.deepEqual(keys, {
      ...{ changed: [], added: [], fuzzy: ['rule.wave.name'], emptied: ['rule.crab.name'] },
      ...{ unknown: ['rule.none.name'], unclear: ['rule.tide.name'], illegal: ['rule.wave.text'] },
      ...{ broken: [], outdated: [], settled: [] },
    });
  });

  it('leaves out a translation with elements that could not be read as XML, and writes the others', () => {
    const entry = '<entry key="rule.crab.text">Las <b>pinzas</b> del cangrejo.</entry>';
    const tide = '<entry key="rule.tide.name">MAREA</entry>';
    for (const translation of [
      'Las <b>pinzas.',
      'Las pinzas.</b>',
      'Las <b>pinzas</i>.',
      'Pinzas & <b>patas</b>.',
      'Pinzas</entry><entry key="rule.wave.name">OLA',
      'Pinzas &cangrejo; <b>rojas</b>',
      'Pinzas <!-- rojas',
    ]) {
      const reef = new Reef(file(entry, tide));
      const imported = reef.import({ 'rule.crab.text': { translation }, 'rule.tide.name': { translation: 'MAR' } });
      assert.deepEqual(imported.keys.broken, ['rule.crab.text'], translation);
      assert.deepEqual(imported.keys.changed, ['rule.tide.name']);
      assert.equal(reef.after(imported), file(entry, tide.replace('MAREA', 'MAR')));
    }
    const reef = new Reef(file(entry));
    const imported = reef.import({ 'rule.crab.text': { translation: 'Sus <i>pinzas</i> &amp; patas.' } });
    assert.deepEqual(imported.keys.changed, ['rule.crab.text']);
  });

  it('knows stale translations, those that somebody has confirmed, and sources that have changed since', () => {
    const reef = new Reef(file(name, '<entry key="rule.wave.name">OLA</entry>'));
    const record = `rule.crab.name\t${'0'.repeat(16)}\tPINCH\nrule.wave.name\t${'0'.repeat(16)}\tWAVES\n`;
    reef.workspace.putFile('file:///reef/content-es.sources.tsv', record);
    const [crab] = reef.exported();
    assert.deepEqual([crab?.isFuzzy, crab?.formerSource], [true, 'PINCH']);
    assert.deepEqual(reef.import({}).keys.settled, []);
    const { keys } = reef.import({
      'rule.crab.name': { isFuzzy: false },
      'rule.wave.name': { isFuzzy: false, translation: 'OLAS', source: 'WAVES' },
    });
    assert.deepEqual(
      [keys.settled, keys.changed, keys.outdated],
      [['rule.crab.name'], ['rule.wave.name'], ['rule.wave.name']],
    );
  });
});
