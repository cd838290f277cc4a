import type { Span } from '../../../text/span.ts';
import { tokensOf } from '../words/tokens.ts';
import { misreadNumberAt } from './misreadNumber.ts';

/** A die as a scanner has spoilt it. */
interface SpoiltDie extends Span {
  readonly isSplit: boolean;
  /** As it should be written. */
  readonly die: string;
}

/** The spoilt dice of a text that are certain to be dice: `lD6`, `1 D 6`, and `106` where the sentence speaks of a roll. */
export function spoiltDiceIn(text: string): readonly SpoiltDie[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index): SpoiltDie | readonly [] => {
    const { start, end } = token;
    if (misreadNumberAt(tokens, index)) return { start, end, isSplit: false, die: `${text[start]}D6` };
    if (token.kind !== 'die' || !token.misread || token.misread === 'glued') return [];
    return { start, end, isSplit: token.misread === 'split', die: `${token.count ?? ''}D${token.sides}` };
  });
}
