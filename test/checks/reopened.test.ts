import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { packs } from '../../server/hosts/packs.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { isKeptText } from '../../server/workspace/packages/sourceRecord.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { anyChange, files } from '../support/packageOfAllKinds.ts';
import { itProperty, runs } from '../support/runs.ts';

const uriOf = (name: string): string => `file:///package/${name}`;

/** A workspace with these files, as freshly opened. */
function opened(texts: ReadonlyMap<string, string>): Workspace {
  const workspace = new Workspace(packs);
  workspace.setRoots(['file:///package']);
  nameFiles(workspace, texts);
  for (const [name, text] of texts) put(workspace, name, text);
  return workspace;
}

function nameFiles(workspace: Workspace, texts: ReadonlyMap<string, string>): void {
  workspace.fileNames.replace(['file:///package'], [...texts.keys()].map(uriOf));
}

function put(workspace: Workspace, name: string, text: string): void {
  if (isKeptText(name)) workspace.textsBeside.put(uriOf(name), text);
  else workspace.put(workspace.read(uriOf(name), languageIdOf(name), text));
}

/** Edits the file where it is, from the first letter that is another one to the last. */
function edit(workspace: Workspace, name: string, text: string): void {
  const document = workspace.get(uriOf(name));
  if (!document) {
    put(workspace, name, text);
    return;
  }
  const before = document.getText();
  let start = 0;
  while (start < Math.min(before.length, text.length) && before[start] === text[start]) start++;
  let end = 0;
  const most = Math.min(before.length, text.length) - start;
  while (end < most && before[before.length - 1 - end] === text[text.length - 1 - end]) end++;
  const range = document.range({ start, end: before.length - end });
  const newText = text.slice(start, text.length - end);
  workspace.update(document, [{ range, text: newText }], document.version + 1);
}

function findingsIn(workspace: Workspace): unknown {
  return workspace.documents().map((document) => [document.uri, check(workspace, document)]);
}

describe('a workspace whose files are edited', () => {
  for (const seed of [1, 2, 3, 4])
    itProperty(
      `has the findings that it has when it is opened again, after any edits of all kinds of files (${seed})`,
      () => {
        const random = mulberry32(seed);
        const texts = new Map(files.filter(() => random() < 0.6));
        const workspace = opened(texts);
        for (let index = 0; index < runs(200); index++) {
          const [name, text] = anyChange(texts, random);
          if (text === undefined) {
            texts.delete(name);
            if (isKeptText(name)) workspace.textsBeside.delete(uriOf(name));
            else workspace.delete(uriOf(name));
          } else {
            texts.set(name, text);
            if (isKeptText(name)) put(workspace, name, text);
            else edit(workspace, name, text);
          }
          nameFiles(workspace, texts);
          const found = findingsIn(workspace);
          if (index % 5 === 0) assert.deepEqual(found, findingsIn(opened(texts)), JSON.stringify([...texts]));
        }
      },
    );
});
