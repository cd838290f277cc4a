/** How long a roll stays open for targets. */

import type { Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { changeAt } from '../rolls/changes.ts';
import { isChoice, rolledAgainAt, touchesDice } from '../rolls/otherChanges.ts';
import { openingAt } from '../targets/openings.ts';
import { plainRoll, type RolledDice } from '../targets/roll.ts';
import { targetAt } from '../targets/targets.ts';
import { isD6 } from '../targets/targetTests.ts';
import { endsClause, opensClause } from '../words/clauses.ts';
import type { Break } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, signAt, smallNumberAt, wordSet } from '../words/words.ts';
import { referenceOf } from './against.ts';
import type { BoundTarget } from './boundTarget.ts';
import { type OpenRoll, opened, type Seen } from './openRoll.ts';
import { beginsTarget } from './openTargets.ts';
import { outcomeFirstAt } from './outcomeFirst.ts';
import { isNew, isNext } from './seen.ts';
import { boundTargetAt } from './targetBinding.ts';
import { mayBeScore } from './targetPlaces.ts';

/** So many sentences without a target may stand between two targets of one roll. */
const maximumSentences = 2;

/**
 * The open roll behind a break before a token: undefined where the break cuts it off, `closed` where nothing goes on with it. `goesOn`:
 * whether the new paragraph or point begins with a target for it.
 */
export function crossedBy(
  tokens: readonly Token[],
  index: number,
  kind: Break,
  open: OpenRoll,
  goesOn: boolean,
): OpenRoll | 'closed' | undefined {
  if (open.isOfSentence) return 'closed';
  if (kind === 'part' || (kind !== 'sentence' && !goesOn)) return undefined;
  if (kind === 'sentence' && open.isBound && open.age >= maximumSentences) return 'closed';
  if (open.kind === 'rolled' && isOfAmount(tokens, open)) return 'closed';
  if (open.isSpent && !beginsBarely(tokens, kind === 'item' ? index + 1 : index, open)) return 'closed';
  const mustFollow = open.kind !== 'rolled';
  if (mustFollow && (!open.isLabel || !beginsTarget(tokens, index, open))) return 'closed';
  return { ...open, age: open.age + 1, isBoundHere: false, isLoose: false, isObscured: false, isAtStart: true };
}

/** `rolls 2D6 for damage`, `tira 2D6 para el número de Cabras`: the roll is spent on an amount. */
function isOfAmount(tokens: readonly Token[], { end, isBound }: OpenRoll): boolean {
  return !isBound && amounts.at(tokens, end) !== undefined;
}

const amounts = phrases(
  'for|to [ see | find out? | determine | decide | know | establish ]? [the|his|her|its|their]? number|amount|quantity|damage|wounds|value|price|cost|distance|length|gold|treasure|age|weight',
  'for|to [ see | find out? | determine | decide | know | establish ]? how many|much|far|long|often|deep|high|old',
  'para|por [saber|ver|determinar|decidir]? [el|la|los|las|su|sus]? número|cantidad|daño|heridas|valor|precio|distancia|duración|oro|tesoro|edad|peso',
  'para|por [saber|ver|determinar|decidir]? cuántos|cuántas|cuánto|cuánta',
);

/** Whether a sentence begins with a target, and with nothing before it that comes of it: `On a 1 he falls`, not `The guard wakes on a 3+`. */
function beginsBarely(tokens: readonly Token[], index: number, open: OpenRoll): boolean {
  const opening = openingAt(tokens, index);
  if (opening && opening.kind !== 'elided' && targetAt(tokens, opening.next)) return true;
  return (
    isCaseOfSame(tokens, index) ||
    (outcomeFirstAt(tokens, index, open) === undefined && beginsTarget(tokens, index, open))
  );
}

/** Whether another thing is told of behind a roll that stood with its own target: `; the guard wakes on a 3+`. One die is the same for both. */
export function isOfOther(tokens: readonly Token[], index: number, open: OpenRoll): boolean {
  if (!open.isSpent || isD6(open.roll.total) || signAt(tokens, index - 1) !== ';' || !isOneOf(tokens, index, articles))
    return false;
  return tokens[index + 1]?.kind === 'word' && !beginsBarely(tokens, index, open);
}

