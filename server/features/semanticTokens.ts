import type { SemanticTokens, SemanticTokensLegend } from 'vscode-languageserver-types';
import { remembered } from '../queries/remembered.ts';
import { inParts } from '../queries/run.ts';
import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { lineAt, type Section } from '../workspace/documents/section.ts';
import type { Package } from '../workspace/packages/package.ts';
import type { Asked } from './asked.ts';
import { type TextToken, type TextTokenType, textTokensIn } from './textTokens.ts';

/** The types by their numbers in the answers; the legend tells the client their names. */
const tokenTypes = ['ability', 'rating', 'dice', 'target'] as const satisfies readonly TextTokenType[];

/** The meaning of the numbers of `semanticTokens`. */
export const semanticTokensLegend: SemanticTokensLegend = { tokenTypes: [...tokenTypes], tokenModifiers: [] };

/**
 * The tokens of running text, and of rule names in definitions, for colours: in the whole document, or on the lines of a range. Other
 * markup has none, because VS Code colours XML and Markdown.
 */
export function semanticTokens({ scope, document }: Pick<Asked, 'scope' | 'document'>, range?: Span): SemanticTokens {
  const data: number[] = [];
  if (!document.format) return { data };
  const first = range ? document.sectionIndexAt(range.start) : 0;
  const last = range ? document.sectionIndexAt(range.end) : document.sections.length - 1;
  const firstLine = range ? document.positionAt(range.start).line : 0;
  const lastLine = range ? document.positionAt(range.end).line : Number.POSITIVE_INFINITY;
  let [line, character] = [0, 0];
  for (const { index, tokens } of tokensBetween(scope, document, first, last)) {
    const base = document.positionAt(document.startOf(index));
    for (const token of tokens) {
      const tokenLine = base.line + token.line;
      if (tokenLine < firstLine || tokenLine > lastLine) continue;
      const column = token.line === 0 ? base.character + token.character : token.character;
      const isSameLine = tokenLine === line;
      data.push(tokenLine - line, isSameLine ? column - character : column, token.length, token.type, 0);
      [line, character] = [tokenLine, column];
    }
  }
  return { data };
}

/** The tokens of the sections between two, section by section. */
const tokensBetween = inParts(
  (_scope: Package, _document: Document, first: number, last: number) => last - first + 1,
  (part, scope, document, first) => {
    const index = first + part;
    const section = document.sections[index];
    return section ? [{ index, tokens: lineTokensIn(textTokensIn(section, scope, document), section) }] : [];
  },
);

/** A part of a token on one line, because editors refuse tokens with line breaks. */
interface LineToken {
  /** Counted from the section's first line. */
  readonly line: number;
  /** Counted from the start of the line; on the first line, from the start of the section. */
  readonly character: number;
  readonly length: number;
  readonly type: number;
}

/** The positions of tokens in their section, calculated once: they stay valid when the section moves. */
const lineTokensIn = remembered((tokens: readonly TextToken[], section: Section): readonly LineToken[] =>
  tokens.flatMap(({ span, type }) =>
    linesOf(section, span).map(({ start, end }) => {
      const { line, start: lineStart } = lineAt(section, start);
      return { line, character: start - lineStart, length: end - start, type: tokenTypes.indexOf(type) };
    }),
  ),
);

/** The span line by line, without line breaks and the white space around them. */
function linesOf(section: Section, { start, end }: Span): readonly Span[] {
  if (lineAt(section, start).line === lineAt(section, end - 1).line) return [{ start, end }];
  return [...section.text.slice(start, end).matchAll(/[^\s\r\n](?:[^\r\n]*[^\s\r\n])?/g)].map(({ 0: part, index }) => ({
    start: start + index,
    end: start + index + part.length,
  }));
}
