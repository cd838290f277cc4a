import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Frame } from 'playwright-core';

/** The browser of the tests, which the caller closes. */
export async function launched(): Promise<Browser> {
  const { browserProgram } = await embedded('page.mjs');
  const { browserArguments } = await embedded('browserWays.mjs');
  return chromium.launch({ executablePath: await browserProgram(), args: browserArguments });
}

/** What axe finds in a page or a frame that is serious or worse. */
export async function seriousFaults(frame: Frame): Promise<readonly string[]> {
  const axe = await embedded('axe.mjs');
  return axe.seriousFaults(frame);
}

/** A module that is not bundled with the tests: it finds its own files from where it is. */
function embedded(name: string) {
  return import(pathToFileURL(resolve('test', 'vscode', 'embedded', name)).href);
}
