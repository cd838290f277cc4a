import type { Document } from '../../workspace/documents/document.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { textTranslations } from './textTranslations.ts';

/** One who can be chosen for a fight. */
export interface ListedFighter {
  /** His name in the reader's language. */
  readonly label: string;
  /** The file or the book that he is from. */
  readonly description: string;
  /** The text of a side, by which he is found: his id. */
  readonly text: string;
}

/**
 * All Monsters of a workspace, in the order of their names.
 *
 * @param first a document whose own Monsters come first.
 */
export function listedFighters(
  scope: Package,
  { messages }: Reader,
  first: Document | undefined,
): readonly ListedFighter[] {
  const { language } = messages;
  const { entities } = scope.index;
  const collator = new Intl.Collator(language);
  return [...new Set(entities.ids('monster'))]
    .flatMap((id) => entities.withId('monster', id)[0] ?? [])
    .map((entity) => {
      const translated = textTranslations(scope, entity, 'name').find((other) => other.language === language);
      return {
        label: translated?.text || entityName(entity),
        description: documentTitle(scope, entity.document, language),
        text: entity.id,
        isFirst: entity.document === first,
      };
    })
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || collator.compare(one.label, other.label))
    .map(({ isFirst: _, ...listed }) => listed);
}
