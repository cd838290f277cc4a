/** What phrases name beside other phrases: dice, values, scores, things. */
import type { Value } from '../../language/expression.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import { spanOfTokens, valueAt } from '../notation/rolls.ts';
import type { ClassifiedTokens } from './classifiedTokens.ts';
import type { Captured } from './foundPhrase.ts';
import { facesAt, numbersAt } from './numbers.ts';
import type { BuiltIn } from './parts.ts';

/** All that a name may stand for at a token. */
export function builtInsAt(sentence: ClassifiedTokens, name: BuiltIn, at: number): readonly Captured[] {
  const { tokens } = sentence;
  const mention = sentence.mentionAt(at);
  if (name === 'dice') return mention ? [{ name, mention, from: at, to: mention.to }] : none;
  if (mention) return none;
  switch (name) {
    case 'stat': {
      const found = sentence.variableAt(at);
      if (!found || found.next > sentence.to) return none;
      const span = spanOfTokens(tokens, at, found.next);
      return [{ name: 'value', value: { kind: 'name', name: found.name, span }, from: at, to: found.next }];
    }
    case 'value':
    case 'number': {
      const found = valueOrNumberAt(sentence, at, name === 'number');
      return found ? [{ name: 'value', ...found, from: at }] : none;
    }
    case 'numbers':
      return numbersAt(sentence, at).map((found) => ({ name: 'scores', ...found, from: at }));
    case 'faces':
      return facesAt(sentence, at).map((found) => ({ name: 'scores', ...found, from: at }));
    case 'plus':
    case 'minus':
      return isGluedSign(sentence, at, name === 'plus' ? '+' : '-–−') ? [{ name: 'sign', from: at, to: at + 1 }] : none;
    case 'thing':
      return thingsAt(sentence, at);
  }
}

const none: readonly never[] = [];

function valueOrNumberAt(
  sentence: ClassifiedTokens,
  at: number,
  isNumber: boolean,
): { readonly value: Value; readonly to: number } | undefined {
  const { tokens } = sentence;
  const number = sentence.numberAt(at);
  if (number === undefined ? isNumber : isNumber || tokens[at]?.kind === 'word') {
    if (number === undefined) return undefined;
    return { value: { kind: 'number', value: number, span: spanOfTokens(tokens, at, at + 1) }, to: at + 1 };
  }
  // `10-12` is a range.
  if (number !== undefined && isRange(sentence, at)) return undefined;
  const found = valueAt(tokens, at);
  if (!found || found.next > sentence.to) return undefined;
  for (let each = at; each < found.next; each++) if (sentence.mentionAt(each)) return undefined;
  return { value: found.value, to: found.next };
}

function isRange({ tokens }: ClassifiedTokens, at: number): boolean {
  const [sign, other] = [tokens[at + 1], tokens[at + 2]];
  return sign?.kind === 'sign' && '-–−'.includes(sign.sign) && other?.kind === 'number';
}

/** The sign of `5+` and `2-`; not that of `5+1`, `1-3`. */
function isGluedSign(sentence: ClassifiedTokens, at: number, signs: string): boolean {
  const { tokens, to } = sentence;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'sign' || !signs.includes(token.sign)) return false;
  if (!token.isGlued) {
    // `a 4 + he is safe`
    const isEnd = at + 1 >= to || next?.kind === 'sign' || (next?.kind === 'word' && !sentence.variableAt(at + 1));
    return token.sign === '+' && isEnd && next?.isGlued !== true;
  }
  return at + 1 >= to || next?.isGlued !== true || next.kind === 'sign';
}

/** `Warrior`, `loose plank`: up to three words that mean nothing else, of which the last names the thing. */
function thingsAt(sentence: ClassifiedTokens, at: number): readonly Captured[] {
  const found: Captured[] = [];
  for (let to = at + 1; to <= at + longestThing && sentence.isFree(to - 1) && !sentence.is(to - 1, ...noThings); to++) {
    const token = sentence.tokens[to - 1];
    if (token?.kind === 'word') found.push({ name: 'thing', word: token.word, from: at, to });
  }
  return found;
}

const longestThing = 3;
const noThings: readonly WordClass[] = ['pronoun', 'article', 'determiner', 'of', 'on', 'with', 'from', 'is', 'to'];
