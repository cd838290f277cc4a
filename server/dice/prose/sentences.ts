/** Where sentences end and rows begin. */
import { blankLine } from '../../text/paragraphs.ts';
import type { Token } from './token.ts';
import { signAt } from './words.ts';

/** Whether a sentence or a paragraph ends with a token. */
export function endsSentence(text: string, tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index);
  const next = tokens[index + 1];
  if (sign !== undefined && '.!?'.includes(sign)) return next?.isGlued !== true;
  const token = tokens[index];
  return (
    token !== undefined &&
    next !== undefined &&
    next.start - token.end > 1 &&
    blankLine.test(text.slice(token.end, next.start))
  );
}

/** `. 4 Grave Robber`, `. - Parrot`: something else begins, which has nothing to do with the roll before. */
export function startsRow(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = signAt(tokens, index - 1);
  const isAfterEnd = before !== undefined && '.*!:>'.includes(before);
  const isMark = token?.kind === 'number' || signAt(tokens, index) === '-';
  if (!isMark || !isAfterEnd || token?.isGlued === true) return false;
  const next = tokens[index + 1];
  return next?.kind === 'word' && next.isCapitalised && !next.isGlued;
}
