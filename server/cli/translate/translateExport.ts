import { resolve } from 'node:path';
import { type ExportedEntry, exportedEntries } from '../../translations/exchange/exportedEntries.ts';
import { writtenPo } from '../../translations/exchange/writtenPo.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { writeText } from '../files/writeText.ts';

/** Writes all texts of a package with their translations into a language as a PO file. */
export async function exportPo(call: Call, workspace: Workspace, language: string): Promise<ExitStatus> {
  const { terminal, words, values } = call;
  const { entries, unclear } = exportedEntries(workspace.all, language);
  for (const key of unclear) terminal.complain(words.translate.outcome.unclear(key));
  const text = writtenPo(language, entries);
  const output = values.get('output');
  if (output === undefined) terminal.printData(text);
  else if (!(await writeText(resolve(terminal.workingFolder ?? '', output), text))) {
    terminal.complain(words.translate.notWritten(output));
    return exitStatus.unusable;
  }
  const translated = entries.filter(isTranslated).length;
  terminal.complain(words.translate.exported({ texts: entries.length, translated }));
  return unclear.size > 0 ? exitStatus.found : exitStatus.clean;
}

/** A name or text that is certainly still that of the source is not translated. */
function isTranslated({ source, translation, isFuzzy }: ExportedEntry): boolean {
  return translation !== '' && !(isFuzzy && translation === source);
}
