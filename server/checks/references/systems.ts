import { nearestSlip } from '../../text/nearest.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { systemNamesIn, usualSystem } from '../../workspace/documents/systemsIn.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';

/** Shorter names are as like each other as slips are. */
const shortestName = 6;

/**
 * Systems that a document names, if the name is a slip of that of a bundled pack: none of its rules would be known. Any other name is a
 * system of the author's own. Spans count in the document.
 */
export function systemProblems({ allPacks }: Package, document: Document): readonly Finding[] {
  const known = [usualSystem, ...allPacks.flatMap(({ system = [] }) => system)];
  return systemNamesIn(document).flatMap(({ name, span }): readonly Finding[] => {
    if (name.length < shortestName || known.includes(name)) return [];
    const nearest = nearestSlip(name, known);
    if (nearest === undefined) return [];
    return [{ code: 'unknown-system', span, facts: { name, nearest }, fixes: replacement(span, nearest) }];
  });
}
