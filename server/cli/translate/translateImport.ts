import { relative, resolve, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { pathOfUri, readText } from '../../hosts/disk.ts';
import { type Imported, type ImportOutcome, importedEntries } from '../../translations/exchange/importedEntries.ts';
import { type PlacedEntry, readPo } from '../../translations/exchange/readPo.ts';
import { markUpToDate } from '../../translations/model/marking.ts';
import { Document } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { replaceFile } from '../files/replaceFile.ts';
import { writeText } from '../files/writeText.ts';

/** A list of more mistakes or keys is not read. */
const maximumNamed = 20;

/**
 * Brings the translations of a PO file into the translations files of a language. With a mistake in the PO file nothing is written.
 *
 * @param name the path of the PO file as the user gives it.
 */
export async function importPo(call: Call, workspace: Workspace, language: string, name: string): Promise<ExitStatus> {
  const read = await readIncoming(call, language, name);
  if (!read) return exitStatus.unusable;
  const { terminal, words, flags } = call;
  const incoming = read.filter(({ key }) => key !== '');
  const keyless = read.filter(({ key }) => key === '');
  for (const { line, source } of keyless.slice(0, maximumNamed))
    terminal.complain(`${name}:${line}: ${words.translate.keyless(source)}`);
  if (keyless.length > maximumNamed) terminal.complain(words.translate.more(keyless.length - maximumNamed));
  const imported = importedEntries(workspace.all, language, incoming);
  const isDry = flags.has('dry-run');
  let isDone = true;
  for (const [document, edits] of imported.edits) {
    const after = edited(document, edits);
    if (!isSound(document, after)) {
      terminal.complain(words.check.fixes.leftBroken(shown(call, document)));
      isDone = false;
    } else if (isDry) terminal.printData(differences(shown(call, document), document, after));
    else if (!(await write(call, document, after))) isDone = false;
    else workspace.put(after);
  }
  if (isDone && !isDry) isDone = await settle(call, workspace, imported);
  tell(call, imported.keys);
  if (!isDone) return exitStatus.unusable;
  tellTotal(call, imported.keys);
  const isAll = keyless.length === 0 && leftOut.every((outcome) => imported.keys[outcome].length === 0);
  return isAll ? exitStatus.clean : exitStatus.found;
}

async function readIncoming(
  { terminal, words }: Call,
  language: string,
  name: string,
): Promise<readonly PlacedEntry[] | undefined> {
  const file = await readText(resolve(terminal.workingFolder ?? '', name));
  if (file.kind !== 'text') {
    terminal.complain(words.trouble[file.kind === 'folder' ? 'notAFile' : file.kind](name));
    return undefined;
  }
  const { language: written, entries, faults } = readPo(file.text);
  const isOther = written !== undefined && written !== language.toLowerCase().replace(/[-_].*$/, '');
  for (const { kind, line } of faults.slice(0, maximumNamed))
    terminal.complain(`${name}:${line}: ${words.translate.faults[kind]}`);
  if (faults.length > 0) terminal.complain(words.translate.faulty({ path: name, count: faults.length }));
  else if (entries.length === 0) terminal.complain(words.translate.noEntries(name));
  else if (isOther) terminal.complain(words.translate.otherLanguage({ path: name, written, wanted: language }));
  return faults.length > 0 || entries.length === 0 || isOther ? undefined : entries;
}

function edited(
  document: Document,
  edits: readonly { readonly span: { readonly start: number; readonly end: number }; readonly newText: string }[],
): Document {
  const text = document.getText();
  let [after, at] = ['', 0];
  for (const { span, newText } of edits) {
    after += text.slice(at, span.start) + newText;
    at = span.end;
  }
  return new Document(
    document.uri,
    document.languageId,
    document.version + 1,
    after + text.slice(at),
    document.encoding,
  );
}

/** Whether the new text is as well-formed as the old one. */
function isSound(before: Document, after: Document): boolean {
  return after.format === before.format && errorsOfSyntax(after) <= errorsOfSyntax(before);
}

function shown({ terminal }: Call, document: Document): string {
  return relative(terminal.workingFolder ?? '', pathOfUri(document.uri) ?? '')
    .split(sep)
    .join('/');
}

function differences(path: string, before: Document, after: Document): string {
  const options = { context: 1 };
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before.getText(), after.getText(), '', '', options);
  return patch.replace(/^=+\n/, '');
}

async function write(call: Call, before: Document, after: Document): Promise<boolean> {
  const outcome = await replaceFile(pathOfUri(before.uri) ?? '', before.getText(), after.getText());
  if (outcome !== 'written') call.terminal.complain(call.words.check.fixes.notWritten[outcome](shown(call, before)));
  return outcome === 'written';
}

/** Marks translations that somebody has confirmed as up to date, in records that exist. */
async function settle({ terminal, words }: Call, workspace: Workspace, { edits, keys }: Imported): Promise<boolean> {
  const settled = new Set(keys.settled);
  const changed = new Set([...edits.keys()].map(({ uri }) => uri));
  let isDone = true;
  for (const document of workspace.documents()) {
    const record = workspace.textsBeside.recordOf(document);
    if (!record || settled.size === 0 || (edits.size > 0 && !changed.has(document.uri))) continue;
    const marking = markUpToDate(workspace.all, document, settled, record);
    const path = recordPathOf(pathOfUri(document.uri) ?? '');
    const isWritten = marking.kind === 'record' && (await writeText(path, marking.text));
    if (!isWritten) terminal.complain(words.translate.notWritten(path));
    isDone &&= isWritten;
  }
  return isDone;
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

function tell({ terminal, words }: Call, keys: Imported['keys']): void {
  const { translate } = words;
  for (const outcome of [...leftOut, 'outdated'] as const) {
    const all = keys[outcome];
    for (const key of all.slice(0, maximumNamed)) terminal.complain(translate.outcome[outcome](key));
    if (all.length > maximumNamed) terminal.complain(translate.more(all.length - maximumNamed));
  }
}

/** Only after everything has been written: without it the numbers would be those of a plan. */
function tellTotal({ terminal, words, flags }: Call, { changed, added }: Imported['keys']): void {
  terminal.complain(
    words.translate.imported({ changed: changed.length, added: added.length, isDry: flags.has('dry-run') }),
  );
}
