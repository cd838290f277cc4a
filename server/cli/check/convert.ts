import { edited } from '../../checks/problems/edited.ts';
import { pathOfUri } from '../../hosts/disk.ts';
import { packs } from '../../hosts/packs.ts';
import { editionChanges } from '../../workspace/documents/editionChanges.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { differences } from '../files/differences.ts';
import { gather } from '../files/gather.ts';
import { replaceFile } from '../files/replaceFile.ts';

const editions = ['present', 'first'] as const;

const options = {
  choices: { to: editions },
  flags: ['dry-run'],
  maximumOperands: Number.POSITIVE_INFINITY,
} as const;

/** `whq-rules convert`: writes files in another edition of the format, and says what that edition cannot say. */
export function convertCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('convert', parameters, terminal, options, run);
}

async function run({ terminal, words, values, flags, operands }: Call): Promise<ExitStatus> {
  const { workingFolder } = terminal;
  if (workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return exitStatus.unusable;
  }
  if (operands.length === 0) {
    terminal.complain(words.converted.noFile);
    terminal.complain(words.seeHelp('whq-rules convert'));
    return exitStatus.unusable;
  }
  const { documents, troubles } = await gather(new Workspace(packs), workingFolder, operands);
  for (const { kind, path } of troubles) terminal.complain(words.trouble[kind](path));
  const edition = editions.find((name) => name === values.get('to')) ?? 'present';
  const isDry = flags.has('dry-run');
  let [changed, hasFailed] = [0, troubles.length > 0];
  for (const [path, document] of documents) {
    const found = editionChanges(document, edition);
    if (!found) {
      if (edition === 'first' && document.format?.isXml) terminal.complain(words.converted.noSuchKind(path));
      continue;
    }
    for (const { name, count } of found.unsaid) {
      const [element, attribute] = name.split('@');
      terminal.complain(words.converted.unsaid[edition]({ path, element, attribute, count }));
    }
    const text = document.getText();
    const after = edited(text, found.changes);
    if (after === text) continue;
    if (isDry) terminal.printData(differences(path, text, after));
    const outcome = isDry ? 'written' : await replaceFile(pathOfUri(document.uri) ?? '', text, after);
    if (outcome === 'written') {
      changed++;
      if (!isDry) terminal.print(`${path}\n`);
    } else {
      hasFailed = true;
      terminal.complain(words.check.fixes.notWritten[outcome](path));
    }
  }
  terminal.complain(isDry ? words.converted.would(changed) : words.converted.done(changed));
  return hasFailed ? exitStatus.unusable : exitStatus.clean;
}
