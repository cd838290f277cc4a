import { valuesFor } from '../../abilities/binding.ts';
import type { Template } from '../../abilities/template.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { isWritable } from './machineMade.ts';

/**
 * The name of a rule to write, with the values of a question: the name in the question, unless it is only for reading; then the best name in
 * that language, or the rule's own.
 */
export function writableName(
  scope: Package,
  definition: Definition,
  given: Given | undefined,
  language: string,
): Given {
  const names = namesOf(scope, definition, language);
  const asked = names.find(({ template }) => template === given?.template);
  if (given && (!asked || isWritable(scope, asked, definition)) && !given.template.isMisnomer) return given;
  const [best] = names.filter((name) => name.kind === 'translated' && isWritable(scope, name, definition));
  const template: Template = best?.template ?? definition.rule.template;
  return { template, values: given ? valuesFor(given.template, template, given.values) : new Map() };
}

/** The rule's own names, and the translated ones in the language, those of the workspace and the main ones first. */
function namesOf({ index }: Package, definition: Definition, language: string): readonly RuleName[] {
  const { id } = definition.rule;
  const translations = id === undefined ? [] : index.translationsOf(id).filter((one) => one.language === language);
  const inOrder = [...translations].sort((a, b) => Number(b.part === 'name') - Number(a.part === 'name'));
  return [...index.namesIn(definition.section), ...inOrder.flatMap(({ section }) => index.namesIn(section))];
}
