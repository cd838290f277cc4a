import * as vscode from 'vscode';
import type { NewFileKind } from '../../server/lsp/protocol/writingRequests.ts';
import { insertEntry } from '../editing/insertEntry.ts';
import type { Server } from '../server/server.ts';
import { couldNotCreate } from './couldNotCreate.ts';
import { folderForNew } from './folderForNew.ts';

interface FileKind {
  readonly language: 'xml' | 'markdown';
  /** The folder in a package where the apps look for such files; undefined for scenarios, which they do not read. */
  readonly folder: string | undefined;
  readonly fileName: string;
  readonly title: string;
  /** Whether the ids of its entries follow from their names. */
  readonly beginsWithName: boolean;
  /** How to write such a file, in one sentence. */
  readonly advice: string;
}

/** Where a new file goes: a folder, and the path in it that the author may change. */
interface Target {
  readonly folder: vscode.Uri;
  readonly path: string;
}

/**
 * Suggests a path for the file, creates it, and inserts its template with the cursor at the first place to type, which begins with a name if
 * the id of an entry follows from it. Without an open folder
 * it creates an untitled document, and also in a folder that cannot be written to, after a message. Creates nothing if the user cancels.
 *
 * @param place the folder or file that was clicked in the explorer.
 */
export async function newFile(server: Server, kind: NewFileKind, place: unknown): Promise<void> {
  const about = kinds()[kind];
  const target = await targetFor(server, kind, place instanceof vscode.Uri ? place : undefined);
  if (target === 'cancelled') return;
  const wanted = target === 'none' ? undefined : await wantedFile(about, target);
  if (wanted === 'cancelled') return;
  const made = wanted && (await madeFile(server, about, wanted));
  const document = made ?? (await untitled(about));
  // An unsaved text gets the ids of the file that it could not be.
  const { snippet } = await server.ask('whq/newFile', { kind, uri: (wanted ?? document.uri).toString() });
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(snippet), new vscode.Position(0, 0));
  if (about.beginsWithName) await insertEntry(server);
}

function kinds(): Readonly<Record<NewFileKind, FileKind>> {
  return {
    rules: {
      language: 'xml',
      folder: 'data/xml/rules',
      fileName: 'rules.xml',
      beginsWithName: true,
      title: vscode.l10n.t('New rules file'),
      advice: vscode.l10n.t(
        'Write rules as plain text, with parameterName for a value: both apps show such rules as they are.',
      ),
    },
    monsters: {
      language: 'xml',
      folder: 'data/xml/monsters',
      fileName: 'monsters.xml',
      beginsWithName: true,
      title: vscode.l10n.t('New Monsters file'),
      advice: vscode.l10n.t('Special rules refer to a rule by its id, and contain the text on the card.'),
    },
    tables: {
      language: 'xml',
      folder: 'data/xml/tables',
      fileName: 'tables.xml',
      beginsWithName: false,
      title: vscode.l10n.t('New tables file'),
      advice: vscode.l10n.t(
        'A table draws Monsters and Events by their ids. Each of its entries is as likely as every other.',
      ),
    },
    events: {
      language: 'xml',
      folder: 'data/xml/events',
      fileName: 'events.xml',
      beginsWithName: true,
      title: vscode.l10n.t('New Events file'),
      advice: vscode.l10n.t(
        'Events and Treasures of dungeons. Those of journeys are in the folder travel, those of settlements in settlement.',
      ),
    },
    scenario: {
      language: 'markdown',
      folder: undefined,
      fileName: 'scenario.md',
      beginsWithName: false,
      title: vscode.l10n.t('New scenario'),
      advice: vscode.l10n.t('Write abilities by their names, such as Fear 6: readers see what they do.'),
    },
  };
}

async function untitled({ language }: FileKind): Promise<vscode.TextDocument> {
  return vscode.workspace.openTextDocument({ language });
}

/** The folder of the package. Without one, the folder of the active file; without that, the usual place in a package. */
async function targetFor(
  server: Server,
  kind: NewFileKind,
  place: vscode.Uri | undefined,
): Promise<Target | 'none' | 'cancelled'> {
  const { folder: inPackage, fileName, language } = kinds()[kind];
  if (place) return { folder: await folderAt(place), path: fileName };
  const folder = await folderForNew();
  if (typeof folder === 'string') return folder;
  const active = vscode.window.activeTextEditor?.document;
  const usual = inPackage === undefined ? fileName : `${inPackage}/${fileName}`;
  // The server knows it: a search of VS Code never ends in a file system for which no extension can search.
  const { dataFolder } = await server.ask('whq/newFile', { kind, uri: folder.uri.toString() });
  if (inPackage !== undefined && dataFolder !== null)
    return { folder: vscode.Uri.parse(dataFolder), path: usual.replace('data/', '') };
  const isInFolder = active && vscode.workspace.getWorkspaceFolder(active.uri) === folder;
  const isAlike = isInFolder && active.languageId === language;
  return isAlike
    ? { folder: vscode.Uri.joinPath(active.uri, '..'), path: fileName }
    : { folder: folder.uri, path: usual };
}

async function folderAt(place: vscode.Uri): Promise<vscode.Uri> {
  const { type } = await vscode.workspace.fs.stat(place);
  return type & vscode.FileType.Directory ? place : vscode.Uri.joinPath(place, '..');
}

async function wantedFile(kind: FileKind, target: Target): Promise<vscode.Uri | 'cancelled'> {
  const path = await freePath(target);
  const start = path.lastIndexOf('/') + 1;
  const chosen = await vscode.window.showInputBox({
    title: kind.title,
    prompt: kind.advice,
    value: path,
    valueSelection: [start, path.lastIndexOf('.')],
    validateInput: (value) => problemWith(target.folder, value),
  });
  return chosen === undefined ? 'cancelled' : vscode.Uri.joinPath(target.folder, chosen.trim());
}

/** The new, empty file; undefined, after a message, if it could not be created. */
async function madeFile(server: Server, kind: FileKind, uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  try {
    await vscode.workspace.fs.writeFile(uri, new Uint8Array());
  } catch (error) {
    couldNotCreate(server, uri, 'unsaved', error);
    return undefined;
  }
  const document = await vscode.workspace.openTextDocument(uri);
  return document.languageId === kind.language
    ? document
    : vscode.languages.setTextDocumentLanguage(document, kind.language);
}

/** The path, with a number if the file exists already. */
async function freePath({ folder, path }: Target): Promise<string> {
  for (let number = 2, free = path; ; number++) {
    if (!(await exists(vscode.Uri.joinPath(folder, free)))) return free;
    free = path.replace(/(?=\.\w+$)/, `-${number}`);
  }
}

async function problemWith(folder: vscode.Uri, value: string): Promise<string | undefined> {
  const path = value.trim();
  const isName = path !== '' && !/[\\:*?"<>|]|\/$|^\/|(?:^|\/)\.\.?(?:\/|$)/.test(path);
  if (!isName) return vscode.l10n.t('Enter a file name, with folders before it if you like.');
  if (await exists(vscode.Uri.joinPath(folder, path))) return vscode.l10n.t('This file exists already.');
  return undefined;
}

async function exists(uri: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
}
