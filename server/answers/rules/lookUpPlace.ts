import type { Range } from 'vscode-languageserver-types';
import { usesRules } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { ruleAt } from '../../workspace/rules/ruleAt.ts';

/** What somebody who looks up a rule from here most likely means, and how they would write it. */
export interface LookUpPlace {
  /** The id, the name or the mention at the offset as it is written; empty where there is none. */
  readonly question: string;
  /** Where the mention stands, which another one may replace; absent where there is none, and for an id or the text of a use. */
  readonly mention?: Range;
  /** Whether a rule is put in here as an element, because it is one of the special rules of a Monster or its like. */
  readonly isAmongSpecials: boolean;
}

/** What there is to look up at an offset of a document. In a document that is not ours: nothing. */
export function lookUpPlace(workspace: Workspace, document: Document, offset: number): LookUpPlace {
  const place = placeAt(document, offset);
  const isText = place?.location.kind === 'text' || place?.location.kind === 'content';
  const found = ruleAt(workspace, document, offset);
  const written = found?.place.section.text.slice(found.span.start, found.span.end) ?? '';
  return {
    question: written.replace(/\s+/g, ' ').trim(),
    ...(found?.kind === 'mention' && { mention: document.range(found.place.inDocument(found.span)) }),
    isAmongSpecials: usesRules(document.format) && isText && place.names.at(-1) === 'special',
  };
}
