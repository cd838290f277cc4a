import { hasEntities } from '../../formats/format.ts';
import { isNamedByEntries } from '../../formats/formats.ts';
import { gathered } from '../../text/gathered.ts';
import { grouped } from '../../text/grouped.ts';
import type { Span } from '../../text/span.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import { referencesToEntity } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { ruleKey } from '../../workspace/packages/ruleKey.ts';
import { ruleNameSpan } from '../../workspace/rules/ruleLocation.ts';
import { documentsToSearch, ruleUses } from '../../workspace/rules/ruleReferences.ts';
import type { LensKind } from './lensKind.ts';

/**
 * Above every rule, Monster, Event, table, Warrior and objective room of the document the number of its uses in the workspace; a click shows
 * them.
 */
export const referenceLenses: LensKind = {
  setting: 'references',
  isOnByDefault: false,
  lenses: ({ scope, document, reader, commands }) => {
    const isOfRules = hasEntities(document.format, 'rule');
    const counted = isOfRules ? countedRules(scope, document) : countedEntities(document, scope);
    return counted.map(({ span, count }) => {
      const range = document.range(span);
      // Without uses the lens is not a link.
      const command = count > 0 ? commands.showReferences : '';
      const argument = { uri: document.uri, position: range.start };
      return { range, command: { title: reader.messages.words.uses(count), command, arguments: [argument] } };
    });
  },
};

/** An entry with the number of its uses. */
interface Counted {
  /** In the document. */
  readonly span: Span;
  readonly count: number;
}

/** As many uses as `references` finds without the definition. */
function countedRules(scope: Package, document: Document): readonly Counted[] {
  const uses = grouped(gathered(documentsToSearch(scope, document), ruleUses(scope)), ({ key }) => key);
  return document.sections.flatMap((section, index) => {
    const definition = scope.index.definitionIn(section);
    if (!definition) return [];
    const span = documentSpan(document, index, ruleNameSpan(definition));
    return [{ span, count: uses.get(ruleKey(definition))?.length ?? 0 }];
  });
}

/** Of entries that are no rules, by their ids and names. */
const countedEntities = listedBySection((document, section, index, scope: Package): readonly Counted[] =>
  scope.index.entities.entitiesIn(section).flatMap((entity) => {
    if (!isNamedByEntries(entity.kind)) return [];
    const span = documentSpan(document, index, entity.idSpan);
    return [{ span, count: referencesToEntity(scope, entity).length }];
  }),
);
