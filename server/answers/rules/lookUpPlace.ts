import type { Range } from 'vscode-languageserver-types';
import { usesRules } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { ruleAt } from '../../workspace/rules/ruleAt.ts';

/** The likely question for a look-up at a place, and how the answer can be inserted there. */
export interface LookUpPlace {
  /** The written id, name or mention at the offset; empty without one. */
  readonly question: string;
  /** The range of the mention, which another one may replace; absent without one, and for an id or the text of a use. */
  readonly mention?: Range;
  /** Whether a rule is inserted here as an element, among the special rules of a Monster or the like. */
  readonly isAmongSpecials: boolean;
}

/** The place for a look-up at an offset of a document; empty in a document that is not recognised. */
export function lookUpPlace(scope: Package, document: Document, offset: number): LookUpPlace {
  const place = placeAt(document, offset);
  const isText = place?.location.kind === 'text' || place?.location.kind === 'content';
  const found = ruleAt(scope, document, offset);
  const written = found?.place.section.text.slice(found.span.start, found.span.end) ?? '';
  return {
    question: written.replace(/\s+/g, ' ').trim(),
    ...(found?.kind === 'mention' && { mention: document.range(found.place.inDocument(found.span)) }),
    isAmongSpecials: usesRules(document.format) && isText && place.names.at(-1) === 'special',
  };
}
