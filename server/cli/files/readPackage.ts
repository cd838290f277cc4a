import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { gather } from './gather.ts';

/**
 * Puts the files of `--package` into the workspace. Says what cannot be read, and whether there was anything that can.
 *
 * @param usual the folder without the option; without one no files are read.
 */
export async function readPackage(
  { terminal, words, values }: Call,
  workspace: Workspace,
  usual?: string,
): Promise<'all' | 'some' | 'nothing'> {
  const folder = values.get('package') ?? usual;
  if (folder === undefined) return 'all';
  if (terminal.workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return 'nothing';
  }
  const { documents, troubles } = await gather(workspace, terminal.workingFolder, [folder]);
  for (const { kind, path } of troubles) terminal.complain(words.trouble[kind](path));
  if (documents.size > 0) return troubles.length > 0 ? 'some' : 'all';
  return 'nothing';
}
