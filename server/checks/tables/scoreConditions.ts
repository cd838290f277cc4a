/** Conditions about the score of a roll that was made before: `if the die showed 1 or 2`, `si sacó un 5`, `on a result of 3 or less`. */

import type { FoundPhrase } from '../../dice/prose/match/foundPhrase.ts';
import { phrasesOf } from '../../dice/prose/match/languages.ts';
import { Sentence } from '../../dice/prose/match/sentence.ts';
import { type Target, targetIn } from '../../dice/prose/meaning/target.ts';
import { breakBefore } from '../../dice/prose/words/layout.ts';
import type { Token } from '../../dice/prose/words/token.ts';
import { tokensOf } from '../../dice/prose/words/tokens.ts';
import { proseLanguage } from '../../text/language.ts';
import type { Span } from '../../text/span.ts';

export interface ScoreCondition {
  /** From its first word to the end of its scores. */
  readonly span: Span;
  /** Minus infinity in `3 or less`. */
  readonly low: number;
  /** Infinity in `4+`. */
  readonly high: number;
  /** Whether its verb is in the past, so that the roll has been made. */
  readonly isPast: boolean;
}

/** All such conditions in a text, in order. Takes time in proportion to the text. */
export function scoreConditions(text: string): readonly ScoreCondition[] {
  const tokens = tokensOf(text);
  const phrases = phrasesOf(proseLanguage(text) ?? 'en');
  const found: ScoreCondition[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && breakBefore(text, tokens, to) === 'none') to++;
    found.push(...conditionsIn(new Sentence(tokens, from, to, new Map(), phrases)));
    from = to;
  }
  return found;
}

function conditionsIn(sentence: Sentence): readonly ScoreCondition[] {
  const found: ScoreCondition[] = [];
  for (let at = sentence.from; at < sentence.to; at++) {
    const whole = sentence.at('earlier', at).filter(({ to }) => mayEnd(sentence, to));
    const [longest] = [...whole].sort((one, other) => other.to - one.to);
    const condition = longest && conditionOf(sentence.tokens, longest);
    if (!condition) continue;
    found.push(condition);
    at = longest.to - 1;
  }
  return found;
}

/** Whether what stands behind scores is no thing that they count: `on a 2 he falls`, not `with 2 torches`, `a 1 to hit`. */
function mayEnd(sentence: Sentence, to: number): boolean {
  const token = sentence.tokens[to];
  if (to >= sentence.to || !token || sentence.is(to, 'hit')) return to >= sentence.to;
  return (
    token.kind === 'sign' || token.kind === 'die' || (token.kind === 'word' && !sentence.phrases.isThing(token.word))
  );
}

function conditionOf(
  tokens: readonly Token[],
  { from, to, variant, captured }: FoundPhrase,
): ScoreCondition | undefined {
  const target = targetIn({ captured })?.target;
  const limits = target && limitsOf(target);
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!limits || !first || !last) return undefined;
  return { span: { start: first.start, end: last.end }, isPast: variant === 'past', ...limits };
}

function limitsOf(target: Target): Pick<ScoreCondition, 'low' | 'high'> | undefined {
  if (target.kind === 'anythingBut') return undefined;
  if (target.kind === 'oneOf') return { low: target.ranges[0]?.low ?? 0, high: target.ranges.at(-1)?.high ?? 0 };
  const { comparator, value } = target;
  if (value.kind !== 'number') return undefined;
  const score = value.value;
  const below = { low: Number.NEGATIVE_INFINITY, high: comparator === '<' ? score - 1 : score };
  const above = { low: comparator === '>' ? score + 1 : score, high: Number.POSITIVE_INFINITY };
  return comparator === '=' ? { low: score, high: score } : comparator.startsWith('<') ? below : above;
}
