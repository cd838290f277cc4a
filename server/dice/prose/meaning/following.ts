/**
 * What may stand behind a question and leave it as it is: what comes of it, in words that were read, that mean nothing for a roll, or that stand
 * where nothing can change the chance. A clause of which nobody knows what it says makes the question one that was not read.
 */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Piece } from '../match/cover.ts';
import type { Found, Sentence } from '../match/sentence.ts';
import { isAside } from './aside.ts';
import { type Part, partsOfStretch } from './stretch.ts';

/** A part of a sentence behind a question or behind dice. */
export interface Stretch {
  readonly sentence: Sentence;
  /** The pieces of the sentence by where they begin. */
  readonly starts: ReadonlyMap<number, Piece>;
  readonly from: number;
  /** The first token after it. */
  readonly to: number;
  /** Whether it stands behind dice, and not behind a question. */
  readonly isOfDice: boolean;
  /** Whether something is added to these dice. */
  readonly hasAdded: boolean;
}

/**
 * `1 & 6`, `2 or more ahead`, `3+ kills he rests`, `4 to 6 people the bridge breaks`: whether what stands right behind a number belongs to it, so
 * that it is no score.
 */
function isOfNumber(sentence: Sentence, { from, to }: Part): boolean {
  const token = sentence.tokens[from];
  if (token?.kind === 'sign') return from < sentence.to && '&/+%'.includes(token.sign);
  if (from >= to || sentence.is(from, 'if', 'unless', 'linking', 'just')) return false;
  if (sentence.is(from, 'apart')) return true;
  const isNoun = sentence.is(from, 'scenery', 'unit') && !sentence.is(from, 'happens');
  return isNoun && from + 1 < to && sentence.is(from + 1, 'article', 'determiner');
}

/** The first token of what nobody has read behind dice, so that what they come to is not known; undefined where all is read. */
export function unreadBehindDice(stretch: Stretch): number | undefined {
  for (const part of partsOfStretch(stretch)) {
    if (part.from < part.to && saidIn(stretch, part) === undefined) {
      return part.from;
    }
  }
  return undefined;
}

/** `clause`: something with a verb; `thing`: words without one; `nothing`: only what was read, and adverbs. */
type Said = 'clause' | 'thing' | 'nothing';

/**
 * Whether all that is said in a stretch is known to leave the question before it as it is.
 *
 * @param hasOutcome whether what comes of the question was told before it: `it opens on a 5`
 */
export function isFollowedPlainly(stretch: Stretch, hasOutcome: boolean): boolean {
  const { sentence } = stretch;
  const parts = partsOfStretch(stretch);
  const [first] = parts;
  if (first && isOfNumber(sentence, first)) return false;
  let isTold = hasOutcome;
  for (const [index, part] of parts.entries()) {
    const said = saidIn(stretch, part);
    if (said === undefined) {
      return false;
    }
    const later = parts.slice(index + 1);
    const next = later.findIndex(({ kind }) => kind === 'open');
    const isLast = later.slice(0, next < 0 ? later.length : next).every(({ from, to }) => from === to);
    if (said === 'thing' && part.kind !== 'open' && !isKnown(stretch, part) && (isTold || !isLast)) {
      return false;
    }
    if (said !== 'nothing') isTold = true;
  }
  return true;
}

