import type { Finding, Fix } from '../problems/finding.ts';

/**
 * The fix of a problem that a program may make without asking: the only one that there is, and one that removes no entry, because the texts of
 * an author would be lost. Undefined if the author must decide.
 */
export function safeFix({ fixes = [] }: Pick<Finding, 'fixes'>): Fix | undefined {
  const [fix, ...others] = fixes;
  return others.length > 0 || fix?.kind === 'removeEntries' ? undefined : fix;
}
