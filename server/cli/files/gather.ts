import { relative, resolve, sep } from 'node:path';
import { hasTableOfRoll, speaksOfGame } from '../../checks/scenario.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { reading } from '../../hosts/cache/reading.ts';
import { type FileText, listFiles, readText, uriOfPath } from '../../hosts/disk.ts';
import type { CliWords } from '../../wording/cliWordsFor.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { costOf, costOfIndexed, maximumCost } from '../../workspace/documents/memoryCost.ts';
import { systemsIn } from '../../workspace/documents/systemsIn.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import { languageIdOf } from '../../workspace/packages/host.ts';
import { isKeptText } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { mentionsIn } from '../../workspace/rules/mentions.ts';
import type { Call } from '../call/command.ts';

/** Why something is not looked at. */
type Trouble = keyof CliWords['trouble'];

/** The documents that a command was asked to look at, and what stood in the way. */
export interface Gathered {
  /** Ours, each once, in the order in which they were asked for; by the paths to show, relative with `/`. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly troubles: readonly { readonly kind: Trouble; readonly path: string }[];
  /** Links in the folders that lead out of them, which are not followed. */
  readonly outside: readonly string[];
  /** Whether all documents fit into memory with all their results. If not, those of a document are to be dropped when it has been checked. */
  readonly hasRoomForResults: boolean;
}

interface GatherOptions {
  /** How much memory the documents may take together without their results, as `costOfIndexed` has it; what does not fit is a trouble. */
  readonly room?: number;
  /** Whether texts in a folder are passed over, because only entries are wanted. */
  readonly isXmlOnly?: boolean;
  /** Whether only the first folders and files are looked at, however many there are. */
  readonly isShort?: boolean;
  /** What is read in place of the disk, such as standard input. */
  readonly read?: (path: string) => Promise<FileText | { readonly kind: Trouble }>;
}

/**
 * Puts files, and the XML files and scenarios in folders, into the workspace. Text that names no ability, no dice and no Warriors is no
 * scenario.
 */
export async function gather(
  workspace: Workspace,
  workingFolder: string,
  paths: readonly string[],
  options: GatherOptions = {},
): Promise<Gathered> {
  const { room = maximumCost, read = readText } = options;
  const documents = new Map<string, Document>();
  const troubles: Gathered['troubles'][number][] = [];
  const named = new Set<string>();
  const seen = new Set<string>();
  const taken = { indexed: 0, whole: 0 };
  const shown = (path: string): string => relative(workingFolder, path).split(sep).join('/') || '.';
  const tell = (kind: Trouble, path: string): void => void troubles.push({ kind, path: shown(path) });
  const add = async (path: string, file: Read, isNamed: boolean): Promise<void> => {
    const real = await reading.place.later(path).catch(() => path);
    if (seen.has(real)) return;
    seen.add(real);
    const document = documentOf(workspace, path, file, isNamed);
    if (typeof document === 'string') tell(document, path);
    if (typeof document !== 'object') return;
    if (taken.indexed + costOfIndexed(document) > room) return tell('noRoom', path);
    taken.indexed += costOfIndexed(document);
    taken.whole += costOf(document);
    workspace.put(document);
    documents.set(shown(path), document);
    if (isNamed) named.add(shown(path));
  };
  const folders: LookedInto[] = [];
  for (const path of paths.map((one) => resolve(workingFolder, one))) {
    const file = await read(path);
    if (file.kind === 'folder') folders.push(await addFolder(path, options, add, tell));
    else await add(path, file, true);
  }
  nameFiles(workspace, folders);
  for (const path of proseTakenOut(workspace, documents))
    if (named.has(path)) tell('noScenario', resolve(workingFolder, path));
  const told = [...documents.keys(), ...troubles.map(({ path }) => path)].map((path) => resolve(workingFolder, path));
  for (const { folder } of folders)
    if (told.every((path) => relative(folder, path).startsWith('..'))) tell('nothingFound', folder);
  const outside = folders.flatMap((one) => one.outside.map(shown));
  return { documents, troubles, outside, hasRoomForResults: taken.whole <= room };
}

/** The same for a command, which says what stood in the way. */
export async function gatherFor(
  { terminal, words }: Call,
  workspace: Workspace,
  paths: readonly string[],
  options?: GatherOptions,
): Promise<Gathered> {
  const gathered = await gather(workspace, terminal.workingFolder ?? '', paths, options);
  for (const { kind, path } of gathered.troubles) terminal.complain(words.trouble[kind](path));
  return gathered;
}

