/** Pieces of a sentence to acts: one builder for each name of a phrase. */
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { CoverPiece } from '../match/cover.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { isAside } from './aside.ts';
import { askAct } from './askAct.ts';
import { thingIn } from './captured.ts';
import { changeAct } from './changeAct.ts';
import { changesOther } from './changesOther.ts';
import { alikeAct, askDiceAct } from './diceActs.ts';
import { isSign, names, startsSentence } from './places.ts';
import { askRivalsAct, rivalsAct } from './rivals.ts';
import { namedDiceAct, rollAct } from './rollAct.ts';
import { statedChance } from './stated.ts';
import { valueIn } from './target.ts';

/** The act that a piece is; undefined where nothing is said. */
export function actOf(sentence: Sentence, piece: CoverPiece): Act | undefined {
  if (piece.kind === 'found') return actOfPhrase(sentence, piece.found);
  const { from, to } = piece;
  if (piece.kind === 'dice') return namedDiceAct(sentence, from, to);
  // `1D6 Wounds`: what the dice are an amount of.
  const isAmount = sentence.tokens[from - 1]?.kind === 'die' && (sentence.is(from, 'unit') || sentence.isStat(from));
  if (isAmount || isAside(sentence, from, to)) return { kind: 'plain', of: 'any', from, to };
  const isChange = sentence.is(from, 'change');
  const isOfOther = isChange && changesOther(sentence, from);
  const isVague = isChange && !sentence.is(from, 'add', 'subtract');
  return { kind: 'other', isNumber: piece.isNumber, isChange, isVague, isOfOther, from, to };
}

function actOfPhrase(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { name, variant, from, to } = found;
  switch (name) {
    case 'roll':
      return rollAct(sentence, found);
    case 'rolls':
      return rollsAct(sentence, found);
    case 'change':
      return changeAct(sentence, found);
    case 'ask':
      return askAct(sentence, found);
    case 'askDice':
      return askDiceAct(sentence, found);
    case 'alike':
      return alikeAct(sentence, found);
    case 'rivals':
      return { ...rivalsAct(sentence, found), from, to };
    case 'askRivals':
      return { ...askRivalsAct(sentence, found), from, to };
    case 'stated':
      return statedAct(sentence, found);
    case 'otherwise': {
      // `in addition to any other abilities`
      if (isOfThings(sentence, from - 1)) return { kind: 'plain', of: 'any', from, to };
      const span = spanOfTokens(sentence.tokens, from, to);
      return { kind: 'otherwise', of: variant as VariantOf<'otherwise'>, span, from, to };
    }
    case 'compared': {
      const value = valueIn(found.captured);
      return value && { kind: 'compared', value, from, to };
    }
    case 'purpose':
      return isAskedAtOnce(sentence, found) ? { kind: 'plain', of: 'any', from, to } : { kind: 'purpose', from, to };
    case 'told':
      return toldAct(sentence, found);
    case 'plain':
      if (isRolledAgain(sentence, found)) return unreadChange(sentence, found);
      return {
        kind: 'plain',
        of:
          isHarmless(sentence, found) || isOfEachDie(sentence, found) || isAside(sentence, from, to)
            ? 'any'
            : (variant as VariantOf<'plain'>),
        from,
        to,
      };
    default:
      return undefined;
  }
}

function toldAct(sentence: Sentence, { variant, captured, from, to }: FoundPhrase): Act | undefined {
  const isOfBeginning = variant === 'sample' || variant === 'supposed';
  // `do not forget that`, `to say that`
  const isFirst = startsSentence(sentence, from) || (variant === 'sample' && from - sentence.from <= longestHeading);
  if (isOfBeginning ? !isFirst : variant === 'taken' && isDenied(sentence, from)) {
    return { kind: 'plain', of: 'any', from, to };
  }
  // `if he rolled a double`, `anyone who rolled a double`
  const [asked] = captured;
  if (variant === 'past' && asked && 'captured' in asked) {
    const isOfScores = asked.name === 'alike' || toldOfDice.includes(asked.variant);
    if (!isOfScores || isOfSome(sentence, from, asked.from)) return actOfPhrase(sentence, asked);
  }
  return { kind: 'told', of: variant === 'past' ? 'any' : (variant as VariantOf<'told'>), from, to };
}