/** `With a rope, 3+.`: another case of the same test. */
function isCaseOfSame(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index, cases)) return false;
  for (let at = index + 1; at < index + farthestCase && tokens[at]; at++) {
    if (signAt(tokens, at) === ',') return tokens[at + 1]?.kind === 'number' && targetAt(tokens, at + 1) !== undefined;
    if (tokens[at]?.kind !== 'word') return false;
  }
  return false;
}

const cases = wordSet('with without if in for con sin si en para');
const farthestCase = 7;

/** A roll that has been asked for, behind other dice that nobody is told to roll. */
export function obscured(open: OpenRoll): OpenRoll {
  return open.isBoundHere ? open : { ...open, isObscured: true };
}

/** The roll as it was before a target, and behind it: with what later comparisons are made. Natural scores leave gaps that nobody can see. */
export function behindBound(before: OpenRoll, open: OpenRoll, { target, test, roll }: BoundTarget): OpenRoll {
  const isOfTotal = (test.kind === 'comparison' && test.left === roll) || (test.kind === 'in' && test.value === roll);
  return {
    ...open,
    against: referenceOf(before, target),
    only: before.isBound ? undefined : target,
    hasUnread: open.hasUnread || !(isOfTotal || test.kind === 'not'),
  };
}

/** Whether one D6 has been asked for its score, and nothing speaks of other dice since. */
export function isAskedD6(open: OpenRoll | undefined): boolean {
  return open?.isBound === true && !open.isObscured && isD6(open.roll.total);
}

/** The open roll behind a token that follows one of its targets: it may be made again or changed after all, and a score may have been missed. */
export function behindTarget(tokens: readonly Token[], index: number, open: OpenRoll): OpenRoll | undefined {
  if (!open.isList && touchesDice(tokens, index)) return undefined;
  const again = open.isList ? undefined : rolledAgainAt(tokens, index);
  if (again !== undefined) return behindSecondRoll(tokens, again, open);
  if (isChoice(tokens, index) || isChangedAfter(tokens, index, open)) return undefined;
  return !open.hasUnread && mayBeScore(tokens, index) ? { ...open, hasUnread: true } : open;
}

/**
 * `on an 8 roll again, and with more than 8 it opens`: the row that goes on where the rows before it ended has the same chance, whether it is
 * of the first roll or of the second. Of what is left then, nobody can say of which.
 */
function behindSecondRoll(tokens: readonly Token[], next: number, open: OpenRoll): OpenRoll | undefined {
  const sign = signAt(tokens, next) ?? ' ';
  const isRow = ',;'.includes(sign) || (sign === '.' && (open.seen?.ranges.length ?? 0) > 1);
  if (!isRow) return undefined;
  const target = boundTargetAt(tokens, isOneOf(tokens, next + 1, joints) ? next + 2 : next + 1, open)?.target;
  const goesOn = target && isNext(open.seen, target) && isNew(open.seen, target);
  return goesOn ? { ...open, hasUnread: true, against: undefined, only: undefined } : undefined;
}

const joints = wordSet('and but y pero e');

/** `on an odd score subtract 1`, `modified by -1, it opens on 4+`: what is asked later is asked of another score. */
function isChangedAfter(tokens: readonly Token[], index: number, { roll }: OpenRoll): boolean {
  if (isOneOf(tokens, index, modified) && opensClause(tokens, index)) return true;
  if (!isOneOf(tokens, index, arithmetic)) return false;
  if (smallNumberAt(tokens, index + 1) !== undefined && endsClause(tokens, index + 2)) return true;
  const change = changeAt(tokens, index, roll);
  return change?.roll !== undefined && endsClause(tokens, change.next);
}

const modified = wordSet('modified modificado modificada');
const arithmetic = wordSet('add subtract deduct adds subtracts deducts suma resta añade sumas restas réstale súmale');

/** The open roll behind a target that came before it: `seen` has its scores. Without dice, only the same sentence goes on with it. */
export function openedBehind(roll: Value, end: number, seen: Seen | undefined, hasDice: boolean): OpenRoll {
  const open = opened(plainRoll(roll, false), 'rolled', end);
  return { ...open, isBound: true, isBoundHere: true, isSpent: true, age: hasDice ? 0 : maximumSentences, seen };
}

/** Whether dice that come of something, such as Wounds, may be asked for their score. */
export function isPlainEffect({ sign, alternative, expression }: TokenMention, { total }: RolledDice): boolean {
  return sign === undefined && alternative === undefined && (expression.kind === 'dice' || total === undefined);
}
