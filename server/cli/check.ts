import { check } from '../checks/check.ts';
import type { Severity } from '../checks/problems/kinds.ts';
import { withSeverity } from '../checks/problems/problem.ts';
import { packs } from '../hosts/packs.ts';
import { type CheckedFile, countProblems } from '../report/checkedFile.ts';
import { Workspace } from '../workspace/packages/workspace.ts';
import { printReport, reportFormats } from './checkReport.ts';
import { type Call, command, refuse } from './command.ts';
import { type Gathered, gather, gatherInput } from './gather.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

/** The gravest first. */
const gravities = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

const options = {
  values: ['stdin-filename'],
  choices: { format: reportFormats, 'fail-on': gravities, show: gravities },
  flags: ['stdin', 'summary'],
  maximumOperands: Number.POSITIVE_INFINITY,
};

/** `whq-rules check`: reports the problems of files and folders. */
export function checkCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('check', parameters, terminal, options, run);
}

async function run(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, flags, operands } = call;
  const { workingFolder } = terminal;
  const isInput = flags.has('stdin');
  if (isInput && operands.length > 0) return refuse(call, 'check', { kind: 'inputAndPaths' });
  if (!isInput && values.has('stdin-filename')) {
    return refuse(call, 'check', { kind: 'needsOption', option: '--stdin-filename', needed: '--stdin' });
  }
  if (workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  const start = performance.now();
  const workspace = new Workspace(packs);
  const gathered = await documentsOf(call, workspace, workingFolder);
  const troubles = gathered.troubles.map(({ kind, path }) => words.trouble[kind](path));
  for (const trouble of troubles) terminal.complain(trouble);
  const files = [...gathered.documents].map(
    ([path, document]): CheckedFile => ({ path, document, problems: check(workspace, document).map(withSeverity) }),
  );
  const seconds = (performance.now() - start) / 1000;
  const shown = flags.has('summary') ? [] : asGraveAs(values.get('show') ?? 'info');
  const failing = asGraveAs(values.get('fail-on') ?? 'error');
  printReport(call, { files, troubles, seconds, shown, failing });
  if (troubles.length > 0) return exitStatus.unusable;
  const counts = countProblems(files);
  return failing.some((severity) => counts[severity] > 0) ? exitStatus.found : exitStatus.clean;
}

async function documentsOf(
  { terminal, values, flags, operands }: Call,
  workspace: Workspace,
  workingFolder: string,
): Promise<Gathered> {
  if (!flags.has('stdin')) return gather(workspace, workingFolder, operands.length > 0 ? operands : ['.']);
  return gatherInput(workspace, workingFolder, values.get('stdin-filename') ?? inputName, await terminal.readInput());
}

/** What standard input is called where nobody gives it a name. */
const inputName = '<stdin>';

/** That severity and all that are graver. */
function asGraveAs(least: string): readonly Severity[] {
  const names: readonly string[] = gravities;
  return gravities.slice(0, names.indexOf(least) + 1);
}
