/** A chance that the text itself has: `a 1 in 6 chance`, `two times out of three`. */

import type { Span } from '../../../text/span.ts';
import type { Test, Value } from '../../language/expression.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import { comparison } from './targetTests.ts';

/** So many of the sides of a die; undefined where the numbers say no chance. */
export function statedChance(
  { captured, variant }: FoundPhrase,
  span: Span,
): { readonly test: Test; readonly roll: Value } | undefined {
  const numbers = captured.flatMap((each) =>
    each.name === 'value' && each.value.kind === 'number' ? [each.value.value] : [],
  );
  const [few, all] = variant === 'one' ? [1, ...numbers] : numbers;
  if (few === undefined || all === undefined || few < 1 || few >= all || all > mostSides) return undefined;
  const roll: Value = {
    kind: 'dice',
    count: { kind: 'number', value: 1, span },
    sides: { kind: 'number', value: all, span },
    span,
  };
  return { test: comparison(roll, '<=', few, span), roll };
}

const mostSides = 1000;
