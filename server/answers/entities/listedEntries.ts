import type { Document } from '../../workspace/documents/document.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { textTranslations } from './textTranslations.ts';

/** An entry in a list to choose from. */
export interface ChosenEntry {
  /** Its name in the reader's language. */
  readonly label: string;
  /** What it is, and the file or the book. */
  readonly description: string;
  readonly kind: ListedKind;
  readonly id: string;
}

/** The kinds of entries that can be chosen. */
export type ListedKind = 'monster' | 'event' | 'table';

/**
 * All entries of some kinds that count in a package, in the order of their names.
 *
 * @param first a document whose own entries come first.
 */
export function listedEntries(
  scope: Package,
  kinds: readonly ListedKind[],
  { messages: { language, words } }: Reader,
  first: Document | undefined,
): readonly ChosenEntry[] {
  const { entities } = scope.index;
  const { compare } = new Intl.Collator(language);
  return kinds
    .flatMap((kind) => [...new Set(entities.ids(kind))].flatMap((id) => entities.withId(kind, id)[0] ?? []))
    .map((entity) => {
      const translated = textTranslations(scope, entity, 'name').find((other) => other.language === language);
      const place = documentTitle(scope, entity.document, language);
      const listed: ChosenEntry = {
        label: translated?.text || entityName(entity),
        description: `${words.entities.kinds[entity.kind]} · ${place}`,
        kind: entity.kind as ListedKind,
        id: entity.id,
      };
      return { listed, isFirst: entity.document === first };
    })
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || compare(one.listed.label, other.listed.label))
    .map(({ listed }) => listed);
}
