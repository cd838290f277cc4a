import { CompletionItemKind } from 'vscode-languageserver-types';
import { elementSnippet, mentionSnippet } from '../../answers/cards/ruleSnippets.ts';
import type { Reader } from '../../answers/reader.ts';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { asPrinted, writtenTemplate } from '../../answers/rules/writtenTemplate.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { query } from '../../queries/remembered.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import { languageAround, type OfferedName, offeredNames } from './offeredNames.ts';
import { rankedRules, templateIn } from './rankedRules.ts';
import { type ItemData, originDetail } from './resolveItem.ts';
import { typedBeginnings } from './typedBeginnings.ts';

/**
 * Behind fewer letters an editor asks again at the next one. It keeps names that have the letters typed since then anywhere: of two letters
 * behind `mo` it kept `Monstruo Grande` for `or more`, which Enter then wrote.
 */
const minimumWholeLength = 3;

/** Of fewer letters names in other languages, and a choice made in advance, would only be in the way. */
const minimumSureLength = 2;

/** More than anybody looks through; the next letter brings fewer. */
const maximumItems = 100;

/** Where a name is put in. */
interface Surroundings {
  /** Among the special rules of an entry, which are elements. */
  readonly isElement: boolean;
  readonly isXml: boolean;
  /** The language of the text around it. */
  readonly language: string;
  readonly reader: Reader;
}

/**
 * The abilities whose names begin with the letters before the cursor: `fea` offers `Fear n`, with the published numbers to choose
 * from. Names in the language of the text come first, and an ability is offered in one language only. Among the special rules of a Monster or a
 * table it puts in the whole `<rule>`.
 */
export function abilityOffers({ scope, document, place, reader, cause }: CompletionAsked): Offers | undefined {
  const { names, section, offset } = place;
  const { format } = document;
  const shape = format?.isXml ? shapeAt(format, names) : undefined;
  const isElement = names.at(-1) === 'special' && shape?.children.includes('rule') === true;
  if (!isElement && shape?.allowsAnyText === false) return undefined;
  const [language, isXml] = [languageAround(document, section, offset), format?.isXml ?? true];
  const surroundings = { isElement, isXml, language, reader };
  const beginnings = typedBeginnings(scope, document, place, cause);
  const labels = new Set<string>();
  const found = beginnings.flatMap((typed) => {
    const offers =
      typed === '' ? likeliestOffers(scope, language, isElement, isXml, reader) : offersFor(scope, typed, surroundings);
    const others = offers.filter(({ item }) => !labels.has(item.label));
    for (const { item } of others) labels.add(item.label);
    return others.map((one): Offer => ({ ...one, span: { start: offset - typed.length, end: offset } }));
  });
  const isIncomplete = found.length > maximumItems || (beginnings.at(-1) ?? '').length < minimumWholeLength;
  const [first, ...others] = found.slice(0, maximumItems);
  // A lone ability is certain, and chosen even where an editor remembers another choice.
  const isCertain = others.length === 0 && beginnings.some((typed) => typed.length >= minimumSureLength);
  const preselect = isCertain && { preselect: true };
  const offers = first ? [{ ...first, item: { ...first.item, ...preselect } }, ...others] : [];
  return { offers, span: { start: offset, end: offset }, isIncomplete };
}

/** The names that begin so, each label once, and one more than are offered if there are more. */
function offersFor(scope: Package, typed: string, surroundings: Surroundings): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const offered of typed === ''
    ? likeliestNames(scope, surroundings.language)
    : namesFor(scope, typed, surroundings.language)) {
    // Nothing can refer to a rule without an id.
    if (surroundings.isElement && offered.definition.rule.id === undefined) continue;
    const offer = offerOf(scope, offered, typed, offers.size, surroundings);
    if (!offers.has(offer.item.label)) offers.set(offer.item.label, offer);
    if (offers.size > maximumItems) break;
  }
  return [...offers.values()];
}

/** The list where nothing has been typed. */
const likeliestOffers = query(
  (scope: Package, language: string, isElement: boolean, isXml: boolean, reader: Reader): readonly Offer[] =>
    offersFor(scope, '', { language, isElement, isXml, reader }),
);

/** A name of each rule in that language, of those that the workspace uses most first. */
const likeliestNames = query((scope: Package, language: string): readonly OfferedName[] =>
  rankedRules(scope, language).flatMap(({ id, isMagic, isOfferedByName }) => {
    const definition = isMagic || !isOfferedByName ? undefined : scope.ruleWithId(id);
    return definition ? [{ template: templateIn(scope, definition, language), definition, language }] : [];
  }),
);

/**
 * Those in the language of the text first, and in another one only of abilities that have not been offered. Of a single letter another
 * language would only be in the way.
 */
function* namesFor(scope: Package, typed: string, language: string): Iterable<OfferedName> {
  const beginning = typed.toLowerCase().replaceAll('\u00a0', ' ');
  const own = new Set<Definition>();
  for (const offered of offeredNames(scope, beginning, language)) {
    if (offered.language === language) own.add(offered.definition);
    else if (own.size > 0 && typed.length < minimumSureLength) return;
    else if (own.has(offered.definition)) continue;
    yield offered;
  }
}

/** @param order among the names that are offered. Where nothing has been typed the likeliest come first. */
function offerOf(
  scope: Package,
  { template, definition, language: ofName }: OfferedName,
  typed: string,
  order: number,
  { isElement, isXml, language, reader }: Surroundings,
): Offer {
  const { id } = definition.rule;
  const printed = writtenTemplate(template, asPrinted);
  const written = `${printed.name}${printed.rest}`;
  const published = parameterValues(scope, definition);
  const data: ItemData | undefined = id === undefined ? undefined : { entity: 'rule', id, language: ofName };
  return offer({
    label: written,
    kind: CompletionItemKind.Reference,
    // As it was typed: an editor ranks `fearsome` above `Fear n` for somebody who types `fea`.
    filterText: `${typed}${template.searchName.slice(typed.length)}`,
    // Before the words of the document, which an editor may put into the same list.
    sortText: `${ofName === language ? 0 : 1}${typed === '' ? String(order).padStart(4, '0') : written}`,
    ...(data ? { data } : { detail: originDetail(scope, definition, reader) }),
    newText:
      isElement && id !== undefined
        ? elementSnippet(definition.rule, id, template, { published })
        : mentionSnippet(template, { published }, isXml ? escapeText : undefined),
    isSnippet: true,
  });
}
