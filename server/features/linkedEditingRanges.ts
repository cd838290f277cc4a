import type { Range } from 'vscode-languageserver-types';
import type { Document } from '../workspace/documents/document.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { tagNamesAt } from '../workspace/documents/tagNames.ts';

/** LSP's own, which its package of types does not have. */
interface LinkedEditingRanges {
  readonly ranges: Range[];
  /** What may be typed into one of them without ending it, as an expression of JavaScript. */
  readonly wordPattern: string;
}

/** The names of an element in its start tag and its end tag, which are typed as one; undefined where the offset is in neither. */
export function linkedEditingRanges(document: Document, offset: number): LinkedEditingRanges | undefined {
  const place = document.format?.isXml ? placeAt(document, offset) : undefined;
  const names = place && tagNamesAt(document, place);
  if (!names) return undefined;
  return { ranges: [document.range(names.start), document.range(names.end)], wordPattern: xmlName };
}

const xmlName = '[A-Za-z_\\u00c0-\\uffff][\\w.\\u00b7-\\uffff-]*';
