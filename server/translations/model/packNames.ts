import { isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { unrecorded } from '../../queries/reads.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { partsOfKey } from './keys.ts';
import { sourceTextsIn } from './sourceTexts.ts';
import { sourceWords } from './sourceWords.ts';
import { languageOfDocument } from './textLanguage.ts';
import { translationText } from './translationText.ts';

/** The names that the bundled packs translate into a language, with their translations. */
export function packNames(scope: Package, language: string): ReadonlyMap<string, string> {
  const own = new Set(scope.documents());
  const names = new Map<string, string>();
  for (const document of scope.index.documents()) {
    if (own.has(document) || !isTranslation(document.format) || languageOfDocument(document) !== language) continue;
    for (const [source, translation] of namesOf(document, scope))
      if (!names.has(source)) names.set(source, translation);
  }
  return names;
}

/** A pack never changes: nobody depends on what is read of it. */
const namesOf = remembered(
  (document: Document, { index }: Package): ReadonlyMap<string, string> =>
    unrecorded(
      () =>
        new Map(
          document.sections.flatMap((section): readonly (readonly [string, string])[] => {
            const text = translationText(document, section);
            const { prefix, id } = partsOfKey(text?.key ?? '');
            const kind = entityOfKey(prefix);
            if (!text || !kind || text.use === 'text' || text.use === 'value') return [];
            const entity = index.entities.withId(kind, id).find(({ isBundled }) => isBundled);
            const source = entity && sourceTextsIn(entity.section, entity.document).find(({ key }) => key === text.key);
            return source ? [[sourceWords(source), sourceWords(text)]] : [];
          }),
        ),
    ),
);
