/** The dice that stand behind a target: `5+ on 1D6`, `4 or more when rolling 1D6 and adding his Strength`. */
import type { Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { plainRoll, type RolledDice } from '../targets/roll.ts';
import { endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { changesRoll, isOneOf, signAt, wordSet } from '../words/words.ts';
import { changeAt } from './changes.ts';
import { isEffect } from './rollPlaces.ts';
import { sumInWords } from './sums.ts';

/** Dice that follow a target, and what they come to with all that is said of them there. */
export interface DiceBehind {
  readonly mention: TokenMention;
  readonly roll: Value;
}

/**
 * The dice that follow a target and that it is for, whatever was rolled before: `4 or more on 1D6`. `unclear` where the dice are changed in
 * words that nobody can compute.
 *
 * @param next the first token after the target.
 */
export function diceOfTarget(
  tokens: readonly Token[],
  mentions: ReadonlyMap<number, TokenMention>,
  next: number,
): DiceBehind | 'unclear' | undefined {
  const link = links.at(tokens, next);
  const mention = link && mentions.get(link.next);
  if (!mention || isEffect(tokens, mention)) return undefined;
  if (mention.sign !== undefined || mention.alternative !== undefined) return 'unclear';
  const change = changeBehind(tokens, mention);
  if (change) {
    const total = change.roll?.total;
    // `adding his Strength and subtracting the Troll's`
    const goesOn = isOneOf(tokens, change.next, joining) && changesRoll(tokens, change.next + 1);
    return total && endsClause(tokens, change.next) && !goesOn ? { mention, roll: total } : 'unclear';
  }
  // `6+ on 1D6 with bonuses`: which, nobody says.
  return isChangedBehind(tokens, mention.to) ? 'unclear' : { mention, roll: mention.expression };
}

/** `9 or more on 2D6, adding his Battle-level`, `sumando 1D6 y su Fuerza` */
function changeBehind(
  tokens: readonly Token[],
  mention: TokenMention,
): { readonly roll: RolledDice | undefined; readonly next: number } | undefined {
  const { to, expression } = mention;
  const sign = signAt(tokens, to);
  const isApart = (sign !== undefined && ',(;–—-'.includes(sign)) || isOneOf(tokens, to, joining);
  const roll = plainRoll(expression, false);
  const sum = sumInWords(tokens, mention, roll);
  if (sum) return { roll: sum.roll, next: sum.end };
  const direct = changeAt(tokens, to, roll);
  if (direct || !isApart) return direct;
  return changeAt(tokens, sign !== undefined && isOneOf(tokens, to + 1, joining) ? to + 2 : to + 1, roll);
}

const joining = wordSet('and after y tras');

/** Where dice would begin that a target before the token is for; undefined where nothing leads to them. */
export function linkAt(tokens: readonly Token[], index: number): number | undefined {
  return links.at(tokens, index)?.next;
}

const links = phrases(
  'on|with|of|in a|an|the|one|this|that|each|his|another? [further|single]? [roll|throw|score of]? a|one?',
  '(',
  '( roll|rolls|rolling|throw|tira|tirad|lanza|tirando a|one|un|el?',
  'comes|come|is|are [rolled|thrown|scored]? [up]? on|with [a roll of]? a|one?',
  'when|by rolling|throwing a|one?',
  'when|whenever|if|as ~1 roll|rolls|throw|throws a|one?',
  'cuando|si ~1? tira|tiras|lanza|lanzas un|una?',
  'rolled on|with a|one?',
  'by a|the|his roll|throw|score of a|one?',
  'por una|la|su? tirada de un?',
  'en|con|de un|una|la? [tirada de]? un?',
  'al tirar|lanzar un?',
  'sumando|adding [together]? a|un?',
  'en la tirada de',
  'from|for|of a|an|any|the|his ~2 who|that rolls|throws a|one?',
  'from|for|of a|an|any|the|his ~2 rolling|throwing a|one?',
  ',? tirando|lanzando un|una?',
  ', al tirar|lanzar un|una?',
  ', rolling|throwing a|one?',
);
/** What changes a roll that stands before it. */
const changedBy = wordSet('with con plus más modified modificado adding sumando minus menos added');
/** Whether what stands behind dice changes them in words that are not read. */
export function isChangedBehind(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, changedBy);
}
