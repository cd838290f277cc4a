import type { EntityKind } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { PackageUnit } from '../../workspace/packages/packageUnits.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { ruleReferencesIn } from '../../workspace/rules/ruleReferences.ts';

/** What a check may ask about all packages of a workspace, because some of them may continue the one that it sees. */
export interface Elsewhere {
  /** The packages that define an entity. */
  definedIn(kind: EntityKind, id: string): readonly PackageUnit[];
  /** Whether anything except its translations names the entity. */
  isNamed(entity: Pick<Entity, 'kind' | 'id'>): boolean;
  /** Whether a page mentions the rule. */
  isMentioned(ruleId: string): boolean;
  /** Whether most entries of the document with that URI are named: the uses of the entries of any other are in another package. */
  isMostlyUsed(uri: string): boolean;
}

export const elsewhereIn = remembered((workspace: Workspace): Elsewhere => {
  const { entities } = workspace.all.index;
  const isNamed: Elsewhere['isNamed'] = ({ kind, id }) =>
    entities.referencesTo(kind, id).some((one) => one.kind !== 'translation');
  const mostlyUsed = query(({ sections }: Document): boolean => {
    const first = sections.flatMap((section) => entities.entitiesIn(section)[0] ?? []);
    return first.filter(isNamed).length * 2 > first.length;
  });
  return {
    definedIn: (kind, id) => entities.ownWithId(kind, id).map(({ document }) => workspace.units.of(document)),
    isNamed,
    isMentioned: workspace.question('isMentioned', (ruleId) => mentionedRules(workspace).has(ruleId)),
    isMostlyUsed: workspace.question('isMostlyUsed', (uri) => {
      const document = workspace.get(uri);
      return document !== undefined && mostlyUsed(document);
    }),
  };
});

/** The ids of the rules that the pages of a workspace mention. */
const mentionedRules = query((workspace: Workspace): ReadonlySet<string> => {
  const pages = workspace.documents().filter(({ format }) => format?.isXml === false);
  return new Set(
    pages.flatMap((page) =>
      page.sections.flatMap((section) =>
        ruleReferencesIn(workspace.packageOf(page), page, section).flatMap(({ key, kind }) =>
          kind === 'mention' ? [key] : [],
        ),
      ),
    ),
  );
});
