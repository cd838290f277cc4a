import { isTranslation } from '../../formats/format.ts';
import { textsOfKey } from '../../formats/formats.ts';
import { rememberedLately } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf, entryTag } from '../../workspace/documents/entry.ts';
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
  const found = key && (plainContent(section, document) ?? contentInTree(section, document));
  if (!found || !/\S/.test(found.text)) return undefined;
  const { use = 'text' } = textsOfKey(key.prefix).find(({ part }) => part === key.part) ?? {};
  return { document, section, key: key.key, part: key.part, use, text: found.text, span: found.span };
}

/** The text of an entry without markup and references, as most are: found without a tree. Undefined for any other entry. */
function plainContent(section: Section, { format }: Document): FoundText | undefined {
  const tag = entryTag(section, format);
  if (!tag?.finished || tag.selfClosing) return undefined;
  const { end: start } = tag.span;
  const end = section.text.indexOf('<', start);
  if (end <= start || !section.text.startsWith(`</${tag.name}>`, end)) return undefined;
  const text = section.text.slice(start, end);
  return text.includes('&') ? undefined : { text, span: { start, end } };
}

function contentInTree(section: Section, { format }: Document): FoundText | undefined {
  const element = entryOf(section, format);
  return element && contentIn(section, [element]);
}
