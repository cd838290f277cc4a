import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { decode, type FileText, listFiles, readText, uriOfPath } from '../diskHost.ts';
import type { FileTrouble } from '../l10n/cliWords.ts';
import { Document } from '../workspace/document.ts';
import { languageOf } from '../workspace/host.ts';
import { mentionsIn } from '../workspace/mentions.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The documents that a command was asked to look at, and what stood in the way. */
export interface Gathered {
  /** Ours, each once, in the order in which they were asked for; by the paths to show, relative with `/`. */
  readonly documents: ReadonlyMap<string, Document>;
  /** What was asked for by name and is not ours. */
  readonly foreign: readonly string[];
  readonly troubles: readonly { readonly kind: FileTrouble; readonly path: string }[];
}

interface Gathering {
  readonly workspace: Workspace;
  readonly workingFolder: string;
  /** The real paths of what has been looked at, by whatever name. */
  readonly seen: Set<string>;
  readonly documents: Map<string, Document>;
  readonly foreign: string[];
  readonly troubles: { kind: FileTrouble; path: string }[];
  /** The paths of prose that was asked for by name, as they are shown. */
  readonly namedProse: Set<string>;
}

/** Puts files, and the XML files and scenarios in folders, into the workspace. Text that speaks of no ability is no scenario. */
export async function gather(workspace: Workspace, workingFolder: string, paths: readonly string[]): Promise<Gathered> {
  const gathering = begin(workspace, workingFolder);
  for (const path of paths) {
    const absolute = resolve(workingFolder, path);
    const file = await readText(absolute);
    if (file.kind === 'folder') await addFolder(gathering, absolute);
    else await addFile(gathering, absolute, file, 'named');
  }
  passOverProse(gathering);
  return gathering;
}

/** Puts what came on standard input into the workspace, under a name that need not be that of any file. */
export async function gatherInput(
  workspace: Workspace,
  workingFolder: string,
  name: string,
  bytes: Uint8Array,
): Promise<Gathered> {
  const gathering = begin(workspace, workingFolder);
  await addFile(gathering, resolve(workingFolder, name), decode(bytes), 'named');
  passOverProse(gathering);
  return gathering;
}

function begin(workspace: Workspace, workingFolder: string): Gathering {
  return {
    workspace,
    workingFolder,
    seen: new Set(),
    documents: new Map(),
    foreign: [],
    troubles: [],
    namedProse: new Set(),
  };
}

async function addFolder(gathering: Gathering, folder: string): Promise<void> {
  const { files, unreadable, isComplete } = await listFiles(folder);
  for (const file of files) {
    const path = resolve(folder, file);
    await addFile(gathering, path, await readText(path), 'found');
  }
  for (const name of unreadable) addTrouble(gathering, 'forbiddenFolder', resolve(folder, name));
  if (!isComplete) addTrouble(gathering, 'tooManyFiles', folder);
}

/** A file that was named is worth a word if it is not ours; one that was found in a folder is not. */
async function addFile(
  gathering: Gathering,
  absolute: string,
  file: FileText,
  origin: 'named' | 'found',
): Promise<void> {
  const { workspace, seen, documents, foreign, namedProse } = gathering;
  const real = await realpath(absolute).catch(() => absolute);
  if (seen.has(real)) return;
  seen.add(real);
  const path = shown(gathering, absolute);
  if (file.kind !== 'text' && file.kind !== 'notUtf8') {
    addTrouble(gathering, file.kind === 'folder' ? 'notAFile' : file.kind, absolute);
    return;
  }
  const uri = uriOfPath(absolute);
  const text = file.kind === 'text' ? file.text : file.guess;
  const document = new Document(uri, languageOf(uri), 0, text);
  // In a folder a file is what its name says: XML in a text file may be a draft, or an example.
  const isOurs = document.kind === 'prose' || (document.kind !== undefined && (origin === 'named' || isXml(absolute)));
  if (!isOurs || (document.kind === 'prose' && file.kind === 'notUtf8')) {
    if (origin === 'named') foreign.push(path);
  } else if (file.kind === 'notUtf8') {
    addTrouble(gathering, 'notUtf8', absolute);
  } else {
    workspace.put(document);
    documents.set(path, document);
    if (document.kind === 'prose' && origin === 'named') namedProse.add(path);
  }
}

function isXml(path: string): boolean {
  return /\.xml$/i.test(path);
}

/** Takes out again what mentions no ability: the notes and licences that lie beside a package. All rules must be known by then. */
function passOverProse({ workspace, documents, foreign, namedProse }: Gathering): void {
  for (const [path, document] of documents) {
    const isScenario =
      document.kind !== 'prose' ||
      document.sections.some((section) => mentionsIn(workspace, document, section).length > 0);
    if (isScenario) continue;
    documents.delete(path);
    workspace.delete(document.uri);
    if (namedProse.has(path)) foreign.push(path);
  }
}

function addTrouble(gathering: Gathering, kind: FileTrouble, absolute: string): void {
  gathering.troubles.push({ kind, path: shown(gathering, absolute) });
}

/** The path as the report has it. */
function shown({ workingFolder }: Gathering, absolute: string): string {
  return relative(workingFolder, absolute).split(sep).join('/') || '.';
}
