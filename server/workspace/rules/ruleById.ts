import { readUse, type UseText } from '../../abilities/mentions/use.ts';
import type { Definition } from '../index/definition.ts';
import type { Package } from '../packages/package.ts';

/** A rule that a text names by its id, with the values behind it. */
interface RuleOfId {
  readonly definition: Definition;
  /** Absent where the text is the id alone. */
  readonly use: UseText | undefined;
}

/** An id, alone or with values like behind a name: `rpb-fear 6`. */
export function ruleById(scope: Package, text: string): RuleOfId | undefined {
  const [id = ''] = /^\S*/.exec(text) ?? [];
  const definition = scope.ruleWithId(id) ?? scope.ruleWithId(id.toLowerCase());
  if (!definition) return undefined;
  const values = text.slice(id.length);
  const { template } = definition.rule;
  const use = values === '' ? undefined : readUse(`${template.baseName}${values}`, [template]);
  return values !== '' && !use ? undefined : { definition, use };
}
