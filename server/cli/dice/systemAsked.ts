import { nearest } from '../../text/nearest.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import type { ExitStatus } from '../call/terminal.ts';

/** The system that `--system` names, or undefined without the option; says so where there is no such system. */
export function systemAsked(call: Call, workspace: Workspace, command: 'rule'): string | undefined | ExitStatus {
  const written = call.values.get('system')?.trim().toLowerCase();
  const known = knownSystems(workspace);
  if (written === undefined || known.includes(written)) return written;
  return refuse(call, command, { kind: 'unknownSystem', system: written, nearest: nearest(written, known), known });
}

/** The systems of the packs, and those that texts of the workspace name. */
function knownSystems(workspace: Workspace): readonly string[] {
  return [
    ...new Set([...workspace.allSystems, ...workspace.documents().flatMap((one) => workspace.all.systemsOf(one))]),
  ];
}
