import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import type { EditSupport } from '../../server/features/editSupport.ts';
import { prepareRename, rename } from '../../server/features/rename/rename.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english as reader } from '../support/cursor.ts';
import { problemsOf } from '../support/problems.ts';
import { realFiles } from '../support/realFiles.ts';
import { itLong } from '../support/runs.ts';

const { messages } = reader;
const support: EditSupport = { versionOf: () => null, hasDocumentChanges: true, hasAnnotations: true };

const files: Readonly<Record<string, string>> = {
  'data/xml/rules/mine.xml':
    '<rules>\n<rule id="my-glare" name="GLARE n">As rpb-fear.</rule>\n<rule id="my-stare" name="STARE n"><?variant-of my-glare ?>x</rule>\n</rules>\n',
  'data/xml/monsters/mine.xml':
    '<monsters>\r\n<monster id="m" name="M"><special><rule id="my-glare" param="3">Glare 3</rule>; <rule id="rpb-fear" param="3">Fear 3</rule></special></monster>\r\n<monster id="my-glare" name="N"><special><rule id="my-glare" param="4">Glare 4</rule></special></monster></monsters>',
  'data/i18n/content-es.xml':
    '<translations>\n<entry key="rule.my-glare.name">MIRADA n</entry>\n<entry key="rule.my-glare.text">x my-glare</entry>\n<entry key="monster.my-glare.name">x</entry>\n<entry key="rule.my-glow.name">BRILLO</entry>\n</translations>\n',
  'scenario.md':
    '---\ntitle: my-glare\n---\nSee [Glare 3](data/xml/rules/mine.xml#my-glare) or `my-glare`, not my-glare.\n',
};

function workspaceWith(contents: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace(packs);
  for (const [name, text] of Object.entries(contents)) workspace.putFile(`file:///w/${name}`, text);
  return workspace;
}

/** The workspace's files after the edit, by their names. */
function applied(workspace: Workspace, edit: WorkspaceEdit): Readonly<Record<string, string>> {
  const changed: Record<string, string> = {};
  const changes = (edit.documentChanges ?? []) as TextDocumentEdit[];
  const ofDocument = new Map(changes.map(({ textDocument, edits }) => [textDocument.uri, edits]));
  for (const document of workspace.documents()) {
    let text = document.getText();
    for (const change of [...(ofDocument.get(document.uri) ?? edit.changes?.[document.uri] ?? [])].reverse()) {
      if (!('newText' in change)) throw new Error('a snippet');
      text =
        text.slice(0, document.offsetAt(change.range.start)) +
        change.newText +
        text.slice(document.offsetAt(change.range.end));
    }
    changed[document.uri.replace('file:///w/', '')] = text;
  }
  return changed;
}

/** Renames the id at the `|`, which must be in one of the files. Returns the files afterwards, or the refusal. */
function check(marked: string, newId: string, contents = files): Readonly<Record<string, string>> | string {
  const workspace = workspaceWith(contents);
  const needle = marked.replace('|', '');
  for (const document of workspace.documents()) {
    const at = document.getText().indexOf(needle);
    if (at < 0) continue;
    const result = rename(
      { scope: workspace.packageOf(document), document, reader },
      at + marked.indexOf('|'),
      newId,
      support,
    );
    return 'refusal' in result ? result.refusal : applied(workspace, result);
  }
  throw new Error(`nowhere: ${marked}`);
}

/** What is left of the files when each place that must change is named anew. */
const expected: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([name, text]) => [
    name,
    text
      .replace(/<(rule) id="my-glare"/g, '<$1 id="my-gaze"')
      .replace('variant-of my-glare', 'variant-of my-gaze')
      .replaceAll('rule.my-glare.', 'rule.my-gaze.')
      .replace('#my-glare)', '#my-gaze)')
      .replace('`my-glare`', '`my-gaze`'),
  ]),
);

