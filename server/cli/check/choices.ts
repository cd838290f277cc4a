import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Baseline, readBaseline } from '../../checks/baseline/baseline.ts';
import type { Severities } from '../../checks/problems/severities.ts';
import type { FileChoices } from '../../checks/settings/chosenProblems.ts';
import {
  noPackageFile,
  type PackageFile,
  packageFileName,
  readPackageFile,
} from '../../checks/settings/packageFile.ts';
import { pathOfUri, readText, uriOfPath } from '../../hosts/disk.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Call } from '../call/command.ts';

/** What the authors of the files, and the person who runs the command, say about the problems to report. */
export interface Choices {
  readonly of: (document: Document) => FileChoices;
  /** All baselines that count. */
  readonly baselines: readonly BaselineFile[];
  /** The absolute paths at which a file of choices was looked for. */
  readonly places: readonly string[];
  /** Sentences about files of choices that cannot be read, or have a mistake. */
  readonly troubles: readonly string[];
}

/** A baseline that has been read. */
interface BaselineFile {
  /** Absolute. */
  readonly path: string;
  readonly baseline: Baseline;
}

/**
 * Reads the `whq.json` beside or above each document, the nearest one, and the baselines: that of `--baseline` for all files, or else those that the
 * `whq.json` name.
 */
export async function readChoices(call: Call, documents: readonly Document[]): Promise<Choices> {
  const { messages, words, values, terminal } = call;
  const { workingFolder = '' } = terminal;
  const troubles: string[] = [];
  const shown = (path: string): string => relative(workingFolder, path).split(sep).join('/');
  const checked = new Set([...documents].map(({ uri }) => uri));
  const packages = new PackageFiles((path, file) => {
    // Those of a checked file are among its problems.
    if (checked.has(uriOfPath(path))) return;
    for (const fault of file.faults) troubles.push(`${shown(path)}: ${messages.words.choiceFault(fault)}`);
  });
  const baselines = new Map<string, BaselineFile | undefined>();
  const readBaselineAt = async (path: string): Promise<void> => {
    if (baselines.has(path)) return;
    const file = await readText(path);
    const baseline = file.kind === 'text' ? readBaseline(file.text) : undefined;
    baselines.set(path, baseline && { path, baseline });
    if (!baseline)
      troubles.push(words.check.choices.noBaseline({ path: shown(path), isMissing: file.kind === 'missing' }));
  };
  const given = values.get('baseline');
  const isWriting = values.has('write-baseline');
  const own = new Map<string, { readonly severities: Severities; readonly baseline: string | undefined }>();
  for (const document of documents) {
    const folder = dirname(pathOfUri(document.uri) ?? '');
    const { file, from } = await packages.nearest(folder);
    const named = file.baseline === undefined ? undefined : join(from, file.baseline);
    const baseline = given === undefined ? named : resolve(workingFolder, given);
    if (baseline !== undefined && !isWriting) await readBaselineAt(baseline);
    own.set(document.uri, { severities: file.severities, baseline });
  }
  return {
    of: (document) => {
      const { severities = noPackageFile.severities, baseline = '' } = own.get(document.uri) ?? {};
      const file = baselines.get(baseline);
      return { severities, known: file && { baseline: file.baseline, path: pathIn(file.path, document) } };
    },
    places: [...packages.places(), ...baselines.keys()],
    baselines: [...baselines.values()].flatMap((file) => file ?? []),
    troubles,
  };
}

/** The path of a document from the folder of a baseline, with `/`. */
export function pathIn(baseline: string, document: Document): string {
  return relative(dirname(baseline), pathOfUri(document.uri) ?? '')
    .split(sep)
    .join('/');
}

/** The `whq.json` of folders, each read once. */
class PackageFiles {
  readonly #known = new Map<string, Promise<{ readonly file: PackageFile; readonly from: string }>>();
  readonly #tell: (path: string, file: PackageFile) => void;

  /** @param tell called with each file that has been read. */
  constructor(tell: (path: string, file: PackageFile) => void) {
    this.#tell = tell;
  }

  /** Where a `whq.json` was looked for. */
  places(): readonly string[] {
    return [...this.#known.keys()].map((folder) => join(folder, packageFileName));
  }

  /** The file in this folder or the nearest one above it, and its folder. */
  nearest(folder: string): Promise<{ readonly file: PackageFile; readonly from: string }> {
    const known = this.#known.get(folder) ?? this.#find(folder);
    this.#known.set(folder, known);
    return known;
  }

  async #find(folder: string): Promise<{ readonly file: PackageFile; readonly from: string }> {
    const path = join(folder, packageFileName);
    const read = await readText(path);
    const isMissing = read.kind === 'missing' || read.kind === 'folder';
    const above = dirname(folder);
    if (isMissing) return above === folder ? { file: noPackageFile, from: folder } : this.nearest(above);
    const file = readPackageFile(read.kind === 'text' ? read.text : '');
    this.#tell(path, file);
    return { file, from: folder };
  }
}
