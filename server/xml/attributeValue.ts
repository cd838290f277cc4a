import { unescapeText } from './references.ts';
import { attributeOf, type Element } from './tree.ts';

/**
 * The value of an attribute with its references replaced: `a&lt;b` is `a<b`. Undefined if it is missing. The spans of the element are
 * offsets in `text`.
 */
export function attributeValue(text: string, element: Pick<Element, 'attributes'>, name: string): string | undefined {
  const span = attributeOf(element, name)?.valueSpan;
  return span && unescapeText(text.slice(span.start, span.end));
}
