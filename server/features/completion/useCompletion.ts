import { type CompletionItem, CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import type { Template } from '../../abilities/template.ts';
import { isListed } from '../../answers/cards/ruleItems.ts';
import { elementSnippet, mentionSnippet } from '../../answers/cards/ruleSnippets.ts';
import { printedName } from '../../answers/rules/lookUp.ts';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { placeholder, snippetText } from '../../answers/snippet.ts';
import { usesRules } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { label } from '../../text/label.ts';
import { proseLanguage as languageOfText } from '../../text/language.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Offered } from './abilityCompletion.ts';
import { completionRange } from './completionRange.ts';
import { type Offer, placed } from './offer.ts';
import type { RuleItemData } from './resolveRuleItem.ts';

/** How much of a text around the cursor is read for its language. */
const reach = 2000;

/** More than anybody looks through; the next letter brings others. */
const maximumUses = 100;

/**
 * The uses of rules and of magic that may stand among the special rules of an entry, each as a whole element under the name of its rule.
 * Those that the workspace uses most come first. Where there are too many, only those that have in their name or their id what is typed.
 *
 * @param span what they replace, which begins behind the `<`.
 */
export function useItems(scope: Package, document: Document, place: Place, span: Span): Offered {
  const language = languageAround(place);
  const range = completionRange(document, place, span);
  const typed = place.section.text.slice(span.start, place.offset).toLowerCase();
  const all = rankedUses(scope, language);
  const wanted = all.length > maximumUses ? all.filter(({ searched }) => searched.includes(typed)) : all;
  const offers = wanted.slice(0, maximumUses).flatMap((use) => offerOf(use, scope, language));
  return {
    items: placed(offers, range),
    isIncomplete: wanted.length < all.length || wanted.length > maximumUses,
  };
}

/** A rule to use, as it is known while somebody types in the text of any. */
interface UsableRule {
  readonly id: string;
  readonly name: string;
  /** Its name and its id, in small letters. */
  readonly searched: string;
}

/** With names in that language: of each name one rule, in the order of their names. */
const usesIn = query((scope: Package, language: string): readonly UsableRule[] => {
  const byName = new Map<string, UsableRule>();
  for (const definition of scope.index.definitions()) {
    const { id } = definition.rule;
    if (id === undefined || !isListed(scope, definition)) continue;
    const name = printedName(templateIn(scope, definition, language));
    if (name === '' || byName.has(name)) continue;
    byName.set(name, { id, name, searched: `${name} ${id}`.toLowerCase() });
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
});

/** A rule to use, with the number of its uses in the workspace. */
interface RankedUse extends UsableRule {
  readonly count: number;
}

/** The same, those that the workspace uses most first. */
const rankedUses = query((scope: Package, language: string): readonly RankedUse[] =>
  usesIn(scope, language)
    .map(({ id, name, searched }) => ({ id, name, searched, count: scope.index.referencesTo(id).length }))
    .sort((a, b) => b.count - a.count),
);

/** None where the rule is gone. */
const offerOf = remembered(({ id, name, count }: RankedUse, scope: Package, language: string): readonly Offer[] => {
  const definition = scope.ruleWithId(id);
  if (!definition) return [];
  const data: RuleItemData = { ruleId: id, language };
  return [
    {
      item: {
        label: label(name),
        kind: CompletionItemKind.Reference,
        // Few know the ids by heart, but some do.
        filterText: `${name} ${id}`,
        // Behind the elements, which are few.
        sortText: `8${String(9999 - Math.min(count, 9999)).padStart(4, '0')}${name}`,
        insertTextFormat: InsertTextFormat.Snippet,
        data,
      },
      newText: elementToUse(scope, definition, id, language).slice(1),
    },
  ];
});

/** As a snippet, the element that uses the rule at a place, with its name in the language of the text around. */
export function useElementAt(scope: Package, place: Place, definition: Definition, id: string): string {
  return elementToUse(scope, definition, id, languageAround(place));
}

/** As a snippet, the element that uses the rule. */
function elementToUse(scope: Package, definition: Definition, id: string, language: string): string {
  if (definition.rule.isMagic) return `<magic id="${snippetText(escapeText(id))}" level="${placeholder(1, '1')}" />`;
  const published = parameterValues(scope, definition);
  return elementSnippet(definition.rule, id, templateIn(scope, definition, language), { published });
}

/**
 * What still has to be written of a `<rule>` whose id is there: its parameter, its text and its end tag. Nothing where the tag goes on behind
 * the cursor, or where no rule has the id.
 *
 * @param span what it replaces: the letters of an attribute, or nothing.
 */
export function restOfUseItems(
  scope: Package,
  document: Document,
  place: Place,
  element: Element,
  span: Span,
): readonly CompletionItem[] {
  if (!usesRules(document.format) || element.finished) return [];
  if (place.section.text.slice(span.end, element.startTag.end).trim() !== '') return [];
  const use = useToWrite(scope, place, element, span);
  if (!use) return [];
  const isBehindBlank = /\s/.test(place.section.text[span.start - 1] ?? '');
  const typed = place.section.text.slice(span.start, span.end);
  const { attribute, content } = use;
  // Letters that have been typed can only become the parameter.
  if (typed !== '' && attribute === '') return [];
  const end = element.endTag ? '' : '</rule>';
  const newText = `${isBehindBlank ? attribute.trimStart() : attribute}>${content}${end}`;
  return [restItem(document, place, span, use, newText)];
}

/** What still has to be written of a `<rule>` whose start tag is finished and in which nothing stands. */
export function contentOfUseItems(scope: Package, document: Document, place: Place): readonly CompletionItem[] {
  const element = place.location.path.at(-1);
  if (!element || !usesRules(document.format)) return [];
  const contentEnd = element.endTag?.span.start ?? place.offset;
  const content = place.section.text.slice(element.startTag.end, contentEnd);
  if (content.trim() !== '') return [];
  const use = useToWrite(scope, place, element, undefined);
  if (!use) return [];
  const span = { start: place.offset, end: place.offset };
  return [restItem(document, place, span, use, `${use.content}${element.endTag ? '' : '</rule>'}`)];
}

interface UseToWrite {
  readonly definition: Definition;
  readonly id: string;
  readonly name: string;
  /** As a snippet: ` param="…"`, or empty. */
  readonly attribute: string;
  /** As a snippet. */
  readonly content: string;
  readonly language: string;
}

function useToWrite(scope: Package, place: Place, element: Element, typed: Span | undefined): UseToWrite | undefined {
  const valueIn = (name: string): string | undefined => {
    const attribute = attributeOf(element, name);
    const isTyped = typed && attribute && attribute.span.start === typed.start;
    const span = isTyped ? undefined : attribute?.valueSpan;
    return span && unescapeText(place.section.text.slice(span.start, span.end));
  };
  const id = valueIn('id');
  const definition = element.name === 'rule' && id !== undefined ? scope.ruleWithId(id) : undefined;
  if (!definition || definition.rule.isMagic || id === undefined) return undefined;
  const language = languageAround(place);
  const template = templateIn(scope, definition, language);
  const published = parameterValues(scope, definition);
  const parameter = valueIn('param');
  const common = { definition, id, name: printedName(template), language };
  if (parameter !== undefined) {
    const [slot] = template.slots;
    const [name] = slot?.names ?? [];
    const isKnown = parameter !== '' && template.slots.length === 1 && name !== undefined;
    const given = isKnown ? new Map([[name, parameter]]) : undefined;
    return { ...common, attribute: '', content: mentionSnippet(template, { given, published }, escapeText) };
  }
  const whole = elementSnippet(definition.rule, id, template, { published });
  const beginning = `<rule id="${snippetText(escapeText(id))}"`;
  const rest = whole.slice(beginning.length, -'</rule>'.length);
  const [attribute = ''] = /^ param="[^"]*"/.exec(rest) ?? [];
  return { ...common, attribute, content: rest.slice(attribute.length + 1) };
}

function restItem(
  document: Document,
  place: Place,
  span: Span,
  { id, name, attribute, language }: UseToWrite,
  newText: string,
): CompletionItem {
  const data: RuleItemData = { ruleId: id, language };
  const typed = place.section.text.slice(span.start, span.end);
  return {
    label: label(name),
    kind: CompletionItemKind.Reference,
    filterText: typed === '' ? name : attribute.trim(),
    // The first of all: nothing else is needed.
    sortText: '0',
    preselect: true,
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: { range: completionRange(document, place, span), newText },
    data,
  };
}

/** The name of the rule in that language, or the one that it gives itself. A bundled translation is one of the bundled rule alone. */
function templateIn(scope: Package, { rule, isBundled }: Definition, language: string): Template {
  const translations = rule.id === undefined ? [] : scope.index.translationsOf(rule.id);
  const name = translations.find(
    (one) => one.part === 'name' && one.language === language && one.isBundled === isBundled && one.names.length > 0,
  );
  return name?.names[0] ?? rule.template;
}

function languageAround({ section, offset }: Place): string {
  return languageOfText(section.text.slice(Math.max(0, offset - reach), offset + reach)) ?? 'en';
}
