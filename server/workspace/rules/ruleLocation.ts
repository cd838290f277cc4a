import type { Location } from 'vscode-languageserver-types';
import type { Language } from '../../text/language.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';
import type { Definition } from '../index/definition.ts';
import { documentTitle } from '../packages/documentTitle.ts';
import type { Workspace } from '../packages/workspace.ts';

/** The span of a section as a location in its document; undefined if the section is no longer part of it. */
export function locationIn(document: Document, section: Section, span: Span): Location | undefined {
  const index = document.sections.indexOf(section);
  if (index < 0) return undefined;
  return { uri: document.uri, range: document.range(shift(span, document.startOf(index))) };
}

/** The source of a rule, for people: the book of a pack, or the file. */
export function placeOf(workspace: Workspace, { document }: Definition, language: Language): string {
  return documentTitle(workspace, document, language);
}

/** The whole entry of a rule, without the text between it and the next entry. */
export function ruleSpan({ document, section, rule }: Definition): Span {
  return entryOf(section, document.format)?.span ?? rule.idSpan ?? { start: 0, end: 0 };
}

/** The part to select in it: its id, or without one its start tag. */
export function ruleNameSpan({ document, section, rule }: Definition): Span {
  return rule.idSpan ?? entryOf(section, document.format)?.nameSpan ?? { start: 0, end: 0 };
}

/** Where an editor opens the rule: its file, and the line behind a `#`. */
export function linkTo(definition: Definition): string {
  const location = locationIn(definition.document, definition.section, ruleNameSpan(definition));
  return location ? `${location.uri}#L${location.range.start.line + 1}` : definition.document.uri;
}
