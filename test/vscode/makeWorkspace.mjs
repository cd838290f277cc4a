import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../client/start/dependencies.mjs';

/**
 * A temporary workspace for a run: the example and the fixtures.
 * @returns {string} its folder, which the caller deletes
 */
export function makeWorkspace() {
  const workspace = mkdtempSync(join(tmpdir(), 'whq-rules-workspace-'));
  // Without the settings of the example: the tests make their own.
  const example = join(root, 'docs', 'example');
  cpSync(example, workspace, { recursive: true, filter: (path) => path !== join(example, '.vscode') });
  cpSync(join(import.meta.dirname, 'fixtures'), join(workspace, 'fixtures'), { recursive: true });
  return workspace;
}

/**
 * Adds real content for the suites that look at it, and for no picture: where WHQ_SEEDS names the folder of the source
 * documents, the first of them as `seed.source`, and where WHQ_CORPUS names one of real content, its files in
 * `corpus.source` with `.source` behind their names: their tests give them names that count, since their rules would then
 * be known in every file.
 */
export function addRealContent(workspace) {
  const seeds = process.env.WHQ_SEEDS;
  const seed = seeds && readdirSync(seeds).find((name) => name.startsWith('000'));
  if (seed) copyFileSync(join(seeds, seed), join(workspace, 'seed.source'));
  if (process.env.WHQ_CORPUS) copyAsSources(process.env.WHQ_CORPUS, join(workspace, 'corpus.source'));
}

function copyAsSources(folder, target) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(target, relative(folder, file.parentPath));
    mkdirSync(path, { recursive: true });
    copyFileSync(join(file.parentPath, file.name), join(path, `${file.name}.source`));
  }
}
