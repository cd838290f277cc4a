import { dirname, relative, resolve, sep } from 'node:path';
import { hasTableOfRoll, speaksOfGame } from '../../checks/scenario.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { reading } from '../../hosts/cache/reading.ts';
import { decode } from '../../hosts/decode.ts';
import { type FileText, listFiles, readText, uriOfPath } from '../../hosts/disk.ts';
import type { CliWords } from '../../wording/cliWordsFor.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { costOf, costOfIndexed, maximumCost } from '../../workspace/documents/memoryCost.ts';
import { systemsIn } from '../../workspace/documents/systemsIn.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import { languageIdOf } from '../../workspace/packages/host.ts';
import { schemaNameOf } from '../../workspace/packages/schemaFile.ts';
import { isKeptText } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { mentionsIn } from '../../workspace/rules/mentions.ts';
import type { FileEncoding } from '../../xml/encodings.ts';
import type { InputTrouble } from '../call/terminal.ts';
import { collectOften } from './collectOften.ts';

/** The documents that a command was asked to look at, and what stood in the way. */
export interface Gathered {
  /** Ours, each once, in the order in which they were asked for; by the paths to show, relative with `/`. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly troubles: readonly { readonly kind: keyof CliWords['trouble']; readonly path: string }[];
  /** Links in the folders that lead out of them, which are not followed. */
  readonly outside: readonly string[];
  /** Whether all documents fit into memory with all their results. If not, those of a document are to be dropped when it has been checked. */
  readonly hasRoomForResults: boolean;
}

interface GatherOptions {
  readonly room?: number;
  readonly areResultsDropped?: boolean;
  readonly known?: Iterable<Document>;
  readonly progress?: (done: number, all: number) => void;
}

interface Gathering {
  readonly workspace: Workspace;
  readonly workingFolder: string;
  /** The real paths of what has been looked at, by whatever name. */
  readonly seen: Set<string>;
  readonly documents: Map<string, Document>;
  readonly troubles: { kind: keyof CliWords['trouble']; path: string }[];
  readonly outside: string[];
  /** Prose that was asked for by name, with its absolute path. */
  readonly namedProse: Map<Document, string>;
  /** By URI. */
  readonly known: ReadonlyMap<string, Document>;
  readonly progress: (done: number, all: number) => void;
  /** The memory for all documents together, as `costOf` has it. */
  readonly room: number;
  readonly areResultsDropped: boolean;
  /** What the documents so far take of it: with all their results, without them, and the results of the one with the most. */
  readonly taken: { whole: number; indexed: number; mostResults: number };
  /** The folders that have been listed, with all names in them. */
  readonly listed: { readonly uri: string; readonly names: readonly string[] }[];
}

/**
 * Puts files, and the XML files and scenarios in folders, into the workspace. Text that names no ability,
 * no dice and no Warriors is no scenario.
 *
 * @param options.room how much memory the documents may take together, as `costOf` has it; what does not fit is a trouble.
 * @param options.areResultsDropped whether the caller drops the results of each document if they do not all fit; else that is a trouble.
 * @param options.known documents of the workspace from an earlier time, which are kept as far as their files are the same.
 * @param options.progress called with the numbers of read files and of all files of a folder.
 */
export async function gather(
  workspace: Workspace,
  workingFolder: string,
  paths: readonly string[],
  options: GatherOptions = {},
): Promise<Gathered> {
  const gathering = begin(workspace, workingFolder, options);
  const folders: string[] = [];
  for (const path of paths) {
    const absolute = resolve(workingFolder, path);
    const file = await readText(absolute);
    if (file.kind !== 'folder') await addFile(gathering, absolute, file, 'named');
    else if (await addFolder(gathering, absolute)) folders.push(absolute);
  }
  workspace.fileNames.replace(
    gathering.listed.map(({ uri }) => uri),
    gathering.listed.flatMap(({ names }) => names),
  );
  passOverProse(gathering);
  for (const folder of folders) if (!holdsAny(gathering, folder)) addTrouble(gathering, 'nothingFound', folder);
  const kept = new Set(gathering.documents.values());
  for (const document of options.known ?? []) if (!kept.has(document)) forget(workspace, document);
  return gatheredIn(gathering);
}

