import type { Span, Value } from './expression.ts';

export interface DiceMention {
  readonly span: Span;
  readonly expression: Value;
}

export function findDice(_text: string): readonly DiceMention[] {
  return [];
}
