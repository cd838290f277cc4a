import type { Finding, Fix } from '../problems/finding.ts';

/** Fixes that an author must see: they remove texts, change what players roll for, or change a list of files that may come or go later. */
const asked: ReadonlySet<Fix['kind']> = new Set([
  'removeEntries',
  'renumber',
  'addRow',
  'moveOut',
  'nameRoll',
  'listFiles',
  'unlistFile',
  'convert',
  'addPart',
]);

/** The fix of a problem that a program may make without asking: the only one that there is. Undefined if the author must decide. */
export function safeFix({ fixes = [] }: Pick<Finding, 'fixes'>): Fix | undefined {
  const [fix, ...others] = fixes;
  return others.length > 0 || (fix && asked.has(fix.kind)) ? undefined : fix;
}
