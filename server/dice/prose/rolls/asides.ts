/** Remarks between a roll and its target, which change neither: `and no, you can't pass it on`, `good luck`. */

import { phrases } from '../notation/pattern.ts';
import { endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isChanging, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';

/** The first token behind a remark at a token; undefined where none that is known as such begins there. */
export function asideAt(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.kind !== 'word') return undefined;
  const said = sayings.at(tokens, index);
  if (said && endsClause(tokens, said.next)) return said.next;
  // `no dawdling`
  const forbidden = wordAt(tokens, index + 1) ?? '';
  const isForbidden = isOneOf(tokens, index, no) && /^\p{L}{3,}ing$/u.test(forbidden) && !isChanging(forbidden);
  if (isForbidden && endsClause(tokens, index + 2)) return index + 2;
  const answer = answers.at(tokens, index);
  if (answer) return endOfRemark(tokens, answer.next, noWords);
  // `réstale 1, que pesas más que un murciélago`
  const isReason = isOneOf(tokens, index, que) && signAt(tokens, index - 1) === ',';
  return isReason ? endOfRemark(tokens, index + 1, comparing) : undefined;
}

/** The end of the sentence, if all before it are words that say nothing of dice or numbers. */
function endOfRemark(tokens: readonly Token[], from: number, allowed: ReadonlySet<string>): number | undefined {
  for (let at = from; at < from + maximumWords; at++) {
    const sign = signAt(tokens, at);
    if (sign !== undefined && '.!'.includes(sign) && at > from + 1) return at;
    const word = wordAt(tokens, at);
    if (word === undefined || smallNumberAt(tokens, at) !== undefined || isOneOf(tokens, at, conditions))
      return undefined;
    if (isChanging(word) && !allowed.has(word)) return undefined;
  }
  return undefined;
}

const maximumWords = 14;
const no = wordSet('no sin');
const que = wordSet('que');
const noWords: ReadonlySet<string> = new Set();
const comparing = wordSet('más menos mejor peor');
const conditions = wordSet('if unless when may can could si cuando puede puedes salvo equivale significa');
const answers = phrases(
  "and|but? no , you|he|she|it|they|nobody|we can't|cannot|mustn't|shouldn't|won't|don't|doesn't|isn't|wasn't|aren't",
  'y|pero? no , no',
);
const sayings = phrases(
  'and? good|best of? luck [to|with you|him|her|it|that|them]?',
  'and may ~2 help|protect|guard|bless|save|watch|smile [over|on|upon]? you|him|her|us|them',
  'and? fingers crossed',
  'you know|see',
  'mind you?',
  'of course',
  'if|as you please|dare|must|like',
  'no|without cheating|arguing|peeking|excuses|arguments|questions|complaints|looking [asked|allowed|accepted|about it]?',
  'and? change|alter|touch|move nothing',
  'y? suerte',
  'y? mucha|buena suerte',
  'y? que ~3 te|le|os|nos|les ampare|proteja|ayude|guarde|asista|pille|coja confesado|confesados?',
  'y? sin hacer? trampas|rechistar|protestar|quejas|excusas|mirar',
  'y? nada de trampas|quejas|excusas|protestas|bromas',
  'y? no hagas|valen|vale trampas',
  'y? no cambies|toques|muevas nada',
  'claro|oye|hombre|amigo|ojo|eh|venga|ale|hala',
);
