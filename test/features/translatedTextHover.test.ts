import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hover } from '../../server/features/hover/hover.ts';
import { english } from '../support/cursor.ts';
import { openedFiles } from '../support/relatedFiles.ts';

const source = '<rules>\n<rule id="brine" name="BRINE n"><p>It stings on n+.</p><p>Roll 1D6 then.</p></rule>\n</rules>';
const translated =
  '<translations>\n<entry key="rule.brine.text"><p>Pica con n+.</p><p>Tira 1D6 luego.</p></entry>\n<entry key="rule.gone.text">Nada.</entry>\n</translations>';
const uri = 'file:///p/content-es.xml';

/** The hover over a word of the translation, as its text and what it is about; undefined where there is none. */
function hoverOver(word: string): { readonly text: string; readonly about: string } | undefined {
  const workspace = openedFiles({ 'file:///p/rules.xml': source, [uri]: translated });
  const document = workspace.get(uri);
  assert.ok(document);
  const found = hover(
    { scope: workspace.packageOf(document), document, reader: english },
    translated.indexOf(word) + 1,
  );
  if (!found?.range) return undefined;
  return { text: JSON.stringify(found.contents), about: document.getText(found.range) };
}

describe('the hover over a translated text', () => {
  it('has the original, wherever the pointer is', () => {
    for (const word of ['Pica', 'luego']) {
      const found = hoverOver(word);
      assert.match(found?.text ?? '', /It stings on n\+/, word);
      assert.match(found?.text ?? '', /Roll 1D6 then/, word);
      assert.ok(found?.about.includes(word));
    }
  });

  it('has the odds of its dice, and its element has its own help', () => {
    assert.match(hoverOver('1D6')?.text ?? '', /3\.5/);
    assert.equal(hoverOver('entry key="rule.brine')?.about, 'entry');
  });

  it('says of a text without an original that there is none', () => {
    assert.match(hoverOver('Nada')?.text ?? '', /gone/);
  });
});
