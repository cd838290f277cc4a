import { resolve } from 'node:path';
import { edited } from '../../checks/problems/edited.ts';
import { pathOfUri, readText } from '../../hosts/disk.ts';
import { exportedEntries } from '../../translations/exchange/exportedEntries.ts';
import { type Imported, type ImportOutcome, importedEntries } from '../../translations/exchange/importedEntries.ts';
import { type PlacedEntry, readPo } from '../../translations/exchange/readPo.ts';
import { writtenPo } from '../../translations/exchange/writtenPo.ts';
import { markUpToDate } from '../../translations/model/marking.ts';
import { Document } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';
import type { Call } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { putOut } from '../files/putOut.ts';
import { rewrite } from '../files/rewrite.ts';
import { shownPath } from '../files/shownPath.ts';
import { writeText } from '../files/writeFile.ts';
import type { Translations } from './reports.ts';

/** Writes all texts of a package with their translations into a language as a PO file. */
export async function exportPo({ call, workspace, language }: Translations): Promise<ExitStatus> {
  const { terminal, words } = call;
  const { entries, unclear } = exportedEntries(workspace.all, language);
  for (const key of unclear) terminal.complain(words.translate.outcome.unclear(key));
  if (!(await putOut(call, writtenPo(language, entries)))) return exitStatus.unusable;
  // A name or text that is certainly still that of the source is not translated.
  const translated = entries.filter(
    ({ source, translation, isFuzzy }) => translation !== '' && !(isFuzzy && translation === source),
  );
  terminal.complain(words.translate.exported({ texts: entries.length, translated: translated.length }));
  return unclear.size > 0 ? exitStatus.found : exitStatus.clean;
}

/** Brings the translations of a PO file into the translations files of a language. With a mistake in the PO file nothing is written. */
export async function importPo(asked: Translations): Promise<ExitStatus> {
  const { call, workspace, language, file } = asked;
  const { terminal, words, flags } = call;
  const read = await readIncoming(asked);
  if (!read) return exitStatus.unusable;
  const keyless = read.filter(({ key }) => key === '');
  complainOf(call, keyless, ({ line, source }) => `${file}:${line}: ${words.translate.keyless(source)}`);
  const imported = importedEntries(
    workspace.all,
    language,
    read.filter(({ key }) => key !== ''),
  );
  const isDry = flags.has('dry-run');
  const isWritten = (await writeAll(asked, imported, isDry)) && (isDry || (await settle(asked, imported)));
  const { keys } = imported;
  for (const outcome of [...leftOut, 'outdated'] as const)
    complainOf(call, keys[outcome], words.translate.outcome[outcome]);
  if (!isWritten) return exitStatus.unusable;
  // Only after everything has been written: without it the numbers would be those of a plan.
  terminal.complain(words.translate.imported({ changed: keys.changed.length, added: keys.added.length, isDry }));
  const isAll = keyless.length === 0 && leftOut.every((outcome) => keys[outcome].length === 0);
  return isAll ? exitStatus.clean : exitStatus.found;
}

/** The outcomes of translations that are not in the files afterwards. */
const leftOut = [
  'unknown',
  'unclear',
  'illegal',
  'broken',
  'emptied',
  'fuzzy',
] as const satisfies readonly ImportOutcome[];

/** A list of more mistakes or keys is not read. */
const maximumNamed = 20;

function complainOf<One>({ terminal, words }: Call, all: readonly One[], lineOf: (one: One) => string): void {
  for (const one of all.slice(0, maximumNamed)) terminal.complain(lineOf(one));
  if (all.length > maximumNamed) terminal.complain(words.translate.more(all.length - maximumNamed));
}

/** The entries of a PO file; undefined, and it is said, if it has mistakes, none, or those of another language. */
async function readIncoming({ call, language, file: path }: Translations): Promise<readonly PlacedEntry[] | undefined> {
  const { terminal, words } = call;
  const { translate } = words;
  const file = await readText(resolve(terminal.workingFolder ?? '', path));
  if (file.kind !== 'text') {
    terminal.complain(words.trouble[file.kind === 'folder' ? 'notAFile' : file.kind](path));
    return undefined;
  }
  const { language: written, entries, faults } = readPo(file.text);
  const isOther = written !== undefined && written !== language.toLowerCase().replace(/[-_].*$/, '');
  for (const { kind, line } of faults.slice(0, maximumNamed))
    terminal.complain(`${path}:${line}: ${translate.faults[kind]}`);
  if (faults.length > 0) terminal.complain(translate.faulty({ path, count: faults.length }));
  else if (entries.length === 0) terminal.complain(translate.noEntries(path));
  else if (isOther) terminal.complain(translate.otherLanguage({ path, written, wanted: language }));
  else return entries;
  return undefined;
}

/** Writes the files, or shows the differences. A file that would have new mistakes of XML stays as it is. */
async function writeAll({ call, workspace }: Translations, { edits }: Imported, isDry: boolean): Promise<boolean> {
  let isDone = true;
  for (const [document, changes] of edits) {
    const path = shownPath(call.terminal, pathOfUri(document.uri) ?? '');
    const before = document.getText();
    const after = edited(before, changes);
    const next = new Document(document.uri, document.languageId, document.version + 1, after, document.encoding);
    const isSound = next.format === document.format && errorsOfSyntax(next) <= errorsOfSyntax(document);
    if (!isSound) call.terminal.complain(call.words.check.fixes.leftBroken(path));
    const isWritten = isSound && (await rewrite(call, path, document, { before, after }, isDry));
    if (isWritten && !isDry) workspace.put(next);
    isDone &&= isWritten;
  }
  return isDone;
}

/** Marks translations that somebody has confirmed as up to date, in records that exist. */
async function settle({ call, workspace }: Translations, { edits, keys }: Imported): Promise<boolean> {
  const settled = new Set(keys.settled);
  const changed = new Set([...edits.keys()].map(({ uri }) => uri));
  let isDone = true;
  for (const document of workspace.documents()) {
    const record = workspace.textsBeside.recordOf(document);
    if (!record || settled.size === 0 || (edits.size > 0 && !changed.has(document.uri))) continue;
    const marking = markUpToDate(workspace.all, document, settled, record);
    const path = recordPathOf(pathOfUri(document.uri) ?? '');
    const isWritten = marking.kind === 'record' && (await writeText(path, marking.text));
    if (!isWritten) call.terminal.complain(call.words.notWritten(shownPath(call.terminal, path)));
    isDone &&= isWritten;
  }
  return isDone;
}
