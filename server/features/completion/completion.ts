import type { CompletionItem } from 'vscode-languageserver-types';
import type { Document } from '../../workspace/documents/document.ts';
import { type Place, placeAt } from '../../workspace/documents/place.ts';
import type { Asked } from '../asked.ts';
import { abilityOffers } from './abilityOffers.ts';
import { attributeOffers, elementOffers, endTagOffers, wantedEndTagOffers } from './elementOffers.ts';
import { entityOffers } from './entityOffers.ts';
import { newFileItems } from './newFileItems.ts';
import { type CompletionAsked, type OfferSource, placed } from './offer.ts';
import { ruleAttributeOffers } from './ruleAttributeOffers.ts';
import { translationOffers } from './translationOffers.ts';
import type { CompletionCause } from './typedBeginnings.ts';
import { useOffers } from './useOffers.ts';
import { valueOffers } from './valueOffers.ts';

/** The offered items, and whether the next letter may bring more. */
interface Offered {
  readonly items: CompletionItem[];
  readonly isIncomplete: boolean;
}

/** Behind `<`, or in the name of a start tag, is `tag`; `endTag` likewise. */
type PlaceKind = 'text' | 'tag' | 'startTag' | 'endTag' | 'value' | 'nothing';

/** What offers something at a kind of place, in the order of precedence: of each list the first one that knows the place. */
const sources: Readonly<Record<PlaceKind, readonly (readonly OfferSource[])[]>> = {
  text: [[translationOffers], [valueOffers, entityOffers, abilityOffers], [wantedEndTagOffers]],
  tag: [[elementOffers], [useOffers]],
  startTag: [[attributeOffers]],
  endTag: [[endTagOffers]],
  value: [[ruleAttributeOffers, entityOffers, valueOffers]],
  nothing: [],
};

/**
 * The items for the offset: elements, attributes and their values, closing tags, and abilities in text.
 *
 * @param insertEntry the command that asks for the name of a new entry, for a client that has it.
 */
export function completion(
  asked: Asked,
  offset: number,
  cause: CompletionCause = 'wanted',
  insertEntry?: string,
): Offered {
  const files = newFileItems(asked, offset, insertEntry);
  const place = placeAt(asked.document, offset);
  if (files || !place) return { items: files ?? [], isIncomplete: false };
  const at = { ...asked, place, cause, insertEntry };
  const found = sources[kindOf(asked.document, place)].flatMap((list) => firstOf(list, at) ?? []);
  const items = found.flatMap((offers) => placed(at, offers));
  const [first] = found;
  return {
    items: distinct(items, first?.offers.length ?? 0),
    isIncomplete: found.some(({ isIncomplete = false }) => isIncomplete),
  };
}

function firstOf(list: readonly OfferSource[], at: CompletionAsked) {
  for (const source of list) {
    const offers = source(at);
    if (offers) return offers;
  }
  return undefined;
}

function kindOf({ format }: Document, { location, section, offset }: Place): PlaceKind {
  switch (location.kind) {
    case 'text':
    case 'content': {
      // A CDATA section has no markup, and what is put into one would need other escapes.
      if (location.kind === 'text' && location.node.kind === 'cdata') return 'nothing';
      const before = format?.isXml ? section.text.slice(Math.max(0, offset - 2), offset) : '';
      return before === '</' ? 'endTag' : before.endsWith('<') ? 'tag' : 'text';
    }
    case 'elementName':
      return 'tag';
    case 'endTag':
      return 'endTag';
    case 'startTag':
    case 'attributeName':
      return 'startTag';
    case 'attributeValue':
      return 'value';
    default:
      return 'nothing';
  }
}

/** Each label once, that of the first source. What it has comes before a choice that another one would make in advance. */
function distinct(items: readonly CompletionItem[], count: number): CompletionItem[] {
  const labels = new Set<string>();
  return items.flatMap((item, index) => {
    if (labels.has(item.label)) return [];
    labels.add(item.label);
    const { preselect, ...others } = item;
    return index < count || !preselect ? [item] : [others];
  });
}
