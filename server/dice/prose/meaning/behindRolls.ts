/** What a sentence says of a roll behind its dice: whether a word is left there that may change it. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { CoverPiece } from '../match/cover.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isInside, isQuestion, isRollPiece, tokensOfPiece } from './pieces.ts';
import { isAnySign } from './places.ts';

/**
 * Where a sentence says something more of a roll that nobody has read: `roll 2D6 and swap them`, `roll 1D6, halving it if …`. What it asks then is
 * no longer asked of the roll as it was.
 */
export function unreadBehindRolls(sentence: Sentence, pieces: readonly CoverPiece[]): readonly number[] {
  const starts = new Map(pieces.map((piece) => [tokensOfPiece(piece).from, piece]));
  // The `y` of `siempre y cuando` joins nothing.
  const inner = new Set(pieces.flatMap((piece) => (piece.kind === 'found' ? insideOf(piece.found) : [])));
  return pieces.flatMap((piece, index) => {
    // `gets 1D6 Wounds back`: nobody rolls a score.
    if (!isRollPiece(piece) || (piece.kind === 'found' && piece.found.variant === 'amount')) return [];
    const { to } = tokensOfPiece(piece);
    const next = pieces
      .slice(index + 1)
      .find((later) => isRollPiece(later) || (isQuestion(later) && !isInside(sentence, later)));
    const end = next ? tokensOfPiece(next).from : sentence.to;
    const tail = unreadTail(sentence, starts, to, end);
    if (tail !== undefined) return [tail];
    for (let at = to; at < end; at++) {
      const joint = jointAt(sentence, at);
      if (
        joint === undefined ||
        starts.has(at) ||
        inner.has(at) ||
        [0, 1, 2].some((ahead) => isRead(starts.get(joint + ahead), ahead))
      )
        continue;
      // `and take away the candles`; not `and the door opens on a 5+`
      if (end - joint <= longestOutcome && next && !sentence.is(joint, 'add', 'subtract', 'multiply')) return [];
      return [at];
    }
    return [];
  });
}

/** All tokens of a phrase but the first. */
function insideOf({ from, to }: FoundPhrase): readonly number[] {
  return Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at);
}

/**
 * The first token behind a roll, up to the end of its clause, that may change it: `upside down`, `with 2 knocked off`. What the roll is for, where it
 * is made and who looks on change nothing.
 */
function unreadTail(
  sentence: Sentence,
  starts: ReadonlyMap<number, CoverPiece>,
  from: number,
  end: number,
): number | undefined {
  let isLed = false;
  for (let at = from; at < end; ) {
    const piece = starts.get(at);
    if (piece?.kind === 'found') {
      at = piece.found.to;
      isLed = true;
      continue;
    }
    const token = sentence.tokens[at];
    if (token?.kind === 'sign') {
      if (!'*_`"”»’\''.includes(token.sign)) return undefined;
    } else if (sentence.is(at, 'and', 'or', 'if', 'but', 'pronoun')) return undefined;
    else if (token?.kind !== 'word' || sentence.isMeaningful(at) || sentence.numberAt(at) !== undefined) return at;
    else if (!isLed && !sentence.is(at, ...leading)) return at;
    isLed = true;
    at++;
  }
  return undefined;
}

const leading: readonly WordClass[] = ['to', 'on', 'of', 'preposition', 'from', 'article', 'determiner', 'must', 'is'];

const longestOutcome = 8;

/** Whether a phrase begins at a word, or, behind one or two words such as `calcula`, what changes the roll. */
function isRead(piece: CoverPiece | undefined, ahead: number): boolean {
  return piece?.kind === 'found' && (ahead === 0 || piece.found.name === 'change');
}

/** The first word of what is said behind `and`, `then` or a comma; undefined where that can be no change. */
function jointAt(sentence: Sentence, at: number): number | undefined {
  const and = sentence.endsOf('and', at)[0];
  if (and !== undefined) return sentence.endsOf('just', and)[0] ?? and;
  const token = sentence.tokens[at + 1];
  return isAnySign(sentence, at, ',(') && token?.kind === 'word' && /(?:ing|ndo)$/.test(token.word)
    ? at + 1
    : undefined;
}
