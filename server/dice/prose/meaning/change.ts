/** Acts of changes. */
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import type { Act, ChangeAct } from './acts.ts';
import { capturedDice, capturedScores, hasCaptured, sumIn, thingIn } from './captured.ts';
import { endsClause, goesOn, isSign, isThing, names, startsClause } from './places.ts';

/** A change of a roll, or of another number: `add 1 Wound`, `at -1 to hit`. */
export function changeAct(sentence: Sentence, found: FoundPhrase): Act {
  const { from, to, captured, variant } = found;
  const of = variant as VariantOf<'change'>;
  const value = sumIn(captured) ?? capturedDice(captured);
  if (of === 'elsewhere' || isOfOther(sentence, found, value)) return { kind: 'aside', from, to };
  const act = {
    kind: 'change',
    ranges: capturedScores(captured),
    isOfRoll: isSaidOfRoll(sentence, found),
    from,
    to,
  } as const;
  if (isForSome(sentence, found, value) || goesOn(sentence, to) || isJoined(sentence, to))
    return { ...act, of: 'unread', value };
  if (of !== 'addEach' && of !== 'subtractEach') return { ...act, of, value };
  // `adds his Toughness for each Warrior who drank`: each adds his own.
  if (value?.kind === 'name') return { ...act, of: of === 'addEach' ? 'add' : 'subtract', value };
  const each = eachOf(value, thingIn(sentence, found));
  // `1 for each Goblin after the first`, `2 for each Wound`: of how many is not certain.
  const isCertain = value?.kind === 'number' && value.value === 1 && !names(sentence, from, to + 1, 'point', 'surplus');
  return { ...act, of: isCertain ? of : 'unread', value: each };
}

/** A word that changes a roll and belongs to no phrase that was read. */
export function unreadChange(from: number, to: number): ChangeAct & { readonly from: number; readonly to: number } {
  return { kind: 'change', of: 'unread', value: undefined, ranges: undefined, isOfRoll: false, from, to };
}

/** So much for each of so many. */
function eachOf(value: Value | undefined, count: Value | undefined): Value | undefined {
  if (!count || (value?.kind === 'number' && value.value === 1)) return count ?? value;
  return value && { kind: 'product', factors: [value, count], span: value.span };
}

/** `add 1 Wound`, `+1 Attack`, `at -1 to hit`, `the price is doubled`: what is changed is named, and is no roll. */
function isOfOther(sentence: Sentence, { from, to, captured }: FoundPhrase, value: Value | undefined): boolean {
  if (hasCaptured(captured, 'toScore') || hasCaptured(captured, 'fromScore')) return false;
  // `suma 2 a su Fuerza`
  if (sentence.is(to, 'hit', 'knownRoll') || (value?.kind === 'number' && sentence.is(to, 'to', 'from'))) return true;
  if (value?.kind === 'name') return false;
  return (
    isThing(sentence, to, true) ||
    sentence.isStat(to) ||
    (sentence.is(from - 1, 'is') && !sentence.is(from - 2, 'result', 'die'))
  );
}

/** Whether it is made in some case only, so that the roll may also stay as it is: `add 1 if he is a Dwarf`, `the Elf adds 1`. */
function isForSome(sentence: Sentence, { variant, from, to }: FoundPhrase, value: Value | undefined): boolean {
  if (variant !== 'add' && variant !== 'subtract') return false;
  if (sentence.is(to, 'if', 'unless') || sentence.is(from - 1, 'kin', 'may')) return true;
  if (
    value?.kind === 'number' &&
    !endsClause(sentence, to) &&
    sentence.is(to, 'preposition', 'with', 'on') &&
    !sentence.is(to, 'again')
  )
    return true;
  // `if it rains, subtract 1`
  for (let at = from - 1; at >= sentence.from && !sentence.mentionAt(at); at--) {
    if (sentence.is(at, 'if', 'unless')) return sentence.at('ask', at).length === 0;
  }
  return false;
}

/** `adds his Strength, his Toughness and 2`, `adds 1 or 2`: one more number. */
function isJoined(sentence: Sentence, at: number): boolean {
  const joint = isSign(sentence, at, ',') ? at + 1 : at;
  if (!sentence.is(joint, 'and', 'or')) return false;
  const next = joint + 1;
  if (sentence.isStat(next)) return true;
  return sentence.numberAt(next) !== undefined && sentence.at('ask', next).every(({ variant }) => variant === 'bare');
}

/** `add 1 to the roll for each torch`, `-1 if he is drunk`, `adds his Strength`. */
function isSaidOfRoll(sentence: Sentence, { from, to, captured }: FoundPhrase): boolean {
  if (
    hasCaptured(captured, 'toScore') ||
    hasCaptured(captured, 'fromScore') ||
    names(sentence, from + 1, to, 'result', 'die')
  )
    return true;
  return (
    endsClause(sentence, to) && (startsClause(sentence, from) || sentence.is(from - 1, 'pronoun', 'warrior', 'must'))
  );
}
