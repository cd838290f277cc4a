import { unescapeText } from './references.ts';
import { attributeOf, type Element } from './tree.ts';

/**
 * The value of an attribute as readers of XML see it: `a&lt;b` is `a<b`. Undefined where it is missing. `text` is what the spans of the
 * element count in; those of the value stay where the text has it.
 */
export function attributeValue(text: string, element: Element, name: string): string | undefined {
  const span = attributeOf(element, name)?.valueSpan;
  return span && unescapeText(text.slice(span.start, span.end));
}
