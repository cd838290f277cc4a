import type { Document } from '../documents/document.ts';
import { fileNameOf } from '../documents/fileName.ts';
import type { Workspace } from './workspace.ts';

/** What people call a document: the book that a pack follows, or the name of the file. */
export function documentTitle(workspace: Workspace, document: Document, language: 'en' | 'es'): string {
  return workspace.packageOf(document).title?.[language] ?? fileNameOf(document.uri);
}
