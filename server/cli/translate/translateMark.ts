import { relative, sep } from 'node:path';
import { pathOfUri } from '../../hosts/disk.ts';
import { type Marked, markUpToDate } from '../../translations/model/marking.ts';
import { documentsInLanguage } from '../../translations/model/progress.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { writeText } from '../files/writeText.ts';

/** Marks translations into a language as up to date, or as the same as their source on purpose, in the record beside each file. */
export async function mark(call: Call, workspace: Workspace, language: string): Promise<ExitStatus> {
  const { terminal, words } = call;
  const wanted = wantedOf(call);
  let isDone = true;
  const unknown = new Set(typeof wanted === 'string' ? [] : wanted);
  for (const document of documentsInLanguage(workspace.all, language)) {
    const outcome = await markIn(call, workspace, document, wanted);
    if (!outcome) isDone = false;
    for (const key of unknown) if (outcome && !outcome.has(key)) unknown.delete(key);
  }
  const { unknownKey, notSame } = words.translate;
  for (const key of unknown) terminal.complain(call.flags.has('same') ? notSame(key) : unknownKey(key));
  return isDone && unknown.size === 0 ? exitStatus.clean : exitStatus.unusable;
}

function wantedOf({ values, flags }: Call): Marked {
  const keys = values.get('keys');
  if (keys !== undefined) return new Set(keys.split(',').map((key) => key.trim()));
  return flags.has('all') ? 'all' : 'new';
}

/** Returns the keys that the file has no translation for, among those that were asked for; undefined if nothing was written. */
async function markIn(
  { terminal, words, flags }: Call,
  workspace: Workspace,
  document: Document,
  wanted: Marked,
): Promise<ReadonlySet<string> | undefined> {
  const path = recordPathOf(pathOfUri(document.uri) ?? '');
  const shown = relative(terminal.workingFolder ?? '', path)
    .split(sep)
    .join('/');
  const isSame = flags.has('same');
  const keepsWords = flags.has('short') ? false : undefined;
  const record = workspace.textsBeside.recordOf(document);
  const marking = markUpToDate(workspace.all, document, wanted, record, keepsWords, isSame);
  if (marking.kind === 'strangeLine') {
    terminal.complain(words.translate.strangeLine({ path: shown, line: marking.line }));
    return undefined;
  }
  const { text, marked, unknown } = marking;
  const isWritten = await writeText(path, text);
  const say = isSame ? words.translate.markedSame : words.translate.marked;
  if (isWritten) terminal.print(`${say({ count: marked.length, path: shown })}\n`);
  else terminal.complain(words.translate.notWritten(shown));
  return isWritten ? new Set(unknown) : undefined;
}
