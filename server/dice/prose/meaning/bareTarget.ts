/** Targets for which no dice are named. */
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { names } from './places.ts';
import type { Target } from './target.ts';

/** `goes out on a 4+`, `on a 5 or 6`; with a plain number an article, and what happens before it. */
export function mayBeBare(
  sentence: Sentence,
  { from, to, variant }: FoundPhrase,
  { target, from: start }: { readonly target: Target; readonly from: number },
): boolean {
  if (variant !== 'asked' || !(from === 0 || isLed(sentence, from))) return false;
  const at = sentence.is(from, 'just') ? from + 1 : from;
  if (!sentence.is(at, 'on') || isInCell(sentence) || !endsPlainly(sentence, to)) return false;
  if (target.kind === 'compared') {
    const { comparator, value } = target;
    return comparator === '>=' && value.kind === 'number' && value.value > 1 && value.value <= 6;
  }
  const isNumber = target.kind === 'oneOf' && (target.ranges.at(-1)?.high ?? 0) <= 6;
  const score = sentence.endsOf('article', start)[0] ?? start;
  return isNumber && names(sentence, from, score, 'article') && sentence.tokens[score]?.kind === 'number';
}

/** Whether something of the sentence stands before a target: at its beginning it may be for a roll that was told of before. */
function isLed(sentence: Sentence, from: number): boolean {
  const before = sentence.tokens[from - 1];
  const isWord = before?.kind === 'word' || (before?.kind === 'sign' && before.sign === '(');
  return isWord && from > sentence.from && !sentence.is(from - 1, 'and', 'or', 'but');
}

/** Whether the sentence stands in a cell of a table. */
function isInCell({ tokens, from }: Sentence): boolean {
  return [from, from - 1].some((at) => {
    const token = tokens[at];
    return token?.kind === 'sign' && token.sign === '|';
  });
}

/** Whether a clause ends at a token, or goes on with a word that is no thing. */
function endsPlainly(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  return token?.kind !== 'word' || !sentence.phrases.isThing(token.word);
}
