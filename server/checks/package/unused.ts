import { entryFormat, type XmlFormat } from '../../formats/format.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { ruleMentionsIn } from '../../workspace/rules/ruleMentions.ts';
import type { Finding } from '../problems/finding.ts';

/** Entries that the apps find by their ids, without a table or a Monster that names them. */
const usedByApps: ReadonlySet<string> = new Set(['rpb-magic', 'rpb-treasure-dungeon-gold']);

/**
 * An entry that has an effect only where another one names it, and that none names: a rule that no Monster has, a Monster in no table. None
 * in a file of which most entries are not used either: its uses are in another package. Depends on the ids and references of the workspace: a rule
 * may still be mentioned by a scenario. Spans are in section coordinates.
 */
export function unusedProblems(workspace: Workspace, document: Document, section: Section): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml || workspace.isBeingRead) return none;
  const [entity] = workspace.index.entities.entitiesIn(section);
  if (!entity || usedByApps.has(entity.id) || isUsed(workspace, entity) || !isForOthers(format, section)) return none;
  if (!isMostlyUsed(document, workspace)) return none;
  return [{ code: 'unused-entry', span: entity.idSpan, facts: { entity: entity.kind, id: entity.id } }];
}

const none: readonly Finding[] = [];

function isForOthers(format: XmlFormat, section: Section): boolean {
  return entryFormat(format, entryTag(section, format)?.name ?? '')?.isForOthers === true;
}

/** Whether anything except its translations names the entity, also in a package that may continue its own. */
function isUsed(
  {
    whole: {
      index: { entities },
    },
  }: Workspace,
  { kind, id }: Entity,
): boolean {
  return entities.referencesInAnyOrder(kind, id).some((reference) => reference.kind !== 'translation');
}

/** The keys of the index change with all that the answer depends on: a key typed in a text counts no entry again. */
const isMostlyUsed = rememberedWith(
  (_: Document, { whole: { index } }: Workspace) => [index, index.referencesKey, index.definitionsKey],
  ({ sections }, workspace) => {
    const entities = sections.flatMap((section) => workspace.index.entities.entitiesIn(section)[0] ?? []);
    return entities.filter((entity) => isUsed(workspace, entity)).length * 2 > entities.length;
  },
);

/** The ids of the rules that the scenarios of the workspace mention. */
export function mentionedRules(workspace: Workspace): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const document of workspace.documents()) {
    if (document.format?.isXml !== false) continue;
    for (const section of document.sections) {
      for (const { key } of ruleMentionsIn(workspace, document, section)) ids.add(key);
    }
  }
  return ids;
}
