import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import { entryContent } from '../../translations/model/entryContent.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { asEntryText, sourceShownIn } from '../../translations/model/sourceShown.ts';
import { sourceSectionsOf } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';

/** A translations file with the sources in place of the translations. */
interface SourceView {
  readonly text: string;
  /** The line at which each entry begins, by its key, from 0. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * The same file with the source of each entry as its text. An entry begins on the line of its translation, unless sources before it have
 * more lines. Entries without a source are empty.
 */
export function* sourceView(workspace: Workspace, document: Document): Steps<SourceView> {
  if (!isTranslation(document.format)) return { text: '', lines: new Map() };
  const language = languageOfDocument(document);
  const others = workspace.documents().filter((other) => other !== document);
  const parts = partsOf(document, [workspace, language, ...others.map(({ sections }) => sections)]);
  if (parts.includes(undefined)) {
    yield* eachSection(document, (section, index) => {
      parts[index] ??= partOf(workspace, document, section, language);
    });
  }
  const view = joined(document, parts);
  latest(document).view = view;
  return view;
}

/** The line in the source view, as it was last made, of the entry around a line of the translation; undefined without one. */
export function lineInSourceView(document: Document, line: number): number | undefined {
  const { view } = latest(document);
  const index = document.sectionIndexAt(document.offsetAt({ line, character: Number.MAX_SAFE_INTEGER }));
  const section = document.sections[index];
  const key = section && keyIn(document, section)?.key;
  const there = key === undefined ? undefined : view?.lines.get(key);
  if (there === undefined) return view ? line : undefined;
  return there + Math.max(0, line - document.positionAt(document.startOf(index)).line);
}

const latest = remembered((_: Document): { view: SourceView | undefined } => ({ view: undefined }));

const partsOf = memoryBySection<string>();

/** The section with its source; the white space behind an entry stays. */
function partOf(workspace: Workspace, document: Document, section: Section, language: string): string {
  const key = keyIn(document, section)?.key;
  const content = entryContent(section, document);
  if (key === undefined || !content) return section.text;
  const source = sourceShownIn(key, language, sourceSectionsOf(workspace, document, section));
  return `${section.text.slice(0, content.start)}${source ? asEntryText(source) : ''}${section.text.slice(content.end)}`;
}

function joined(document: Document, parts: readonly (string | undefined)[]): SourceView {
  const lines = new Map<string, number>();
  const written: string[] = [];
  let line = 0;
  for (const [index, section] of document.sections.entries()) {
    const part = parts[index] ?? section.text;
    const key = keyIn(document, section)?.key;
    if (key !== undefined && !lines.has(key)) lines.set(key, line);
    const { line: wanted } = document.positionAt(document.startOf(index) + section.text.length);
    const end = line + lineEndsIn(part);
    const padding = '\n'.repeat(Math.max(0, wanted - end));
    const space = part.length - (/\s*$/.exec(part.slice(-200))?.[0].length ?? 0);
    written.push(part.slice(0, space), padding, part.slice(space));
    line = end + padding.length;
  }
  return { text: written.join(''), lines };
}

function lineEndsIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}