/** Puts what came on standard input into the workspace, under a name that need not be that of any file. */
export async function gatherInput(
  workspace: Workspace,
  workingFolder: string,
  name: string,
  input: Uint8Array | InputTrouble,
): Promise<Gathered> {
  const gathering = begin(workspace, workingFolder);
  const path = resolve(workingFolder, name);
  if (typeof input === 'string') addTrouble(gathering, input, path);
  else if (input.length === 0) addTrouble(gathering, 'emptyInput', path);
  else await addFile(gathering, path, decode(input), 'named');
  passOverProse(gathering);
  return gatheredIn(gathering);
}

function begin(
  workspace: Workspace,
  workingFolder: string,
  { room = maximumCost, areResultsDropped = false, known = [], progress = () => {} }: GatherOptions = {},
): Gathering {
  return {
    workspace,
    workingFolder,
    seen: new Set(),
    documents: new Map(),
    troubles: [],
    outside: [],
    namedProse: new Map(),
    known: new Map([...known].map((document) => [document.uri, document])),
    progress,
    room,
    areResultsDropped,
    taken: { whole: 0, indexed: 0, mostResults: 0 },
    listed: [],
  };
}

function gatheredIn({ documents, troubles, outside, taken, room }: Gathering): Gathered {
  return { documents, troubles, outside, hasRoomForResults: taken.whole <= room };
}

/** Returns whether all of the folder could be looked at. */
async function addFolder(gathering: Gathering, folder: string): Promise<boolean> {
  const before = gathering.troubles.length;
  const { files, others, unreadable, outside, isComplete } = await listFiles(folder);
  if (isComplete && others) {
    const names = [...files, ...others, ...unreadable, ...outside].map((name) => uriOfPath(resolve(folder, name)));
    gathering.listed.push({ uri: uriOfPath(folder), names });
  }
  for (const [index, file] of files.entries()) {
    gathering.progress(index, files.length);
    const path = resolve(folder, file);
    await addFile(gathering, path, await readText(path), 'found');
  }
  for (const name of outside) gathering.outside.push(shown(gathering, resolve(folder, name)));
  for (const name of unreadable) addTrouble(gathering, 'forbiddenFolder', resolve(folder, name));
  if (!isComplete) addTrouble(gathering, 'tooManyFiles', folder);
  return gathering.troubles.length === before;
}

function holdsAny({ documents }: Gathering, folder: string): boolean {
  const start = `${uriOfPath(folder).replace(/\/$/, '')}/`;
  return [...documents.values()].some(({ uri }) => uri.startsWith(start));
}

/** A file that was named is worth a word if it is not ours; one that was found in a folder is not. */
async function addFile(
  gathering: Gathering,
  absolute: string,
  file: FileText,
  origin: 'named' | 'found',
): Promise<void> {
  const { workspace, seen, documents, namedProse } = gathering;
  const real = await reading.place.later(absolute).catch(() => absolute);
  if (seen.has(real)) return;
  seen.add(real);
  const path = shown(gathering, absolute);
  if (file.kind !== 'text' && file.kind !== 'notUtf8') {
    addTrouble(gathering, file.kind === 'folder' ? 'notAFile' : file.kind, absolute);
    return;
  }
  const uri = uriOfPath(absolute);
  if (isKeptText(absolute)) {
    if (file.kind === 'text') workspace.textsBeside.put(uri, file.text);
    else addTrouble(gathering, 'notUtf8', absolute);
    return;
  }
  const text = file.kind === 'text' ? file.text : file.guess;
  const document = documentFor(gathering, uri, text, file.kind === 'text' ? file.encoding : undefined);
  // In a folder a file is what its name says: XML in a text file may be a draft, or an example.
  const isOurs =
    document.jsonFormat !== undefined ||
    document.format?.isXml === false ||
    (document.format !== undefined && (origin === 'named' || isXml(absolute)));
  // UTF-16 without a mark is UTF-8 of which every other character is none.
  const isUnreadable = file.kind === 'notUtf8' || (document.format?.isXml === false && text.includes('\0'));
  if (document.isTooLarge) {
    if (document.languageId === 'xml') addTrouble(gathering, 'noRoom', absolute);
    else if (origin === 'named') addTrouble(gathering, 'longText', absolute);
  } else if (!isOurs) {
    if (origin === 'named') addTrouble(gathering, 'notOurs', absolute);
  } else if (isUnreadable) {
    // Among notes that only lie in a folder nobody looks for a scenario.
    if (document.format?.isXml !== false || origin === 'named') addTrouble(gathering, 'notUtf8', absolute);
  } else if (!takesRoom(gathering, document)) {
    addTrouble(gathering, 'noRoom', absolute);
  } else {
    if (workspace.get(uri) !== document) workspace.put(document);
    documents.set(path, document);
    if (document.format?.isXml === false && origin === 'named') namedProse.set(document, absolute);
    if (origin === 'named') await addSchema(gathering, document, absolute);
  }
}

