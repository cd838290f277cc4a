import type { Definition } from '../index/definition.ts';

/**
 * By what navigation tells rules apart: the id, so that all definitions of one are one rule. A rule whose author has given it no id goes
 * by its name, behind a blank, which no id begins with.
 */
export function ruleKey({ rule }: Definition): string {
  return rule.id ?? ` ${rule.name}`;
}
