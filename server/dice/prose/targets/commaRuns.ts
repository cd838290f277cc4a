/** Scores in a row with commas alone between them: `1 dead. 2, 3, 4 sick. 5, 6 fine.` */
import type { Range } from '../../language/expression.ts';
import { endsClause, mayBeCounted } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, conjunctions, isOneOf, signAt, wordSet } from '../words/words.ts';

/** A score or a range of a list, and the first token behind it. */
interface Item {
  readonly range: Range;
  readonly next: number;
}

/** Whether one score stands behind a comma that goes on where the last one ended, and nothing else is made of it: `4, 5`; not `4, 5 or more`. */
export function isNextScore(tokens: readonly Token[], ranges: readonly Range[], { range, next }: Item): boolean {
  const last = ranges.at(-1);
  const isNext =
    ranges.every(({ low, high }) => low === high) && range.low === range.high && range.low === (last?.high ?? 0) + 1;
  const isMade = isOneOf(tokens, next, conjunctions) || tokens[next]?.kind === 'die' || tokens[next]?.isGlued === true;
  return isNext && !(isMade && !endsClause(tokens, next));
}

/**
 * `2, 3, 4 he is ill`, `5, 6: nothing`: scores in a row with commas alone. `unclear` where the last may as well count things; undefined for
 * `on a 5, 6 Goblins come`.
 */
export function runAt(
  tokens: readonly Token[],
  index: number,
  ranges: readonly Range[],
  { range, next }: Item,
): { readonly ranges: readonly Range[]; readonly next: number } | 'unclear' | undefined {
  const isPair = ranges.length === 1;
  const isEnd =
    endsClause(tokens, next) || isOneOf(tokens, next, outcomeStarts) || ':='.includes(signAt(tokens, next) ?? ' ');
  // `. 5, 6 wet`: a row.
  const isRow = '.;:'.includes(signAt(tokens, index - 1) ?? ' ');
  if (isEnd || ((!isPair || isRow) && !mayBeCounted(tokens, next))) return { ranges: [...ranges, range], next };
  return isPair && (isOneOf(tokens, index - 1, articles) || mayBeCounted(tokens, next)) ? undefined : 'unclear';
}

const outcomeStarts = wordSet(
  'he she it they you the his her nothing no nobody somebody nada él ella el la los las se',
);

/** Whether a number goes on with those before it, which have been read, or could not be: `4` in `2, 3, 4 rats`. */
export function isLaterInRun(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 2], tokens[index]];
  const isRun = signAt(tokens, index - 1) === ',' && before?.kind === 'number' && token?.kind === 'number';
  return isRun && before.value + 1 === token.value && '.,;:('.includes(signAt(tokens, index - 3) ?? '(');
}