/** What a part says; undefined where nobody has read what it says. */
function saidIn(stretch: Stretch, part: Part): Said | undefined {
  const { sentence, starts } = stretch;
  let said: Said = 'nothing';
  let isWeighty = false;
  let isCondition = false;
  for (let at = part.from; at < part.to; ) {
    const piece = starts.get(at);
    const token = sentence.tokens[at];
    if (piece && (stretch.isOfDice || !isComplement(sentence, piece))) {
      const use = useOf(stretch, part, piece, said);
      const end = piece.kind === 'found' ? piece.found.to : piece.to;
      // `each hand he falls`: what comes of it begins behind the words.
      const isFirst = at === part.from;
      const isBefore =
        !stretch.isOfDice &&
        isFirst &&
        part.kind === 'target' &&
        isSubject(sentence, end) &&
        !sentence.is(at, 'article', 'determiner');
      // `or the face beside it`
      const isOther = isFirst && part.kind === 'joint' && sentence.is(at - 1, 'or');
      const isChanged = isCondition && piece.kind === 'found' && piece.found.name === 'change';
      if (!use || isChanged || (use === 'weighty' && (isBefore || isOther || isCondition))) return undefined;
      if (use === 'clause' || (said === 'nothing' && use === 'thing')) said = use;
      isWeighty ||= use === 'weighty';
      at = end;
      continue;
    }
    const just = sentence.endsOf('just', at)[0];
    if (just !== undefined || token?.kind !== 'word') {
      at = just ?? at + 1;
      continue;
    }
    isCondition ||= sentence.is(at, 'if', 'unless');
    if (isCondition && stretch.hasAdded) return undefined;
    if (!stretch.isOfDice && isAdjunct(sentence, at) && !(at === part.from && part.kind === 'open')) return undefined;
    // `to escape`, `para abrir la puerta`
    if (sentence.is(at, 'aim') && sentence.isFree(at + 1) && !sentence.is(at + 1, 'article', 'determiner', 'pronoun')) {
      said = 'clause';
      at += 2;
      continue;
    }
    if (!stretch.isOfDice && sentence.is(at, 'limiting') && !isParticle(sentence, at, part.to)) {
      const next = behindComplement(stretch, at, part.to);
      if (next === undefined) return undefined;
      at = next;
      continue;
    }
    // `flat he falls`: what comes of it begins behind the word.
    const isLed =
      part.kind === 'target' && at === part.from && !sentence.is(at, 'if', 'unless', 'linking', 'nominative');
    if (isLed && sentence.is(at + 1, 'nominative')) return undefined;
    // `adjacent squares he falls`
    if (
      part.kind === 'target' &&
      said === 'thing' &&
      !isCondition &&
      !stretch.isOfDice &&
      sentence.is(at, 'nominative')
    )
      return undefined;
    const isSaid = isVerbAt(stretch, part, at) || (sentence.is(at, 'pronoun') && !sentence.is(at - 1, 'happens'));
    if (isSaid) said = 'clause';
    // `flat he falls`: what comes of it begins behind the word.
    else if (
      part.kind === 'target' &&
      at === part.from &&
      isSubject(sentence, at + 1) &&
      !sentence.is(at, 'if', 'unless', 'linking')
    )
      return undefined;
    else if (said === 'nothing' && !sentence.is(at, 'if', 'linking', 'manner')) said = 'thing';
    at++;
  }
  const needsVerb = isWeighty && part.kind !== 'open' && !stretch.isOfDice;
  return needsVerb && said !== 'clause' ? undefined : said;
}

