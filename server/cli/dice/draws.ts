import { isDrawn } from '../../answers/draws/drawnFrom.ts';
import { drawsView } from '../../answers/draws/drawsView.ts';
import { tableFacts } from '../../answers/draws/tableFacts.ts';
import { noPreview } from '../../answers/reader.ts';
import { printedBlocks } from '../../answers/view/printedBlocks.ts';
import { packs } from '../../hosts/packs.ts';
import { printableJson } from '../../text/printable.ts';
import type { Entity } from '../../workspace/index/entity.ts';
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
  const ambience = values.get('ambience');
  const allowed = ['generic', ...ambiencesIn(all)];
  if (ambience !== undefined && !allowed.includes(ambience))
    return refuse(call, { kind: 'badValue', option: '--ambience', value: ambience, allowed });
  const { entity, near } = entityNamed(all, question);
  const status = isPackageRead === 'all' ? exitStatus.clean : exitStatus.unusable;
  if (!entity || !isDrawn(entity.kind)) {
    terminal.complain(words.nothingDrawn({ question, nearest: near }));
    return status === exitStatus.clean ? exitStatus.found : status;
  }
  const level = values.get('level');
  const levels = level === undefined ? noPreview.levels : new Map([['dungeon-level', Number(level)]]);
  const view = drawsView(workspace.all, entity, ambience, { messages, preview: { ...noPreview, levels } });
  const { tab: _, ...data } = view;
  if (values.get('format') === 'json') terminal.print(`${printableJson({ version: 2, ...data })}\n`);
  else printBlocks(call, printedBlocks(view));
  return status;
}

/** The ambiences that entries of tables have, in alphabetical order. */
function ambiencesIn(all: readonly Entity[]): readonly string[] {
  const found = all.flatMap(({ document, section, kind }) => {
    const entries = kind === 'table' ? (tableFacts(document, section)?.entries ?? []) : [];
    return entries.flatMap((entry) => [entry, ...entry.names].flatMap(({ ambiences }) => ambiences));
  });
  return [...new Set(found)].sort();
}
