import type { Language } from '../../text/language.ts';
import type { Document } from '../documents/document.ts';
import { fileNameOf } from '../documents/fileName.ts';
import type { Workspace } from './workspace.ts';

/** The title of a document for people: the book of a pack, or the name of the file. */
export function documentTitle(workspace: Workspace, document: Document, language: Language): string {
  return workspace.packageOf(document).title?.[language] ?? fileNameOf(document.uri);
}
