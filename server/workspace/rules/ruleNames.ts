import type { Template } from '../../abilities/template.ts';
import type { Definition } from '../index/definition.ts';
import type { Workspace } from '../packages/workspace.ts';

/**
 * All names by which texts and uses call the rule: its own first, then those that other rules of the same id have, which are the same
 * rule in another pack, then those of translations.
 */
export function templatesOf(workspace: Workspace, { rule }: Definition): readonly Template[] {
  const own = [rule.template, ...rule.alsoNamed.slice(0, maximumOthers)];
  if (rule.id === undefined) return own;
  const others = workspace.index.withId(rule.id).slice(0, maximumOthers);
  const translations = workspace.index.translationsOf(rule.id).slice(0, maximumOthers);
  return [
    ...own,
    ...others.flatMap((other) => (other.rule === rule ? [] : namesOf(other))),
    ...translations.flatMap(({ names }) => names.slice(0, maximumOthers)),
  ];
}

function namesOf({ rule }: Definition): readonly Template[] {
  return [rule.template, ...rule.alsoNamed.slice(0, maximumOthers)];
}

/** Of more names, rules of the same id or translations than this only the first are asked for: each use is read by every one of them. */
const maximumOthers = 20;