/** Takes the room for a document. Returns false, and takes none, if there is not enough. */
function takesRoom({ room, areResultsDropped, taken }: Gathering, document: Document): boolean {
  const [cost, indexed] = [costOf(document), costOfIndexed(document)];
  const after = {
    whole: taken.whole + cost,
    indexed: taken.indexed + indexed,
    mostResults: Math.max(taken.mostResults, cost - indexed),
  };
  if ((areResultsDropped ? after.indexed + after.mostResults : after.whole) > room) return false;
  Object.assign(taken, after);
  if (areResultsDropped && after.whole > room / 8) collectOften();
  return true;
}

/** The schema that a file names and that lies beside it: in a folder it is among the files. */
async function addSchema({ workspace }: Gathering, document: Document, absolute: string): Promise<void> {
  const name = schemaNameOf(document);
  if (name === undefined) return;
  const path = resolve(dirname(absolute), name);
  const file = await readText(path);
  if (file.kind === 'text') workspace.textsBeside.put(uriOfPath(path), file.text);
}

/** The known document if only its text has changed, so that only the changed entries are checked again; else a new one. */
function documentFor(
  { known, workspace }: Gathering,
  uri: string,
  text: string,
  encoding: FileEncoding | undefined,
): Document {
  const before = known.get(uri);
  const isSame = before?.encoding?.name === encoding?.name && before?.encoding?.hasMark === encoding?.hasMark;
  if (!before || !isSame) return workspace.read(uri, languageIdOf(uri), text, encoding);
  if (before.getText() !== text) workspace.update(before, [{ text }], before.version + 1);
  return before;
}

/** Takes a document out, unless another one has its place already. */
function forget(workspace: Workspace, document: Document): void {
  if (workspace.get(document.uri) === document) workspace.delete(document.uri);
}

function isXml(path: string): boolean {
  return /\.xml$/i.test(path);
}

/** Takes out again what has nothing to do with the game: notes and licences that lie beside a package. All rules must be known by then. */
function passOverProse(gathering: Gathering): void {
  const { workspace, documents, namedProse } = gathering;
  const systems = new Set([...workspace.allSystems, ...chartsOf(workspace.all).map(({ system }) => system)]);
  for (const [path, document] of documents) {
    const isScenario =
      document.format?.isXml !== false ||
      systemsIn(document)?.some((name) => systems.has(name)) === true ||
      document.sections.some(
        (section) =>
          speaksOfGame(section) ||
          hasTableOfRoll(section) ||
          blocksIn(workspace.all, document, section).length > 0 ||
          mentionsIn(workspace.all, document, section).length > 0,
      );
    if (isScenario) continue;
    documents.delete(path);
    workspace.delete(document.uri);
    const named = namedProse.get(document);
    if (named !== undefined) addTrouble(gathering, 'noScenario', named);
  }
}

function addTrouble(gathering: Gathering, kind: keyof CliWords['trouble'], absolute: string): void {
  gathering.troubles.push({ kind, path: shown(gathering, absolute) });
}

/** The path as the report has it. */
function shown({ workingFolder }: Gathering, absolute: string): string {
  return relative(workingFolder, absolute).split(sep).join('/') || '.';
}
