import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import type { Node } from '../../xml/tree.ts';
import { type LanguageText, shownSource, sourceSectionsOfKey, sourcesIn } from './sources.ts';
import { languageOfDocument } from './textLanguage.ts';

/** The text that a translator works from; undefined if the workspace has no other text of that key. */
export function sourceShown(scope: Package, document: Document, key: string): LanguageText | undefined {
  return shownSource(sourcesIn(key, languageOfDocument(document), sourceSectionsOfKey(scope, document, key)));
}

/**
 * A source as the text of an entry of a translations file, still escaped: as it is written, without comments and instructions, and escaped
 * where it is CDATA; if it has elements, its words, with a line for each paragraph and row.
 */
export function asEntryText({ section, span, text: blanked }: LanguageText): string {
  const written = section.text.slice(span.start, span.end);
  if (!written.includes('<')) return written.trim();
  const pieces: Pieces = { runs: [], hasElements: false };
  addPieces(section.nodes, span, pieces);
  let text = '';
  let at = span.start;
  for (const { start, end, isCData } of pieces.runs) {
    const between = blanked.slice(at - span.start, start - span.start);
    const run = section.text.slice(start, end);
    text += `${pieces.hasElements && between.includes('\n') ? '\n' : ''}${isCData ? escapeText(run) : run}`;
    at = end;
  }
  if (!pieces.hasElements) return text.trim();
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[ \t]{1,200}/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** The runs of text in a span, in order, and whether it has elements. */
interface Pieces {
  readonly runs: (Span & { readonly isCData: boolean })[];
  hasElements: boolean;
}

function addPieces(nodes: readonly Node[], span: Span, pieces: Pieces): void {
  for (const node of nodes) {
    const isInside = span.start <= node.span.start && node.span.end <= span.end;
    if (node.kind === 'element') {
      pieces.hasElements ||= isInside;
      addPieces(node.children, span, pieces);
    } else if (isInside && node.kind === 'text') pieces.runs.push({ ...node.span, isCData: false });
    else if (isInside && node.kind === 'cdata') pieces.runs.push({ ...node.contentSpan, isCData: true });
  }
}

/** A source as people read it, without white space around it. */
export function asPlainText(source: LanguageText): string {
  return unescapeText(asEntryText(source)).trim();
}
