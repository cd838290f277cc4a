import translationsSchema from '../../schemas/whq-translations.schema.json';
import validateTranslations from '../../schemas/whq-translations.schema.json?validator';
import type { XmlFormat } from './format.ts';
import { modelOf } from './schema/model.ts';

/** Translated texts of other entries in one language, by keys such as `monster.rpb-goblin.name`. */
export const translations = {
  isXml: true,
  kind: 'translations',
  root: 'translations',
  entries: [{ element: 'entry', defines: [], symbol: 'key' }],
  isTranslation: true,
  refersTo: [{ in: 'key', element: 'entry', attribute: 'key' }],
  marks: { attributes: ['key'], children: /^text$/ },
  schema: { model: modelOf(translationsSchema), validate: validateTranslations },
} as const satisfies XmlFormat;
