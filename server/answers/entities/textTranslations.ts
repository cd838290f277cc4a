import { elementText } from '../../workspace/documents/elementText.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityKeyIn, languageOfFile } from '../../workspace/index/translation.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** A translation of a text of an entry. */
interface TextTranslation {
  /** The language in the name of its file: `es`. */
  readonly language: string;
  readonly section: Section;
  /** In one line. */
  readonly text: string;
}

/** The translations of a text of the entity in files with a language, in the order of the files, without empty ones. `part` is the last part of their keys. */
export function textTranslations(
  { index }: Package,
  { kind, id }: Pick<Entity, 'kind' | 'id'>,
  part: string,
): readonly TextTranslation[] {
  return index.entities
    .referencesTo(kind, id)
    .flatMap(({ kind: place, document, section }): readonly TextTranslation[] => {
      const language = place === 'translation' ? languageOfFile(document.uri) : '';
      if (language === '' || entityKeyIn(document, section)?.part !== part) return [];
      const entry = entryOf(section, document.format);
      const text = entry ? elementText(section, entry).replace(/\s+/g, ' ').trim() : '';
      return text === '' ? [] : [{ language, section, text }];
    });
}

/** The name of the entity in a language; undefined without a translation. */
export function translatedName(
  scope: Package,
  entity: Pick<Entity, 'kind' | 'id'>,
  language: string,
): string | undefined {
  return textTranslations(scope, entity, 'name').find((one) => one.language === language)?.text;
}