/** What a piece is in what comes of a question: `weighty` where its words could also be said of the roll; undefined where it is of the roll. */
function useOf(
  { sentence, starts, isOfDice }: Stretch,
  part: Part,
  piece: Piece,
  said: Said,
): Said | 'weighty' | undefined {
  if (piece.kind === 'dice') return 'thing';
  if (piece.kind === 'left') {
    const { from, to, isNumber } = piece;
    // `takes 2`, `goes under`, `loses half`, `pays double`
    const isBehindVerb = said === 'clause' && !isOfDice && isVerb(sentence, from - 1);
    if (isNumber)
      return isBehindVerb || isCounting(sentence, piece) || isCounted(part, sentence, piece) ? 'thing' : undefined;
    if (sentence.isStat(from)) return said === 'nothing' ? undefined : 'thing';
    if (isBehindVerb && (sentence.is(from, 'direction', 'double') || (sentence.is(from, 'all') && to === part.to)))
      return 'thing';
    // `all Goblins flee`
    const isSubject = from === part.from && part.kind !== 'joint' && sentence.is(from, 'all', 'each', 'none', 'any');
    if (isSubject || (isOfDice && sentence.is(from, 'quantity'))) return 'weighty';
    if (said === 'clause' && isAside(sentence, from, to)) return 'thing';
    return isTold(sentence, from) && !(isOfDice && sentence.is(from, 'drop', 'change')) ? 'clause' : undefined;
  }
  const { name, variant } = piece.found;
  switch (name) {
    case 'plain':
      if (variant === 'clause') return 'clause';
      if (variant === 'any' && sentence.is(piece.found.from, 'aim')) return 'clause';
      if (isOfDice) return isOfDiceItself(sentence, piece.found, said) ? undefined : 'nothing';
      return variant === 'any' || isLight(sentence, piece.found) ? 'nothing' : 'weighty';
    case 'roll':
    case 'told':
      return 'clause';
    case 'purpose':
    case 'otherwise':
      return 'nothing';
    case 'compared':
    case 'rivals':
      return isOfDice ? 'nothing' : undefined;
    case 'rolls':
      if (isOfDice) return 'nothing';
      if (variant === 'times') return said === 'nothing' ? undefined : 'weighty';
      return namesWarrior(sentence, piece.found) || hasAmount({ sentence, starts }, part, piece.found.from)
        ? 'weighty'
        : undefined;
    // An amount in what comes of it.
    case 'ask': {
      if (isOfDice) return isCounting(sentence, piece.found) ? 'thing' : undefined;
      const isNumber = piece.found.to - piece.found.from === 1;
      if (isNumber && isCounted(part, sentence, piece.found)) return 'thing';
      if (said === 'nothing') return undefined;
      return isCounting(sentence, piece.found) || (isNumber && isVerb(sentence, piece.found.from - 1))
        ? 'thing'
        : undefined;
    }
    case 'change':
      if (isOfDice) return 'nothing';
      if (isTold(sentence, piece.found.from)) return 'clause';
      // `he is at -1 to hit`
      if (said !== 'nothing' && sentence.is(piece.found.to, 'hit')) return 'thing';
      return said === 'nothing' || isPartOf(sentence, piece.found.from) ? undefined : 'thing';
    // `wins double`
    case 'alike':
      return (variant === 'double' || variant === 'triple') && isVerb(sentence, piece.found.from - 1)
        ? 'thing'
        : undefined;
    case 'askRivals':
      return said === 'clause' && variant === 'tie' ? 'thing' : undefined;
    default:
      return undefined;
  }
}

function namesWarrior(sentence: Sentence, { from, to }: Found): boolean {
  for (let at = from; at < to; at++) if (sentence.is(at, 'warrior', 'pronoun')) return true;
  return false;
}

/** `upside down`, `1 for a rope`, `the red die`: what is said of dice, and not of when or for whom they are rolled. */
function isOfDiceItself(sentence: Sentence, { from, to, variant }: Found, said: Said): boolean {
  if (variant !== 'outcome') return false;
  if (sentence.is(from, 'direction')) return said !== 'clause';
  for (let at = from; at < to; at++) {
    if (sentence.numberAt(at) !== undefined || sentence.is(at, 'die', 'result')) return true;
  }
  return false;
}

/** Whether no word of a phrase means anything for a roll. */
function isLight(sentence: Sentence, { from, to }: Found): boolean {
  for (let at = from; at < to; at++) {
    if (sentence.numberAt(at) !== undefined || sentence.isMeaningful(at) || sentence.isStat(at)) return false;
  }
  return true;
}

/** `goes on`, `hangs on to`, `comes with him`: no preposition with a thing behind it. */
function isParticle(sentence: Sentence, at: number, to: number): boolean {
  const next = sentence.endsOf('limiting', at)[0] ?? at + 1;
  return next >= to || sentence.is(next, 'aim');
}

