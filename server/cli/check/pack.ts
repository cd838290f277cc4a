import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { zipSync } from 'fflate';
import { readText } from '../../hosts/disk.ts';
import { isObject, parsedJson } from '../../text/parsedJson.ts';
import { isWindowsName } from '../../text/windowsName.ts';
import { isPassedOver } from '../../workspace/packages/listing.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { writeBytes } from '../files/writeFile.ts';
import { checkCommand } from './check.ts';

/** `whq-rules pack`: checks a package and writes it as a zip with the files that the apps load. */
export async function packCommand(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, flags, operands } = call;
  const { workingFolder = '' } = terminal;
  const [name] = operands;
  if (name === undefined) return refuse(call, { kind: 'missingFolder' });
  const folder = resolve(workingFolder, name);
  const { names, links } = await namesIn(folder);
  const wanted = names.filter(isLoaded);
  if (!wanted.some((path) => /^data\/.*\.xml$/.test(path))) {
    const { kind } = await readText(folder);
    terminal.complain(kind === 'missing' ? words.trouble.missing(name) : words.pack.nothing(name));
    return exitStatus.unusable;
  }
  const checked = await checkCommand({ ...call, values: new Map([['show', 'error']]), flags: new Set() });
  const { files, hasNewList, unread } = await filesOf(folder, wanted);
  const leftOut = names.filter((path) => !isLoaded(path));
  const notForWindows = wanted.filter((path) => !path.split('/').every(isWindowsName));
  const { pack } = words;
  for (const path of unread) terminal.complain(words.trouble.unreadable(path));
  for (const path of leftOut) terminal.complain(pack.leftOut(path));
  for (const path of links) terminal.complain(pack.link(path));
  if (hasNewList) terminal.complain(pack.newList);
  for (const path of notForWindows) terminal.complain(pack.notForWindows(path));
  if (unread.length > 0) return exitStatus.unusable;
  const status = notForWindows.length > 0 ? exitStatus.found : checked;
  if (status !== exitStatus.clean && !flags.has('force')) {
    terminal.complain(pack.refused);
    return status;
  }
  return write(call, files, values.get('output') ?? `${idOf(files.get('whq.json')) ?? basename(folder)}.zip`);
}

async function write(
  { terminal, words }: Call,
  files: ReadonlyMap<string, Uint8Array>,
  path: string,
): Promise<ExitStatus> {
  // The same bytes for the same files, on every machine. The packer reads the date in local time, so it is given in local time.
  const bytes = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
  if (!(await writeBytes(resolve(terminal.workingFolder ?? '', path), bytes))) {
    terminal.complain(words.notWritten(path));
    return exitStatus.unusable;
  }
  const kilobytes = Math.ceil(bytes.length / 1024);
  terminal.print(`${words.pack.written({ path, files: files.size, kilobytes })}\n`);
  return exitStatus.clean;
}

/** The list of the files that the browser app loads. */
const listName = 'content-manifest.json';

/** XML in `data/xml`, the translations `data/i18n/content-*.xml`, pictures, and the two files that describe the package. */
function isLoaded(name: string): boolean {
  return (
    /^data\/xml\/(?:[^/]+\/)*[^/]+\.xml$/.test(name) ||
    /^data\/i18n\/content-[^/]+\.xml$/.test(name) ||
    /\.(?:png|jpe?g|gif|webp|svg)$/i.test(name) ||
    name === listName ||
    name === 'whq.json'
  );
}

/** All files and links in a folder and its folders, without dependencies, and names that begin with a dot. */
async function namesIn(folder: string): Promise<Readonly<Record<'names' | 'links', readonly string[]>>> {
  const found = { names: [] as string[], links: [] as string[] };
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of entries) {
    const parts = relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep);
    if (parts.some(isPassedOver)) continue;
    if (entry.isFile()) found.names.push(parts.join('/'));
    else if (entry.isSymbolicLink()) found.links.push(parts.join('/'));
  }
  return { names: found.names.sort(), links: found.links.sort() };
}

/** The files that the apps load. */
interface PackageFiles {
  /** The bytes by names, in order. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Whether the package has no list of its XML files, so that one has been made. */
  readonly hasNewList: boolean;
  /** Files that cannot be read. */
  readonly unread: readonly string[];
}

async function filesOf(folder: string, wanted: readonly string[]): Promise<PackageFiles> {
  const files = new Map<string, Uint8Array>();
  for (const name of wanted) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes) files.set(name, bytes);
  }
  const xmlFiles = wanted.filter((name) => name.startsWith('data/xml/')).map((name) => `/${name}`);
  const hasNewList = !Array.isArray(jsonOf(files.get(listName))?.xmlFiles);
  if (hasNewList) files.set(listName, Buffer.from(`${JSON.stringify({ xmlFiles }, undefined, 2)}\n`));
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    hasNewList,
    unread: wanted.filter((name) => !files.has(name)),
  };
}

/** The id in `whq.json`, if it can be the name of a file. */
function idOf(bytes: Uint8Array | undefined): string | undefined {
  const id = jsonOf(bytes)?.id;
  return typeof id === 'string' && /^[a-z0-9][a-z0-9._-]{0,100}$/.test(id) && isWindowsName(id) ? id : undefined;
}

function jsonOf(bytes: Uint8Array | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = bytes && parsedJson(new TextDecoder().decode(bytes));
  return isObject(value) ? value : undefined;
}
