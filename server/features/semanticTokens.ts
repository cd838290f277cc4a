import type { SemanticTokens, SemanticTokensLegend } from 'vscode-languageserver-types';
import { remembered } from '../text/remembered.ts';
import type { Span } from '../text/span.ts';
import { lineAt, type Section } from '../workspace/documents/section.ts';
import type { Steps } from '../workspace/documents/steps.ts';
import { type TextToken, type TextTokenType, textTokensIn } from '../workspace/rules/textTokens.ts';
import type { Asked } from './asked.ts';

/** The types by their numbers in the answers; a client that does not know them is told what they are called. */
const tokenTypes = ['ability', 'rating', 'dice', 'target'] as const satisfies readonly TextTokenType[];

/** What the numbers of `semanticTokens` mean. */
export const semanticTokensLegend: SemanticTokensLegend = { tokenTypes: [...tokenTypes], tokenModifiers: [] };

/**
 * What the words of running text are, and the names of rules where they are defined, for colours: in the whole document, or on the lines
 * between the ends of a range. Nothing else in markup: that is for whoever knows XML or Markdown. In steps, one for each section.
 */
export function* semanticTokens(
  { workspace, document }: Pick<Asked, 'workspace' | 'document'>,
  range?: Span,
): Steps<SemanticTokens> {
  const data: number[] = [];
  if (!document.format) return { data };
  const first = range ? document.sectionIndexAt(range.start) : 0;
  const last = range ? document.sectionIndexAt(range.end) : document.sections.length - 1;
  const firstLine = range ? document.positionAt(range.start).line : 0;
  const lastLine = range ? document.positionAt(range.end).line : Number.POSITIVE_INFINITY;
  let [line, character] = [0, 0];
  const add = (section: Section, index: number): void => {
    const base = document.positionAt(document.startOf(index));
    for (const token of lineTokensIn(textTokensIn(workspace, document, section), section)) {
      const tokenLine = base.line + token.line;
      if (tokenLine < firstLine || tokenLine > lastLine) continue;
      const column = token.line === 0 ? base.character + token.character : token.character;
      const isSameLine = tokenLine === line;
      data.push(tokenLine - line, isSameLine ? column - character : column, token.length, token.type, 0);
      [line, character] = [tokenLine, column];
    }
  };
  for (const [index, section] of document.sections.slice(first, last + 1).entries())
    yield () => add(section, first + index);
  return { data };
}

/** A piece of a token that goes over no line break, which editors do not take. */
interface LineToken {
  /** From the line on which the section begins. */
  readonly line: number;
  /** From the beginning of the line; on the first, from that of the section. */
  readonly character: number;
  readonly length: number;
  readonly type: number;
}

/** Where tokens stand in their section, worked out once: a section that moves takes them along. */
const lineTokensIn = remembered((tokens: readonly TextToken[], section: Section): readonly LineToken[] =>
  tokens.flatMap(({ span, type }) =>
    linesOf(section, span).map(({ start, end }) => {
      const { line, start: lineStart } = lineAt(section, start);
      return { line, character: start - lineStart, length: end - start, type: tokenTypes.indexOf(type) };
    }),
  ),
);

/** The span line by line, without line breaks and the blanks around them. */
function linesOf(section: Section, { start, end }: Span): readonly Span[] {
  if (lineAt(section, start).line === lineAt(section, end - 1).line) return [{ start, end }];
  return [...section.text.slice(start, end).matchAll(/[^\s\r\n](?:[^\r\n]*[^\s\r\n])?/g)].map(({ 0: part, index }) => ({
    start: start + index,
    end: start + index + part.length,
  }));
}