describe('rename', () => {
  it('changes the id wherever it names the rule, and nothing else', () => {
    for (const place of [
      '<rule id="my-gl|are" name',
      '<rule id="|my-glare" param="4"',
      'rule.my-glare|.text',
      'variant-of my-|glare',
      'mine.xml#my-g|lare',
      '`|my-glare`',
    ]) {
      assert.deepEqual(check(place, 'my-gaze'), expected, place);
    }
  });

  it('changes only the entry at the cursor where its package has the id twice, and all of them from a use', () => {
    const rules = 'data/xml/rules/mine.xml';
    const twice = { ...files, [rules]: `${files[rules]}<rule id="my-glare" name="OTHER n">y</rule>` };
    const expectedRules = `${files[rules]}<rule id="my-gaze" name="OTHER n">y</rule>`;
    assert.deepEqual(check('id="my-gl|are" name="OTHER', 'my-gaze', twice), { ...twice, [rules]: expectedRules });
    const other = 'data/xml/rules/other.xml';
    const apart = { ...files, [other]: '<rules><rule id="my-glare" name="OTHER n">y</rule></rules>' };
    const changed = '<rules><rule id="my-gaze" name="OTHER n">y</rule></rules>';
    assert.deepEqual(check('id="my-gl|are" name="OTHER', 'my-gaze', apart), { ...apart, [other]: changed });
    assert.deepEqual(check('<rule id="|my-glare" param="4"', 'my-gaze', apart), { ...expected, [other]: changed });
    const copied = {
      ...files,
      'copy/data/xml/rules/mine.xml': '<rules><rule id="my-glare" name="OTHER n">y</rule></rules>',
    };
    assert.deepEqual(check('id="my-gl|are" name="OTHER', 'my-gaze', copied), {
      ...expected,
      'copy/data/xml/rules/mine.xml': changed,
    });
  });

  it('refuses what could not be undone by reading', () => {
    assert.match(String(check('id="my-gl|are"', 'my-stare')), /"my-stare" is already the Rule "STARE n"/);
    assert.match(String(check('id="my-gl|are"', 'rpb-dodge')), /"rpb-dodge" is already the Rule/);
    assert.match(String(check('id="my-gl|are"', 'my-glow')), /already translations for "my-glow"/);
    for (const text of ['', 'My Glare', '-glare', 'a"b', 'ñandú'])
      assert.match(String(check('id="my-gl|are"', text)), /cannot be an id/);
    assert.match(String(check('id="rpb-|fear"', 'fear')), /comes with WHQ Rules/);
    assert.match(String(check('Glare |3</rule>', 'fear')), /put the cursor on one/);
    assert.match(
      String(check('xt my-|glare', 'fear', { ...files, 'a.md': 'A text my-glare.' })),
      /put the cursor on one/,
    );
  });

  it('offers the id to be typed over', () => {
    const workspace = workspaceWith(files);
    const document = workspace.get('file:///w/data/i18n/content-es.xml') as Document;
    const at = document.getText().indexOf('my-glare') + 3;
    assert.deepEqual(prepareRename({ scope: workspace.packageOf(document), document, reader }, at), {
      range: { start: { line: 1, character: 17 }, end: { line: 1, character: 25 } },
      placeholder: 'my-glare',
    });
  });

  it('says what each place is where the client can show it, all of them to be changed, and is plain where it cannot', () => {
    const workspace = workspaceWith(files);
    const document = workspace.get('file:///w/data/xml/rules/mine.xml') as Document;
    const at = document.getText().indexOf('my-glare');
    const asked = rename({ scope: workspace.packageOf(document), document, reader }, at, 'my-gaze', support);
    assert.ok(!('refusal' in asked));
    assert.deepEqual(Object.keys(asked.changeAnnotations ?? {}).sort(), ['definition', 'prose', 'translation', 'use']);
    assert.ok(
      Object.values(asked.changeAnnotations ?? {}).every(({ needsConfirmation }) => needsConfirmation === false),
    );
    const plain = rename({ scope: workspace.packageOf(document), document, reader }, at, 'my-gaze', {
      versionOf: () => null,
      hasDocumentChanges: false,
      hasAnnotations: false,
    });
    assert.ok(!('refusal' in plain));
    assert.deepEqual(applied(workspace, plain), expected);
  });

  itLong('takes a whole package along, with no new problem and no other byte changed', () => {
    const contents = Object.fromEntries(
      realFiles('WHQ_CORPUS', '.xml').map(({ name, text }) => [name.slice(name.indexOf('data/')), text]),
    );
    if (Object.keys(contents).length === 0) return;
    const scenario = { 'scenario.md': 'See [Fear 6](data/xml/rules/rpb-rules.xml#rpb-fear).' };
    const before = { ...contents, ...scenario };
    const there = check('<rule id="rpb-fe|ar" name', 'rpb-dread', before) as Readonly<Record<string, string>>;
    const named = /"rpb-fear"|rule\.rpb-fear\.|#rpb-fear\)/g;
    const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    const all = Object.values(before).join('');
    assert.ok(count(all, named) > 40);
    assert.equal(count(Object.values(there).join(''), named), 0);
    assert.equal(count(Object.values(there).join(''), /rpb-dread/g), count(all, named));
    assert.deepEqual(problemCodes(there), problemCodes(before));
    // Nothing but those ids has changed, so that undoing it gives back every byte.
    const differing = Object.entries(before).filter(
      ([name, text]) => there[name]?.replaceAll('rpb-dread', 'rpb-fear') !== text,
    );
    assert.deepEqual(differing, []);
  });
});

/** How often each code is reported over all files. */
function problemCodes(contents: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const workspace = workspaceWith(contents);
  const counts: Record<string, number> = {};
  for (const document of workspace.documents()) {
    for (const { code } of problemsOf(workspace, document, messages)) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
