import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import { entityKeyIn, languageOfFile } from '../../workspace/index/translation.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import { openingWords } from '../openingWords.ts';
import type { Reader } from '../reader.ts';
import { textTranslations } from './textTranslations.ts';
import { translatedText } from './translatedText.ts';

/** More languages than this are more than a translator compares. */
const maximumLanguages = 5;

/**
 * The text behind a translation: its entry, the original, and the translations of the same text in other languages. Empty if
 * the key of the section names no kind of entity.
 */
export function translationCard(
  scope: Package,
  document: Document,
  section: Section,
  reader: Reader,
): readonly MarkdownBlock[] {
  const key = entityKeyIn(document, section);
  if (!key) return [];
  const { words, language } = reader.messages;
  const [entity] = scope.index.entities.withId(key.entity, key.id);
  const kind = words.entities.kinds[key.entity];
  if (!entity) {
    return [paragraph({ kind: 'bold', text: key.id }, ` · ${kind}`), paragraph(words.entities.noSource(key.id))];
  }
  const file = documentTitle(scope, entity.document, language);
  const id = { kind: 'code', text: `${entity.id} ${key.part}` } as const;
  const element = entityElement(entity);
  const source = element && translatedText(entity.section, element, key.prefix, key.part);
  return [
    paragraph({ kind: 'bold', text: entityName(entity) }, ' · ', ...dotted([kind, file, id])),
    ...(source?.trim() ? [said(words.entities.source, source)] : []),
    ...otherLanguages(scope, document, section, reader),
  ];
}

function otherLanguages(
  scope: Package,
  document: Document,
  section: Section,
  { messages: { words } }: Reader,
): readonly MarkdownBlock[] {
  const key = entityKeyIn(document, section);
  if (!key) return [];
  const own = languageOfFile(document.uri);
  return textTranslations(scope, { kind: key.entity, id: key.id }, key.part)
    .filter((other) => other.section !== section && other.language !== own)
    .slice(0, maximumLanguages)
    .map(({ language, text }) => said(words.entities.inLanguage(language), text));
}

function said(label: string, text: string): MarkdownBlock {
  return paragraph({ kind: 'bold', text: `${label}:` }, ` ${openingWords(text)}`);
}
