import { isTranslation } from '../../formats/format.ts';
import { textsOfKey } from '../../formats/formats.ts';
import { rememberedLately } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { keyIn } from './keys.ts';
import { contentIn, type EntryText, type FoundText } from './sourceTexts.ts';
import { isStub } from './stubs.ts';

/** The text of an entry of a translations file; undefined for any other section, without a key, without a text, or marked as still to be translated. */
export function translationText(document: Document, section: Section): EntryText | undefined {
  return isTranslation(document.format) ? readText(section, document) : undefined;
}

/** Several checks ask for the text of one entry after the other. */
const readText = rememberedLately(textIn);

function textIn(section: Section, document: Document): EntryText | undefined {
  if (isStub(section)) return undefined;
  const key = keyIn(document, section);
  const found = key && contentInTree(section, document);
  if (!found || !/\S/.test(found.text)) return undefined;
  const { use = 'text' } = textsOfKey(key.prefix).find(({ part }) => part === key.part) ?? {};
  return { document, section, key: key.key, part: key.part, use, text: found.text, span: found.span };
}

function contentInTree(section: Section, { format }: Document): FoundText | undefined {
  const element = entryOf(section, format);
  return element && contentIn(section, [element]);
}
