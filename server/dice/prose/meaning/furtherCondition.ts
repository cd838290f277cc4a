/** What is needed beside a target: `on a 4+ and a nod from the smith`, `with a 3+ and with the lamp lit he …`. */
import type { Sentence } from '../match/sentence.ts';
import { isDeterminer, isEnd, isKnownVerb, isNoun, isPast, isPreposition, isSubject, isVerb } from './clauseWords.ts';
import { startsClause } from './places.ts';

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
  if (!isDeterminer(sentence, at) || !isNoun(sentence, at + 1)) return false;
  // `and the others on 4+`
  if (sentence.is(at + 2, 'on') && sentence.at('ask', at + 2).length > 0) return false;
  return isLeading || !hasVerb(sentence, at + 2);
}

/** `on a 4+ and the right key the door opens`; not `the door opens on a 4+ and the bell rings`. */
export function leadsClause(sentence: Sentence, from: number): boolean {
  return startsClause(sentence, from) && sentence.is(from, 'on', 'if', 'unless');
}

/** `with a rope`, `sin luz`: not `with 5`, `with a 5`. */
function isWith(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  if (token?.kind !== 'word' || !withs.has(token.word)) return false;
  const next = isDeterminer(sentence, at + 1) ? at + 2 : at + 1;
  return sentence.numberAt(next) === undefined && sentence.mentionAt(next) === undefined;
}

const withs: ReadonlySet<string> = new Set(['with', 'without', 'con', 'sin']);

/** Whether a verb may stand in the clause: a word with the ending of one, that is not right behind an article or a preposition. */
function hasVerb(sentence: Sentence, from: number): boolean {
  for (let at = from; !isEnd(sentence, at); at++) {
    if (isKnownVerb(sentence, at) || isSubject(sentence, at)) return true;
    const isOfNoun = isPreposition(sentence, at - 1) || isDeterminer(sentence, at - 1);
    if (!isOfNoun && isVerb(sentence, at)) return true;
    // `the rats run away`
    if (at === from && isNoun(sentence, at) && !isPast(sentence, at)) return true;
  }
  return false;
}
