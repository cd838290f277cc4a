import type { Location } from 'vscode-languageserver-types';
import type { Language } from '../../text/language.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';
import type { Definition } from '../index/definition.ts';
import { documentTitle } from '../packages/documentTitle.ts';
import type { Package } from '../packages/package.ts';

/** The span of a section as a location in its document; undefined if the section is no longer part of it. */
export function locationIn(document: Document, section: Section, span: Span): Location | undefined {
  const index = document.sections.indexOf(section);
  if (index < 0) return undefined;
  return { uri: document.uri, range: document.range(shift(span, document.startOf(index))) };
}

/** The source of a rule, for people: the book of a pack, or the file. */
export function placeOf(scope: Package, { document }: Definition, language: Language): string {
  return documentTitle(scope, document, language);
}

/** The part to select in the entry of a rule: its id, or without one its start tag. */
export function ruleNameSpan({ document, section, rule }: Definition): Span {
  return rule.idSpan ?? entryOf(section, document.format)?.nameSpan ?? { start: 0, end: 0 };
}
