import { packs } from '../../hosts/packs.ts';
import { progressOf } from '../../translations/model/progress.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { gatherFor } from '../files/gather.ts';
import { packageOf } from '../files/ownPackage.ts';
import { mark } from './mark.ts';
import { exportPo, importPo } from './po.ts';
import {
  glossaryJson,
  glossaryText,
  keysText,
  progressJson,
  staleText,
  statusText,
  type Translations,
} from './reports.ts';

interface Action {
  /** Tells of all languages, as text or JSON. */
  readonly report?: readonly [text: (of: Translations) => string, json: (of: Translations) => string];
  /** Does something with one language. */
  readonly work?: (of: Translations) => Promise<ExitStatus>;
}

const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['status', { report: [statusText, progressJson] }],
  ['missing', { report: [keysText('missing'), progressJson] }],
  ['stale', { report: [staleText, progressJson] }],
  ['same', { report: [keysText('same'), progressJson] }],
  ['glossary', { report: [glossaryText, glossaryJson] }],
  ['mark', { work: mark }],
  ['export', { work: exportPo }],
  ['import', { work: importPo }],
]);

/** `whq-rules translate`: how far translations are, which are missing or stale, the record of their sources, and PO files. */
export async function translateCommand(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, operands } = call;
  const [name = '', ...others] = operands;
  const action = actions.get(name);
  if (!action) return refuse(call, { kind: 'unknownAction', action: name, allowed: [...actions.keys()] });
  const problem = usageProblem(call, name, action);
  if (problem) return refuse(call, problem);
  const file = name === 'import' ? (others.shift() ?? '') : '';
  const workspace = new Workspace(packs);
  const { troubles } = await gatherFor(call, workspace, others.length > 0 ? others : [packageOf(call)], {
    isXmlOnly: true,
  });
  const language = values.get('to');
  const progress = progressOf(workspace).filter((one) => (language ?? one.language) === one.language);
  if (progress.length === 0) {
    terminal.complain(words.translate.none(language));
    return exitStatus.unusable;
  }
  const asked: Translations = { call, workspace, progress, language: language ?? '', file };
  const status = (await action.work?.(asked)) ?? report(asked, name, action);
  return troubles.length > 0 ? exitStatus.unusable : status;
}

function usageProblem({ values, flags, operands }: Call, name: string, { work }: Action): UsageProblem | undefined {
  if (work && !values.has('to')) return { kind: 'missingOption', option: '--to' };
  if (name === 'import' && operands.length < 2) return { kind: 'missingFile' };
  if (flags.has('same') && !flags.has('all') && !values.has('keys'))
    return { kind: 'needsOption', option: '--same', needed: '--keys|--all' };
  return undefined;
}

/** Prints a report; missing, stale and same translations are what is looked for. */
function report(
  asked: Translations,
  name: string,
  { report: [text, json] = [() => '', () => ''] }: Action,
): ExitStatus {
  const { call, progress } = asked;
  call.terminal.print((call.values.get('format') === 'json' ? json : text)(asked));
  const isFound = progress.some(
    (one) => (name === 'missing' || name === 'stale' || name === 'same') && one[name].length > 0,
  );
  return isFound ? exitStatus.found : exitStatus.clean;
}
