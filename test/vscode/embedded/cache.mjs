// Keeps what is fetched once for all checkouts. Only Node's own modules: `npm start` needs it before anything is installed.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where downloads are kept between runs, outside of every checkout. */
export const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'whq-rules');

const draftPrefix = 'installing-';
const longestInstallation = 3_600_000;

/**
 * Makes a folder of the cache unless it is there. All or nothing: an interrupted or concurrent installation never leaves
 * half a folder under the final name.
 * @param {string} name of the folder, with the version of what is in it
 * @param {(draft: string) => Promise<void>} make fills an empty folder, which gets its name afterwards
 * @returns {Promise<string>} the folder
 */
export async function keep(name, make) {
  const folder = join(cacheFolder, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  removeAbandonedDrafts();
  const draft = mkdtempSync(join(cacheFolder, draftPrefix));
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function removeAbandonedDrafts() {
  for (const name of readdirSync(cacheFolder).filter((name) => name.startsWith(draftPrefix))) {
    const draft = join(cacheFolder, name);
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > longestInstallation) rmSync(draft, { recursive: true, force: true });
  }
}
