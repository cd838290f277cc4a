/** Dice in a text, as one reads on: which of them are rolled, so that targets may be for them. */
import { isPlainEffect, obscured } from '../binding/lasting.ts';
import { opened } from '../binding/openRoll.ts';
import { isDeniedRoll } from '../binding/retracted.ts';
import type { TokenMention } from '../notation/notation.ts';
import {
  countsThings,
  isEffect,
  isFurther,
  isLabel,
  isNamedRoll,
  isOpenCount,
  isPlaced,
  isReplaced,
  isToBeRolled,
} from '../rolls/rollPlaces.ts';
import { addedBefore, isSummed } from '../rolls/sums.ts';
import { effectOf } from '../targets/roll.ts';
import { isD6 } from '../targets/targetTests.ts';
import type { Token } from '../words/token.ts';
import { targetInNextCell } from './cells.ts';
import type { OpenRolls } from './openRolls.ts';
import { asksAtOnce, rollOf } from './rollOf.ts';

/** What the dice of a mention do to the open roll; returns the first token behind all that is said of them there. */
export function readDice(text: string, tokens: readonly Token[], mention: TokenMention, rolls: OpenRolls): number {
  const isRolled = isToBeRolled(tokens, mention) || isSummed(tokens, mention);
  // In an example, `on a 1D6 roll of 4, 5 or 6` is still a rule.
  const isTold = rolls.story.isTold && !(isRolled && isNamedRoll(tokens, mention));
  if (mention === rolls.later || isTold) return mention.to;
  const { open } = rolls;
  if (isReplaced(tokens, mention)) {
    // Who rolls so may be somebody else in the next sentence.
    rolls.open = open && { ...open, isOfSentence: true };
    return mention.to;
  }
  if (isRolled && isDeniedRoll(tokens, mention.from)) {
    rolls.near.add(false);
    rolls.open = undefined;
    return mention.to;
  }
  if (!isRolled && isPlaced(tokens, mention)) {
    rolls.open = undefined;
    return mention.to;
  }
  if (!isRolled && (isEffect(tokens, mention) || countsThings(tokens, mention))) {
    readEffect(tokens, mention, rolls);
    return mention.to;
  }
  const isAsked = asksAtOnce(tokens, mention);
  if (open?.isBound && !isRolled && !isAsked) {
    rolls.near.see(isD6(mention.expression));
    rolls.open = obscured(open);
    return mention.to;
  }
  return readRoll(text, tokens, mention, rolls, { isRolled, isAsked });
}

/** What the place of some dice says of them: whether somebody is told to roll them, and whether a target stands right behind them. */
interface PlaceOfDice {
  readonly isRolled: boolean;
  readonly isAsked: boolean;
}

function readRoll(
  text: string,
  tokens: readonly Token[],
  mention: TokenMention,
  rolls: OpenRolls,
  { isRolled, isAsked }: PlaceOfDice,
): number {
  const { open } = rolls;
  rolls.near.add(isD6(mention.expression));
  rolls.found.beginRoll();
  if (isRolled) rolls.rivals.see(open);
  const isRivalled = rolls.rivals.arePlain && isRolled && !isFurther(tokens, mention);
  const hasRival = rolls.rivals.areThere && !isRivalled;
  const wasUnbound = open !== undefined && !open.isBound && open.kind === 'rolled';
  rolls.close();
  // Two rolls in one breath: nobody can say which of them a target is for.
  const isUnclear =
    hasRival || (rolls.ahead.isChanged && !addedBefore(tokens, mention.from)) || (wasUnbound && !isRolled);
  const reading = isUnclear ? undefined : rollOf(tokens, mention);
  if (reading === undefined) {
    if (isRolled) rolls.rivals.seeUnread();
    return mention.to;
  }
  const { roll, end } = reading;
  const inNextCell = targetInNextCell(text, tokens, mention, roll);
  if (inNextCell) return rolls.found.addTarget(inNextCell);
  const outer = open?.isBoundHere ? open.roll : undefined;
  const hasLabel = isLabel(tokens, mention);
  if (!isRolled && !hasLabel && !isAsked && !open?.isBound) return mention.to;
  rolls.open = {
    ...opened(roll, isRolled ? 'rolled' : 'bare', end, outer),
    isLabel: hasLabel || isAsked,
    isRivalled,
  };
  return end;
}

/** `loses 1D6 Wounds`: what comes of something else, though it may be said what follows from its score. */
function readEffect(tokens: readonly Token[], mention: TokenMention, rolls: OpenRolls): void {
  const effect = effectOf(mention.expression);
  rolls.effect = effect;
  rolls.effectHere = effect;
  if (rolls.open) {
    if (rolls.open.isBound) rolls.open = obscured(rolls.open);
    else rolls.close();
  } else if (isPlainEffect(mention, effect) && !isOpenCount(tokens, mention)) {
    rolls.open = { ...opened(effect, 'effect', mention.to), isLabel: true };
  }
}
