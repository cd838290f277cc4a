import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { insertMissing, type WantedKeys } from '../../../server/features/translating/insertMissing.ts';
import { edited, header, opened, reef, spanish } from './reef.ts';

/** The translation after the insertion; `|` in it is the cursor for the next key. */
function check(marked: string, wanted: Exclude<WantedKeys, { what: 'next' }> | 'next', expected: string): void {
  const offset = Math.max(0, marked.indexOf('|'));
  const { workspace, document } = opened({ ...reef, [spanish]: marked.replace('|', '') });
  const insertion = insertMissing(
    workspace.packageOf(document),
    document,
    wanted === 'next' ? { what: 'next', offset } : wanted,
  );
  assert.equal(edited(document, insertion.edits), expected);
  assert.equal(expected.split('whq-translate').length - marked.split('whq-translate').length, insertion.keys.length);
}

const entry = (key: string, text: string): string => `  <entry key="rule.reef-${key}">${text}</entry>\n`;
const stub = (key: string, text: string): string => entry(key, `<!-- whq-translate -->${text}`);

const crabText = 'The crab pinches for 2D6 Wounds on a roll of 5+ &amp; lets go.';
const all = [
  stub('crab.name', 'PINCH n'),
  stub('crab.text', crabText),
  stub('tide.name', 'TIDE'),
  stub('tide.text', 'The tide rises.\nEach Warrior takes 1D6 Wounds.'),
  stub('sand.name', 'SAND'),
  stub('sand.text', 'The sand is deep, and the Warriors are slow in it.'),
];

describe('insertMissing', () => {
  it('puts each stub beside the neighbours of its text, in their order', () => {
    const [name = '', , tideName = '', ...rest] = all;
    check(
      `${header}${entry('crab.text', 'El cangrejo.')}${entry('tide.name', 'MAREA')}</translations>\n`,
      { what: 'all' },
      `${header}${name}${entry('crab.text', 'El cangrejo.')}${entry('tide.name', 'MAREA')}${rest.join('')}</translations>\n`,
    );
    check(
      `${header}${entry('sand.text', 'Hay arena.')}</translations>\n`,
      { what: 'key', key: 'rule.reef-tide.name' },
      `${header}${tideName}${entry('sand.text', 'Hay arena.')}</translations>\n`,
    );
  });

  it('keeps the order of a file with other keys, its indentation and its line ends', () => {
    check(
      '<translations>\r\n\t<entry key="my.own.key">Algo</entry>\r\n</translations>',
      { what: 'key', key: 'rule.reef-tide.name' },
      '<translations>\r\n\t<entry key="my.own.key">Algo</entry>\r\n\t<entry key="rule.reef-tide.name"><!-- whq-translate -->TIDE</entry>\r\n</translations>',
    );
  });

  it('puts each stub in its place while the texts before it are written', () => {
    const { workspace, document } = opened({
      ...reef,
      [spanish]: `${header}${entry('crab.name', 'P')}</translations>\n`,
    });
    const next = (): string => {
      const { edits } = insertMissing(workspace.packageOf(document), document, { what: 'next', offset: 0 });
      return edited(document, edits);
    };
    for (const name of ['P', 'PE', 'PELLIZCO n']) {
      const [, crab = ''] = all;
      const start = document.getText().indexOf('">') + 2;
      const range = {
        start: document.positionAt(start),
        end: document.positionAt(document.getText().indexOf('</entry>')),
      };
      workspace.update(document, [{ range, text: name }], document.version + 1);
      const written = entry('crab.name', name);
      assert.equal(next(), `${header}${written}${crab}</translations>\n`);
    }
  });

  it('fills a file without entries', () => {
    check(`${header}</translations>\n`, { what: 'all' }, `${header}${all.join('')}</translations>\n`);
    check(
      '<translations></translations>',
      { what: 'key', key: 'rule.reef-tide.name' },
      '<translations>\n  <entry key="rule.reef-tide.name"><!-- whq-translate -->TIDE</entry>\n</translations>',
    );
    check('<translations/>', { what: 'all' }, '<translations/>');
  });

  it('takes the next key behind the cursor, and the first one behind the last', () => {
    const [crabName = '', , tideName = ''] = all;
    const [crab, tide] = [entry('crab.text', 'El cangrejo.'), entry('tide.text', 'La marea.')];
    const end = `${entry('sand.name', 'ARENA')}${entry('sand.text', 'Hay arena.')}</translations>\n`;
    check(`${header}${crab.replace('El', 'E|l')}${tide}${end}`, 'next', `${header}${crab}${tideName}${tide}${end}`);
    check(`${header}${crab}${tide.replace('La', 'La|')}${end}`, 'next', `${header}${crabName}${crab}${tide}${end}`);
  });

  it('puts nothing into broken markup', () => {
    const broken = '  <entry key="rule.reef-crab.name">PELLIZCO n</entr\n';
    check(
      `${header}${broken}${entry('tide.name', 'MAREA')}</translations>\n`,
      { what: 'key', key: 'rule.reef-crab.text' },
      `${header}  ${stub('crab.text', crabText).trim()}\n${broken}${entry('tide.name', 'MAREA')}</translations>\n`,
    );
  });

  it('takes the wording that the language of the text itself has in a translation', () => {
    const english = `${header}${entry('sand.text', 'The sand is deep and slow.')}</translations>`;
    const { workspace, document } = opened({
      ...reef,
      'file:///p/data/i18n/content-en.xml': english,
      [spanish]: `${header}${entry('sand.name', 'ARENA')}</translations>`,
    });
    const key = 'rule.reef-sand.text';
    const { edits } = insertMissing(workspace.packageOf(document), document, { what: 'key', key });
    assert.match(edits[0]?.newText ?? '', />The sand is deep and slow\.</);
  });
});