/** Whether all words of a part are things that are known. */
function isKnown({ sentence }: Stretch, { from, to }: Part): boolean {
  for (let at = from; at < to; at++) {
    const token = sentence.tokens[at];
    const isThing = sentence.is(at, 'scenery', 'unit', 'warrior', ...smallWords);
    if (token?.kind === 'word' && !isThing && !token.isCapitalised && sentence.numberAt(at) === undefined) return false;
  }
  return true;
}

/** Classes of words that are neither a thing nor a verb. */
const smallWords: readonly WordClass[] = [
  ...([
    'article',
    'determiner',
    'pronoun',
    'manner',
    'preposition',
    'limiting',
    'aim',
    'of',
    'just',
    'linking',
    'if',
  ] as const),
];

/** `against his Toughness`, `with both hands`: a preposition with what stands behind it. */
function isComplement(sentence: Sentence, piece: Piece): boolean {
  return (
    piece.kind === 'found' &&
    piece.found.name === 'plain' &&
    piece.found.variant !== 'any' &&
    sentence.is(piece.found.from, 'limiting')
  );
}

/** `shared out among them`, `counting sixes`: what says more of something, without a verb of its own. */
function isAdjunct(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || sentence.is(at, 'bringing', 'manner', 'scenery', 'happens')) return false;
  const { gerundEndings, participleEndings } = sentence.phrases.endings;
  let before = at - 1;
  while (sentence.is(before, 'just', 'not')) before--;
  const isPart = sentence.is(before, 'becomes', 'is', 'article', 'determiner', 'pronoun', 'must');
  if (gerundEndings.test(token.word)) return !isPart;
  const goesOn = sentence.is(at + 1, 'limiting', 'preposition', 'aim', 'manner', 'of');
  // `descontadas sus Heridas`
  const hasThing =
    sentence.is(at + 1, 'article', 'determiner') && !sentence.phrases.endings.verbEndings.test(token.word);
  return participleEndings.test(token.word) && !isPart && (goesOn || hasThing);
}

/** The first token behind `with a rope`: a preposition with a complement that means nothing for a roll; undefined behind any other. */
function behindComplement({ sentence, starts }: Stretch, at: number, to: number): number | undefined {
  let next = sentence.endsOf('limiting', at)[0] ?? at + 1;
  while (next < to && sentence.is(next, 'article', 'determiner')) next++;
  const token = sentence.tokens[next];
  const piece = starts.get(next);
  if (next >= to) return undefined;
  // `with 1 Wound`
  const isAmount =
    sentence.numberAt(next) !== undefined && sentence.is(next + 1, 'scenery') && !sentence.is(at, 'onScore');
  if (isAmount) return next + 2;
  if (piece) return piece.kind === 'dice' ? piece.to : undefined;
  if (token?.kind !== 'word') return next;
  if (!sentence.is(next, 'scenery', 'warrior', 'unit', 'pronoun') && !token.isCapitalised) return undefined;
  // `con la mano mala`
  const isMore = next + 1 < to && isUnknown(sentence, next + 1);
  return isMore ? undefined : next + 1;
}

/** Whether a word stands at a token of which no class tells what it is. */
function isUnknown(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || !sentence.isFree(at) || token.isCapitalised) return false;
  return !isVerb(sentence, at) && !sentence.is(at, 'scenery', 'is', 'must', ...smallWords);
}

/** Whether the verb of a part stands at a token. */
function isVerbAt({ sentence, starts }: Stretch, part: Part, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return false;
  if (sentence.is(at, 'happens', 'is', 'must')) return true;
  if (!sentence.isFree(at) || sentence.is(at, 'scenery', ...smallWords)) return false;
  const isNamed = sentence.is(at - 1, 'article', 'determiner');
  if (isNamed) return false;
  if (sentence.phrases.endings.verbEndings.test(token.word)) return true;
  const next = at + 1;
  // `llama a la guardia`, `acuden 1D3 Enanos`
  const hasObject =
    next < part.to &&
    (sentence.is(next, 'article', 'determiner', 'pronoun') || (starts.has(next) && !sentence.is(next, 'direction')));
  // `la balsa vuelca`
  const hasSubject =
    sentence.is(at - 2, 'article', 'determiner', 'pronoun') ||
    sentence.is(at - 1, 'pronoun') ||
    sentence.is(at - 1, 'warrior');
  return hasObject || (hasSubject && at > part.from);
}

