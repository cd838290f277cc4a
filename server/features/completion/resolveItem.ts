import type { CompletionItem } from 'vscode-languageserver-types';
import { titleCase } from '../../abilities/template.ts';
import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { entityCard } from '../../answers/entities/entityCard.ts';
import { entityDetail } from '../../answers/entities/entityDetail.ts';
import { markupContent } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import { parameterValues, valuesText } from '../../answers/rules/parameterValues.ts';
import { ruleTextIn } from '../../answers/rules/ruleText.ts';
import type { EntityKind } from '../../formats/format.ts';
import { label } from '../../text/label.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import type { AskedOfAll } from '../asked.ts';

/** The data of an item, from which its detail and its card are made later. */
export interface ItemData {
  readonly entity: EntityKind;
  readonly id: string;
  readonly language?: string | undefined;
  /** The name and text of a rule, for the detail of an id. Without it the detail says where the rule comes from. */
  readonly detail?: 'text';
}

/**
 * The item with its detail and the card of its entry. Both are made for the item that the author looks at and not for the whole list, which
 * may have hundreds. Any other item is given back as it is.
 */
export function resolveItem({ scope, reader }: AskedOfAll, item: CompletionItem): CompletionItem {
  const { entity: kind, id, language, detail } = dataOf(item);
  if (kind === undefined || id === undefined) return item;
  const as = reader.markup?.documentation;
  const definition = kind === 'rule' ? scope.ruleWithId(id) : undefined;
  const [entity] = scope.index.entities.withId(kind, id);
  if (definition) {
    return {
      ...item,
      detail: detail === 'text' ? textDetail(scope, definition, reader) : originDetail(scope, definition, reader),
      documentation: markupContent(ruleCard(scope, definition, reader, { language }), as),
    };
  }
  if (!entity) return item;
  const documentation = markupContent(entityCard(scope, entity, reader), as);
  return { ...item, detail: entityDetail(scope, entity, reader), documentation };
}

/** Data that a client sends back is checked. */
function dataOf({ data }: CompletionItem): Partial<ItemData> {
  const { entity, id, ...others }: Partial<ItemData> = typeof data === 'object' && data !== null ? data : {};
  return typeof entity === 'string' && typeof id === 'string' ? { entity, id, ...others } : {};
}

/** The book or the file, the values that are known of the rule, and its id. */
export function originDetail(scope: Package, definition: Definition, { messages }: Reader): string {
  const { id, template } = definition.rule;
  const seen = template.slots.length > 0 ? valuesText(parameterValues(scope, definition)) : '';
  const parts = [
    placeOf(scope, definition, messages.language),
    seen && messages.words.completion.valuesSeen(seen),
    id ?? '',
  ];
  return label(parts.filter((part) => part !== '').join(' · '));
}

/** The name, how the text begins, and how often the workspace uses the rule. */
function textDetail(scope: Package, definition: Definition, { messages }: Reader): string {
  const { id, name } = definition.rule;
  const uses = id === undefined ? 0 : scope.index.referencesTo(id).length;
  const [block] = ruleTextIn(scope, definition, messages.language).blocks;
  const text = block?.text ?? '';
  const parts = [
    titleCase(name),
    text.length <= shownText ? text : `${text.slice(0, shownText).replace(/\s+\S*$/, '')} …`,
    ...(uses > 0 ? [messages.words.completion.uses(uses)] : []),
  ];
  return label(parts.join(' · '));
}

/** Characters of a rule's text that tell which rule it is. */
const shownText = 90;
