import type { Span, Test } from './expression.ts';

export interface ChanceMention {
  readonly span: Span;
  readonly test: Test;
}

export function findChances(_text: string): readonly ChanceMention[] {
  return [];
}
