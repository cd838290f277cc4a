import { isDrawn } from '../../answers/draws/drawnFrom.ts';
import { drawBlocks } from '../../answers/entities/drawBlocks.ts';
import { noPreview } from '../../answers/reader.ts';
import { packs } from '../../hosts/packs.ts';
import { printableJson } from '../../text/printable.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { printBlocks } from '../call/printBlocks.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { entityNamed, entriesOfKinds } from '../cards/entityNamed.ts';
import { readPackage } from '../files/ownPackage.ts';

/** `whq-rules draws`: the chances of a table's entries, or the tables that draw a Monster, an Event or a table. */
export async function drawsCommand(call: Call): Promise<ExitStatus> {
  const { values, words, messages, terminal } = call;
  // So nobody needs quotes for `draws Salt Works`.
  const question = call.operands.join(' ').trim();
  if (question === '') return refuse(call, { kind: 'missingDrawn' });
  const workspace = new Workspace(packs);
  const isPackageRead = await readPackage(call, workspace);
  if (isPackageRead === 'nothing') return exitStatus.unusable;
  const all = entriesOfKinds(workspace.all, ['table', 'monster', 'event']);
  const { entity, near } = entityNamed(all, question);
  const status = isPackageRead === 'all' ? exitStatus.clean : exitStatus.unusable;
  if (!entity || !isDrawn(entity.kind)) {
    terminal.complain(words.nothingDrawn({ question, nearest: near }));
    return status === exitStatus.clean ? exitStatus.found : status;
  }
  const level = values.get('level');
  const levels = level === undefined ? noPreview.levels : new Map([['dungeon-level', Number(level)]]);
  const blocks = drawBlocks(workspace.all, entity, { messages, preview: { ...noPreview, levels } });
  if (values.get('format') !== 'json') printBlocks(call, blocks);
  else terminal.print(`${printableJson({ version: 2, language: messages.language, blocks })}\n`);
  return status;
}
