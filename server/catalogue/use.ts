import type { Span } from '../xml/tree.ts';
import { NameTable, type Suffix } from './nameTable.ts';
import type { Template } from './template.ts';

/** What the text of a `<rule id="…">` says of the rule: `2 x Magic Items`, `Magic Resistance 5+ (Ring)`. */
export interface Use {
  readonly multiplier: number;
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: string | undefined;
  readonly valueSpan: Span | undefined;
  /** By the names of the template's slots. */
  readonly values: ReadonlyMap<string, string>;
  readonly suffixes: readonly Suffix[];
  readonly fullStop: boolean;
}

/** Reads a text as a use of the rule that has these names. Undefined if it is none. */
export function readUse(text: string, templates: readonly Template[]): Use | undefined {
  const names = new NameTable<Template>();
  for (const template of templates) names.add(template, template, 0);
  const mention = names.match(text);
  if (!mention) return undefined;
  const { multiplier, nameSpan, values, suffixes } = mention;
  const [value] = values.values();
  return {
    multiplier,
    name: text.slice(nameSpan.start, nameSpan.end),
    nameSpan,
    value,
    valueSpan: undefined,
    values,
    suffixes,
    fullStop: /\.\s*$/.test(text),
  };
}
