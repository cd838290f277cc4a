import type { Severity } from '../../checks/problems/kinds.ts';
import { packs } from '../../hosts/packs.ts';
import { type CheckedFile, countProblems } from '../../report/checkedFile.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { collectAsUsual } from '../files/collectOften.ts';
import { type Gathered, gather, gatherInput } from '../files/gather.ts';
import { writeBaseline } from './baselineFile.ts';
import { printReport, reportFormats } from './checkReport.ts';
import { type Choices, readChoices } from './choices.ts';
import { fix } from './fix.ts';
import { progressOn } from './progress.ts';
import { goneProblems, problemReporter, type ReportedProblems } from './reportedProblems.ts';
import { lookAt, untilChanged } from './watch.ts';

/** The gravest first. */
const gravities = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

const options = {
  values: ['stdin-filename', 'baseline', 'write-baseline'],
  choices: { format: reportFormats, 'fail-on': gravities, show: gravities },
  flags: ['stdin', 'summary', 'fix', 'dry-run', 'watch', 'no-cache'],
  maximumOperands: Number.POSITIVE_INFINITY,
};

/** Options that cannot be used together. */
const conflicts = [
  ['stdin', 'fix'],
  ['stdin', 'write-baseline'],
  ['fix', 'write-baseline'],
  ['baseline', 'write-baseline'],
  ['dry-run', 'format'],
  ['watch', 'stdin'],
  ['watch', 'fix'],
  ['watch', 'write-baseline'],
] as const;

/** `whq-rules check`: reports the problems of files and folders. */
export function checkCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('check', parameters, terminal, options, run);
}