type Read = FileText | { readonly kind: Trouble };

/** A folder of which the files have been added. */
interface LookedInto {
  readonly folder: string;
  /** The paths of all files in it; undefined if they are not all known. */
  readonly names: readonly string[] | undefined;
  readonly outside: readonly string[];
}

async function addFolder(
  folder: string,
  { isXmlOnly, isShort }: GatherOptions,
  add: (path: string, file: Read, isNamed: boolean) => Promise<void>,
  tell: (kind: Trouble, path: string) => void,
): Promise<LookedInto> {
  const { files, others, unreadable, outside, isComplete } = await listFiles(folder, isShort ? few : undefined);
  const paths = (names: readonly string[]): readonly string[] => names.map((name) => resolve(folder, name));
  const wanted = isXmlOnly ? files.filter((name) => !/\.(?:md|markdown|txt)$/i.test(name)) : files;
  const read = isShort ? wanted.slice(0, few) : wanted;
  for (const path of paths(read)) await add(path, await readText(path), false);
  for (const path of paths(unreadable)) tell('forbiddenFolder', path);
  if (!isComplete || read.length < wanted.length) tell('tooManyFiles', folder);
  const names = isComplete && others ? paths([...files, ...others, ...unreadable, ...outside]) : undefined;
  return { folder, names, outside: paths(outside) };
}

/** As many folders, and as many files, are looked at in a moment. */
const few = 300;

/** Tells the workspace which files there are in the folders that have been listed as a whole. */
function nameFiles(workspace: Workspace, folders: readonly LookedInto[]): void {
  const whole = folders.filter(({ names }) => names);
  workspace.fileNames.replace(
    whole.map(({ folder }) => uriOfPath(folder)),
    whole.flatMap(({ names = [] }) => names.map(uriOfPath)),
  );
}

/**
 * The document of a file; why there is none, or undefined if that is not worth a word: a file that was named is worth one if it is not ours,
 * one that was found in a folder is not.
 */
function documentOf(workspace: Workspace, path: string, file: Read, isNamed: boolean): Document | Trouble | undefined {
  const uri = uriOfPath(path);
  if (file.kind === 'folder') return 'notAFile';
  if (!('text' in file || 'guess' in file)) return file.kind;
  if (isKeptText(path)) {
    if ('text' in file) workspace.textsBeside.put(uri, file.text);
    return 'text' in file ? undefined : 'notUtf8';
  }
  const text = 'text' in file ? file.text : file.guess;
  const document = workspace.read(uri, languageIdOf(uri), text, 'text' in file ? file.encoding : undefined);
  const { format, jsonFormat, isTooLarge, languageId } = document;
  const isProse = format?.isXml === false;
  if (isTooLarge && languageId === 'xml') return 'noRoom';
  if (isTooLarge) return isNamed ? 'longText' : undefined;
  // In a folder a file is what its name says: XML in a text file may be a draft, or an example.
  if (!jsonFormat && !isProse && !(format && (isNamed || /\.xml$/i.test(path)))) return isNamed ? 'notOurs' : undefined;
  // UTF-16 without a mark is UTF-8 of which every other character is none.
  if ('text' in file && !(isProse && text.includes('\0'))) return document;
  // Among notes that only lie in a folder nobody looks for a scenario.
  return isNamed || !isProse ? 'notUtf8' : undefined;
}

/**
 * Takes out again what has nothing to do with the game: notes and licences that lie beside a package. All rules must be known by then.
 *
 * @returns the paths of it.
 */
function proseTakenOut(workspace: Workspace, documents: Map<string, Document>): readonly string[] {
  const { all, allSystems } = workspace;
  const systems = new Set([...allSystems, ...chartsOf(all).map(({ system }) => system)]);
  const out = [...documents].filter(
    ([, document]) =>
      document.format?.isXml === false &&
      !systemsIn(document)?.some((name) => systems.has(name)) &&
      !document.sections.some(
        (section) =>
          speaksOfGame(section) ||
          hasTableOfRoll(section) ||
          blocksIn(all, document, section).length > 0 ||
          mentionsIn(all, document, section).length > 0,
      ),
  );
  for (const [path, { uri }] of out) {
    documents.delete(path);
    workspace.delete(uri);
  }
  return out.map(([path]) => path);
}
