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
    const language = { language: 'es', file: 'content-es.xml', needed: 4, translated: 2, percent: 50, kinds, missing };
    await check(
      { arguments: translate('status', '--format', 'json'), files },
      { out: `${JSON.stringify({ languages: [language] }, undefined, 2)}\n` },
    );
  });

  it('says what is wrong', async () => {
    const help = 'See whq-rules translate --help.\n';
    await Promise.all([
      check({ arguments: translate(), files }, { status: 2, err: `Say what to show: status or missing.\n${help}` }),
      check({ arguments: translate('list'), files }, { status: 2, err: `"list" is not status or missing.\n${help}` }),
      check(
        { arguments: translate('status', '--to', 'de'), files },
        { status: 2, err: 'There is no translations file for "de" here, such as data/i18n/content-de.xml.\n' },
      ),
    ]);
  });
});
