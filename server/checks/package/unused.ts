import { entryFormat, type XmlFormat } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Elsewhere } from '../elsewhere/elsewhere.ts';
import type { Finding } from '../problems/finding.ts';

/** Entries that the apps find by their ids, without a table or a Monster that names them. */
const usedByApps: ReadonlySet<string> = new Set(['rpb-magic', 'rpb-treasure-dungeon-gold']);

/**
 * An entry that has an effect only where another one names it, and that none names: a rule that no Monster has, a Monster in no table. None
 * in a file of which most entries are not used either: its uses are in another package. Depends on the ids and references of the workspace: a rule
 * may still be mentioned by a scenario. Spans are in section coordinates.
 */
export function unusedProblems(
  scope: Package,
  elsewhere: Elsewhere,
  document: Document,
  section: Section,
): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml || scope.isBeingRead) return none;
  const [entity] = scope.index.entities.entitiesIn(section);
  if (!entity || usedByApps.has(entity.id) || elsewhere.isNamed(entity) || !isForOthers(format, section)) return none;
  if (!elsewhere.isMostlyUsed(document.uri)) return none;
  // Few rules have no other use, and without one the pages need not be read.
  if (entity.kind === 'rule' && elsewhere.isMentioned(entity.id)) return none;
  return [{ code: 'unused-entry', span: entity.idSpan, facts: { entity: entity.kind, id: entity.id } }];
}

const none: readonly Finding[] = [];

function isForOthers(format: XmlFormat, section: Section): boolean {
  return entryFormat(format, entryTag(section, format)?.name ?? '')?.isForOthers === true;
}
