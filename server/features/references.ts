import type { Location } from 'vscode-languageserver-types';
import type { Asked } from './asked.ts';
import { namedPlaces } from './namedPlaces.ts';

/** All references in the workspace to the rule or another entry at the offset. */
export function references(
  asked: Pick<Asked, 'scope' | 'document'>,
  offset: number,
  includeDeclaration: boolean,
): readonly Location[] {
  return namedPlaces(asked, offset).flatMap(({ document, span, kind }) =>
    includeDeclaration || kind !== 'definition' ? [{ uri: document.uri, range: document.range(span) }] : [],
  );
}
