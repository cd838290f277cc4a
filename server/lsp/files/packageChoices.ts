import { readBaseline } from '../../checks/baseline/baseline.ts';
import { readSeverities, type Severities } from '../../checks/problems/severities.ts';
import { type FileChoices, usualChoices } from '../../checks/settings/chosenProblems.ts';
import {
  noPackageFile,
  type PackageFile,
  packageFileName,
  readPackageFile,
} from '../../checks/settings/packageFile.ts';
import { query, remembered, rememberedText } from '../../queries/remembered.ts';
import { decodedUri, folderOf, pathFrom } from '../../workspace/documents/fileName.ts';
import type { Settings } from '../protocol/settings.ts';
import type { WorkspaceFiles } from './files.ts';

// The same objects as long as what they are made of stays, because a key must not judge all problems again.
const severitiesIn = remembered((settings: NonNullable<Settings['problems']>) => readSeverities(settings.severities));
const together = query((own: Severities, ofPackage: Severities): Severities => new Map([...ofPackage, ...own]));
const packageFileOf = rememberedText({ most: 100 }, readPackageFile);
const baselineOf = rememberedText({ most: 10 }, readBaseline);

/** A larger file is no `whq.json` and no baseline that a person reviews. */
const maximumBytes = 4 * 1024 * 1024;

/** The `whq.json` and baselines of the workspace. Each is read when it is first needed, and again after a change. */
interface PackageChoices {
  /** Reads everything again when it is next needed. */
  readonly forget: () => void;
  /** Whether a changed file or folder may be one that was read, or the place of one. */
  readonly concerns: (uri: string) => boolean;
  /** The choices for a file: the settings of the editor come before `whq.json`. */
  readonly of: (uri: string) => Promise<FileChoices>;
}

/** @param warn is told of mistakes in the settings; those in files are problems of the files. */
export function packageChoices(
  files: WorkspaceFiles,
  settingsOf: (uri: string) => Promise<Settings>,
  warn: (fault: ReturnType<typeof readSeverities>['faults'][number]) => void,
): PackageChoices {
  /** What has been read, by URI; undefined for files that are missing, and empty for those that cannot be read. */
  const texts = new Map<string, Promise<string | undefined>>();
  const read: ReadText = (place) => {
    const known = texts.get(place) ?? readNow(files, place);
    texts.set(place, known);
    return known;
  };
  return {
    forget: () => texts.clear(),
    concerns: (uri) => [...texts.keys()].some((place) => `${decodedUri(place)}/`.startsWith(`${decodedUri(uri)}/`)),
    of: async (uri) => {
      const { problems = {} } = await settingsOf(uri);
      const { file, folder } = await packageAbove(files, read, uri);
      const own = severitiesIn(problems);
      own.faults.forEach(warn);
      const severities = own.severities.size > 0 ? together(own.severities, file.severities) : file.severities;
      const place = resolved(folder, file.baseline) ?? '';
      const text = place === '' ? undefined : await read(place);
      const baseline = text === undefined ? undefined : baselineOf(text);
      const known = baseline && { baseline, path: pathFrom(folderOf(place), decodedUri(uri)) };
      return severities.size === 0 && !known ? usualChoices : { severities, known };
    },
  };
}

type ReadText = (place: string) => Promise<string | undefined>;

/** The nearest `whq.json` around a file in a folder of the workspace, and the URI of its folder. */
async function packageAbove(
  { folders }: WorkspaceFiles,
  read: ReadText,
  uri: string,
): Promise<{ readonly file: PackageFile; readonly folder: string }> {
  const root = folders.map(decodedUri).find((folder) => decodedUri(uri).startsWith(`${folder}/`));
  for (let folder = uri; root !== undefined && folderOf(folder).length >= root.length; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const text = await read(`${folder}/${packageFileName}`);
    if (text !== undefined) return { file: packageFileOf(text), folder };
  }
  return { file: noPackageFile, folder: '' };
}

async function readNow({ folders, host }: WorkspaceFiles, place: string): Promise<string | undefined> {
  if (!folders.some((folder) => isOnSameComputer(folder, place))) return undefined;
  const read = await host.read(place, maximumBytes);
  if (read.kind === 'missing') return undefined;
  return read.kind === 'text' ? read.text : '';
}

/**
 * Whether a place can be read without asking another computer than that of the folder. Windows would send the name of the user there, and
 * nobody has to trust a folder to open it: `//computer/file`, or behind enough `..` the same without a host, `file:////computer/file`.
 */
function isOnSameComputer(folder: string, place: string): boolean {
  const { host, pathname } = new URL(place);
  return host === new URL(folder).host && !pathname.startsWith('//');
}

/** The URI of a path from a folder; undefined without one, and for a path that is none. */
function resolved(folder: string, path: string | undefined): string | undefined {
  const encoded = path?.split(/[\\/]/).map(encodeURIComponent).join('/');
  return encoded !== undefined && URL.canParse(encoded, `${folder}/`) ? new URL(encoded, `${folder}/`).href : undefined;
}
