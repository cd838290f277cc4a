import { messagesFor } from '../../server/wording/messages.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Section } from '../../server/workspace/documents/section.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { problemsOf } from './problems.ts';

const ids = ['eel', 'rat', 'rpb-fear'];
const entities = [
  ['rule', 'eel'],
  ['monster', 'm'],
  ['table', 'T'],
] as const;
const beginnings = ['ee', 'ra', 'fe', 'an'];
const mentions = ['Eel 3', 'Rat 3', 'Anguila 3', 'Fear 3'];

/** All that a workspace answers about a few ids and names, and the problems of its files, as plain text to be compared. */
export function snapshot(workspace: Workspace): unknown {
  const { index } = workspace.all;
  const places = (found: Iterable<{ readonly document: Document; readonly section: Section }>): readonly string[] =>
    [...found].map(({ document, section }) => placeOf(document, section));
  const nameOf = (name: Parameters<typeof index.definitionOf>[0]): string => {
    const { document, section } = name.kind === 'own' ? name.definition : name.translation;
    return `${name.template.name} ${placeOf(document, section)}`;
  };
  return {
    documents: [...workspace.documents()].map(({ uri, format }) => `${uri} ${format?.kind}`),
    definitions: places([...index.definitions()].filter(({ isBundled }) => !isBundled)),
    names: [...index.allNames()].map(nameOf),
    repeated: [...index.entities.repeatedIds('rule')].sort(),
    ids: ids.map((id) => ({
      counts: places([workspace.all.ruleWithId(id)].flatMap((found) => found ?? [])),
      rules: places(index.withId(id)),
      variants: places(index.variantsOf(id)),
      translations: index
        .translationsOf(id)
        .map(({ document, section, part }) => `${part} ${placeOf(document, section)}`),
      references: index
        .referencesTo(id)
        .map(({ document, section, span }) => `${placeOf(document, section)} ${span.start}`),
    })),
    entities: entities.map(([kind, id]) => ({
      definitions: places(index.entities.withId(kind, id)),
      references: places(index.entities.referencesTo(kind, id)),
      isRepeated: index.entities.repeatedIds(kind).has(id),
    })),
    beginnings: beginnings.map((letters) => [...index.beginningWith(letters)].map(nameOf)),
    mentions: mentions.map((mention) => index.names.all(mention).map(({ owner }) => nameOf(owner))),
    problems: [...workspace.documents()].map((document) =>
      problemsOf(workspace, document, messagesFor('en')).map(({ code, span, message }) => [code, span, message]),
    ),
  };
}

function placeOf(document: Document, section: Section): string {
  return `${document.uri}#${document.startOf(document.sections.indexOf(section))}`;
}
