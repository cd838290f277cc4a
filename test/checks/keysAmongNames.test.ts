import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { nativeStepsOf } from '../support/nativeSteps.ts';

const uri = 'file:///a/content-en.xml';
const monsters = 200;
const spellings = ['Mirkal', 'Mirkral'];
function lettersOf(number: number): string {
  return String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26));
}

/** Names and plurals of Monsters, and texts with names behind the same words, one of them in two spellings. */
const text = `<translations>\n${Array.from(
  { length: monsters },
  (_, at) =>
    `<entry key="monster.m${at}.name">Moth Queen ${at}</entry>\n<entry key="monster.m${at}.plural">Moth Queens ${at}</entry>\n` +
    `<entry key="monster.m${at}.special">The Tower of ${spellings[at] ?? 'Mirkal'}. The Hall${lettersOf(at)} of Mirkal, the Hall${lettersOf(at)} of Zardok.</entry>\n`,
).join('')}</translations>`;

function translated(content: string): { readonly workspace: Workspace; readonly document: Document } {
  const workspace = new Workspace([]);
  workspace.putFile(uri, content);
  const document = workspace.get(uri);
  assert.ok(document);
  return { workspace, document };
}

describe('a key in a translation with many names', () => {
  const { workspace, document } = translated(text);
  let version = 0;
  const typeBehind = (place: string): void => {
    const at = document.positionAt(document.getText().indexOf(place) + place.length);
    workspace.update(document, [{ range: { start: at, end: at }, text: 'x' }], ++version);
  };
  const lettersMadeSmall = (): number =>
    nativeStepsOf(() => check(workspace, document)).get('toLowerCase of String') ?? 0;
  const first = lettersMadeSmall();

  for (const place of ['Moth Queen 7', 'Hallah of Zardok', 'Hallrh of Mirkal'])
    it(`compares the names that it has changed, in ${place}`, () => {
      typeBehind(place);
      const again = lettersMadeSmall();
      assert.ok(again < first / 10, `${again} letters after a key, ${first} at first`);
    });

  it('leaves the others where they are in the text', () => {
    typeBehind('<entry key="monster.m0.special">');
    const found = check(workspace, document);
    assert.ok(found.some(({ code }) => code === 'name-variant'));
    const fresh = translated(document.getText());
    assert.deepEqual(found, check(fresh.workspace, fresh.document));
  });
});
