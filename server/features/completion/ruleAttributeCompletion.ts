import { type CompletionItem, CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { usesRules } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { label } from '../../text/label.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { escapeText } from '../../xml/references.ts';
import type { Offered } from './abilityCompletion.ts';
import { completionRange } from './completionRange.ts';
import { type Offer, placed } from './offer.ts';
import type { RuleItemData } from './resolveRuleItem.ts';

/** More ids than anybody looks through; the next letter brings others. */
const maximumIds = 200;

/** The values for `id` and `param` of the `<rule>` or `<magic>` of a monster or a table; undefined anywhere else. */
export function ruleAttributeItems(scope: Package, document: Document, place: Place): Offered | undefined {
  const { location } = place;
  if (location.kind !== 'attributeValue' || !usesRules(document.format)) return undefined;
  const { element, attribute } = location;
  if (element.name !== 'rule' && element.name !== 'magic') return undefined;
  if (attribute.name === 'id') return idItems(scope, document, place, element.name === 'magic');
  const id = attributeValue(place.section.text, element, 'id');
  if (attribute.name !== 'param' || id === undefined) return undefined;
  const definition = scope.ruleWithId(id);
  return definition && { items: valueItems(scope, document, place, definition), isIncomplete: false };
}

/** The identity of a rule while the text of any rule is edited. */
interface KnownRule {
  readonly id: string;
  readonly isMagic: boolean;
  readonly printedName: string;
  /** In small letters. */
  readonly name: string;
}

/** Every rule that counts and has an id, in the order of the ids. */
const knownRules = query(({ index }: Package): readonly KnownRule[] => {
  const byId = new Map<string, KnownRule>();
  for (const { rule } of index.definitions()) {
    const { id, isMagic, name } = rule;
    if (id !== undefined && index.ruleWithId(id)?.rule === rule)
      byId.set(id, { id, isMagic, printedName: name, name: name.toLowerCase() });
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
});

/** Those that are used most first. */
const rankedRules = query((scope: Package): readonly KnownRule[] =>
  knownRules(scope)
    .map((rule) => ({ rule, uses: scope.index.referencesTo(rule.id).length }))
    .sort((a, b) => b.uses - a.uses)
    .map(({ rule }) => rule),
);

/** The ids of rules, those that are used most first. */
function idItems(scope: Package, document: Document, place: Place, isMagic: boolean): Offered {
  const { section, location, offset } = place;
  const typed = section.text.slice(location.span.start, offset).toLowerCase();
  const ranked = rankedRules(scope).filter(
    (rule) => rule.isMagic === isMagic && (rule.id.includes(typed) || rule.name.includes(typed)),
  );
  const range = completionRange(document, place, location.span);
  const items = placed(ranked.slice(0, maximumIds).map(offerOf), range).map((item, order) => {
    item.sortText = String(order).padStart(4, '0');
    return item;
  });
  return { items, isIncomplete: ranked.length > maximumIds };
}

const offerOf = remembered(({ id, printedName }: KnownRule): Offer => {
  const data: RuleItemData = { ruleId: id, detail: 'text' };
  return {
    item: {
      label: label(id),
      labelDetails: { description: label(printedName) },
      kind: CompletionItemKind.Reference,
      // By its name as well: few know the ids by heart.
      filterText: `${id} ${printedName}`,
      insertTextFormat: InsertTextFormat.PlainText,
      data,
    },
    newText: escapeText(id),
  };
});

function valueItems(scope: Package, document: Document, place: Place, definition: Definition): CompletionItem[] {
  const range = completionRange(document, place, place.location.span);
  const { all } = parameterValues(scope, definition);
  return all.map((value, order) => ({
    label: label(value),
    filterText: value,
    kind: CompletionItemKind.Value,
    sortText: String(order).padStart(4, '0'),
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range, newText: escapeText(value) },
  }));
}
