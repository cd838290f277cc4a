import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listFiles } from '../../hosts/disk.ts';

/** The milliseconds between two looks at the files. */
const pause = 500;

/**
 * Waits until a file has changed, has been created or is gone: one of these files, or one in these folders. Files are looked at every half
 * second, because not every system and disk tells of changes.
 *
 * @param before what `lookAt` saw before the files were read.
 */
export async function untilChanged(look: () => Promise<string>, before: string): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, pause));
  while ((await look()) === before);
}

/** The sizes and times of files and of all content in folders, as a text that is the same as long as they are. */
export async function lookAt(workingFolder: string, paths: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const add = async (path: string): Promise<boolean> => {
    const status = await stat(path).catch(() => undefined);
    lines.push(`${path} ${status ? `${status.ino} ${status.size} ${status.mtimeMs}` : 'missing'}`);
    return status?.isDirectory() ?? false;
  };
  for (const path of paths) {
    const absolute = resolve(workingFolder, path);
    if (!(await add(absolute))) continue;
    // The time of a folder changes with hidden files too.
    lines.pop();
    const { files } = await listFiles(absolute);
    for (const file of files) await add(join(absolute, file));
  }
  return lines.join('\n');
}
