// The `<rule>` and `<magic>` elements that entries of most kinds use rules with.
import type { ReferencePlace } from './format.ts';

/** The attributes and elements of uses that name rules. */
export const ruleUsePlaces: readonly ReferencePlace[] = [
  { in: 'attribute', element: 'rule', attribute: 'id', to: 'rule' },
  { in: 'attribute', element: 'magic', attribute: 'id', to: 'magic' },
];