async function run(call: Call): Promise<ExitStatus> {
  const { terminal, words, flags } = call;
  const problem = usageProblem(call);
  if (problem) return refuse(call, 'check', problem);
  if (terminal.workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  if (flags.has('watch')) return watch(call, terminal.workingFolder);
  return (await checkOnce(call, newWorkspace(terminal), terminal.workingFolder)).status;
}

function newWorkspace({ store }: Terminal): Workspace {
  const workspace = new Workspace(packs);
  if (store) workspace.keepIn(store);
  return workspace;
}

/** Checks again after each change, until the program is ended. */
async function watch(call: Call, workingFolder: string): Promise<never> {
  const { terminal, words } = call;
  const workspace = newWorkspace(terminal);
  let places: readonly string[] = [];
  const look = (): Promise<string> => lookAt(workingFolder, [...pathsOf(call), ...places]);
  for (let known: Iterable<Document> = []; ; ) {
    terminal.clear?.();
    const before = await look();
    const checked = await checkOnce(call, workspace, workingFolder, known);
    known = checked.documents;
    terminal.store?.save();
    const hasChanged = (await look()) !== before;
    places = checked.places;
    // Before the sentence: whoever reads it may change a file at once.
    const now = await look();
    if (hasChanged) continue;
    terminal.complain(words.check.watching);
    await untilChanged(look, now);
  }
}

interface CheckedOnce {
  readonly status: ExitStatus;
  readonly documents: readonly Document[];
  /** Other files that the result depends on. */
  readonly places: readonly string[];
}

/** @param known documents of the workspace from an earlier check. */
async function checkOnce(
  call: Call,
  workspace: Workspace,
  workingFolder: string,
  known: Iterable<Document> = [],
): Promise<CheckedOnce> {
  const { terminal, words, flags } = call;
  const start = performance.now();
  const gathered = await documentsOf(call, workspace, workingFolder, known);
  const choices = await readChoices(call, [...gathered.documents.values()]);
  const troubles = [...gathered.troubles.map(({ kind, path }) => words.trouble[kind](path)), ...choices.troubles];
  for (const trouble of troubles) terminal.complain(trouble);
  for (const path of gathered.outside) terminal.complain(words.check.outside(path));
  const done = (status: ExitStatus): CheckedOnce => {
    collectAsUsual();
    const { places } = choices;
    return {
      status: troubles.length > 0 ? exitStatus.unusable : status,
      documents: [...gathered.documents.values()],
      places,
    };
  };
  const problemsOf = problemReporter(workspace, choices, gathered.hasRoomForResults);
  if (call.values.has('write-baseline')) {
    const isWritten = await writeBaseline(call, gathered.documents, problemsOf);
    return done(isWritten ? exitStatus.clean : exitStatus.unusable);
  }
  const fixed = flags.has('fix') ? await fix(call, workspace, gathered.documents, problemsOf) : undefined;
  if (fixed && flags.has('dry-run')) return done(fixed.hasFailed ? exitStatus.unusable : statusOf(fixed.changed));
  const files = checkedFiles(
    call,
    gathered.documents,
    choices,
    (document) => fixed?.judgedOf(document) ?? problemsOf(document),
  );
  const seconds = (performance.now() - start) / 1000;
  const failing = failingOf(call);
  printReport(call, { files, troubles, seconds, shown: shownOf(call), failing });
  const counts = countProblems(files);
  const found = failing.reduce((sum, severity) => sum + counts[severity], 0);
  return done(fixed?.hasFailed ? exitStatus.unusable : statusOf(found));
}

function statusOf(found = 0): ExitStatus {
  return found > 0 ? exitStatus.found : exitStatus.clean;
}

function usageProblem({ values, flags, operands }: Call): UsageProblem | undefined {
  if (flags.has('stdin') && operands.length > 0) return { kind: 'inputAndPaths' };
  for (const [option, needed] of [
    ['stdin-filename', 'stdin'],
    ['dry-run', 'fix'],
  ] as const)
    if ((values.has(option) || flags.has(option)) && !flags.has(needed))
      return { kind: 'needsOption', option: `--${option}`, needed: `--${needed}` };
  const has = (option: string): boolean => values.has(option) || flags.has(option);
  const conflict = conflicts.find(([first, second]) => has(first) && has(second));
  return conflict && { kind: 'notTogether', first: `--${conflict[0]}`, second: `--${conflict[1]}` };
}

/** The problems of all documents. Says how many known ones are hidden, and how many of them are gone. */
function checkedFiles(
  { terminal, words }: Call,
  documents: ReadonlyMap<string, Document>,
  choices: Choices,
  problemsOf: (document: Document) => ReportedProblems,
): readonly CheckedFile[] {
  let [hidden, stale] = [0, goneProblems(choices)];
  const show = progressOn(terminal);
  const files = [...documents].map(([path, document], index): CheckedFile => {
    show(() => words.check.checking({ done: index, all: documents.size }));
    const judged = problemsOf(document);
    hidden += judged.hidden.length;
    stale += judged.stale;
    return { path, document, ...judged };
  });
  if (hidden > 0) terminal.complain(words.check.choices.hidden(hidden));
  if (stale > 0) terminal.complain(words.check.choices.stale(stale));
  return files;
}

function shownOf({ values, flags }: Call): readonly Severity[] {
  return flags.has('summary') ? [] : asGraveAs(values.get('show') ?? 'info');
}

function failingOf({ values }: Call): readonly Severity[] {
  return asGraveAs(values.get('fail-on') ?? 'error');
}

async function documentsOf(
  call: Call,
  workspace: Workspace,
  workingFolder: string,
  known: Iterable<Document>,
): Promise<Gathered> {
  const { terminal, words, values, flags } = call;
  if (flags.has('stdin'))
    return gatherInput(workspace, workingFolder, values.get('stdin-filename') ?? inputName, await terminal.readInput());
  const show = progressOn(terminal);
  const progress = (done: number, all: number): void => show(() => words.check.reading({ done, all }));
  return gather(workspace, workingFolder, pathsOf(call), { areResultsDropped: true, known, progress });
}

function pathsOf({ operands }: Call): readonly string[] {
  return operands.length > 0 ? operands : ['.'];
}

/** What standard input is called where nobody gives it a name. */
const inputName = '<stdin>';

/** That severity and all that are graver. */
function asGraveAs(least: string): readonly Severity[] {
  const names: readonly string[] = gravities;
  return gravities.slice(0, names.indexOf(least) + 1);
}
