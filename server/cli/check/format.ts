import { edited } from '../../checks/problems/edited.ts';
import { formatEdits } from '../../formatting/formatEdits.ts';
import { pathOfUri } from '../../hosts/disk.ts';
import { packs } from '../../hosts/packs.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { gather } from '../files/gather.ts';
import { replaceFile } from '../files/replaceFile.ts';

const options = {
  flags: ['check'],
  maximumOperands: Number.POSITIVE_INFINITY,
} as const;

/** `whq-rules format`: indents XML files, or with `--check` lists those that it would change. */
export function formatCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('format', parameters, terminal, options, run);
}

async function run({ terminal, words, flags, operands }: Call): Promise<ExitStatus> {
  const { workingFolder } = terminal;
  if (workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  const { documents, troubles } = await gather(
    new Workspace(packs),
    workingFolder,
    operands.length > 0 ? operands : ['.'],
  );
  for (const { kind, path } of troubles) terminal.complain(words.trouble[kind](path));
  const isCheck = flags.has('check');
  let [changed, hasFailed] = [0, troubles.length > 0];
  for (const [path, document] of documents) {
    const text = document.getText();
    const after = edited(text, formatEdits(document, '  '));
    if (after === text) continue;
    const outcome = isCheck ? 'written' : await replaceFile(pathOfUri(document.uri) ?? '', text, after);
    if (outcome === 'written') {
      changed++;
      terminal.print(`${path}\n`);
    } else {
      hasFailed = true;
      terminal.complain(words.check.fixes.notWritten[outcome](path));
    }
  }
  terminal.complain(isCheck ? words.formatted.would(changed) : words.formatted.done(changed));
  if (hasFailed) return exitStatus.unusable;
  return isCheck && changed > 0 ? exitStatus.found : exitStatus.clean;
}
