import { isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { remembered } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { partsOfKey } from './keys.ts';
import { sourceTextsIn } from './sourceTexts.ts';
import { sourceWords } from './sourceWords.ts';
import { languageOfDocument } from './textLanguage.ts';
import { translationText } from './translationText.ts';

/** The names that the bundled packs translate into a language, with their translations. */
export function packNames(workspace: Workspace, language: string): ReadonlyMap<string, string> {
  const own = new Set(workspace.documents());
  const names = new Map<string, string>();
  for (const document of workspace.index.documents()) {
    if (own.has(document) || !isTranslation(document.format) || languageOfDocument(document) !== language) continue;
    for (const [source, translation] of namesOf(document, workspace))
      if (!names.has(source)) names.set(source, translation);
  }
  return names;
}

/** A pack never changes. */
const namesOf = remembered(
  (document: Document, { index }: Workspace): ReadonlyMap<string, string> =>
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
);
