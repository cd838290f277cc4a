import type { Definition } from '../index/definition.ts';

/**
 * The key of a rule for navigation: its id, so that all definitions with one id are one rule. A rule without an id has its name as the key,
 * after a space, because no id begins with a space.
 */
export function ruleKey({ rule }: Definition): string {
  return rule.id ?? ` ${rule.name}`;
}
