import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { packs } from '../../hosts/packs.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { gather, gatherFor } from './gather.ts';

/** The folder of the package that a folder is in, or is: the nearest one that is described as a package, or has the folders of one. */
function packageFolder(folder: string): string | undefined {
  const above = dirname(folder);
  if (marks.some((name) => existsSync(join(folder, name)))) return folder;
  return above === folder ? undefined : packageFolder(above);
}

const marks = ['whq.json', 'content-manifest.json', 'data/xml'];

/**
 * The folder of `--package`, or else of the package that a folder is in, or else the folder.
 *
 * @param from the folder, by default the current one.
 */
export function packageOf({ terminal, values }: Call, from = '.'): string {
  const start = resolve(terminal.workingFolder ?? '', from);
  return values.get('package') ?? packageFolder(start) ?? start;
}

/** Puts the entries of the package into the workspace. Says what cannot be read, and whether there was anything that can. */
export async function readPackage(call: Call, workspace: Workspace): Promise<'all' | 'some' | 'nothing'> {
  const { documents, troubles } = await gatherFor(call, workspace, [packageOf(call)], { isXmlOnly: true });
  if (documents.size === 0) return 'nothing';
  return troubles.length > 0 ? 'some' : 'all';
}

/** What an answer knows of the names that it was asked about: it needs none, it knows all, or not all. */
type Names = 'none' | 'known' | 'unknown';

/**
 * Answers a question about names. The bundled packs are asked first: no file is read for a question without names. In a package its own
 * entries come before those of the packs; elsewhere the current folder is only read for names that the packs do not know. Undefined, and it is
 * said, if there is nothing to read in the folder of `--package`.
 */
export async function answered<Answer>(
  call: Call,
  ask: (workspace: Workspace) => Answer | Promise<Answer>,
  namesIn: (answer: Answer) => Names,
): Promise<{ readonly answer: Answer; readonly isWhole: boolean } | undefined> {
  const { terminal, words, values } = call;
  const { workingFolder } = terminal;
  const workspace = new Workspace(packs);
  if (values.has('package')) {
    const read = await readPackage(call, workspace);
    return read === 'nothing' ? undefined : { answer: await ask(workspace), isWhole: read === 'all' };
  }
  const answer = await ask(workspace);
  const names = namesIn(answer);
  if (names === 'none' || workingFolder === undefined) return { answer, isWhole: true };
  if (packageFolder(workingFolder) !== undefined) await readPackage(call, workspace);
  else if (names === 'unknown' || (await hasXml(workingFolder))) {
    const { troubles } = await gather(workspace, workingFolder, ['.'], { isXmlOnly: true, isShort: true });
    for (const { kind, path } of troubles) if (kind === 'tooManyFiles') terminal.complain(words.trouble[kind](path));
  }
  return { answer: workspace.documents().length > 0 ? await ask(workspace) : answer, isWhole: true };
}

async function hasXml(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => name.endsWith('.xml'));
}
