import { copyFileSync, cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../dependencies.mjs';

/**
 * A temporary workspace for a run: the example, the fixtures, and, where WHQ_SEEDS names the folder of the source
 * documents, the first of them as `seed.source`: its test gives it a name that counts, since its rules would then be known
 * in every file.
 * @returns {string} its folder, which the caller deletes
 */
export function makeWorkspace() {
  const workspace = mkdtempSync(join(tmpdir(), 'whq-rules-workspace-'));
  cpSync(join(root, 'docs', 'example'), workspace, { recursive: true });
  cpSync(join(import.meta.dirname, 'fixtures'), join(workspace, 'fixtures'), { recursive: true });
  const seeds = process.env.WHQ_SEEDS;
  const seed = seeds && readdirSync(seeds).find((name) => name.startsWith('000'));
  if (seed) copyFileSync(join(seeds, seed), join(workspace, 'seed.source'));
  return workspace;
}
