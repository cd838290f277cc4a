import { describe, it } from 'mocha';
import { check } from '../commandLine.ts';

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

  it('says what is wrong', async () => {
    const help = 'See whq-rules translate --help.\n';
    await Promise.all([
      check(
        { arguments: translate(), files },
        { status: 2, err: `Say what to show: status, missing, stale or mark.\n${help}` },
      ),
      check(
        { arguments: translate('list'), files },
        { status: 2, err: `"list" is not status, missing, stale or mark.\n${help}` },
      ),
      check(
        { arguments: translate('status', '--to', 'de'), files },
        { status: 2, err: 'There is no translations file for "de" here, such as data/i18n/content-de.xml.\n' },
      ),
    ]);
  });
});
