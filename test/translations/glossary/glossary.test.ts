import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { glossaryOf } from '../../../server/translations/glossary/glossary.ts';
import { nameStems } from '../../../server/translations/glossary/nameStems.ts';
import { nameFinder } from '../../../server/translations/glossary/namesInText.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

interface Entry {
  readonly name: string;
  readonly text: string;
  readonly translated?: { readonly name?: string; readonly text?: string };
}

/** The glossary of a package of rules: each name with its translations, its uses, and the rules whose text has other words. */
function check(rules: Readonly<Record<string, Entry>>, expected: readonly string[]): void {
  const workspace = new Workspace([]);
  const all = Object.entries(rules);
  const body = all.map(([id, { name, text }]) => `<rule id="${id}" name="${name}">${text}</rule>`);
  workspace.putFile('file:///p/rules/reef.xml', `<rules>${body.join('\n')}</rules>`);
  const entries = all.flatMap(([id, { translated = {} }]) =>
    Object.entries(translated).map(([part, text]) => `<entry key="rule.${id}.${part}">${text}</entry>`),
  );
  workspace.putFile('file:///p/content-es.xml', `<translations>${entries.join('\n')}</translations>`);
  const found = glossaryOf(workspace.all, 'es').map(({ source, translations, uses, others }) =>
    [`${source} → ${translations.map(({ text }) => text).join(' · ')}`, uses, ...others.map(({ key }) => key)].join(
      ' | ',
    ),
  );
  assert.deepEqual(found, expected);
}

const calm: Entry = {
  name: 'CALM',
  text: 'The water is still, and nothing happens to the Warriors in this turn.',
  translated: { name: 'CALMA', text: 'El agua está quieta, y nada les pasa a los Guerreros en este turno.' },
};

function speaking(text: string, translated: string): Entry {
  return { name: 'TIDE', text, translated: { name: 'MAREA', text: translated } };
}

describe('the glossary of a language', () => {
  it('has the names with a translation, and counts the texts that use it in any form', () => {
    check(
      {
        calm,
        breath: { name: 'SALT BREATH', text: 'Nobody knows.', translated: { name: 'ALIENTO SALADO' } },
        tide: speaking(
          'The eels have Salt Breath and swim away in a Calm.',
          'Las anguilas tienen alientos salados y se van nadando en una Calma.',
        ),
        open: { name: 'OPEN', text: 'This has no translation.' },
      },
      ['CALM → CALMA | 1', 'SALT BREATH → ALIENTO SALADO | 1', 'TIDE → MAREA | 0'],
    );
  });

  it('names the texts with other words', () => {
    check(
      {
        breath: { name: 'SALT BREATH', text: 'Nobody knows.', translated: { name: 'ALIENTO SALADO' } },
        tide: speaking('The eels have Salt Breath and swim.', 'Las anguilas tienen soplo de sal y se van nadando.'),
      },
      ['SALT BREATH → ALIENTO SALADO | 0 | rule.tide.text', 'TIDE → MAREA | 0'],
    );
  });

  it('has all translations of a name, and none that is written alike', () => {
    check(
      {
        eel: { name: 'REEF EEL', text: 'It bites.', translated: { name: 'ANGUILA DE ARRECIFE' } },
        other: { name: 'Reef Eel', text: 'It bites twice.', translated: { name: 'MORENA' } },
        third: { name: 'REEF EEL n', text: 'It bites again.', translated: { name: 'MORENA' } },
        fourth: { name: 'Reef Eels', text: 'They bite.', translated: { name: 'Anguilas de Arrecife' } },
        gorgut: { name: 'GORGUT', text: 'He is here.', translated: { name: 'Gorgut' } },
      },
      ['REEF EEL → ANGUILA DE ARRECIFE · MORENA | 0'],
    );
  });

  it('is empty without translations', () => check({ open: { name: 'OPEN', text: 'This has no translation.' } }, []));
});

describe('names in a text', () => {
  const names = ['Fear', 'Salt Breath', 'Salt Breath of Doom', 'Eye of the Storm', 'Calm'].map(nameStems);
  const find = (text: string): string => [...nameFinder(names)(text)].join(', ');

  for (const [text, expected] of [
    ['It has Fear 6 and Calm.', 'fear, calm'],
    ['Fear is in the air. Calm is not.', ''],
    ['It causes fear and calm.', ''],
    ['It has Salt Breath of Doom.', 'salt breath doom'],
    ['It has Salt. Breath is short.', ''],
    ['In the Eye of Storm, in an eye of the Storm', 'eye storm'],
    ['', ''],
  ] as const)
    it(JSON.stringify(text), () => assert.equal(find(text), expected));
});
