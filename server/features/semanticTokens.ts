import type { SemanticTokens, SemanticTokensLegend } from 'vscode-languageserver-types';
import { type Document, documentSpan } from '../workspace/document.ts';
import { lineAt, type Section } from '../workspace/section.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Span } from '../xml/tree.ts';
import { type TextTokenType, textTokensIn } from './textTokens.ts';

/** The types by their numbers in the answers; a client that does not know them is told what they are called. */
const tokenTypes = ['ability', 'rating', 'dice', 'target'] as const satisfies readonly TextTokenType[];

/** What the numbers of `semanticTokens` mean. */
export const semanticTokensLegend: SemanticTokensLegend = { tokenTypes: [...tokenTypes], tokenModifiers: [] };

/**
 * What the words of running text are, for colours: in the whole document, or in the sections that the range touches. Nothing in markup:
 * that is for whoever knows XML or Markdown.
 */
export function semanticTokens(workspace: Workspace, document: Document, range?: Span): SemanticTokens {
  const data: number[] = [];
  const first = range ? document.sectionIndexAt(range.start) : 0;
  const last = range ? document.sectionIndexAt(range.end) : document.sections.length - 1;
  let line = 0;
  let character = 0;
  for (let index = first; index <= last; index++) {
    const section = document.sections[index];
    if (!section || document.kind === undefined) continue;
    for (const { span, type } of textTokensIn(workspace, document, section)) {
      if (range && !overlap(documentSpan(document, index, span), range)) continue;
      for (const part of linesOf(section, span)) {
        const start = document.positionAt(document.startOf(index) + part.start);
        const isSameLine = start.line === line;
        data.push(
          start.line - line,
          isSameLine ? start.character - character : start.character,
          part.end - part.start,
          tokenTypes.indexOf(type),
          0,
        );
        ({ line, character } = start);
      }
    }
  }
  return { data };
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The span line by line, without line breaks and the blanks around them: editors take no token that goes over one. */
function linesOf(section: Section, { start, end }: Span): readonly Span[] {
  if (lineAt(section, start).line === lineAt(section, end - 1).line) return [{ start, end }];
  return [...section.text.slice(start, end).matchAll(/[^\s\r\n](?:[^\r\n]*[^\s\r\n])?/g)].map(({ 0: part, index }) => ({
    start: start + index,
    end: start + index + part.length,
  }));
}
