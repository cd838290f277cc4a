import type { EntryValues } from '../../formats/entryValues.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { elementsIn } from './elementsIn.ts';

/** Ranges whose first number is the larger one, such as `6-1`: the apps make 0 of them, or the same number each time. */
export function rangeProblems({ range }: EntryValues, text: string, entry: Element): readonly Finding[] {
  if (!range) return none;
  return elementsIn(entry.children, range.element).flatMap((element) => {
    const span = attributeOf(element, range.attribute)?.valueSpan;
    const value = span ? text.slice(span.start, span.end).trim() : '';
    const [, low = '', high = ''] = /^(\d{1,9})-(\d{1,9})$/.exec(value) ?? [];
    if (!span || Number(low) <= Number(high)) return [];
    const repaired = `${high}-${low}`;
    return [
      {
        code: 'reversed-range',
        span,
        facts: { attribute: range.attribute, value, repaired },
        fixes: [{ kind: 'replace', text: repaired, edits: [{ span, newText: repaired }] }],
      },
    ];
  });
}

const none: readonly Finding[] = [];
