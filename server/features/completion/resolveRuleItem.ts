import type { CompletionItem } from 'vscode-languageserver-types';
import { titleCase } from '../../abilities/template.ts';
import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { markupContent } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import { parameterValues, valuesText } from '../../answers/rules/parameterValues.ts';
import { ruleTextIn } from '../../answers/rules/ruleText.ts';
import { label } from '../../text/label.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import type { AskedOfAll } from '../asked.ts';

/** The data of an item, from which its detail and its card are made later. */
export interface RuleItemData {
  readonly ruleId: string;
  readonly language?: string | undefined;
  /** The name and text of the rule, for the detail of an id. Without it the detail says where the rule comes from. */
  readonly detail?: 'text';
}

/**
 * The item with its detail and the card of its rule. Both are made for the item that the author looks at and not for the whole list, which
 * may have hundreds. An item of no rule is given back as it is.
 */
export function resolveRuleItem({ scope, reader }: AskedOfAll, item: CompletionItem): CompletionItem {
  const { ruleId, language, detail } = dataOf(item);
  const definition = ruleId === undefined ? undefined : scope.ruleWithId(ruleId);
  if (!definition) return item;
  return {
    ...item,
    detail: detail === 'text' ? textDetail(scope, definition, reader) : originDetail(scope, definition, reader),
    documentation: markupContent(ruleCard(scope, definition, reader, { language }), reader.markup?.documentation),
  };
}

function dataOf({ data }: CompletionItem): Partial<RuleItemData> {
  return typeof data === 'object' && data !== null ? data : {};
}

/** The book or the file, the values that are known of the rule, and its id. */
export function originDetail(scope: Package, definition: Definition, { messages }: Reader): string {
  const { id, template } = definition.rule;
  const seen = template.slots.length > 0 ? valuesText(parameterValues(scope, definition)) : '';
  return label(
    [
      placeOf(scope, definition, messages.language),
      ...(seen ? [messages.words.completion.valuesSeen(seen)] : []),
      ...(id === undefined ? [] : [id]),
    ].join(' · '),
  );
}

/** The name, how the text begins, and how often the workspace uses the rule. */
function textDetail(scope: Package, definition: Definition, reader: Reader): string {
  const { id, name } = definition.rule;
  const uses = id === undefined ? 0 : scope.index.referencesTo(id).length;
  return label(
    [
      titleCase(name),
      firstWords(scope, definition, reader),
      ...(uses > 0 ? [reader.messages.words.completion.uses(uses)] : []),
    ].join(' · '),
  );
}

/** Characters of a rule's text that tell which rule it is. */
const shownText = 90;

function firstWords(scope: Package, definition: Definition, { messages }: Reader): string {
  const [block] = ruleTextIn(scope, definition, messages.language).blocks;
  const text = block?.text ?? '';
  return text.length <= shownText ? text : `${text.slice(0, shownText).replace(/\s+\S*$/, '')} …`;
}
