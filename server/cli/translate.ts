import { packs } from '../hosts/packs.ts';
import { kindsOf, type LanguageProgress, percentOf, progressOf } from '../translations/model/progress.ts';
import { fileNameOf } from '../workspace/documents/fileName.ts';
import { finished } from '../workspace/documents/steps.ts';
import { Workspace } from '../workspace/packages/workspace.ts';
import { type Call, command, refuse } from './command.ts';
import { gather } from './gather.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

const actions = ['status', 'missing'] as const;

const options = {
  values: ['to'],
  choices: { format: ['text', 'json'] },
  maximumOperands: Number.POSITIVE_INFINITY,
};

/** `whq-rules translate status|missing`: how far translations are, and the keys without one. */
export function translateCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('translate', parameters, terminal, options, run);
}

async function run(call: Call): Promise<ExitStatus> {
  const { terminal, words, values, operands } = call;
  const [word = '', ...paths] = operands;
  const action = actions.find((known) => known === word);
  if (!action) return refuse(call, 'translate', { kind: 'unknownAction', action: word, allowed: actions });
  if (terminal.workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  const workspace = new Workspace(packs);
  const { troubles } = await gather(workspace, terminal.workingFolder, paths.length > 0 ? paths : ['.']);
  for (const { kind, path } of troubles) terminal.complain(words.trouble[kind](path));
  const wanted = values.get('to');
  const progress = finished(progressOf(workspace)).filter(({ language }) => (wanted ?? language) === language);
  if (progress.length === 0) {
    terminal.complain(words.translate.none(wanted));
    return exitStatus.unusable;
  }
  if (values.get('format') === 'json') terminal.print(jsonOf(progress));
  else terminal.print(progress.map((one) => (action === 'status' ? statusOf(one, call) : missingOf(one))).join(''));
  if (troubles.length > 0) return exitStatus.unusable;
  return action === 'missing' && progress.some(({ missing }) => missing.length > 0)
    ? exitStatus.found
    : exitStatus.clean;
}

function statusOf(progress: LanguageProgress, { words }: Call): string {
  const { language, document, needed, missing } = progress;
  const counts = { needed: needed.length, translated: needed.length - missing.length };
  const kinds = kindsOf(progress);
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  return [
    `${language}  ${words.translate.done(counts.translated, counts.needed, percentOf(counts))}  ${fileNameOf(document.uri)}`,
    ...kinds.map(
      (one) => `    ${one.kind.padEnd(width)}  ${words.translate.done(one.translated, one.needed, percentOf(one))}`,
    ),
    '',
  ].join('\n');
}

function missingOf({ language, missing }: LanguageProgress): string {
  return missing.map((key) => `${language}  ${key}\n`).join('');
}

function jsonOf(progress: readonly LanguageProgress[]): string {
  const languages = progress.map((one) => {
    const counts = { needed: one.needed.length, translated: one.needed.length - one.missing.length };
    return {
      language: one.language,
      file: fileNameOf(one.document.uri),
      ...counts,
      percent: percentOf(counts),
      kinds: kindsOf(one).map((kind) => ({ ...kind, percent: percentOf(kind) })),
      missing: one.missing,
    };
  });
  return `${JSON.stringify({ languages }, undefined, 2)}\n`;
}
