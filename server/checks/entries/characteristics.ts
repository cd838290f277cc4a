import type { EntryValues } from '../../formats/entryValues.ts';
import { gathered } from '../../text/gathered.ts';
import type { Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { textIn } from './elementsIn.ts';

/** Characteristics end at 10 in the game, and the largest published number is 12. */
const highestCopied = 12;
const highest = 20;
/** The largest Monsters of the game have less than half of it. */
const highestWounds = 250;

/** Characteristics that are much too large: one with the value of another column was copied from there. */
export function characteristicProblems(values: EntryValues, text: string, entry: Element): readonly Finding[] {
  const { characteristics, amounts = [] } = values;
  if (!characteristics) return none;
  const numbers = gathered(entry.children, (node) => (node.kind === 'element' ? numberIn(text, node) : []));
  const sums = numbers.filter(({ element }) => amounts.includes(element));
  return gathered(numbers, ({ element, value, span }): readonly Finding[] => {
    if (element === 'wounds' && value > highestWounds)
      return [{ code: 'unlikely-value', span, facts: { element, value: String(value) } }];
    if (!characteristics.includes(element) || value <= highestCopied) return [];
    const copied = sums.find((other) => other.value === value);
    if (copied) {
      return [{ code: 'copied-value', span, facts: { element, value: String(value), from: copied.element } }];
    }
    return value > highest ? [{ code: 'unlikely-value', span, facts: { element, value: String(value) } }] : [];
  });
}

const none: readonly Finding[] = [];

function numberIn(text: string, element: Element) {
  const content = textIn(text, element);
  if (!content || !/^\d{1,9}$/.test(content.text)) return [];
  return [{ element: element.name, value: Number(content.text), span: content.span }];
}
