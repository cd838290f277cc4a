import type { CodeLens } from 'vscode-languageserver-types';
import { hasEntities } from '../formats/format.ts';
import { isNamedByEntries } from '../formats/formats.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import { referencesToEntity } from '../workspace/packages/entityAt.ts';
import { ruleKey } from '../workspace/packages/ruleKey.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { ruleNameSpan } from '../workspace/rules/ruleLocation.ts';
import { documentsToSearch } from '../workspace/rules/ruleReferences.ts';
import { ruleUseCounts } from '../workspace/rules/ruleUseCounts.ts';
import type { Asked } from './asked.ts';

/**
 * A lens above every rule, Monster, Event, table, Warrior and objective room of the document with the number of its uses in the workspace; a click shows them.
 * In steps, for rules one for each section of the workspace.
 */
export function* referenceLenses({ workspace, document, reader }: Asked, showReferences: string): Steps<CodeLens[]> {
  if (!hasEntities(document.format, 'rule'))
    return yield* entityLenses({ workspace, document, reader }, showReferences);
  const counts = yield* countReferences(workspace, document);
  return yield* listedBySection(document, (section, index) => {
    const definition = workspace.index.definitionIn(section);
    if (!definition) return [];
    const range = document.range(documentSpan(document, index, ruleNameSpan(definition)));
    const count = counts.get(ruleKey(definition)) ?? 0;
    // Without uses the lens is not a link.
    const command = count > 0 ? showReferences : '';
    const argument = { uri: document.uri, position: range.start };
    return [{ range, command: { title: reader.messages.words.uses(count), command, arguments: [argument] } }];
  });
}

/** The same for entries that are no rules, by their ids and names. */
function* entityLenses({ workspace, document, reader }: Asked, showReferences: string): Steps<CodeLens[]> {
  return yield* listedBySection(document, (section, index) =>
    workspace.index.entities.entitiesIn(section).flatMap((entity) => {
      if (!isNamedByEntries(entity.kind)) return [];
      const range = document.range(documentSpan(document, index, entity.idSpan));
      const count = referencesToEntity(workspace, entity).length;
      const argument = { uri: document.uri, position: range.start };
      const command = count > 0 ? showReferences : '';
      return [{ range, command: { title: reader.messages.words.uses(count), command, arguments: [argument] } }];
    }),
  );
}

/** The numbers by the keys of the rules, as many as `references` finds without the definition. */
function* countReferences(workspace: Workspace, document: Document): Steps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const other of documentsToSearch(workspace, document))
    for (const [key, { all }] of yield* ruleUseCounts(workspace, other)) counts.set(key, (counts.get(key) ?? 0) + all);
  return counts;
}
