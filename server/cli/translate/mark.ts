import { pathOfUri } from '../../hosts/disk.ts';
import { type Marked, markUpToDate } from '../../translations/model/marking.ts';
import { documentsInLanguage } from '../../translations/model/progress.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { shownPath } from '../files/shownPath.ts';
import { writeText } from '../files/writeFile.ts';
import type { Translations } from './reports.ts';

/** Marks translations into a language as up to date, or as the same as their source on purpose, in the record beside each file. */
export async function mark({ call, workspace, language }: Translations): Promise<ExitStatus> {
  const { terminal, flags, values } = call;
  const words = call.words.translate;
  const keys = values.get('keys')?.split(',');
  const wanted: Marked = keys ? new Set(keys.map((key) => key.trim())) : flags.has('all') ? 'all' : 'new';
  const isSame = flags.has('same');
  const unknown = new Set(typeof wanted === 'string' ? [] : wanted);
  let isDone = true;
  for (const document of documentsInLanguage(workspace.all, language)) {
    const path = recordPathOf(pathOfUri(document.uri) ?? '');
    const shown = shownPath(call.terminal, path);
    const record = workspace.textsBeside.recordOf(document);
    const marking = markUpToDate(workspace.all, document, wanted, record, isSame);
    const isWritten = marking.kind === 'record' && (await writeText(path, marking.text));
    isDone &&= isWritten;
    if (marking.kind !== 'record') terminal.complain(words.strangeLine({ path: shown, line: marking.line }));
    else if (!isWritten) terminal.complain(call.words.notWritten(shown));
    else {
      const said = { count: marking.marked.length, path: shown };
      terminal.print(`${isSame ? words.markedSame(said) : words.marked(said)}\n`);
      for (const key of unknown) if (!marking.unknown.includes(key)) unknown.delete(key);
    }
  }
  for (const key of unknown) terminal.complain(isSame ? words.notSame(key) : words.unknownKey(key));
  return isDone && unknown.size === 0 ? exitStatus.clean : exitStatus.unusable;
}
