/** Numbers that count something, and are no scores. */
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isList } from './captured.ts';
import { names } from './places.ts';
import { targetIn } from './target.ts';

/** `4 or more men can`, `2 to 4 rats come`: a thing that is counted, with its verb. */
export function isCount(sentence: Sentence, { from, to, captured, variant }: FoundPhrase): boolean {
  const read = targetIn({ captured });
  if (read?.target.kind === 'oneOf' && !isList(read.target.ranges)) return false;
  if (captured.some(({ name }) => name === 'sign') || names(sentence, from, to, 'article')) return false;
  const [noun, after] = [sentence.tokens[to], sentence.tokens[to + 1]];
  if (to >= sentence.to || noun?.kind !== 'word' || !/s$|men$/.test(noun.word) || !sentence.isFree(to)) return false;
  if (variant === 'asked' && sentence.is(to, 'unit')) return true;
  if (!sentence.phrases.isThing(noun.word) && !sentence.is(to, 'warrior')) return false;
  // `con 4 o menos despiertas a todos`
  if (sentence.is(to + 1, 'to') && /[ae]s$/.test(noun.word)) return false;
  // `if he chucks 4 or more knives, he wins`; not `si lanzas 4 o más escapas`
  const isThrown = names(sentence, from, read?.from ?? to, 'roll', 'rolling', 'hurl');
  if (isThrown && (!/[ae]s$/.test(noun.word) || to + 1 < sentence.to)) return true;
  const isVerb =
    to + 1 >= sentence.to ||
    after?.kind !== 'word' ||
    sentence.is(to + 1, 'article', 'determiner', 'pronoun', 'and', 'or', 'particle');
  return !isVerb || sentence.is(to, 'warrior');
}
