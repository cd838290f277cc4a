import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { completion } from '../../server/features/completion/completion.ts';
import { blocksIn } from '../../server/fights/blocks/blocksIn.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Language } from '../../server/text/language.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { readerIn } from '../support/cursor.ts';
import { expandSnippet } from '../support/expandSnippet.ts';

describe('stat blocks in the editor', () => {
  it('are completed from a skeleton that is read', () => {
    const uses: readonly (readonly [uri: string, marked: string, language: Language, label: string, name: string])[] = [
      ['file:///a.md', 'A page.\n\n¦\n', 'en', 'Stat block of a Monster', 'warhammer-quest'],
      [
        'file:///a.md',
        '<!-- whq-system: gamebook -->\n\nSta¦\n',
        'en',
        'Stat block of an enemy in a gamebook',
        'gamebook',
      ],
      ['file:///a.md', '<!-- whq-system: gamebook -->\n\n¦', 'es', 'Perfil de un enemigo de un librojuego', 'gamebook'],
      ['file:///a.md', '<!-- whq-system: mordheim -->\n\n¦\n', 'en', 'Profile for Mordheim', 'mordheim'],
      ['file:///a.md', '<!-- whq-system: wfb -->\n\n¦\n', 'es', 'Perfil de Warhammer Fantasy Battle', 'wfb'],
    ];
    for (const [uri, marked, language, label, system] of uses) {
      const [offset, text] = [marked.indexOf('¦'), marked.replace('¦', '')];
      const workspace = new Workspace(packs);
      const document = workspace.putFile(uri, text);
      assert.ok(document);
      const { items } = completion(
        { scope: workspace.packageOf(document), document, reader: readerIn(language) },
        offset,
      );
      const edit = items.find((item) => item.label === label)?.textEdit;
      assert.ok(edit && 'range' in edit, label);
      const filled = expandSnippet(edit.newText);
      document.update([{ range: edit.range, text: filled }], 2);
      const found = document.sections.flatMap((section) => blocksIn(workspace.packageOf(document), document, section));
      assert.deepEqual(
        found.map(({ block }) => block?.system),
        [system],
        document.getText(),
      );
    }
    const workspace = new Workspace(packs);
    const document = workspace.putFile('file:///a.md', 'A page \n');
    assert.ok(document);
    const { items } = completion({ scope: workspace.packageOf(document), document, reader: readerIn('en') }, 7);
    assert.ok(items.every((item) => !String(item.label).startsWith('Stat block')));
  });
});
