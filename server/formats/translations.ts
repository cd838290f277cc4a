import translationsSchema from '../../schemas/whq-translations.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { documentSchema } from './schema/model.ts';

/** Translated texts of other entries in one language, by keys such as `monster.rpb-goblin.name`. */
export const translations = {
  isXml: true,
  kind: 'translations',
  root: 'translations',
  ownFolder: 'data/i18n',
  entries: [{ element: 'entry', defines: [], symbol: 'key' }],
  isTranslation: true,
  refersTo: [{ in: 'key', element: 'entry', attribute: 'key' }],
  marks: { attributes: ['key'], children: /^text$/ },
  schema: documentSchema(translationsSchema),
} as const satisfies XmlFormat;
