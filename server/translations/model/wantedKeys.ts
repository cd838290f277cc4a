import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import { storeAt, storedAt } from '../../text/store.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import { textPrint } from '../../workspace/documents/textPrint.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type EntryText, sourceTextsIn } from './sourceTexts.ts';
import { languageOfDocument, languageOfText } from './textLanguage.ts';
import { translationText } from './translationText.ts';

/** A text that other languages need a translation of. */
export interface WantedKey {
  readonly key: string;
  /** The language of the text; empty if it is that of its document. */
  readonly language: string;
}

/**
 * The keys of all texts in a document that need translations: entries with names or sentences. In a translations file those of its entries.
 * Texts of dice, gold or letters alone are the same in all languages.
 */
export function* wantedKeysOf(document: Document): Steps<readonly WantedKey[]> {
  const { sections } = document;
  const state = stateOf(sections);
  if (state.keys) return state.keys;
  const { values } = document;
  const name = values?.keyOf(`wanted ${textPrint(document, values)}`);
  const kept = values && name && storedAt<readonly string[]>(values, name);
  if (kept) {
    state.keys = kept.map(keyFrom);
    return state.keys;
  }
  const keys: WantedKey[] = [];
  const language = languageOfDocument(document);
  yield* eachSection(document, (section) => {
    for (const one of keysOf(section, document)) keys.push(one.language === '' ? { key: one.key, language } : one);
  });
  if (document.sections !== sections) return keys;
  state.keys = keys;
  const plain = keys.map(({ key, language: ofKey }) => `${ofKey} ${key}`);
  if (values && name) storeAt(values, name, plain);
  return keys;
}

function keyFrom(kept: string): WantedKey {
  const end = kept.indexOf(' ');
  return { key: kept.slice(end + 1), language: kept.slice(0, end) };
}

const stateOf = remembered((_: readonly Section[]): { keys: readonly WantedKey[] | undefined } => ({
  keys: undefined,
}));

/** Names of a word or two say nothing of their language. */
const minimumCommonWords = 3;

/** The key of a text that begins at an offset in its section. */
interface KeyOfText extends WantedKey {
  readonly start: number;
}

const keysOf = remembered((section: Section, document: Document): readonly KeyOfText[] => {
  if (isTranslation(document.format)) {
    const text = translationText(document, section);
    return text && needsTranslation(text) ? [{ key: text.key, language: '', start: 0 }] : none;
  }
  const wanted = sourceTextsIn(section, document).filter(needsTranslation);
  if (wanted.length === 0) return none;
  return wanted.map(({ key, text, span: { start } }) => ({ key, language: languageOwnOf(text), start }));
});

const none: readonly KeyOfText[] = [];

/** Whether other languages have other words for a text: values, and texts without a word, are the same in all of them. */
export function needsTranslation({ use, text }: Pick<EntryText, 'use' | 'text'>): boolean {
  return use !== 'value' && /\p{L}{3}/u.test(text);
}

/** The language of a text that is or may be translated: its own, or else that of its document. */
export function languageOfSource({ document, section, key, text, span }: EntryText): string {
  const known = keysOf(section, document).find((one) => one.key === key && one.start === span.start);
  return (known?.language ?? languageOwnOf(text)) || languageOfDocument(document);
}

/** Empty if its words leave a doubt. */
function languageOwnOf(text: string): string {
  return languageOfText(text, minimumCommonWords) ?? '';
}

/**
 * The documents of a workspace whose texts are translated: all with entries that have such texts, or, if there are none, the translations
 * file of the language that the others are translated from.
 */
export function sourceDocumentsOf(workspace: Workspace): readonly Document[] {
  const documents = workspace.documents();
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
