import type { Document } from '../../workspace/documents/document.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { textTranslations } from '../entities/textTranslations.ts';
import type { Reader } from '../reader.ts';

/** The kinds of entries in the list. */
const listedKinds = ['monster', 'event', 'table'] as const;

/** An entry in a list to choose from. */
export interface ListedCard {
  /** Its name in the reader's language. */
  readonly label: string;
  /** What it is, and the file or the book. */
  readonly description: string;
  readonly kind: (typeof listedKinds)[number];
  readonly id: string;
}

/**
 * All Monsters, Events and tables of a workspace, in the order of their names.
 *
 * @param first a document whose own entries come first.
 */
export function listedCards(scope: Package, { messages }: Reader, first: Document | undefined): readonly ListedCard[] {
  const { language, words } = messages;
  const { entities } = scope.index;
  const collator = new Intl.Collator(language);
  const isFirst = ({ document }: Entity): boolean => document === first;
  return listedKinds
    .flatMap((kind) =>
      [...new Set(entities.ids(kind))].flatMap((id) => {
        const [entity] = entities.withId(kind, id);
        if (!entity) return [];
        const translated = textTranslations(scope, entity, 'name').find((other) => other.language === language);
        const place = documentTitle(scope, entity.document, language);
        const shown = {
          label: translated?.text || entityName(entity),
          description: `${words.entities.kinds[kind]} · ${place}`,
        };
        return [{ listed: { ...shown, kind, id }, isFirst: isFirst(entity) }];
      }),
    )
    .sort(
      (one, other) =>
        Number(other.isFirst) - Number(one.isFirst) || collator.compare(one.listed.label, other.listed.label),
    )
    .map(({ listed }) => listed);
}
