import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { definition } from '../../server/features/definition.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';

/** What must be escaped in an attribute, here and there in another way each time. */
const spellings = [
  ['a&lt;b', 'a&#60;b'],
  ['salt&amp;pepper', 'salt&#x26;pepper'],
  ['it&apos;s', "it's"],
] as const;

describe('an id with characters that XML escapes', () => {
  for (const [inRules, inMonsters] of spellings) {
    it(`leads to its rule: ${inRules}`, () => {
      const workspace = new Workspace([]);
      workspace.putFile('file:///p/r.xml', `<rules><rule id="${inRules}" name="GLOW n">It shines.</rule></rules>`);
      const text = `<monsters><monster id="m"><rule id="${inMonsters}" param="3">Glow 3</rule></monster></monsters>`;
      const document = new Document('file:///p/m.xml', 'xml', 1, text);
      workspace.put(document);
      for (const place of [inMonsters, 'Glow 3']) {
        const found = hover(
          { scope: workspace.packageOf(document), document, reader: english },
          text.indexOf(place) + 1,
        );
        assert.match(JSON.stringify(found?.contents), /It shines/, place);
      }
      const offset = text.indexOf(inMonsters) + 1;
      assert.equal(definition({ scope: workspace.packageOf(document), document }, offset).length, 1);
      const [reference] = workspace.all.index.referencesIn(document.sections[1] ?? assert.fail());
      assert.ok(reference);
      const { start, end } = reference.span;
      assert.equal(document.sections[1]?.text.slice(start, end), inMonsters, 'spans stay where the text has the id');
      assert.ok(workspace.all.ruleWithId(reference.id));
    });
  }
});
