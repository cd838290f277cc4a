import type { Range } from 'vscode-languageserver-types';
import type { Document } from '../workspace/documents/document.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { tagNamesAt } from './tagNames.ts';

/** A type of LSP that its package of types lacks. */
interface LinkedEditingRanges {
  readonly ranges: Range[];
  /** The allowed text in a range, as a JavaScript regular expression. */
  readonly wordPattern: string;
}

/** The names of an element in its start tag and its end tag, which are edited together; undefined outside both. */
export function linkedEditingRanges(document: Document, offset: number): LinkedEditingRanges | undefined {
  const place = document.format?.isXml ? placeAt(document, offset) : undefined;
  const names = place && tagNamesAt(document, place);
  if (!names) return undefined;
  return { ranges: [document.range(names.start), document.range(names.end)], wordPattern: xmlName };
}

const xmlName = '[A-Za-z_\\u00c0-\\uffff][\\w.\\u00b7-\\uffff-]*';
