/** What is needed beside a target: `on a 4+ and a nod from the smith`, `with a 3+ and with the lamp lit he …`. */
import type { Sentence } from '../match/sentence.ts';
import { isDeterminer, isEnd, isKnownVerb, isNoun, isPast, isPreposition, isSubject, isVerb } from './clauseWords.ts';
import { isSign, names, startsClause } from './places.ts';

/**
 * Whether the words behind the `and` of a target name something that is needed as well, and begin no clause of what comes of it.
 *
 * @param from the first token of the question
 */
export function isNeededToo(sentence: Sentence, from: number, at: number): boolean {
  const isLeading = leadsClause(sentence, from);
  if (sentence.at('ask', at).length > 0 || sentence.numberAt(at) !== undefined) return false;
  if (isWith(sentence, at)) return true;
  if (isLeading && sentence.is(at, 'if', 'unless')) return true;
  // `if he rolls a 4 and has a rope he climbs`
  if (isLeading && sentence.is(from, 'if', 'unless') && sentence.is(at - 1, 'and')) return true;
  // `payment of ten crowns`
  if (isNoun(sentence, at) && (isLeading || !isVerb(sentence, at)) && sentence.is(at + 1, 'of'))
    return isLeading || !hasVerb(sentence, at + 1);
  // `and Odo's help he climbs`
  if (isNoun(sentence, at) && isOwner(sentence, at) && isNoun(sentence, at + 1))
    return isLeading || !hasVerb(sentence, at + 2);
  if (!isDeterminer(sentence, at) || !isNoun(sentence, at + 1)) return false;
  // `and the others on 4+`
  if (sentence.is(at + 2, 'on') && sentence.at('ask', at + 2).length > 0) return false;
  return isLeading || !hasVerb(sentence, at + 2);
}

/** `on a 6, and there must be a witness, he …`: a condition between two commas. */
export function isNeededBetween(sentence: Sentence, from: number, comma: number): boolean {
  const start = sentence.endsOf('and', comma + 1)[0];
  if (start === undefined || !isSign(sentence, comma, ',') || !leadsClause(sentence, from)) return false;
  let end = start;
  while (end < sentence.to && sentence.tokens[end]?.kind !== 'sign') end++;
  return isSign(sentence, end, ',') && names(sentence, start, end, 'must', 'need');
}

/** `on a 4+ and the right key the door opens`; not `the door opens on a 4+ and the bell rings`. */
export function leadsClause(sentence: Sentence, from: number): boolean {
  return startsClause(sentence, from) && sentence.is(from, 'on', 'if', 'unless');
}

/** `with a rope`, `sin luz`: not `with 5`, `with a 5`. */
function isWith(sentence: Sentence, at: number): boolean {
  if (!sentence.is(at, 'along') && !(sentence.is(at, 'negation') && sentence.is(at, 'bare'))) return false;
  const next = isDeterminer(sentence, at + 1) ? at + 2 : at + 1;
  return sentence.numberAt(next) === undefined && sentence.mentionAt(next) === undefined;
}

/** `Odo's` */
function isOwner(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'word' && /['’]s$|s['’]$/.test(token.word);
}

/** Whether a verb may stand in the clause: a word with the ending of one, that is not right behind an article or a preposition. */
function hasVerb(sentence: Sentence, from: number): boolean {
  for (let at = from; !isEnd(sentence, at); at++) {
    if (isKnownVerb(sentence, at) || isSubject(sentence, at)) return true;
    const isOfNoun =
      isPreposition(sentence, at - 1) || isDeterminer(sentence, at - 1) || sentence.numberAt(at - 1) !== undefined;
    if (!isOfNoun && isVerb(sentence, at)) return true;
    // `the rats run away`
    if (at === from && isNoun(sentence, at) && !isPast(sentence, at)) return true;
  }
  return false;
}

/** `4+ plus a rope`, `4+ together with a rope`: said right behind a target. */
export function isWithMore(sentence: Sentence, at: number): boolean {
  const thing = sentence.endsOf('besides', at)[0];
  if (thing === undefined) return false;
  if (sentence.numberAt(thing) !== undefined || sentence.mentionAt(thing) !== undefined) return false;
  return isDeterminer(sentence, thing) || isNoun(sentence, thing);
}
