import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Baseline, readBaseline } from '../../checks/baseline/baseline.ts';
import { check } from '../../checks/check.ts';
import { chosenProblems, type FileChoices, usualChoices } from '../../checks/settings/chosenProblems.ts';
import { noPackageFile, packageFileName, readPackageFile } from '../../checks/settings/packageFile.ts';
import { reading } from '../../hosts/cache/reading.ts';
import { pathOfUri, readText } from '../../hosts/disk.ts';
import { forget } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import type { Gathered } from '../files/gather.ts';
import { shownPath } from '../files/shownPath.ts';

type ReportedProblems = ReturnType<typeof chosenProblems>;

/** Finds the problems of documents as their authors, and the person who runs the command, want them. */
export interface Judge {
  /** In the order of the text. */
  readonly problemsOf: (document: Document) => ReportedProblems;
  /** Sentences about files of choices that cannot be read, or have a mistake. */
  readonly troubles: readonly string[];
  /** The number of known problems in files that do not exist any more. */
  readonly gone: number;
}

/**
 * Reads the `whq.json` beside or above each document, the nearest one, and the baselines: that of `--baseline` for all files, or else those that
 * the `whq.json` name.
 */
export async function judgeOf(
  { messages, words, values, terminal }: Pick<Call, 'messages' | 'words' | 'values'> & { readonly terminal: Folder },
  workspace: Workspace,
  { documents, hasRoomForResults }: Pick<Gathered, 'documents' | 'hasRoomForResults'>,
): Promise<Judge> {
  const all = [...documents.values()];
  const packageFiles = await packageFilesAbove(all.map((document) => dirname(pathOf(document))));
  const used = new Map<string, PackageFile>();
  const baselines = new Map<string, Baseline | undefined>();
  const choices = new Map<string, FileChoices>();
  const troubles: string[] = [];
  for (const document of all) {
    const { folder, file } = nearestIn(packageFiles, dirname(pathOf(document)));
    used.set(join(folder, packageFileName), file);
    const named = values.get('baseline') ?? (file.baseline === undefined ? undefined : join(folder, file.baseline));
    const path =
      named === undefined || values.has('write-baseline') ? '' : resolve(terminal.workingFolder ?? '', named);
    if (path !== '' && !baselines.has(path)) {
      const read = await readText(path);
      const baseline = read.kind === 'text' ? readBaseline(read.text) : undefined;
      const isMissing = read.kind === 'missing';
      if (!baseline) troubles.push(words.check.choices.noBaseline({ path: shownPath(terminal, path), isMissing }));
      baselines.set(path, baseline);
    }
    const baseline = baselines.get(path);
    const known = baseline && { baseline, path: pathIn(path, document) };
    choices.set(document.uri, { severities: file.severities, known });
  }
  // Those of a checked file are among its problems.
  for (const document of all) used.delete(pathOf(document));
  for (const [path, { faults }] of used)
    for (const fault of faults) troubles.push(`${shownPath(terminal, path)}: ${messages.words.choiceFault(fault)}`);
  return {
    problemsOf: (document) =>
      reportedProblems(workspace, document, choices.get(document.uri) ?? usualChoices, hasRoomForResults),
    troubles,
    gone: goneProblems(baselines),
  };
}

type Folder = Pick<Call['terminal'], 'workingFolder'>;

type PackageFile = typeof noPackageFile;

/** The `whq.json` of these folders and all above them. */
async function packageFilesAbove(folders: readonly string[]): Promise<ReadonlyMap<string, PackageFile | undefined>> {
  const files = new Map<string, PackageFile | undefined>();
  for (const start of folders)
    for (let folder = start; !files.has(folder); folder = dirname(folder)) {
      const read = await readText(join(folder, packageFileName));
      const isMissing = read.kind === 'missing' || read.kind === 'folder';
      files.set(folder, isMissing ? undefined : readPackageFile(read.kind === 'text' ? read.text : ''));
    }
  return files;
}

/** The file of a folder, or the nearest one above it. */
function nearestIn(
  files: ReadonlyMap<string, PackageFile | undefined>,
  folder: string,
): { readonly folder: string; readonly file: PackageFile } {
  const file = files.get(folder);
  if (file) return { folder, file };
  return dirname(folder) === folder ? { folder, file: noPackageFile } : nearestIn(files, dirname(folder));
}

/** @param areResultsKept whether a document that is checked again needs little time, for which memory must have room for all of them. */
function reportedProblems(
  workspace: Workspace,
  document: Document,
  choices: FileChoices,
  areResultsKept: boolean,
): ReportedProblems {
  const problems = chosenProblems(document, check(workspace, document), choices);
  if (!areResultsKept) {
    const definitions = document.sections.flatMap((section) => workspace.all.index.definitionIn(section) ?? []);
    forget([document, ...document.sections, ...definitions]);
  }
  return problems;
}

function goneProblems(baselines: ReadonlyMap<string, Baseline | undefined>): number {
  let count = 0;
  for (const [path, baseline] of baselines)
    for (const [file, known] of baseline?.files ?? [])
      if (!reading.exists.now(join(dirname(path), file))) for (const number of known.values()) count += number;
  return count;
}

/** The path of a document from the folder of a baseline, with `/`. */
export function pathIn(baseline: string, document: Document): string {
  return relative(dirname(baseline), pathOf(document)).split(sep).join('/');
}

function pathOf({ uri }: Document): string {
  return pathOfUri(uri) ?? '';
}
