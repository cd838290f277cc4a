import { CompletionItemKind } from 'vscode-languageserver-types';
import { elementSnippet, mentionSnippet } from '../../answers/cards/ruleSnippets.ts';
import { printedName } from '../../answers/rules/lookUp.ts';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { placeholder, snippetText } from '../../answers/snippet.ts';
import { usesRules } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import { begunTagAt } from './elementOffers.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import { languageAround } from './offeredNames.ts';
import { type RankedRule, rankedRules, templateIn } from './rankedRules.ts';
import type { ItemData } from './resolveItem.ts';

/** More than anybody looks through; the next letter brings others. */
const maximumUses = 100;

/**
 * The uses of rules and of magic that may stand among the special rules of an entry, each as a whole element under the name of its rule.
 * Those that the workspace uses most come first. Where there are too many, only those that have in their name or their id what is typed.
 */
export function useOffers(asked: CompletionAsked): Offers | undefined {
  const { scope, document, place } = asked;
  const tag = begunTagAt(asked);
  if (!tag?.isUse) return undefined;
  const { span } = tag;
  const language = languageAround(document, place.section, place.offset);
  const typed = place.section.text.slice(span.start, place.offset).toLowerCase();
  const all = rankedRules(scope, language).filter(({ isOfferedByName }) => isOfferedByName);
  const wanted = all.length > maximumUses ? all.filter(({ searched }) => searched.includes(typed)) : all;
  return {
    offers: wanted.slice(0, maximumUses).flatMap((rule) => offersOf(rule, scope, language)),
    span,
    isIncomplete: wanted.length < all.length || wanted.length > maximumUses,
  };
}

/** None where the rule is gone. */
const offersOf = remembered(({ id, name, count }: RankedRule, scope: Package, language: string): readonly Offer[] => {
  const definition = scope.ruleWithId(id);
  if (!definition) return [];
  const data: ItemData = { entity: 'rule', id, language };
  return [
    offer({
      label: name,
      kind: CompletionItemKind.Reference,
      // Few know the ids by heart, but some do.
      filterText: `${name} ${id}`,
      // Behind the elements, which are few.
      sortText: `8${String(9999 - Math.min(count, 9999)).padStart(4, '0')}${name}`,
      data,
      newText: elementOfUse(scope, definition, id, language).slice(1),
      isSnippet: true,
    }),
  ];
});

/** As a snippet, the element that uses the rule, with its name in that language. */
export function elementOfUse(scope: Package, definition: Definition, id: string, language: string): string {
  if (definition.rule.isMagic) return `<magic id="${snippetText(escapeText(id))}" level="${placeholder(1, '1')}" />`;
  const published = parameterValues(scope, definition);
  return elementSnippet(definition.rule, id, templateIn(scope, definition, language), { published });
}

/**
 * What still has to be written of a `<rule>` whose id is there: its parameter, its text and its end tag. Nothing where the tag goes on behind
 * the cursor, or where no rule has the id.
 */
export function restOfUseOffers(asked: CompletionAsked): Offers | undefined {
  const { section, offset, location } = asked.place;
  if (location.kind !== 'startTag' && location.kind !== 'attributeName') return undefined;
  const { element } = location;
  const span = location.kind === 'attributeName' ? location.span : { start: offset, end: offset };
  const before = section.text[span.start - 1] ?? '';
  if (element.finished || section.text.slice(span.end, element.startTag.end).trim() !== '') return undefined;
  const use = /[\s"']/.test(before) ? useToWrite(asked, element, span) : undefined;
  const typed = section.text.slice(span.start, span.end);
  // Letters that have been typed can only become the parameter.
  if (!use || (typed !== '' && use.attribute === '')) return undefined;
  const attribute = /\s/.test(before) ? use.attribute.trimStart() : use.attribute;
  const filterText = typed === '' ? use.name : use.attribute.trim();
  return restOffers(use, span, filterText, `${attribute}>${use.content}${element.endTag ? '' : '</rule>'}`);
}

/** What still has to be written of a `<rule>` whose start tag is finished and in which nothing stands. */
export function contentOfUseOffers(asked: CompletionAsked): Offers | undefined {
  const { section, offset, location } = asked.place;
  const element = location.path.at(-1);
  if (!element) return undefined;
  const content = section.text.slice(element.startTag.end, element.endTag?.span.start ?? offset);
  const use = content.trim() === '' ? useToWrite(asked, element, undefined) : undefined;
  const end = element.endTag ? '' : '</rule>';
  return use && restOffers(use, { start: offset, end: offset }, use.name, `${use.content}${end}`);
}

interface UseToWrite {
  readonly data: ItemData;
  readonly name: string;
  /** As a snippet: ` param="…"`, or empty. */
  readonly attribute: string;
  /** As a snippet. */
  readonly content: string;
}

/** @param typed what is being typed, and counts for no attribute. */
function useToWrite(
  { scope, document, place }: CompletionAsked,
  element: Element,
  typed: Span | undefined,
): UseToWrite | undefined {
  const { section, offset } = place;
  const valueIn = (name: string): string | undefined => {
    const attribute = attributeOf(element, name);
    const span = typed && attribute?.span.start === typed.start ? undefined : attribute?.valueSpan;
    return span && unescapeText(section.text.slice(span.start, span.end));
  };
  const id = usesRules(document.format) && element.name === 'rule' ? valueIn('id') : undefined;
  const definition = id === undefined ? undefined : scope.ruleWithId(id);
  if (!definition || definition.rule.isMagic || id === undefined) return undefined;
  const language = languageAround(document, section, offset);
  const template = templateIn(scope, definition, language);
  const parameter = valueIn('param');
  const use = { data: { entity: 'rule', id, language } as const, name: printedName(template) };
  if (parameter !== undefined) {
    const [slot] = template.slots;
    const [name] = slot?.names ?? [];
    const isKnown = parameter !== '' && template.slots.length === 1 && name !== undefined;
    const given = isKnown ? new Map([[name, parameter]]) : undefined;
    const published = parameterValues(scope, definition);
    return { ...use, attribute: '', content: mentionSnippet(template, { given, published }, escapeText) };
  }
  const beginning = `<rule id="${snippetText(escapeText(id))}"`;
  const rest = elementOfUse(scope, definition, id, language).slice(beginning.length, -'</rule>'.length);
  const [attribute = ''] = /^ param="[^"]*"/.exec(rest) ?? [];
  return { ...use, attribute, content: rest.slice(attribute.length + 1) };
}

/** The first of all: nothing else is needed. */
function restOffers({ name, data }: UseToWrite, span: Span, filterText: string, newText: string): Offers {
  const kind = CompletionItemKind.Reference;
  const rest = offer({
    label: name,
    kind,
    filterText,
    sortText: '0',
    preselect: true,
    data,
    newText,
    isSnippet: true,
  });
  return { offers: [rest], span };
}
