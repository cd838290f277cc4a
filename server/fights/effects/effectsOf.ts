import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Effect } from '../effect.ts';

export function effectsOf(
  _workspace: Workspace,
  abilities: readonly string[],
): { effects: readonly Effect[]; notModelled: readonly string[] } {
  return { effects: [], notModelled: abilities };
}
