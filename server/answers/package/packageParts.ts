import { isTranslation } from '../../formats/format.ts';
import { grouped } from '../../text/grouped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';

/** A package of the workspace with its documents. */
export interface PackagePart {
  /** Its decoded URI; empty for the files outside of all folders. */
  readonly folder: string;
  /** Its id, or else the name of its folder; empty without both. */
  readonly name: string;
  readonly documents: readonly Document[];
}

/** The packages of the workspace that have entries, in the order of their documents. */
export function packageParts(workspace: Workspace): readonly PackagePart[] {
  const byUnit = grouped(workspace.documents(), (document) => workspace.units.of(document));
  return [...byUnit].flatMap(([{ folder, id }, documents]) =>
    documents.some(mayHaveEntries) ? [{ folder, name: id ?? fileNameOf(folder), documents }] : [],
  );
}

function mayHaveEntries({ format }: Document): boolean {
  return format?.isXml === true && !isTranslation(format);
}
