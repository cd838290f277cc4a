import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, it } from 'mocha';
import { ruleCard } from '../../server/answers/cards/ruleCard.ts';
import { check } from '../../server/checks/check.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { mentionsIn } from '../../server/workspace/rules/mentions.ts';
import { english } from '../support/cursor.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const uri = 'file:///p/data/xml/rules/mine.xml';
const text = '<rules>\n  <rule id="my-dread" name="DREAD n"><p>As Fear n, and Terror. Roll 1D6.</p></rule>\n</rules>\n';

describe('a file that is opened again and again', () => {
  it('is one document in memory, also where texts of packs name its rules', async () => {
    const workspace = new Workspace([
      ...packs,
      ...packs.slice(0, 1).map((pack) => ({
        ...pack,
        id: 'more',
        files: [
          {
            uri: 'whq-rules:/more.xml',
            text: `<rules>${Array.from({ length: 200 }, (_, index) => `<rule id="more-${index}" name="MORE ${index}"><p>It has Dread 4.</p></rule>`).join('\n')}</rules>`,
          },
        ],
      })),
    ]);
    const pack = workspace.packWith('whq-rules:/more.xml');
    assert.ok(pack);
    const opened: WeakRef<Document>[] = [];
    for (const [index, section] of pack.sections.entries()) {
      const document = new Document(uri, 'xml', index + 1, text);
      workspace.put(document);
      opened.push(new WeakRef(document));
      check(workspace, document);
      hover({ scope: workspace.packageOf(document), document, reader: english }, document.getText().indexOf('Fear'));
      mentionsIn(workspace.all, pack, section);
      ruleCardOf(workspace, index);
      workspace.delete(uri);
      workspace.putFile(uri, text);
    }
    // A WeakRef holds its object until the end of the turn.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    const alive = opened.filter((one) => one.deref() !== undefined).length;
    assert.ok(alive <= 2, `${alive} of ${opened.length}`);
  });
});

function ruleCardOf(workspace: Workspace, index: number): void {
  const definition = workspace.all.ruleWithId(`more-${index}`);
  if (!definition) return;
  ruleCard(workspace.all, definition, english);
}
