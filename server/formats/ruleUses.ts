// The `<rule>` and `<magic>` elements that entries of most kinds use rules with.
import type { ReferencePlace } from './format.ts';
import type { Outlines } from './schema/shapes.ts';

/** The attributes and elements of uses that name rules. */
export const ruleUsePlaces: readonly ReferencePlace[] = [
  { in: 'attribute', element: 'rule', attribute: 'id', to: 'rule' },
  { in: 'attribute', element: 'magic', attribute: 'id', to: 'magic' },
];

/** The outlines of uses and of the free text beside them. */
export const ruleUseOutlines: Outlines = {
  text: {},
  rule: { attributes: ['id!', 'param'] },
  magic: { attributes: ['id!', 'level!'], isEmpty: true },
};
