import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { noPreview } from '../../../server/answers/reader.ts';
import { completion } from '../../../server/features/completion/completion.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const files = {
  'file:///p/data/xml/rules/reef.xml': `<rules>
<rule id="reef-crab" name="PINCH n+" parameterName="value">The crab pinches on n+.</rule>
<rule id="reef-tide" name="TIDE">Roll 1D6. On a 4+ two Salt Eels with Pinch 5+ rise, and each Warrior takes 2D6 Wounds &amp; 1D6 gold, at -1.</rule>
</rules>`,
  'file:///p/data/xml/monsters/eel.xml':
    '<monsters>\n<monster id="reef-eel" name="Salt Eel" plural="Salt Eels"/>\n</monsters>',
};

const names = `<entry key="rule.reef-crab.name">PELLIZCO n+</entry>
<entry key="monster.reef-eel.name">Anguila de Sal</entry>
`;

/** The first offers in the text of the tide, in their order, with `*` where the translation has them already; `|` is the cursor. */
function check(marked: string, expected: readonly string[]): void {
  const workspace = new Workspace([]);
  for (const [uri, text] of Object.entries(files)) workspace.putFile(uri, text);
  const text = `<translations>\n${names}<entry key="rule.reef-tide.text">${marked}</entry>\n</translations>`;
  const document = workspace.putFile('file:///p/data/i18n/content-es.xml', text.replace('|', ''));
  assert.ok(document);
  const reader = { messages: messagesFor('en'), preview: noPreview };
  const { items } = completion({ scope: workspace.packageOf(document), document, reader }, text.indexOf('|'));
  const shown = items
    .filter(({ sortText }) => sortText?.startsWith(' '))
    .toSorted((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1))
    .map((item) => `${item.label}${item.labelDetails?.description === 'in the source' ? '*' : ''}`);
  assert.deepEqual(shown, expected);
}

describe('completion in a translation', () => {
  it('has the dice of the source first, then names in the language of the translation', () => {
    check('|', ['1D6', '4+', '5+', '2D6', '-1', 'Pellizco 5+', 'Anguila de Sal']);
  });

  it('has those that are missing before the others', () => {
    check('Tira 1D6. Con 4+ salen dos Anguila de Sal, |', [
      '1D6',
      '5+',
      '2D6',
      '-1',
      'Pellizco 5+',
      '4+*',
      'Anguila de Sal*',
    ]);
  });

  it('is the same in a stub, whose text is no translation', () => {
    check('<!-- whq-translate -->Roll |1D6.', ['1D6', '4+', '5+', '2D6', '-1', 'Pellizco 5+', 'Anguila de Sal']);
  });

  it('replaces the typed word', () => {
    const workspace = new Workspace([]);
    for (const [uri, text] of Object.entries(files)) workspace.putFile(uri, text);
    const text = '<translations>\n<entry key="rule.reef-tide.text">Tira 2d</entry>\n</translations>';
    const document = workspace.putFile('file:///p/data/i18n/content-es.xml', text);
    assert.ok(document);
    const reader = { messages: messagesFor('es'), preview: noPreview };
    const { items } = completion({ scope: workspace.packageOf(document), document, reader }, text.indexOf('2d') + 2);
    const item = items.find(({ label }) => label === '2D6');
    assert.equal(item?.labelDetails?.description, 'en el original; aquí aún no');
    assert.deepEqual(item?.textEdit && 'range' in item.textEdit && document.getText(item.textEdit.range), '2d');
  });
});
