import { packs } from '../../hosts/packs.ts';
import { type LanguageProgress, progressOf } from '../../translations/model/progress.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { gather } from '../files/gather.ts';
import { exportPo } from './translateExport.ts';
import { glossaryJson, glossaryText } from './translateGlossary.ts';
import { importPo } from './translateImport.ts';
import { mark } from './translateMark.ts';
import { staleIn } from './translateStale.ts';
import { badgeOf, jsonOf, missingOf, sameOf, statusOf } from './translateStatus.ts';

const actions = ['status', 'missing', 'stale', 'same', 'glossary', 'mark', 'export', 'import'] as const;

type Action = (typeof actions)[number];

const options = {
  values: ['to', 'output'],
  lists: ['keys'],
  choices: { format: ['text', 'json', 'badge'] },
  flags: ['all', 'short', 'same', 'dry-run'],
  maximumOperands: Number.POSITIVE_INFINITY,
};

/** `whq-rules translate`: how far translations are, which are missing or stale, the record of their sources, and PO files. */
export function translateCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('translate', parameters, terminal, options, run);
}

async function run(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, operands } = call;
  const [word = '', ...others] = operands;
  const action = actions.find((known) => known === word);
  if (!action) return refuse(call, 'translate', { kind: 'unknownAction', action: word, allowed: actions });
  const file = action === 'import' ? others[0] : undefined;
  const paths = action === 'import' ? others.slice(1) : others;
  const problem = usageProblem(call, action);
  if (problem) return refuse(call, 'translate', problem);
  if (terminal.workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  const workspace = new Workspace(packs);
  const { troubles } = await gather(workspace, terminal.workingFolder, paths.length > 0 ? paths : ['.']);
  for (const { kind, path } of troubles) terminal.complain(words.trouble[kind](path));
  const wanted = values.get('to');
  const progress = progressOf(workspace).filter(({ language }) => (wanted ?? language) === language);
  if (progress.length === 0) {
    terminal.complain(words.translate.none(wanted));
    return exitStatus.unusable;
  }
  const status = await answer(call, action, workspace, progress, file);
  return troubles.length > 0 ? exitStatus.unusable : status;
}

/** Options that only some actions have. */
const owners: readonly (readonly [option: string, actions: readonly Action[]])[] = [
  ['all', ['mark', 'glossary']],
  ['short', ['mark']],
  ['same', ['mark']],
  ['keys', ['mark']],
  ['output', ['export']],
  ['dry-run', ['import']],
];

function usageProblem({ values, flags, operands }: Call, action: Action): UsageProblem | undefined {
  const isGiven = (option: string): boolean => values.has(option) || flags.has(option);
  const stray = owners.find(([option, allowed]) => isGiven(option) && !allowed.includes(action));
  if (stray) return { kind: 'needsOption', option: `--${stray[0]}`, needed: `translate ${stray[1].join('|')}` };
  if (values.get('format') === 'badge' && action !== 'status')
    return { kind: 'needsOption', option: '--format badge', needed: 'translate status' };
  if (isForOne(action) && !values.has('to')) return { kind: 'missingOption', option: '--to' };
  if (action === 'import' && operands.length < 2) return { kind: 'missingFile' };
  if (isGiven('same') && !isGiven('all') && !isGiven('keys'))
    return { kind: 'needsOption', option: '--same', needed: '--keys|--all' };
  return isGiven('all') && isGiven('keys') ? { kind: 'notTogether', first: '--all', second: '--keys' } : undefined;
}

/** Whether the action is about one language, and not a report. */
function isForOne(action: Action): action is 'mark' | 'export' | 'import' {
  return action === 'mark' || action === 'export' || action === 'import';
}

async function answer(
  call: Call,
  action: Action,
  workspace: Workspace,
  progress: readonly LanguageProgress[],
  file = '',
): Promise<ExitStatus> {
  const { terminal, values } = call;
  const language = values.get('to') ?? '';
  if (action === 'mark') return mark(call, workspace, language);
  if (action === 'export') return exportPo(call, workspace, language);
  if (action === 'import') return importPo(call, workspace, language, file);
  const format = values.get('format') ?? 'text';
  if (action === 'glossary' && format === 'json') {
    terminal.print(glossaryJson(workspace, progress, call));
    return exitStatus.clean;
  }
  if (format === 'badge') terminal.print(badgeOf(progress, call));
  else if (format === 'json') terminal.print(jsonOf(progress));
  else {
    const shown = {
      status: statusOf,
      missing: missingOf,
      stale: staleIn(workspace),
      same: sameOf,
      glossary: glossaryText(workspace),
    }[action];
    terminal.print(progress.map((one) => shown(one, call)).join(''));
  }
  const isFound = progress.some(
    (one) => (action === 'missing' || action === 'stale' || action === 'same') && one[action].length > 0,
  );
  return isFound ? exitStatus.found : exitStatus.clean;
}
