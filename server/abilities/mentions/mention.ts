import type { Span } from '../../text/span.ts';
import type { Template } from '../template.ts';

/** A place where a text names an ability: `Fear 6`, `2 x Magic Items`, `Breathe Fire 4 (Ambush A)`. */
export interface Mention<Owner> {
  readonly owner: Owner;
  readonly template: Template;
  /** The whole mention with its multiplier and value, without its suffixes: `Breathe Fire 4`. */
  readonly span: Span;
  /** The words of the name only: `Breathe Fire`. */
  readonly nameSpan: Span;
  /** The values of the template's slots, by their names in the rule's text: `n` is `4`. */
  readonly values: ReadonlyMap<string, string>;
  /** 2 in `2 x Magic Items`, otherwise 1. */
  readonly multiplier: number;
  /** The suffixes in brackets: `Ambush A`. */
  readonly suffixes: readonly Suffix[];
}

export interface Suffix {
  readonly text: string;
  /** Of the text inside the brackets. */
  readonly span: Span;
}
