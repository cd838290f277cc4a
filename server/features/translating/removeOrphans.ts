import type { TextEdit } from 'vscode-languageserver-types';
import { shift } from '../../text/span.ts';
import { removedSpan } from '../../translations/model/entryContent.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import { keyIn } from '../../translations/model/keys.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Insertion } from './insertMissing.ts';

/** The edits that remove the entries of a translations file that belong to nothing, and their keys. */
export function* removeOrphans(workspace: Workspace, document: Document): Steps<Insertion> {
  const { orphans } = yield* keyStateOf(workspace, document);
  const edits: TextEdit[] = [];
  const keys: string[] = [];
  for (const index of orphans) {
    yield () => {
      const section = document.sections[index];
      if (!section || section.errors.length > 0) return;
      const range = document.range(shift(removedSpan(section, document), document.startOf(index)));
      edits.push({ range, newText: '' });
      keys.push(keyIn(document, section)?.key ?? '');
    };
  }
  return { edits, keys };
}
