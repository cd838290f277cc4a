import type { TextEdit } from 'vscode-languageserver-types';
import { pause } from '../../queries/run.ts';
import { shift } from '../../text/span.ts';
import { removedSpan } from '../../translations/model/entryContent.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import { keyIn } from '../../translations/model/keys.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Insertion } from './insertMissing.ts';

/** The edits that remove the entries of a translations file that belong to nothing, and their keys. */
export function removeOrphans(scope: Package, document: Document): Insertion {
  const { orphans } = keyStateOf(scope, document);
  const edits: TextEdit[] = [];
  const keys: string[] = [];
  for (const index of orphans) {
    const section = document.sections[index];
    if (!section || section.errors.length > 0) continue;
    const range = document.range(shift(removedSpan(section, document), document.startOf(index)));
    edits.push({ range, newText: '' });
    keys.push(keyIn(document, section)?.key ?? '');
    pause();
  }
  return { edits, keys };
}
