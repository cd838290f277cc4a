import { CodeActionKind } from 'vscode-languageserver-types';
import { improved } from '../../checks/fixes/improved.ts';
import { safeEdits } from '../../checks/fixes/safeEdits.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import type { Asked } from '../asked.ts';
import { actionIn, type OfferedAction } from '../offeredAction.ts';

/** The kind of the action, part of `source.fixAll`, so that an editor can run it on each save. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.whqRules`;

/**
 * All fixes of a document that are certain, as one action. Of fixes that touch each other only the first is part of it. None if there are no
 * fixes, or if the XML would be worse afterwards.
 *
 * @param problems all problems of the document, in the order of its text.
 */
export function fixAll(
  { document, reader }: Pick<Asked, 'document' | 'reader'>,
  problems: readonly Problem[],
): readonly OfferedAction[] {
  const { edits, repaired } = safeEdits(problems);
  if (edits.length === 0 || !improved(document, edits)) return [];
  return [actionIn(document, fixAllKind, reader.messages.words.fixAll(repaired.length), edits)];
}
