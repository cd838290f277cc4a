/** What was so once, or what somebody says: what such a clause asks of a roll is no rule. */
import type { Sentence } from '../match/sentence.ts';
import { isEnd, isSubject, isVerb } from './clauseWords.ts';
import { isAnySign } from './places.ts';

/** Whether a question stands in a clause that says so before it, or right behind: `the bridge used to hold on 4+`, `5+ was enough once`. */
export function isOfUnreal(sentence: Sentence, from: number, to: number): boolean {
  if (sentence.is(to, 'told')) return true;
  for (let at = from; at >= sentence.from && !isAnySign(sentence, at, '.,;:()'); at--)
    if (isUnreal(sentence, at)) return true;
  return false;
}

/** `it used to float`, `the Elf swears`; not `it is used to float`, `the rope used to climb is lost`. */
export function isUnreal(sentence: Sentence, at: number): boolean {
  const end = sentence.endsOf('unreal', at)[0];
  if (end === undefined || sentence.is(at - 1, 'is', 'must', 'article', 'determiner')) return false;
  if (isSubject(sentence, at - 1) || !sentence.is(end - 1, 'to')) return true;
  for (let next = end + 1; !isEnd(sentence, next); next++) if (isVerb(sentence, next)) return false;
  return true;
}
