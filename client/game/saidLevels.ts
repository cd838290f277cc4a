import * as vscode from 'vscode';
import type { SaidLevelShown } from '../../server/lsp/protocol/writingRequests.ts';
import type { Server } from '../server/server.ts';
import { levelName } from './levels.ts';

/** The levels that the text says of itself; none if the server is not running. */
export async function levelsSaidIn(server: Server, { uri }: vscode.TextDocument): Promise<readonly SaidLevelShown[]> {
  if (server.state.kind !== 'running') return [];
  try {
    return (await server.ask('whq/document', { uri: uri.toString() })).levels;
  } catch {
    return [];
  }
}

/** `Battle-level 3`, `4 Warriors`. */
export function saidText({ name, value }: SaidLevelShown): string {
  if (name === 'warriors') return vscode.l10n.t('{0} Warriors', value);
  return `${levelName(name === 'battle-level' ? 'battleLevel' : 'dungeonLevel')} ${value}`;
}
