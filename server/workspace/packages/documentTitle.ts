import type { Language } from '../../text/language.ts';
import type { Document } from '../documents/document.ts';
import { fileNameOf } from '../documents/fileName.ts';
import type { Package } from './package.ts';

/** The title of a document for people: the book of a pack, or the name of the file. */
export function documentTitle(scope: Package, document: Document, language: Language): string {
  return scope.titleOf(document, language) ?? fileNameOf(document.uri);
}