/** `two 6s`, `at least one 6`; not `for each 6`. */
const toldOfDice: readonly string[] = ['any', 'anyOrMore', 'both', 'all', 'atLeast', 'exactly'];

/** `A worked example` */
const longestHeading = 2;

/** Whether a clause is said of those for whom something is so, and of nobody else. */
function isOfSome(sentence: Sentence, from: number, to: number): boolean {
  let start = from;
  while (start > sentence.from && sentence.tokens[start - 1]?.kind === 'word') start--;
  // `anyone who rolled`, `el que sacó`
  return names(sentence, start, to, 'if', 'unless', 'each', 'any', 'relative');
}

function rollsAct(sentence: Sentence, found: FoundPhrase): Act {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'rolls'>;
  const span = spanOfTokens(sentence.tokens, from, to);
  // `he attacks twice`, `cobras cinco veces la apuesta`
  if (of === 'times' && isOfOtherVerb(sentence, from)) return { kind: 'plain', of: 'any', from, to };
  // `roll a dice for each level of the Warrior`: nobody knows how many these are, nor what they are asked together.
  const isUnknown = of === 'perThing' && names(sentence, from, to, 'level');
  if (isUnknown && valueIn(captured) === undefined) return unreadChange(sentence, found);
  const counted: Value | undefined = of === 'times' ? { kind: 'number', value: 2, span } : thingIn(sentence, found);
  return { kind: 'rolls', of, value: valueIn(captured) ?? counted, from, to };
}

/** `to`, `of`, `against`: what stands before things, and not before scores. */
function isOfThings(sentence: Sentence, at: number): boolean {
  return (
    sentence.is(at, 'to', 'of', 'from', 'preposition') && !sentence.is(at, 'on', 'with', 'and', 'or', 'if', 'article')
  );
}

/** `roll 1D6 for its size: 1-2 small, …`: what follows is what it is for; the rows of a table are not read here. */
function isAskedAtOnce(sentence: Sentence, { variant, to }: FoundPhrase): boolean {
  return variant !== 'table' && isSign(sentence, to, ':') && sentence.at('ask', to + 1).length > 0;
}

/** What changes a roll in a way that has no number. */
function unreadChange(sentence: Sentence, found: FoundPhrase): Act {
  return changeAct(sentence, { ...found, name: 'change', variant: 'unread' });
}

/** `if it is a 1, roll again`: what is asked after that is not asked of the roll as it was. */
function isRolledAgain(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  const isAgain = names(sentence, from, to, 'again') && names(sentence, from, to, 'roll', 'rolling', 'result');
  for (let at = from - 1; isAgain && at >= sentence.from; at--) {
    if (sentence.tokens[at]?.kind === 'sign' && !isSign(sentence, at, ',')) return false;
    if (sentence.is(at, 'if')) return sentence.at('ask', at).length > 0;
  }
  return false;
}

/** `1 Luck for each die that shows a 6`: what each of them gives. */
function isOfEachDie(sentence: Sentence, { to }: FoundPhrase): boolean {
  return sentence.at('askDice', to).some(({ variant }) => variant === 'each');
}

/** Whether an unknown word that may be a verb stands right before a token. */
function isOfOtherVerb(sentence: Sentence, at: number): boolean {
  const before = at > sentence.from ? sentence.tokens[at - 1] : undefined;
  return before?.kind === 'word' && sentence.isFree(at - 1) && sentence.phrases.isThing(before.word);
}

function statedAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to } = found;
  const span = spanOfTokens(sentence.tokens, from, to);
  // `a little more than a 1 in 6 chance`
  if (names(sentence, from - farthestDegree, from, 'degree', 'vague', 'above', 'below', 'atLeast', 'atMost'))
    return undefined;
  const stated = statedChance(found, span);
  return stated && { kind: 'stated', ...stated, span, from, to };
}

/** Whether `not` or `do not` stands right before a word. */
function isDenied(sentence: Sentence, at: number): boolean {
  return [1, 2].some((back) => sentence.is(at - back, 'not', 'fail'));
}

const farthestDegree = 3;

/** Whether no word of a phrase means anything for a roll. */
function isHarmless(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  for (let at = from; at < to; at++) {
    if (sentence.numberAt(at) !== undefined || sentence.isMeaningful(at) || sentence.isStat(at)) return false;
  }
  return true;
}
