import { resolve } from 'node:path';
import { baselineText } from '../../checks/baseline/baseline.ts';
import type { Severity } from '../../checks/problems/kinds.ts';
import { decode } from '../../hosts/decode.ts';
import { packs } from '../../hosts/packs.ts';
import { type CheckedFile, countProblems, severities } from '../../report/checkedFile.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { type Gathered, gatherFor } from '../files/gather.ts';
import { writeText } from '../files/writeFile.ts';
import { fix } from './fix.ts';
import { type Judge, judgeOf, pathIn } from './judge.ts';
import { printReport } from './report.ts';

/** `whq-rules check`: reports the problems of files and folders. */
export async function checkCommand(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, flags, operands } = call;
  if (flags.has('stdin') && operands.length > 0) return refuse(call, { kind: 'inputAndPaths' });
  const workspace = new Workspace(packs);
  if (terminal.store) workspace.keepIn(terminal.store);
  const start = performance.now();
  const gathered = await documentsOf(call, workspace);
  const judge = await judgeOf(call, workspace, gathered);
  for (const trouble of judge.troubles) terminal.complain(trouble);
  for (const path of gathered.outside) terminal.complain(words.check.outside(path));
  const troubles = [...gathered.troubles.map(({ kind, path }) => words.trouble[kind](path)), ...judge.troubles];
  const statusFor = (isPossible: boolean, found: number): ExitStatus => {
    if (!isPossible || troubles.length > 0) return exitStatus.unusable;
    return found > 0 ? exitStatus.found : exitStatus.clean;
  };
  if (values.has('write-baseline')) return statusFor(await writeBaseline(call, gathered, judge), 0);
  const fixed = flags.has('fix') ? await fix(call, workspace, gathered.documents, judge) : undefined;
  const isFixed = fixed?.hasFailed !== true;
  if (fixed && flags.has('dry-run')) return statusFor(isFixed, fixed.changed);
  const files = checkedFiles(call, gathered, judge);
  const failing = asGraveAs(values.get('fail-on') ?? 'error');
  const shown = flags.has('summary') ? [] : asGraveAs(values.get('show') ?? 'info');
  printReport(call, files, { troubles, seconds: (performance.now() - start) / 1000, shown, failing });
  const counts = countProblems(files);
  return statusFor(
    isFixed,
    failing.reduce((sum, severity) => sum + counts[severity], 0),
  );
}

/** Writes all problems of the documents into the file of `--write-baseline`. Returns whether it could be written. */
async function writeBaseline(
  { terminal, words, values }: Call,
  { documents }: Gathered,
  { problemsOf }: Judge,
): Promise<boolean> {
  const name = values.get('write-baseline') ?? '';
  const path = resolve(terminal.workingFolder ?? '', name);
  const files = [...documents.values()].map((document) => {
    return { path: pathIn(path, document), document, problems: problemsOf(document).problems };
  });
  const isWritten = await writeText(path, baselineText(files));
  const problems = files.reduce((sum, file) => sum + file.problems.length, 0);
  terminal.complain(isWritten ? words.check.choices.written({ problems, path: name }) : words.notWritten(name));
  return isWritten;
}

/** The problems of all documents. Says how many known ones are hidden, and how many of them are gone. */
function checkedFiles(
  { terminal, words }: Call,
  { documents }: Gathered,
  { gone, problemsOf }: Judge,
): readonly CheckedFile[] {
  let [hidden, stale] = [0, gone];
  const files = [...documents].map(([path, document]): CheckedFile => {
    const judged = problemsOf(document);
    hidden += judged.hidden.length;
    stale += judged.stale;
    return { path, document, ...judged };
  });
  if (hidden > 0) terminal.complain(words.check.choices.hidden(hidden));
  if (stale > 0) terminal.complain(words.check.choices.stale(stale));
  return files;
}

async function documentsOf(call: Call, workspace: Workspace): Promise<Gathered> {
  const { terminal, values, flags, operands } = call;
  if (flags.has('stdin')) {
    const input = await terminal.readInput();
    const read = async () => {
      if (typeof input === 'string') return { kind: input };
      return input.length === 0 ? ({ kind: 'emptyInput' } as const) : decode(input);
    };
    return gatherFor(call, workspace, [values.get('stdin-filename') ?? inputName], { read });
  }
  return gatherFor(call, workspace, operands.length > 0 ? operands : ['.']);
}

/** What standard input is called where nobody gives it a name. */
const inputName = '<stdin>';

/** That severity and all that are graver. */
function asGraveAs(least: string): readonly Severity[] {
  return severities.slice(0, severities.indexOf(least as Severity) + 1);
}
