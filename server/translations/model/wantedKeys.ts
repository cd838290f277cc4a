import { isTranslation } from '../../formats/format.ts';
import { isSameList } from '../../queries/sameList.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type EntryText, sourceTextsIn } from './sourceTexts.ts';
import { languageOfDocument, languageOfText } from './textLanguage.ts';
import { translationText } from './translationText.ts';

/** A text that other languages need a translation of. */
interface WantedKey {
  readonly key: string;
  /** Of the text. */
  readonly language: string;
}

/**
 * The keys of all texts in a document that need translations: entries with names or sentences. In a translations file those of its entries.
 * Texts of dice, gold or letters alone are the same in all languages.
 */
export function wantedKeysOf(document: Document): readonly WantedKey[] {
  const own = languageOfDocument(document);
  return wantedBySection(document).found.flatMap(({ value }) =>
    value.map((one) => {
      const end = one.indexOf(' ');
      return { key: one.slice(end + 1), language: one.slice(0, end) || own };
    }),
  );
}

/** Each key behind the language of its text and a space. No language stands for that of the document. */
const wantedBySection = bySection<readonly string[], []>({
  valueIn: (document, section) => {
    const isOfTranslation = isTranslation(document.format);
    const texts = isOfTranslation
      ? [translationText(document, section) ?? []].flat()
      : sourceTextsIn(section, document);
    return texts
      .filter(needsTranslation)
      .map(({ key, text }) => `${isOfTranslation ? '' : languageOwnOf(text)} ${key}`);
  },
  isFound: (keys) => keys.length > 0,
  isSame: isSameList,
  keptAs: 'wanted',
});

/** Names of a word or two say nothing of their language. */
const minimumCommonWords = 3;

/** Whether other languages have other words for a text: values, and texts without a word, are the same in all of them. */
export function needsTranslation({ use, text }: Pick<EntryText, 'use' | 'text'>): boolean {
  return use !== 'value' && /\p{L}{3}/u.test(text);
}

/** The language of a text that is or may be translated: its own, or else that of its document. */
export function languageOfSource({ document, text }: EntryText): string {
  return languageOwnOf(text) || languageOfDocument(document);
}

/** Empty if its words leave a doubt. */
function languageOwnOf(text: string): string {
  return languageOfText(text, minimumCommonWords) ?? '';
}

/**
 * The documents of a workspace whose texts are translated: all with entries that have such texts, or, if there are none, the translations
 * file of the language that the others are translated from.
 */
export function sourceDocumentsOf(scope: Package): readonly Document[] {
  const documents = scope.documents();
  const own = documents.filter(
    ({ format }) => format?.entries.some(hasTexts) || (format?.isXml && format.parts?.some(hasTexts)),
  );
  if (own.length > 0) return own;
  const translations = documents.filter(({ format }) => isTranslation(format));
  const english = translations.filter((document) => languageOfDocument(document) === 'en');
  return english.length > 0 ? english : translations.slice(0, 1);
}

function hasTexts({ texts }: { readonly texts?: readonly unknown[] }): boolean {
  return texts !== undefined;
}
