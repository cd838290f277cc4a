import * as vscode from 'vscode';
import { described } from '../support/ask.ts';
import { equal } from '../support/assert.ts';
import { describe, describeLong, it, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import {
  closeAll,
  copy,
  filesIn,
  moveInEditor,
  open,
  rangeOf,
  read,
  remove,
  rewrite,
  write,
} from '../support/workspace.ts';

/** The runner puts it there when WHQ_CORPUS names a folder of real content. */
const corpus = 'corpus.source';

/** Asks for the edits that give the id that ends with `words` another name, without making them. Rejects with what the user would be told. */
function rename(document: vscode.TextDocument, words: string, newId: string): Thenable<vscode.WorkspaceEdit> {
  const { end } = rangeOf(document, words);
  return vscode.commands.executeCommand('vscode.executeDocumentRenameProvider', document.uri, end, newId);
}

type Edits = readonly [vscode.Uri, vscode.TextEdit[]][];

/**
 * The edits once they reach as many files as they should: a server in a worker has files read one by one by the client. What other
 * suites have typed into unsaved documents does not count.
 */
function renameIn(document: vscode.TextDocument, words: string, newId: string, files: number): Promise<Edits> {
  const ask = async (): Promise<Edits | undefined> => {
    const edits = (await rename(document, words, newId)).entries().filter(([{ scheme }]) => scheme !== 'untitled');
    return edits.length === files ? edits : undefined;
  };
  return until(`edits in ${files} files`, ask);
}

/**
 * Makes the edits and saves, looks at what `look` looks at, undoes and saves again: then every file has its old bytes. The files are
 * edited one after the other, since undo would otherwise ask whether it is meant for all of them.
 */
async function applyAndUndo(
  edits: Edits,
  look: (documents: readonly vscode.TextDocument[]) => Promise<void>,
): Promise<void> {
  const documents = await documentsOf(edits);
  const old = await Promise.all(documents.map(bytesOf));
  for (const [uri, inFile] of edits) {
    const ofFile = new vscode.WorkspaceEdit();
    ofFile.set(uri, inFile);
    equal(await vscode.workspace.applyEdit(ofFile), true, `edits in ${uri.path}`);
  }
  await saveAll(documents);
  equal(
    (await Promise.all(documents.map(bytesOf))).filter((bytes, index) => bytes === old[index]),
    [],
    'unchanged',
  );
  await look(documents);
  for (const document of documents) {
    await vscode.window.showTextDocument(document, { preview: false });
    await vscode.commands.executeCommand('undo');
  }
  await saveAll(documents);
  const restored = await Promise.all(documents.map(bytesOf));
  equal(
    documents.filter((_, index) => restored[index] !== old[index]).map(({ uri }) => uri.path),
    [],
    'not restored',
  );
}

function documentsOf(edits: Edits): Promise<readonly vscode.TextDocument[]> {
  return Promise.all(edits.map(([uri]) => vscode.workspace.openTextDocument(uri)));
}

async function saveAll(documents: readonly vscode.TextDocument[]): Promise<void> {
  for (const document of documents) equal(await document.save(), true, `saved ${document.uri.path}`);
}

/** The bytes of the document's file, one character each. */
async function bytesOf({ uri }: vscode.TextDocument): Promise<string> {
  return new TextDecoder('latin1').decode(await vscode.workspace.fs.readFile(uri));
}

/** Every edit as `file: what was there`, sorted. */
async function places(edits: Edits): Promise<readonly string[]> {
  const found = edits.flatMap(([uri, inFile]) => inFile.map(({ range }) => described(uri, range)));
  return (await Promise.all(found)).toSorted();
}

describe('rename', () => {
  itInBoth('reaches an id in rules, monsters, tables, translations and prose, and can be taken back', async () => {
    // What authors save on Windows stays as it is.
    const restore = await rewrite('fixtures/rename/notes.md', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    try {
      const { document } = await open('fixtures/rename/monsters.xml');
      const edits = await renameIn(document, '<rule id="test-glare', 'test-gaze', 5);
      equal(await places(edits), [
        'content-es.xml: test-glare',
        'content-es.xml: test-glare',
        'glare.xml: test-glare',
        'glare.xml: test-glare',
        'monsters.xml: test-glare',
        'notes.md: test-glare',
        'notes.md: test-glare',
        'tables.xml: test-glare',
      ]);
      await applyAndUndo(edits, async (documents) => {
        // The Monster keeps its id, and so does what merely looks like one.
        const kept = documents.flatMap((changed) => changed.getText().match(/\S+ ?\S*test-glare/g) ?? []);
        equal(kept.toSorted(), [
          '<entry key="monster.test-glare',
          '<monster id="test-glare',
          '<monster id="test-glare',
          'is test-glare',
        ]);
      });
    } finally {
      await closeAll();
      await restore();
    }
  });
});

/** What is wrong in the document, asked for anew: a blank that comes and goes lets the editor ask. */
async function problemsIn(document: vscode.TextDocument): Promise<readonly string[]> {
  let isTold = false;
  const listener = vscode.languages.onDidChangeDiagnostics(({ uris }) => {
    isTold ||= uris.some((uri) => uri.toString() === document.uri.toString());
  });
  try {
    const editor = await vscode.window.showTextDocument(document, { preview: false });
    await editor.edit((edit) => edit.insert(document.lineAt(document.lineCount - 1).range.end, ' '));
    await vscode.commands.executeCommand('undo');
    await until(`problems of ${document.uri.path}`, () => isTold || undefined);
  } finally {
    listener.dispose();
  }
  return vscode.languages
    .getDiagnostics(document.uri)
    .map(({ range, code }) => `${range.start.line} ${typeof code === 'object' ? code.value : code}`);
}

async function checkCorpus(): Promise<void> {
  const { document } = await open('corpus/data/xml/rules/rpb-rules.xml');
  const edits = await renameIn(document, '<rule id="rpb-fear', 'my-fear', 6);
  const inAll = async (documents: readonly vscode.TextDocument[]): Promise<readonly unknown[]> => {
    const problems: unknown[] = [];
    for (const changed of documents) problems.push([changed.uri.path, await problemsIn(changed)]);
    return problems;
  };
  // The first answer about a large document may have a part of its problems; every later one has all.
  await inAll(await documentsOf(edits));
  const before = await inAll(await documentsOf(edits));
  await applyAndUndo(edits, async (documents) => {
    equal(await inAll(documents), before, 'problems');
    equal(documents.filter((changed) => changed.getText().includes('"rpb-fear"')).length, 0, 'still named as before');
  });
}

describeLong('rename in real content', () => {
  it('takes every reference along, brings no new problem, and can be taken back', async () => {
    await closeAll();
    const sources = await filesIn(corpus);
    if (sources.length === 0) {
      console.log('    WHQ_CORPUS is unset: nothing was looked at');
      return;
    }
    for (const path of sources) {
      if (path.endsWith('.xml.source')) await copy(path, path.replace(corpus, 'corpus').replace(/\.source$/, ''));
    }
    try {
      await checkCorpus();
    } finally {
      await closeAll();
      await remove('corpus');
    }
  });
});

describe('renaming a file', () => {
  it('changes its path in the list of the package', async () => {
    const folder = 'moved';
    const list = (name: string): string => `{\r\n  "xmlFiles": ["/data/xml/${name}/one.xml"]\r\n}\r\n`;
    const manifest = `${folder}/content-manifest.json`;
    try {
      await write(`${folder}/data/xml/rules/one.xml`, '<rules><rule id="one" name="ONE">x</rule></rules>');
      await write(`${folder}/data/xml/rules/two.xml`, '<rules><rule id="two" name="TWO">x</rule></rules>');
      await write(manifest, list('rules'));
      const { document } = await open(manifest);
      // All files of the package are known once the other one is missing in the list.
      const problems = () => vscode.languages.getDiagnostics(document.uri);
      await until('the warning', () => problems().length > 0 || undefined);
      equal(await moveInEditor(`${folder}/data/xml/rules`, `${folder}/data/xml/lore`), true);
      await until('the new path', () => document.getText() === list('lore') || undefined);
      await document.save();
      equal(await read(manifest), list('lore'));
    } finally {
      await closeAll();
      await remove(folder);
    }
  });
});
