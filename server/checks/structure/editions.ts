import type { XmlFormat } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { editionChanges } from '../../workspace/documents/editionChanges.ts';
import type { Finding } from '../problems/finding.ts';
import { locateRoot } from './structure.ts';

/** A file of the first edition of the format: the apps of today read its scores and the markup of its Events otherwise. */
export function editionProblems({ root, edition }: XmlFormat, document: Document): readonly Finding[] {
  const span = edition === 'first' ? locateRoot(document)?.nameSpan : undefined;
  if (!span || document.rootDamage) return [];
  const edits = editionChanges(document, 'present')?.changes ?? [];
  return [
    {
      code: 'earlier-edition',
      span,
      facts: { root },
      ...(edits.length > 0 && { fixes: [{ kind: 'convert', edits }] }),
    },
  ];
}
