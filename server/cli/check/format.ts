import { edited } from '../../checks/problems/edited.ts';
import { formatEdits } from '../../formatting/formatEdits.ts';
import { packs } from '../../hosts/packs.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { editionChanges } from '../../workspace/documents/editionChanges.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { gatherFor } from '../files/gather.ts';
import { rewrite } from '../files/rewrite.ts';

/** `whq-rules format`: indents XML files, or with `--check` lists those that it would change. */
export async function formatCommand(call: Call): Promise<ExitStatus> {
  const { terminal, words, flags, operands } = call;
  const isCheck = flags.has('check');
  const paths = operands.length > 0 ? operands : ['.'];
  const edits = (document: Document): Edits => formatEdits(document, '  ');
  const { changed, hasFailed } = await rewriteAll(call, paths, edits, isCheck ? 'list' : 'write');
  terminal.complain(isCheck ? words.formatted.would(changed) : words.formatted.done(changed));
  if (hasFailed) return exitStatus.unusable;
  return isCheck && changed > 0 ? exitStatus.found : exitStatus.clean;
}

/** `whq-rules convert`: writes files of the first edition in the present one, and says what that cannot say. */
export async function convertCommand(call: Call): Promise<ExitStatus> {
  const { terminal, words, flags, operands } = call;
  if (operands.length === 0) return refuse(call, { kind: 'nothingToConvert' });
  const isDry = flags.has('dry-run');
  const edits = (document: Document, path: string): Edits => {
    const found = editionChanges(document);
    for (const { name: element, count } of found?.unsaid ?? [])
      terminal.complain(words.converted.unsaid({ path, element, count }));
    return found?.changes ?? [];
  };
  const { changed, hasFailed } = await rewriteAll(call, operands, edits, isDry ? 'show' : 'write');
  terminal.complain(isDry ? words.converted.would(changed) : words.converted.done(changed));
  return hasFailed ? exitStatus.unusable : exitStatus.clean;
}

type Edits = Parameters<typeof edited>[1];

/** Edits all files, and prints the names of those that change; `list` writes nothing, and `show` prints the differences instead. */
async function rewriteAll(
  call: Call,
  paths: readonly string[],
  editsOf: (document: Document, path: string) => Edits,
  way: 'write' | 'list' | 'show',
): Promise<{ readonly changed: number; readonly hasFailed: boolean }> {
  const { documents, troubles } = await gatherFor(call, new Workspace(packs), paths, { isXmlOnly: true });
  let [changed, hasFailed] = [0, troubles.length > 0];
  for (const [path, document] of documents) {
    const before = document.getText();
    const after = edited(before, editsOf(document, path));
    if (after === before) continue;
    const isDone = way === 'list' || (await rewrite(call, path, document, { before, after }, way === 'show'));
    if (isDone) changed++;
    else hasFailed = true;
    if (isDone && way !== 'show') call.terminal.print(`${path}\n`);
  }
  return { changed, hasFailed };
}
