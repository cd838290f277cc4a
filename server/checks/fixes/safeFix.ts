import type { Finding, Fix } from '../problems/finding.ts';
import type { ProblemCode } from '../problems/kinds.ts';

/** Fixes that an author must see: they remove texts, change what players roll for, or change a list of files that may come or go later. */
const asked: ReadonlySet<Fix['kind']> = new Set([
  'removeEntries',
  'removeRepeated',
  'renumber',
  'nameRoll',
  'listFiles',
  'unlistFile',
  'convert',
  'addPart',
  'markUntranslated',
]);

/** Nobody knows which of two texts is wrong. */
const doubtful: ReadonlySet<ProblemCode> = new Set(['translation-dice', 'translation-number', 'translation-row']);

/** The fix of a problem that a program may make without asking: the only one that there is. Undefined if the author must decide. */
export function safeFix({ code, fixes = [] }: Pick<Finding, 'fixes' | 'code'>): Fix | undefined {
  const [fix, ...others] = fixes;
  return doubtful.has(code) || others.length > 0 || (fix && asked.has(fix.kind)) ? undefined : fix;
}