/** `multiplied by four`, `with 2 off`: words that say more of something before them. */
function isPartOf(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  const { gerundEndings, participleEndings } = sentence.phrases.endings;
  if (token?.kind !== 'word' || sentence.is(at, 'limiting')) return true;
  return gerundEndings.test(token.word) || participleEndings.test(token.word);
}

/** `one of them lets go`, `two darts hit him`: a number that begins what comes of a score, and a word behind it. */
function isCounted(
  part: Part,
  sentence: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const isFirst = from === part.from && part.kind !== 'joint' && part.kind !== 'comma';
  return (
    isFirst &&
    (sentence.is(to, 'of') || sentence.isFree(to)) &&
    !sentence.is(to, 'preposition', 'limiting', 'pronoun', 'article')
  );
}

/** `1 Wound per torch`: whether an amount stands before a token. */
function hasAmount({ sentence, starts }: Pick<Stretch, 'sentence' | 'starts'>, part: Part, to: number): boolean {
  for (let at = part.from; at < to; at++) {
    if (sentence.numberAt(at) !== undefined || starts.get(at)?.kind === 'dice') return true;
  }
  return false;
}

/** `2 Wounds`, `page 12`: a number that counts something, or is the name of something. */
function isCounting(sentence: Sentence, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const next = sentence.tokens[to];
  if (sentence.is(from - 1, 'label')) return true;
  if (sentence.is(to, 'unit', 'scenery', 'warrior')) return true;
  // `-1 to hit`, `+1 Strength`
  const sign = sentence.tokens[from - 1];
  if (sign?.kind === 'sign' && '+-−–'.includes(sign.sign) && (sentence.is(to, 'hit') || sentence.isStat(to)))
    return true;
  return next?.kind === 'word' && to < sentence.to && next.isCapitalised;
}

/** `falls`, `is`: a verb that is known as one. */
function isVerb(sentence: Sentence, at: number): boolean {
  if (sentence.is(at, 'happens', 'becomes', 'must')) return true;
  const token = sentence.tokens[at];
  return (
    token?.kind === 'word' &&
    sentence.isFree(at) &&
    !sentence.is(at, 'scenery', 'manner') &&
    sentence.phrases.endings.verbEndings.test(token.word)
  );
}

/** `he`, `they`: a subject that is no object. */
function isSubject(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'pronoun') && !sentence.is(at - 1, 'happens');
}

/** Whether a word that may mean something for a roll is told of what comes: `he throws flour`, `, but nobody sees it`. */
function isTold(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return false;
  if (sentence.is(at, 'roll')) {
    const isSubject = sentence.is(at - 1, 'pronoun', 'warrior', 'must', 'and', 'or');
    if (!isSubject && (sentence.is(at - 1, 'article', 'determiner', 'limiting') || sentence.isFree(at - 1)))
      return false;
    return !sentence.is(at + 1, 'again', 'quantity', 'die') && sentence.numberAt(at + 1) === undefined;
  }
  if (sentence.is(at, 'but')) return sentence.is(at + 1, 'pronoun', 'article', 'determiner', 'warrior', 'must', 'is');
  if (isPartOf(sentence, at) || sentence.is(at, 'degree', 'comparing', 'negation')) return false;
  // `ignores the blow`, `quita una herida`: somebody does it with something else than the roll.
  const isDone = sentence.is(at, 'drop', 'again', 'add', 'subtract', 'double', 'keep', 'change');
  return isDone && sentence.is(at + 1, 'article', 'determiner') && !sentence.is(at + 2, 'result', 'die', 'degree');
}
