/** Dice of which somebody chooses how many there are. */
import type { Sentence } from '../match/sentence.ts';

/** `up to four D6`, `the D6 he wants`, `los D6 que prefiera`: nobody knows how many are rolled. */
export function isNumberChosen(sentence: Sentence, from: number, to: number): boolean {
  return isAtMost(sentence, from) || isWanted(sentence, to);
}

function isAtMost(sentence: Sentence, at: number): boolean {
  if (sentence.is(at - 1, 'until')) return true;
  for (let start = at - longestBound; start < at; start++) {
    if (start >= sentence.from && sentence.endsOf('atMost', start).includes(at)) return true;
  }
  return false;
}

const longestBound = 4;

/** `the D6 he wants`, `los D6 que prefiera` */
export function isWanted(sentence: Sentence, at: number): boolean {
  const isRelative = wordAt(sentence, at, relatives);
  const who = isRelative ? at + 1 : at;
  const verb = sentence.is(who, 'pronoun') && !wordAt(sentence, who, wants) ? who + 1 : who;
  return (isRelative || verb > at) && wordAt(sentence, verb, wants);
}

function wordAt({ tokens, to }: Sentence, at: number, words: ReadonlySet<string>): boolean {
  const token = at < to ? tokens[at] : undefined;
  return token?.kind === 'word' && words.has(token.word);
}

const relatives: ReadonlySet<string> = new Set(['that', 'which', 'que']);

const wants: ReadonlySet<string> = new Set([
  ...['want', 'wants', 'wish', 'wishes', 'like', 'likes', 'prefer', 'prefers', 'choose', 'chooses', 'dare', 'dares'],
  ...['quiera', 'quieras', 'quieran', 'quiere', 'quieren', 'prefiera', 'prefieras', 'prefieran', 'prefiere', 'desee'],
  ...['desees', 'deseen', 'desea', 'elija', 'elijas', 'elijan', 'elige', 'guste', 'apetezca'],
]);
