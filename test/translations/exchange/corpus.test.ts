import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'mocha';
import { exportedEntries } from '../../../server/translations/exchange/exportedEntries.ts';
import { importedEntries } from '../../../server/translations/exchange/importedEntries.ts';
import type { PoEntry } from '../../../server/translations/exchange/po.ts';
import { readPo } from '../../../server/translations/exchange/readPo.ts';
import { writtenPo } from '../../../server/translations/exchange/writtenPo.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { realFiles } from '../../support/realFiles.ts';
import { describeLong } from '../../support/runs.ts';

/** The published package; without files if there is none. */
function corpus(): Workspace {
  const workspace = new Workspace([]);
  for (const file of realFiles('WHQ_CORPUS', '.xml')) workspace.putFile(`file:///${file.name}`, file.text);
  return workspace;
}

/** Through a PO file and back. */
function throughPo(workspace: Workspace, language: string): readonly PoEntry[] {
  const { entries, faults } = readPo(writtenPo(language, exportedEntries(workspace.all, language).entries));
  assert.deepEqual(faults, []);
  return entries;
}

describeLong('the PO files of a real package', () => {
  for (const language of ['es', 'en']) {
    it(`${language}: come back without a change if nothing was translated`, () => {
      const workspace = corpus();
      const incoming = throughPo(workspace, language);
      const { edits, keys } = importedEntries(workspace.all, language, incoming);
      assert.deepEqual([...edits], []);
      assert.deepEqual(Object.values(keys).flat(), []);
      if (workspace.documents().length > 0) console.log(`      ${incoming.length} texts`);
    });

    it(`${language}: bring every change back, and nothing else`, () => {
      const workspace = corpus();
      const incoming = throughPo(workspace, language).map((entry) => ({
        ...entry,
        // Whoever changes one in question confirms it.
        isFuzzy: false,
        translation: `${entry.translation} <&> "´"`,
      }));
      const { edits, keys } = importedEntries(workspace.all, language, incoming);
      assert.equal(keys.changed.length + keys.added.length, incoming.length);
      for (const [document, list] of edits) {
        let text = document.getText();
        for (const { span, newText } of list.toReversed())
          text = text.slice(0, span.start) + newText + text.slice(span.end);
        workspace.putFile(document.uri, text);
      }
      const again = throughPo(workspace, language);
      assert.deepEqual(
        again.map(({ key, translation }) => [key, translation]),
        incoming.map(({ key, translation }) => [key, translation.trim()]),
      );
    });

    it(`${language}: are read by msgfmt of gettext, where it is installed`, () => {
      const workspace = corpus();
      if (workspace.documents().length === 0) return;
      const { entries } = exportedEntries(workspace.all, language);
      const input = writtenPo(language, entries);
      const options = ['--check', '--statistics', '--output-file=-', '-'];
      const { error, status, stderr } = spawnSync('msgfmt', options, { input, maxBuffer: 2 ** 26 });
      if (error && 'code' in error && error.code === 'ENOENT') {
        console.log('      msgfmt is not installed: nothing is tried with it.');
        return;
      }
      const translated = entries.filter(({ translation, isFuzzy }) => translation !== '' && !isFuzzy).length;
      assert.equal(status, 0, String(stderr));
      assert.match(String(stderr), new RegExp(`^${translated} translated message`));
      // Read by gettext and written again, the file means the same.
      const rewritten = spawnSync('msgcat', ['--no-wrap', '-'], { input, maxBuffer: 2 ** 26, encoding: 'utf8' });
      const [again, own] = [readPo(rewritten.stdout), readPo(input)];
      assert.deepEqual(
        again.entries.map(({ line: _, ...entry }) => entry),
        own.entries.map(({ line: _, ...entry }) => entry),
      );
    });
  }
});
