import { isTranslation } from '../../formats/format.ts';
import { textsOfKey } from '../../formats/formats.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { keyIn } from './keys.ts';
import { contentIn, type EntryText } from './sourceTexts.ts';
import { isStub } from './stubs.ts';

/** The text of an entry of a translations file; undefined for any other section, without a key, without a text, or marked as still to be translated. */
export function translationText(document: Document, section: Section): EntryText | undefined {
  if (!isTranslation(document.format) || isStub(section)) return undefined;
  const key = keyIn(document, section);
  const element = key && entryOf(section, document.format);
  const found = element && contentIn(section, [element]);
  if (!found || !/\S/.test(found.text)) return undefined;
  const { use = 'text' } = textsOfKey(key.prefix).find(({ part }) => part === key.part) ?? {};
  return { document, section, key: key.key, part: key.part, use, ...found };
}
