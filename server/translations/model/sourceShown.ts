import type { Document } from '../../workspace/documents/document.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { unescapeText } from '../../xml/references.ts';
import { type LanguageText, type SourceSections, shownSource, sourceSectionsOfKey, sourcesIn } from './sources.ts';
import { languageOfDocument } from './textLanguage.ts';

/** The text that a translator works from; undefined if the workspace has no other text of that key. */
export function sourceShown(workspace: Workspace, document: Document, key: string): LanguageText | undefined {
  return sourceShownIn(key, languageOfDocument(document), sourceSectionsOfKey(workspace, document, key));
}

/** The same among the texts of these sections. */
export function sourceShownIn(key: string, language: string, sections: SourceSections): LanguageText | undefined {
  return shownSource(sourcesIn(key, language, sections));
}

/**
 * A source as the text of an entry of a translations file, still escaped: as it is written if it has no markup, else its words, with a line
 * for each paragraph and row.
 */
export function asEntryText({ section, span, text: blanked }: LanguageText): string {
  const written = section.text.slice(span.start, span.end);
  if (!/<[A-Za-z]/.test(written)) return written.trim();
  let text = '';
  let at = span.start;
  for (const run of textRuns(section.nodes)) {
    if (run.start < at || run.end > span.end) continue;
    const between = blanked.slice(at - span.start, run.start - span.start);
    text += `${between.includes('\n') ? '\n' : ''}${section.text.slice(run.start, run.end)}`;
    at = run.end;
  }
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[ \t]{1,200}/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** A source as people read it. */
export function asPlainText(source: LanguageText): string {
  return unescapeText(asEntryText(source));
}
