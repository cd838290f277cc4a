import type { Span } from '../../../text/span.ts';
import type { Misread, Token } from '../words/token.ts';
import { tokensOf } from '../words/tokens.ts';
import { misreadNumberAt } from './misreadNumber.ts';

/** A die as a scanner has spoilt it; with the words that it is glued to. */
interface SpoiltDie extends Span {
  readonly how: Misread;
  /** As it should be written. */
  readonly die: string;
}

/** The spoilt dice of a text that are certain to be dice: `lD6`, `1 D 6`, `roll1D6on`, and `106` where the sentence speaks of a roll. */
export function spoiltDiceIn(text: string): readonly SpoiltDie[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index): SpoiltDie | readonly [] => {
    const { start, end } = token;
    if (token.kind === 'number')
      return misreadNumberAt(tokens, index) ? { start, end, how: 'letter', die: `${text[start]}D6` } : [];
    if (token.kind !== 'die' || !token.misread) return [];
    const isGlued = token.misread === 'glued';
    const before = isGlued && token.isGlued ? tokens[index - 1] : undefined;
    const behind = isGlued && tokens[index + 1]?.isGlued ? tokens[index + 1] : undefined;
    const whole = { start: wordOf(before)?.start ?? start, end: wordOf(behind)?.end ?? end };
    return { ...whole, how: token.misread, die: `${token.count ?? ''}D${token.sides}` };
  });
}

function wordOf(token: Token | undefined): Token | undefined {
  return token?.kind === 'word' ? token : undefined;
}
