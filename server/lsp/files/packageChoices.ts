import { type Baseline, readBaseline } from '../../checks/baseline/baseline.ts';
import { readSeverities, type Severities } from '../../checks/problems/severities.ts';
import { type FileChoices, usualChoices } from '../../checks/settings/chosenProblems.ts';
import {
  noPackageFile,
  type PackageFile,
  type PackageFileFault,
  packageFileName,
  readPackageFile,
} from '../../checks/settings/packageFile.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { decodedUri, pathFrom } from '../../workspace/documents/fileName.ts';
import type { Host, HostText } from '../../workspace/packages/host.ts';
import type { Settings } from '../protocol/settings.ts';

/** The sentences for the log. */
export interface ChoiceTeller {
  readonly fault: (where: string, fault: PackageFileFault) => void;
  readonly noBaseline: (where: string) => void;
}

const severitiesIn = remembered((settings: NonNullable<Settings['problems']>) => readSeverities(settings.severities));

/** The severities of a package and of the settings: the same object as long as both stay, because a key must not judge all problems again. */
const together = query((own: Severities, ofPackage: Severities): Severities => new Map([...ofPackage, ...own]));

/** A larger file is no `whq.json` and no baseline that a person reviews. */
const maximumBytes = 4 * 1024 * 1024;

/** The `whq.json` and baselines of the workspace. Each is read when it is first needed, and again after a change. */
export class PackageChoices {
  readonly #createHost: (folders: readonly string[]) => Host;
  readonly #settingsOf: (uri: string) => Promise<Settings>;
  readonly #tell: ChoiceTeller;
  #folders: readonly string[] = [];
  #host: Host;
  /** By the URIs of folders and of baselines. */
  readonly #packages = new Map<string, Promise<PackageAt>>();
  readonly #baselines = new Map<string, Promise<Baseline | undefined>>();

  constructor(
    createHost: (folders: readonly string[]) => Host,
    settingsOf: (uri: string) => Promise<Settings>,
    tell: ChoiceTeller,
  ) {
    this.#createHost = createHost;
    this.#host = createHost([]);
    this.#settingsOf = settingsOf;
    this.#tell = tell;
  }

  /** Sets the folders (URIs) of the workspace; only files in them are read. */
  setFolders(folders: readonly string[]): void {
    this.#folders = folders.map((folder) => folder.replace(/\/$/, ''));
    this.#host = this.#createHost(folders);
    this.forget();
  }

  /** Reads everything again when it is next needed. */
  forget(): void {
    this.#packages.clear();
    this.#baselines.clear();
  }

  /** Whether a changed file or folder may be one that was read, or the place of one. */
  concerns(uri: string): boolean {
    const name = decodedUri(uri);
    const known = [...this.#packages.keys(), ...this.#baselines.keys()].map(decodedUri);
    return (
      name.endsWith(`/${packageFileName}`) || known.some((place) => place === name || place.startsWith(`${name}/`))
    );
  }

  /** The choices for a file: the settings of the editor come before `whq.json`. */
  async of(uri: string): Promise<FileChoices> {
    const { problems: settings = {} } = await this.#settingsOf(uri);
    const root = this.#folders.find((folder) => isIn(folder, uri));
    const { file, folder } =
      root === undefined ? { file: noPackageFile, folder: '' } : await this.#packageAt(folderOf(uri), root);
    const own = severitiesIn(settings);
    for (const fault of own.faults) this.#tell.fault('whq-rules.problems.severities', fault);
    const severities = own.severities.size > 0 ? together(own.severities, file.severities) : file.severities;
    const place = resolved(root, this.#ownBaseline(settings)) ?? resolved(folder, file.baseline);
    const baseline = place === undefined ? undefined : await this.#baselineAt(place);
    const known =
      place === undefined || !baseline
        ? undefined
        : { baseline, path: pathFrom(decodedUri(folderOf(place)), decodedUri(uri)) };
    return severities.size === 0 && !known ? usualChoices : { severities, known };
  }

  /** The path in the settings, from the workspace folder; undefined without one. */
  #ownBaseline({ baseline }: NonNullable<Settings['problems']>): string | undefined {
    const path = baseline ?? '';
    if (typeof path === 'string') return path === '' ? undefined : path;
    this.#tell.fault('whq-rules.problems.baseline', { kind: 'badBaseline' });
    return undefined;
  }

  #packageAt(folder: string, root: string): Promise<PackageAt> {
    const known = this.#packages.get(folder) ?? this.#readPackage(folder, root);
    this.#packages.set(folder, known);
    return known;
  }

  async #readPackage(folder: string, root: string): Promise<PackageAt> {
    const place = `${folder}/${packageFileName}`;
    const read = await this.#host.read(place, maximumBytes);
    const isAtTop = decodedUri(folder) === decodedUri(root);
    if (read.kind === 'missing')
      return isAtTop ? { file: noPackageFile, folder } : this.#packageAt(folderOf(folder), root);
    const file = readPackageFile(read.kind === 'text' ? read.text : '');
    for (const fault of file.faults) this.#tell.fault(decodedUri(place), fault);
    return { file, folder };
  }

  #baselineAt(place: string): Promise<Baseline | undefined> {
    const known = this.#baselines.get(place) ?? this.#readBaseline(place);
    this.#baselines.set(place, known);
    return known;
  }

  async #readBaseline(place: string): Promise<Baseline | undefined> {
    const read = await this.#readNear(place);
    const baseline = read?.kind === 'text' ? readBaseline(read.text) : undefined;
    if (!baseline) this.#tell.noBaseline(decodedUri(place));
    return baseline;
  }

  async #readNear(place: string): Promise<HostText | undefined> {
    const isNear = this.#folders.some((folder) => isOnSameComputer(folder, place));
    return isNear ? await this.#host.read(place, maximumBytes) : undefined;
  }
}

interface PackageAt {
  readonly file: PackageFile;
  /** The URI of its folder. */
  readonly folder: string;
}

function isIn(folder: string, uri: string): boolean {
  return decodedUri(uri).startsWith(`${decodedUri(folder)}/`);
}

/**
 * Whether a place can be read without asking another computer than that of the folder. Windows would send the name of the user there, and
 * nobody has to trust a folder to open it: `//computer/file`, or behind enough `..` the same without a host, `file:////computer/file`.
 */
function isOnSameComputer(folder: string, place: string): boolean {
  const { host, pathname } = new URL(place);
  return host === new URL(folder).host && !pathname.startsWith('//');
}

function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf('/'));
}

/** The URI of a path from a folder; undefined without one of them, and for a path that is none. */
function resolved(folder: string | undefined, path: string | undefined): string | undefined {
  if (folder === undefined || path === undefined) return undefined;
  const encoded = path.split(/[\\/]/).map(encodeURIComponent).join('/');
  return URL.canParse(encoded, `${folder}/`) ? new URL(encoded, `${folder}/`).href : undefined;
}
