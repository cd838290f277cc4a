import type { TextEdit } from 'vscode-languageserver-types';
import { isTranslation } from '../../formats/format.ts';
import { sourceSectionsOf, sourcesIn } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { unescapeText } from '../../xml/references.ts';

/** A text of the package whose own language has another wording in a translations file. */
interface CleanedWording {
  readonly key: string;
  /** The place of the text in the package, and the edit that writes the wording of the translations file there. */
  readonly uri: string;
  readonly edit: TextEdit;
  /** The offset of the entry in the translations file. */
  readonly offset: number;
}

/**
 * The texts of a package that a translations file in their own language says otherwise. Texts with markup are left out, because the
 * wording has none; names with placeholders too, because printed and cleaned ones differ on purpose.
 */
export function cleanedWordings(scope: Package, document: Document): readonly CleanedWording[] {
  return isTranslation(document.format) ? wordingsIn(document, scope) : [];
}

const wordingsIn = listedBySection((document, section, index, scope: Package): readonly CleanedWording[] => {
  const wording = wordingOf(scope, document, section);
  return wording ? [{ ...wording, offset: document.startOf(index) }] : [];
});

function wordingOf(scope: Package, document: Document, section: Section): Omit<CleanedWording, 'offset'> | undefined {
  const language = languageOfDocument(document);
  const own = translationText(document, section);
  if (!own || own.use === 'template' || section.errors.length > 0) return undefined;
  const { candidates, isOverride } = sourcesIn(own.key, language, sourceSectionsOf(scope, document, section));
  const [source] = candidates;
  if (!isOverride || !source || source.section.errors.length > 0) return undefined;
  const written = section.text.slice(own.span.start, own.span.end).trim();
  const before = source.section.text.slice(source.span.start, source.span.end);
  if (hasMarkup.test(written) || hasMarkup.test(before)) return undefined;
  if (inOneLine(written) === inOneLine(before)) return undefined;
  const index = source.document.sections.indexOf(source.section);
  if (index < 0) return undefined;
  const at = source.document.startOf(index);
  const isValue = /=\s*["']$/.test(source.section.text.slice(Math.max(0, source.span.start - 20), source.span.start));
  const [front = '', back = ''] = [/^\s*/.exec(before)?.[0], /\s*$/.exec(before.slice(-200))?.[0]];
  const newText = isValue
    ? written.replaceAll('"', '&quot;').replaceAll("'", '&apos;').replace(/\s+/g, ' ')
    : `${front}${written}${back}`;
  const range = source.document.range({ start: at + source.span.start, end: at + source.span.end });
  return { key: own.key, uri: source.document.uri, edit: { range, newText } };
}

function inOneLine(written: string): string {
  return unescapeText(written).replace(/\s+/g, ' ').trim();
}

/** Elements, comments, instructions and CDATA. */
const hasMarkup = /</;
