import type { Span } from '../text/span.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import type { Section } from '../workspace/documents/section.ts';
import { entityAt, placesOfEntity } from '../workspace/packages/entityAt.ts';
import type { Package } from '../workspace/packages/package.ts';
import { ruleAt } from '../workspace/rules/ruleAt.ts';
import { documentsToSearch, ruleReferencesIn } from '../workspace/rules/ruleReferences.ts';
import type { Asked } from './asked.ts';

/** A place that defines or names an entry. */
export interface NamedPlace {
  readonly document: Document;
  readonly section: Section;
  /** In document coordinates. */
  readonly span: Span;
  readonly kind: 'definition' | 'variant' | 'use';
}

/**
 * All places of the rule at the offset: ids in XML, keys of translations, links and code in Markdown, and names in running text in any
 * language. Of a Monster, an Event or another entity: its ids and keys. File by file, in the order of the text.
 *
 * @param within the only document that is searched; without it all of the workspace are.
 */
export function namedPlaces(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  offset: number,
  within?: Document,
): readonly NamedPlace[] {
  const rule = ruleAt(scope, document, offset);
  if (rule) {
    const documents = within ? [within] : documentsToSearch(scope, document);
    return documents.flatMap((other) => placesOfRule(other, scope, rule.key));
  }
  const entity = entityAt(scope, document, offset);
  const places = entity ? placesOfEntity(scope, entity) : [];
  return places.flatMap(({ document: other, section, span, isDefinition }): readonly NamedPlace[] => {
    const index = within && other !== within ? -1 : other.sections.indexOf(section);
    const kind = isDefinition ? 'definition' : 'use';
    return index < 0 ? [] : [{ document: other, section, span: documentSpan(other, index, span), kind }];
  });
}

const placesOfRule = listedBySection((document, section, index, scope: Package, sought: string) =>
  ruleReferencesIn(scope, document, section).flatMap(({ key, span, kind }): readonly NamedPlace[] => {
    const what = kind === 'definition' || kind === 'variant' ? kind : 'use';
    return key === sought ? [{ document, section, span: documentSpan(document, index, span), kind: what }] : [];
  }),
);
