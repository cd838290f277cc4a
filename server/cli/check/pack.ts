import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { packs } from '../../hosts/packs.ts';
import { type CheckedFile, countProblems } from '../../report/checkedFile.ts';
import { parsedJson } from '../../text/parsedJson.ts';
import { isWindowsName } from '../../text/windowsName.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { collectAsUsual } from '../files/collectOften.ts';
import { gather } from '../files/gather.ts';
import { placing, writeWhole } from '../files/writeText.ts';
import { printReport } from './checkReport.ts';
import { readChoices } from './choices.ts';
import { type PackageContent, packageContent } from './packageContent.ts';
import { problemReporter } from './reportedProblems.ts';

const options = { values: ['output'], flags: ['force'], maximumOperands: 1 };

/** `whq-rules pack`: checks a package and writes it as a zip. */
export function packCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('pack', parameters, terminal, options, run);
}

async function run(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, flags, operands } = call;
  const { workingFolder } = terminal;
  const [name] = operands;
  if (name === undefined) return refuse(call, 'pack', { kind: 'missingFolder' });
  if (workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  const folder = resolve(workingFolder, name);
  const content = await packageContent(folder).catch(() => undefined);
  if (!content && !existsSync(folder)) {
    terminal.complain(words.trouble.missing(name));
    return exitStatus.unusable;
  }
  if (!content || ![...content.files.keys()].some((path) => /^data\/.*\.xml$/.test(path))) {
    const above = packageAbove(folder);
    const inCall = above && (relative(workingFolder, above) || '.');
    terminal.complain(
      inCall === undefined ? words.pack.nothing(name) : words.pack.above({ folder: name, packageFolder: inCall }),
    );
    return exitStatus.unusable;
  }
  const checked = await isSound(call, folder);
  tell(call, content);
  if (content.notForWindows.length > 0) {
    for (const path of content.notForWindows) terminal.complain(words.pack.notForWindows(path));
    if (!flags.has('force')) {
      terminal.complain(words.pack.refused);
      return exitStatus.found;
    }
  }
  if (checked !== 'sound' && !flags.has('force')) {
    terminal.complain(words.pack.refused);
    return checked === 'unreadable' ? exitStatus.unusable : exitStatus.found;
  }
  const output = values.get('output') ?? `${idOf(content) ?? basename(folder)}.zip`;
  const bytes = zipped(content.files);
  const isWritten = await writeWhole(resolve(workingFolder, output), bytes, placing.replacing).then(
    () => true,
    () => false,
  );
  if (!isWritten) {
    terminal.complain(words.pack.notWritten(output));
    return exitStatus.unusable;
  }
  terminal.print(
    `${words.pack.written({ path: output, files: content.files.size, kilobytes: Math.ceil(bytes.length / 1024) })}\n`,
  );
  return exitStatus.clean;
}

/** The folder of the package to which a folder `data`, or one in it, belongs. */
function packageAbove(folder: string): string | undefined {
  for (let inside = folder; dirname(inside) !== inside; inside = dirname(inside)) {
    if (basename(inside) === 'data' && existsSync(join(inside, 'xml'))) return dirname(inside);
  }
  return undefined;
}

/** Checks the XML of the package, and reports its errors. */
async function isSound(call: Call, folder: string): Promise<'sound' | 'hasErrors' | 'unreadable'> {
  const { terminal, words } = call;
  const workspace = new Workspace(packs);
  const start = performance.now();
  const gathered = await gather(workspace, terminal.workingFolder ?? '', [folder], { areResultsDropped: true });
  const { documents, troubles } = gathered;
  const choices = await readChoices(call, [...documents.values()]);
  const sentences = [...troubles.map(({ kind, path }) => words.trouble[kind](path)), ...choices.troubles];
  for (const sentence of sentences) terminal.complain(sentence);
  const problemsOf = problemReporter(workspace, choices, gathered.hasRoomForResults);
  const files = [...documents].map(([path, document]): CheckedFile => {
    const errors = problemsOf(document).problems.filter(({ severity }) => severity === 'error');
    return { path, document, problems: errors };
  });
  collectAsUsual();
  const seconds = (performance.now() - start) / 1000;
  const { error } = countProblems(files);
  if (error > 0) printReport(call, { files, troubles: sentences, seconds, shown: ['error'], failing: ['error'] });
  if (sentences.length > 0) return 'unreadable';
  return error > 0 ? 'hasErrors' : 'sound';
}

function tell({ terminal, words }: Call, { leftOut, links, unlisted, hasNewList }: PackageContent): void {
  for (const path of unlisted) terminal.complain(words.pack.unlisted(path));
  for (const path of leftOut) terminal.complain(words.pack.leftOut(path));
  for (const path of links) terminal.complain(words.pack.link(path));
  if (hasNewList) terminal.complain(words.pack.newList);
}

/** The id in `whq.json`, if it can be the name of a file. */
function idOf({ files }: PackageContent): string | undefined {
  const bytes = files.get('whq.json');
  const value = bytes && parsedJson(new TextDecoder().decode(bytes));
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && /^[a-z0-9][a-z0-9._-]{0,100}$/.test(id) && isWindowsName(id) ? id : undefined;
}

/** The same bytes for the same files, on every machine: names in order, one date for all, and a packer that is part of this program. */
function zipped(files: PackageContent['files']): Uint8Array {
  // The packer reads the date in local time, so it is given in local time.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
}
