import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
