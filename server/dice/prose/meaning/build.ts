/** Pieces of a sentence to acts: one builder for each name of a phrase. */
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Piece } from '../match/cover.ts';
import type { Found, Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { isAside } from './aside.ts';
import { askAct } from './askAct.ts';
import { thingIn } from './captured.ts';
import { changeAct } from './changeAct.ts';
import { alikeAct, askDiceAct } from './diceActs.ts';
import { names } from './places.ts';
import { askRivalsAct, rivalsAct } from './rivals.ts';
import { namedDiceAct, rollAct } from './rollAct.ts';
import { statedChance } from './stated.ts';
import { valueIn } from './target.ts';

/** The act that a piece is; undefined where nothing is said. */
export function actOf(sentence: Sentence, piece: Piece): Act | undefined {
  if (piece.kind === 'found') return actOfPhrase(sentence, piece.found);
  const { from, to } = piece;
  if (piece.kind === 'dice') return namedDiceAct(sentence, from, to);
  if (isAside(sentence, from, to)) return { kind: 'plain', from, to };
  return { kind: 'other', isNumber: piece.isNumber, isChange: sentence.is(from, 'change'), from, to };
}

function actOfPhrase(sentence: Sentence, found: Found): Act | undefined {
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
      const span = spanOfTokens(sentence.tokens, from, to);
      return { kind: 'otherwise', of: variant as VariantOf<'otherwise'>, span, from, to };
    }
    case 'compared': {
      const value = valueIn(found.captured);
      return value && { kind: 'compared', value, from, to };
    }
    case 'purpose':
      return { kind: 'purpose', from, to };
    case 'told':
      // `do not forget that`
      if (variant === 'taken' && isDenied(sentence, from)) return { kind: 'plain', from, to };
      return { kind: 'told', of: variant as VariantOf<'told'>, from, to };
    case 'plain':
      return { kind: 'plain', isAgain: isRolledAgain(sentence, found), from, to };
    default:
      return undefined;
  }
}

function rollsAct(sentence: Sentence, found: Found): Act {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'rolls'>;
  const span = spanOfTokens(sentence.tokens, from, to);
  // `he attacks twice`, `cobras cinco veces la apuesta`
  if (of === 'times' && isOfOtherVerb(sentence, from)) return { kind: 'plain', from, to };
  const counted: Value | undefined = of === 'times' ? { kind: 'number', value: 2, span } : thingIn(sentence, found);
  return { kind: 'rolls', of, value: valueIn(captured) ?? counted, from, to };
}

/** Whether an unknown word that may be a verb stands right before a token. */
function isOfOtherVerb(sentence: Sentence, at: number): boolean {
  const before = at > sentence.from ? sentence.tokens[at - 1] : undefined;
  return before?.kind === 'word' && sentence.isFree(at - 1) && sentence.phrases.isThing(before.word);
}

function statedAct(sentence: Sentence, found: Found): Act | undefined {
  const { from, to } = found;
  const span = spanOfTokens(sentence.tokens, from, to);
  // `a little more than a 1 in 6 chance`
  if (names(sentence, from - farthestDegree, from, 'degree', 'vague', 'above', 'below', 'atLeast', 'atMost'))
    return undefined;
  // `four times in twelve years`
  const isCounted = to < sentence.to && sentence.tokens[to]?.kind === 'word' && !sentence.is(to, ...behindChances);
  if (isCounted && !names(sentence, from, to, 'chance')) return undefined;
  const stated = statedChance(found, span);
  return stated && { kind: 'stated', ...stated, span, from, to };
}

/** What may stand behind `one time in six`; a thing that is counted may not. */
const behindChances: readonly WordClass[] = [
  ...(['article', 'determiner', 'pronoun', 'and', 'or', 'but', 'if', 'linking', 'all', 'each', 'warrior'] as const),
];

/** Whether `not` or `do not` stands right before a word. */
function isDenied(sentence: Sentence, at: number): boolean {
  return [1, 2].some((back) => sentence.is(at - back, 'not', 'fail'));
}

const farthestDegree = 3;

/** `roll again`, `vuelve a tirar` */
function isRolledAgain(sentence: Sentence, { from, to }: Found): boolean {
  const isAgain = names(sentence, from, to, 'again');
  return isAgain && names(sentence, from, to, 'roll', 'rolling', 'rolled');
}
