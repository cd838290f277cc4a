import type { TranslatedText } from '../../formats/format.ts';
import { textsOfKey } from '../../formats/formats.ts';
import { elementText } from '../../workspace/documents/elementText.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';

/**
 * The text of an entry that a translation replaces.
 *
 * @param prefix the first word of the key, `monster`; `part` is the last one, `name`. Undefined if the entry has no such text.
 */
export function translatedText(section: Section, element: Element, prefix: string, part: string): string | undefined {
  const place = textsOfKey(prefix).find((text) => text.part === part);
  return place && textAt(section, element, place);
}

function textAt(
  section: Section,
  element: Element,
  { part, in: where, name = part }: TranslatedText,
): string | undefined {
  switch (where) {
    case 'attribute':
      return attributeOf(element, name) && attributeValue(section.text, element, name);
    case 'content':
      return elementText(section, element);
    case 'element': {
      const found = descendantNamed(element, name);
      return found && elementText(section, found);
    }
    default:
      return where satisfies never;
  }
}

function descendantNamed(element: Element, name: string): Element | undefined {
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    const found = child.name === name ? child : descendantNamed(child, name);
    if (found) return found;
  }
  return undefined;
}
