/** What the pieces of a sentence are: dice, questions, and where they stand. */
import type { CoverPiece } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';

/** The tokens of a piece. */
export function tokensOfPiece(piece: CoverPiece): { readonly from: number; readonly to: number } {
  return piece.kind === 'found' ? piece.found : piece;
}

/** Dice, or a phrase that has somebody roll them. */
export function isRollPiece(piece: CoverPiece): boolean {
  return piece.kind === 'dice' || (piece.kind === 'found' && piece.found.name === 'roll');
}

const questions: readonly string[] = ['ask', 'askDice', 'alike', 'askRivals', 'otherwise'];

/** Whether a piece asks something of a roll. */
export function isQuestion(piece: CoverPiece): boolean {
  return piece.kind === 'found' && questions.includes(piece.found.name) && piece.found.variant !== 'idle';
}

/** A number or `higher` in the middle of a clause: `pick the one you want`, `divide the higher by the lower`. */
export function isInside(sentence: Sentence, piece: CoverPiece): boolean {
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || !insideVariants.includes(piece.found.variant))
    return false;
  const { from } = piece.found;
  return (
    sentence.tokens[from - 1]?.kind === 'word' &&
    !sentence.is(from - 1, 'and', 'or', 'but') &&
    !sentence.is(from, 'if', 'on')
  );
}

export const insideVariants: readonly string[] = ['bare', 'above', 'below', 'atLeast', 'atMost'];
