/** What stands between dice and their first target: a change of the roll, or words that are known to leave it as it is. */

import type { OpenRoll } from '../binding/openRoll.ts';
import { beginsTarget } from '../binding/openTargets.ts';
import { asideAt } from '../rolls/asides.ts';
import { changeAt } from '../rolls/changes.ts';
import { connectionAt, isFiller, isJoint } from '../rolls/connections.ts';
import { leavesDiceOut } from '../rolls/otherChanges.ts';
import { isUnit } from '../rolls/rollPlaces.ts';
import { endsInNumber } from '../targets/roll.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordSet } from '../words/words.ts';
import { isBracketedTarget } from './rollOf.ts';

interface Passage {
  /** The roll as it is then; undefined where nobody can say, so that no target may be for it. */
  readonly open: OpenRoll | undefined;
  /** The first token after it. */
  readonly next: number;
}

/** What a token does to a roll without a target so far; undefined where that is not known. */
export function passageAt(tokens: readonly Token[], index: number, open: OpenRoll): Passage | undefined {
  if (leavesDiceOut(tokens, index)) return undefined;
  return open.kind === 'rolled' ? behindRoll(tokens, index, open) : behindDice(tokens, index, open);
}

function behindRoll(tokens: readonly Token[], index: number, open: OpenRoll): Passage | undefined {
  const change = changedAt(tokens, index, open);
  if (change) return change;
  const aside = asideAt(tokens, index);
  if (aside !== undefined) return { open: { ...open, isLoose: false }, next: aside };
  const connection = connectionAt(tokens, index, open.isAtStart);
  if (connection?.each && endsInNumber(open.roll)) return undefined;
  if (connection && !(connection.isClosed && open.isLoose && !isBracket(tokens, index - 1))) {
    const isPerWarrior = open.roll.isPerWarrior || connection.isPerWarrior;
    return {
      open: {
        ...open,
        roll: {
          ...open.roll,
          ...(connection.isSingly && open.roll.pool && { total: undefined }),
          isPerWarrior,
          ...(connection.each && { each: connection.each }),
        },
        isLoose: connection.isOpen,
        isAtStart: open.isAtStart && connection.isClosed,
        against: connection.against ?? open.against,
        isSettled: open.isSettled || connection.isPurpose,
      },
      next: connection.next,
    };
  }
  if (open.isLoose && isFiller(tokens, index)) return { open, next: index + 1 };
  if (!isJoint(tokens, index)) return undefined;
  return { open: { ...open, isLoose: isBracket(tokens, index) }, next: index + 1 };
}

function changedAt(tokens: readonly Token[], index: number, open: OpenRoll): Passage | undefined {
  const change = changeAt(tokens, index, open.roll);
  if (!change) return undefined;
  const { roll, next, isOpen } = change;
  const { owner } = open.roll;
  // `against his Strength, less 1 for each Wound`: the Strength may be less, or the roll.
  if (open.against) return { open: undefined, next };
  return { open: roll && { ...open, roll: { ...roll, owner }, isLoose: isOpen, isAtStart: false }, next };
}

/** Behind dice that nobody rolls, only signs and the name of what they come to. */
function behindDice(tokens: readonly Token[], index: number, open: OpenRoll): Passage | undefined {
  const same = { open, next: index + 1 };
  if (isJoint(tokens, index) && !isBracket(tokens, index)) return { ...same, open: { ...open, isLoose: false } };
  if (open.kind === 'effect') return behindEffect(tokens, index, open);
  const change = open.isLabel ? changeAt(tokens, index, open.roll) : undefined;
  if (change)
    return {
      open: change.roll && { ...open, roll: { ...change.roll, owner: open.roll.owner } },
      next: change.next,
    };
  // `1D6 per object: 4+`, `1D6 (4+)`
  const connection = connectionAt(tokens, index, false);
  if (connection?.each && endsInNumber(open.roll)) return undefined;
  if (connection?.isClosed && !connection.isSingly) return { open, next: connection.next };
  if (open.isLabel && connection?.against)
    return { open: { ...open, against: connection.against }, next: connection.next };
  if (open.isLabel && connection?.isOpen && !connection.isPurpose)
    return { open: { ...open, isLoose: true }, next: connection.next };
  if (open.isLoose && isFiller(tokens, index)) return same;
  return isBracket(tokens, index) && hasTargetInside(tokens, index, open) ? same : undefined;
}

/** `1D6 Wounds per prayer, but if the die shows a 1`: the unit, and what it is for. */
function behindEffect(tokens: readonly Token[], index: number, open: OpenRoll): Passage | undefined {
  if (isUnit(tokens, index) || isOneOf(tokens, index, buts)) return { open, next: index + 1 };
  const connection = connectionAt(tokens, index, false);
  if (connection) return { open: { ...open, isLoose: connection.isOpen }, next: connection.next };
  return open.isLoose && isFiller(tokens, index) ? { open, next: index + 1 } : undefined;
}

const buts = wordSet('but pero aunque though although');

/** `(4+)`, `(odd: left)`, `(add Strength)` */
function hasTargetInside(tokens: readonly Token[], index: number, open: OpenRoll): boolean {
  if (isBracketedTarget(tokens, index)) return true;
  const next = index + 1;
  return open.isLabel && (changeAt(tokens, next, open.roll) !== undefined || beginsTarget(tokens, next, open));
}

function isBracket(tokens: readonly Token[], index: number): boolean {
  return signAt(tokens, index) === '(';
}
