import type { XmlFormat } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Document } from '../documents/document.ts';
import type { Package } from './package.ts';

/** A place of values in the documents of a kind. */
interface ValuePlace {
  readonly format: XmlFormat;
  /** `attribute`: the value of every attribute of that name; `text`: the text of every element of that name. */
  readonly in: 'attribute' | 'text';
  readonly name: string;
}

/** The values that the workspace has at such a place, without white space around them, the most frequent first. Empty ones are left out. */
export function usedValues(scope: Package, { format, in: where, name }: ValuePlace): readonly string[] {
  const counts = new Map<string, number>();
  for (const document of scope.documents()) {
    if (document.format !== format) continue;
    for (const [value, count] of countsIn(document, where, name)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([value]) => value);
}

/** The values of a document at a place, until one of its sections changes. */
const countsIn = query(({ sections }: Document, where: ValuePlace['in'], name: string): ReadonlyMap<string, number> => {
  const pattern =
    where === 'attribute' ? `\\s${name}\\s{0,9}=\\s{0,9}(?:"([^"<]*)"|'([^'<]*)')` : `<${name}>([^<]*)</${name}>`;
  const counts = new Map<string, number>();
  for (const { text } of sections) {
    for (const [, one, other = ''] of text.matchAll(new RegExp(pattern, 'g'))) {
      const value = unescapeText(one ?? other).trim();
      if (value !== '' && value.length <= maximumValueLength) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
});

/** A longer one is a text. */
const maximumValueLength = 60;
