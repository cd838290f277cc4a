import { resolve } from 'node:path';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { monsterBlock } from '../../fights/blocks/monsterBlock.ts';
import { readBlock } from '../../fights/blocks/readBlock.ts';
import type { FightSystem, StatBlock } from '../../fights/statBlock.ts';
import { readText, uriOfPath } from '../../hosts/disk.ts';
import { Document } from '../../workspace/documents/document.ts';
import { languageIdOf } from '../../workspace/packages/host.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';

/**
 * A side that may be the path of a file: the one stat block or the one Monster in it, else the text as it was typed. Undefined, and it is
 * said, for a file with none or several.
 */
export async function sideIn(
  { terminal, words }: Call,
  workspace: Workspace,
  typed: string,
  system: FightSystem | undefined,
): Promise<string | StatBlock | undefined> {
  const { workingFolder } = terminal;
  if (workingFolder === undefined || typed.length > maximumPath || /[\r\n\0]/.test(typed)) return typed;
  const path = resolve(workingFolder, typed);
  const file = await readText(path);
  if (file.kind !== 'text') return typed;
  const found = blocksOfFile(workspace, uriOfPath(path), file.text, system);
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  terminal.complain(words.fight.blocksInFile({ path: typed, names: found.map(({ name }) => name) }));
  return undefined;
}

/** Longer texts are stat blocks. */
const maximumPath = 260;

function blocksOfFile(
  workspace: Workspace,
  uri: string,
  text: string,
  system: FightSystem | undefined,
): readonly StatBlock[] {
  const document = new Document(uri, languageIdOf(uri), 0, text);
  if (document.isKnown) workspace.put(document);
  const scope = document.isKnown ? workspace.packageOf(document) : workspace.all;
  const monsters = document.sections.flatMap((section) =>
    scope.index.entities.entitiesIn(section).filter(({ kind }) => kind === 'monster'),
  );
  if (monsters.length > 0) return monsters.flatMap((monster) => monsterBlock(monster, scope).block ?? []);
  const whole = readBlock(text.trim(), system).block;
  if (whole) return [whole];
  return document.sections.flatMap((section) => blocksIn(scope, document, section)).flatMap(({ block }) => block ?? []);
}
