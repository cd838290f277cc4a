import type { Template } from '../catalogue/template.ts';
import type { Definition } from './definition.ts';
import type { Workspace } from './workspace.ts';

/**
 * All names by which texts and uses call the rule: its own first, then those that other rules of the same id have, which are the same
 * rule in another pack, then those of translations.
 */
export function templatesOf(workspace: Workspace, { rule }: Definition): readonly Template[] {
  const own = [rule.template, ...rule.alsoNamed];
  if (rule.id === undefined) return own;
  const others = workspace.index.withId(rule.id).filter((other) => other.rule !== rule);
  const translations = workspace.index.translationsOf(rule.id);
  return [
    ...own,
    ...others.flatMap((other) => [other.rule.template, ...other.rule.alsoNamed]),
    ...translations.flatMap(({ names }) => names),
  ];
}
