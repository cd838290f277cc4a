import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
export function balanceCommand(_parameters: readonly string[], _terminal: Terminal): Promise<ExitStatus> {
  return Promise.resolve(exitStatus.clean);
}
