import type { WorkspaceEdit } from 'vscode-languageserver-types';
import type { Messages } from '../../wording/messages.ts';
import { type EditSupport, type PlacedChange, workspaceEdit } from '../editSupport.ts';

/** `continuing`: a use in a package that continues the one of the definition. */
export type RenamePlace = PlacedChange<'definition' | 'use' | 'translation' | 'prose' | 'continuing'>;

/** All edits of a rename. */
export function renameEdit(places: readonly RenamePlace[], { words }: Messages, support: EditSupport): WorkspaceEdit {
  return workspaceEdit(places, support, (kind) => ({
    label: words.rename.kinds[kind],
    // With `true`, VS Code opens a preview unasked, with these places unticked: another package is not changed without a look at it.
    needsConfirmation: kind === 'continuing',
  }));
}
