import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check, run } from '../commandLine.ts';

const files = {
  'data/xml/rules/reef.xml': `<rules>
  <rule id="reef-crab" name="PINCH n">The crab pinches for n Wounds.</rule>
  <rule id="reef-tide" name="TIDE">The water rises and each Warrior has to swim.</rule>
</rules>`,
  'data/xml/events/reef.xml':
    '<events><event id="reef-rat" name="Rat"><rules>La rata roba todo el oro de los Guerreros.</rules><goldValue>1D6x10G</goldValue><treasure>true</treasure></event></events>',
  'data/i18n/content-es.xml': `<translations>
  <entry key="rule.reef-crab.name">PELLIZCO n</entry>
  <entry key="rule.reef-crab.text">El cangrejo pellizca por n Heridas.</entry>
  <entry key="rule.reef-tide.name"></entry>
  <entry key="event.reef-rat.name">Rata</entry>
</translations>`,
};

const translate = (...parameters: readonly string[]): readonly string[] => ['translate', ...parameters];

describe('whq-rules translate', () => {
  it('counts the translated texts by kinds of entry', async () => {
    await Promise.all([
      check(
        { arguments: translate('status'), files },
        { out: 'es  2 of 4 (50 %)  content-es.xml\n    rule  2 of 4 (50 %)\n' },
      ),
      check(
        { arguments: translate('status', '--lang', 'es', '--to', 'es', 'data'), files },
        { out: 'es  2 de 4 (50 %)  content-es.xml\n    rule  2 de 4 (50 %)\n' },
      ),
    ]);
  });

  it('lists the keys without a translation; an empty one is none', async () => {
    await check(
      { arguments: translate('missing'), files },
      { status: 1, out: 'es  rule.reef-tide.name\nes  rule.reef-tide.text\n' },
    );
  });

  it('lists the names, and the texts with other words', async () => {
    const entry = (key: string, text: string): string => `<entry key="rule.${key}">${text}</entry>`;
    const speaking = {
      'data/rules.xml':
        '<rules>\n<rule id="breath" name="SALT BREATH">Nobody knows.</rule>\n<rule id="eel" name="EEL">The eel has Salt Breath and swims.</rule>\n</rules>',
      'data/content-es.xml': `<translations>\n${entry('breath.name', 'ALIENTO SALADO')}\n${entry('eel.name', 'ANGUILA')}\n${entry('eel.text', 'La anguila tiene soplo de sal y nada.')}\n</translations>`,
    };
    const place = { key: 'rule.eel.text', file: 'data/content-es.xml', line: 4 };
    await check(
      { arguments: translate('glossary'), files: speaking },
      {
        out: 'es  SALT BREATH → ALIENTO SALADO  0 uses\n    other words: rule.eel.text  data/content-es.xml:4\nes  2 names, 1 of them in texts; other words in 1 place\n',
      },
    );
    const { out } = await run({ arguments: translate('glossary', '--format', 'json'), files: speaking });
    const [{ names }]: [{ names: readonly { source: string; others: unknown }[] }] = JSON.parse(out).languages;
    assert.deepEqual(
      names.map(({ source }) => source),
      ['EEL', 'SALT BREATH'],
    );
    assert.deepEqual(names[1]?.others, [place]);
  });

  it('answers programs', async () => {
    const kinds = [{ kind: 'rule', needed: 4, translated: 2, percent: 50 }];
    const missing = ['rule.reef-tide.name', 'rule.reef-tide.text'];
    const language = {
      language: 'es',
      file: 'content-es.xml',
      needed: 4,
      translated: 2,
      percent: 50,
      kinds,
      missing,
      stale: [],
    };
    await check(
      { arguments: translate('status', '--format', 'json'), files },
      { out: `${JSON.stringify({ languages: [language] }, undefined, 2)}\n` },
    );
  });

  it('has no percentage where there is nothing to translate', async () => {
    const english = '<translations>\n  <entry key="rule.reef-tide.name">FLOOD</entry>\n</translations>';
    const own = { 'data/xml/rules/reef.xml': files['data/xml/rules/reef.xml'], 'data/i18n/content-en.xml': english };
    const both = { ...own, 'data/i18n/content-es.xml': files['data/i18n/content-es.xml'] };
    const badge = translate('status', '--format', 'badge');
    const grey = (label: string, message: string): string =>
      `{"schemaVersion":1,"label":"${label}","message":"${message}","color":"lightgrey"}\n`;
    await Promise.all([
      check({ arguments: translate('status'), files: own }, { out: 'en  nothing to translate  content-en.xml\n' }),
      check(
        { arguments: translate('status', '--lang', 'es'), files: both },
        { out: 'en  nada que traducir  content-en.xml\nes  2 de 4 (50 %)  content-es.xml\n    rule  2 de 4 (50 %)\n' },
      ),
      check({ arguments: badge, files: own }, { out: grey('en', 'nothing to translate') }),
      check(
        { arguments: badge, files: both },
        { out: '{"schemaVersion":1,"label":"es","message":"50 %","color":"yellow"}\n' },
      ),
    ]);
    const { out } = await run({ arguments: translate('status', '--format', 'json'), files: own });
    const [{ needed, percent, kinds }] = JSON.parse(out).languages;
    assert.deepEqual({ needed, percent, kinds }, { needed: 0, percent: null, kinds: [] });
  });

  it('writes a badge', async () => {
    await check(
      { arguments: translate('status', '--format', 'badge'), files },
      { out: '{"schemaVersion":1,"label":"es","message":"50 %","color":"yellow"}\n' },
    );
  });

  it('marks translations as up to date, and shows how their sources have changed', async () => {
    const line = 'rule.reef-crab.text\t0000000000000000\tThe crab pinches for n Wounds each turn.\n';
    await Promise.all([
      check(
        { arguments: translate('mark', '--to', 'es'), files },
        { out: 'data/i18n/content-es.sources.tsv: 3 translations are now marked as up to date.\n' },
      ),
      check(
        {
          arguments: translate('stale'),
          files: { ...files, 'data/i18n/content-es.sources.tsv': line },
        },
        { status: 1, out: 'es  rule.reef-crab.text\n    The crab pinches for n Wounds[- each turn-].\n' },
      ),
      check(
        { arguments: translate('stale'), files },
        {
          err: 'es: no record says which sources these translations were made from. "whq-rules translate mark --to es" writes one.\n',
        },
      ),
      check(
        {
          arguments: translate('mark', '--to', 'es', '--keys', 'rule.no.name'),
          files: { ...files, 'data/i18n/content-es.sources.tsv': line },
        },
        {
          status: 2,
          out: 'data/i18n/content-es.sources.tsv: 0 translations are now marked as up to date.\n',
          err: 'There is no translation with a source for the key "rule.no.name".\n',
        },
      ),
      check(
        {
          arguments: translate('mark', '--to', 'es'),
          files: { ...files, 'data/i18n/content-es.sources.tsv': `<<<<<<< HEAD\n${line}` },
        },
        {
          status: 2,
          err: 'data/i18n/content-es.sources.tsv: line 1 is none of a record of sources, perhaps a mark of a merge. Correct it first; nothing was changed.\n',
        },
      ),
    ]);
  });

  const po = `msgid ""
msgstr "Language: es\\n"

msgctxt "rule.reef-crab.name"
msgid "PINCH n"
msgstr "PINZA n"

msgctxt "rule.reef-tide.text"
msgid "The water rises and each Warrior has to swim."
msgstr "Sube el agua."

msgctxt "rule.reef-eel.name"
msgid "EEL"
msgstr "ANGUILA"
`;

  it('exports and imports PO files', async () => {
    const { out, err } = await run({ arguments: translate('export', '--to', 'es'), files });
    assert.match(out, /^msgctxt "rule\.reef-crab\.name"\nmsgid "PINCH n"\nmsgstr "PELLIZCO n"$/m);
    assert.equal(err, '4 texts, 2 of them with a translation.\n');
    await Promise.all([
      check(
        { arguments: translate('import', '--to', 'es', 'es.po'), files: { ...files, 'es.po': out } },
        { err: '0 translations changed, 0 added.\n' },
      ),
      check(
        {
          arguments: translate('import', '--to', 'es', 'es.po'),
          files: { ...files, 'es.po': out.replace('PELLIZCO n', 'PINZA n') },
          readOnly: ['data/i18n/content-es.xml'],
        },
        { status: 2, err: 'data/i18n/content-es.xml: not changed. You have no permission to write this file.\n' },
      ),
      check(
        {
          arguments: translate('import', '--to', 'es', '--dry-run', 'es.po'),
          files: { ...files, 'es.po': po },
        },
        {
          status: 1,
          out: `--- a/data/i18n/content-es.xml
+++ b/data/i18n/content-es.xml
@@ -1,5 +1,6 @@
 <translations>
-  <entry key="rule.reef-crab.name">PELLIZCO n</entry>
+  <entry key="rule.reef-crab.name">PINZA n</entry>
   <entry key="rule.reef-crab.text">El cangrejo pellizca por n Heridas.</entry>
   <entry key="rule.reef-tide.name"></entry>
+  <entry key="rule.reef-tide.text">Sube el agua.</entry>
   <entry key="event.reef-rat.name">Rata</entry>
`,
          err: `rule.reef-eel.name: left out. The package has no such text to translate.
1 translation would change, 1 would be added.
`,
        },
      ),
      check(
        {
          arguments: translate('import', '--to', 'es', 'es.po'),
          files: { ...files, 'es.po': po.replace('msgstr "Sube', 'msgstr Sube').replace('"PINZA n"', '"PINZA \\q"') },
        },
        {
          status: 2,
          err: `es.po:6: a backslash has no meaning before this letter. For a backslash write \\\\.
es.po:10: this text does not end with a quotation mark, or has one inside. Inside a text write \\".
es.po: 2 mistakes. Nothing was changed.
`,
        },
      ),
      check(
        {
          arguments: translate('import', '--to', 'es', 'de.po'),
          files: { ...files, 'de.po': po.replace('Language: es', 'Language: de_AT') },
        },
        {
          status: 2,
          err: 'de.po: the translations in this file are in de, as its header says, not in es. Nothing was changed.\n',
        },
      ),
      check(
        { arguments: translate('import', '--to', 'es', 'es.po'), files },
        { status: 2, err: 'es.po: there is no such file or folder.\n' },
      ),
      check(
        { arguments: translate('import', '--to', 'es'), files },
        { status: 2, err: 'The PO file is missing, such as es.po.\nSee whq-rules translate --help.\n' },
      ),
    ]);
  });

  it('says what is wrong', async () => {
    const help = 'See whq-rules translate --help.\n';
    await Promise.all([
      check(
        { arguments: translate(), files },
        { status: 2, err: `Say what to show: status, missing, stale, glossary, mark, export or import.\n${help}` },
      ),
      check(
        { arguments: translate('list'), files },
        { status: 2, err: `"list" is not status, missing, stale, glossary, mark, export or import.\n${help}` },
      ),
      check(
        { arguments: translate('status', '--to', 'de'), files },
        { status: 2, err: 'There is no translations file for "de" here, such as data/i18n/content-de.xml.\n' },
      ),
    ]);
  });
});
