import {
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type Range,
  SymbolKind,
} from 'vscode-languageserver-types';
import { isTranslation } from '../formats/format.ts';
import { label } from '../text/label.ts';
import type { Span } from '../text/span.ts';
import type { Messages } from '../wording/messages.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { entryOf } from '../workspace/documents/entry.ts';
import { type EntryLabel, entryLabelsIn } from '../workspace/documents/entryLabels.ts';
import type { Section } from '../workspace/documents/section.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import type { Definition } from '../workspace/index/definition.ts';
import type { Reference } from '../workspace/index/reference.ts';
import { documentTitle } from '../workspace/packages/documentTitle.ts';
import { entitiesWithId, entityAt } from '../workspace/packages/entityAt.ts';
import { ruleKey } from '../workspace/packages/ruleKey.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { definitionsOf, ruleAt } from '../workspace/rules/ruleAt.ts';
import { ruleMentionsIn } from '../workspace/rules/ruleMentions.ts';
import { ruleReferencesIn, soughtRule } from '../workspace/rules/ruleReferences.ts';
import type { Asked, AskedOfAll } from './asked.ts';
import { symbolKindOf } from './symbolKind.ts';

/** The rule at the offset, or else the Monster, table … that is named there, also by a translation key, or else the entry around the offset. */
export function prepareCallHierarchy(
  { workspace, document, reader: { messages } }: Asked,
  offset: number,
): CallHierarchyItem[] {
  const index = document.sectionIndexAt(offset);
  const rule = ruleAt(workspace, document, offset);
  const named = entityAt(workspace, document, offset);
  const used = named && !named.isDefinition ? entryOfEntity(workspace, { to: named.kind, id: named.id }) : undefined;
  const entries =
    rule && rule.definitions.length > 0 ? rule.definitions.map(entryOfRule) : [used ?? entryIn(document, index)];
  return entries.flatMap((entry) => (entry?.label ? [itemOf(workspace, entry, messages)] : []));
}

/**
 * The uses of the item (a rule, Monster …) in the workspace: entry by entry, or a whole prose document, with the places. In steps, one for
 * each section of the workspace.
 */
export function* incomingCalls(
  { workspace, reader: { messages } }: AskedOfAll,
  item: CallHierarchyItem,
): Steps<CallHierarchyIncomingCall[]> {
  const target = entryOfItem(workspace, item);
  const usesOf = target && usesFinder(workspace, target);
  if (!usesOf) return [];
  const calls: CallHierarchyIncomingCall[] = [];
  for (const document of workspace.documents()) {
    // Translations repeat the entries.
    if (isTranslation(document.format)) continue;
    const inDocument = yield* listedBySection(document, (section, index) => {
      const spans = section === target.section ? [] : usesOf(document, section);
      const caller = spans.length > 0 ? entryIn(document, index) : undefined;
      if (!caller) return [];
      const fromRanges = spans.map((span) => document.range(documentSpan(document, index, span)));
      return [{ from: itemOf(workspace, caller, messages), fromRanges }];
    });
    for (const call of inDocument) calls.push(call);
  }
  return calls;
}

/** The rules that the item uses or mentions, and the Monsters and Events of a table, with the places. */
export function outgoingCalls(
  { workspace, reader: { messages } }: AskedOfAll,
  item: CallHierarchyItem,
): CallHierarchyOutgoingCall[] {
  const source = entryOfItem(workspace, item);
  if (!source) return [];
  const { document, section, index } = source;
  const calls = new Map<string, { readonly entry: Entry; readonly fromRanges: Range[] }>();
  const add = (key: string, span: Span, entry: Entry | undefined): void => {
    if (!entry || entry.section === section) return;
    const range = document.range(documentSpan(document, index, span));
    const call = calls.get(key);
    if (call) call.fromRanges.push(range);
    else calls.set(key, { entry, fromRanges: [range] });
  };
  for (const { key, span, definition } of rulesUsedIn(workspace, document, section))
    add(key, span, entryOfRule(definition));
  for (const use of entityUsesIn(workspace, section))
    add(`<${use.to} ${use.id}`, use.span, entryOfEntity(workspace, use));
  return [...calls.values()].map(({ entry, fromRanges }) => ({ to: itemOf(workspace, entry, messages), fromRanges }));
}

function usesFinder(
  workspace: Workspace,
  { section }: Entry,
): ((document: Document, section: Section) => readonly Span[]) | undefined {
  const definition = workspace.index.definitionIn(section);
  if (definition) {
    const sought = soughtRule(workspace, { id: definition.rule.id, definitions: [definition] });
    return (other, part) =>
      sought
        ? ruleReferencesIn(workspace, other, part, sought).flatMap(({ kind, span }) =>
            kind === 'definition' || kind === 'variant' ? [] : [span],
          )
        : [];
  }
  const entities = workspace.index.entities.entitiesIn(section);
  if (entities.length === 0) return undefined;
  return (_, part) =>
    entityUsesIn(workspace, part).flatMap(({ to, id, span }) =>
      entities.some((entity) => entity.kind === to && entity.id === id) ? [span] : [],
    );
}

interface UsedRule {
  readonly key: string;
  readonly span: Span;
  readonly definition: Definition;
}

/** By id and by name, in the order of the text. */
function rulesUsedIn(workspace: Workspace, document: Document, section: Section): readonly UsedRule[] {
  const used = (key: string, span: Span): readonly UsedRule[] => {
    const [definition] = definitionsOf(workspace, key);
    return definition ? [{ key, span, definition }] : [];
  };
  return [
    ...workspace.index.referencesIn(section).flatMap(({ id, span }) => used(id, span)),
    ...ruleMentionsIn(workspace, document, section).flatMap(({ key, span }) => used(key, span)),
  ].sort((a, b) => a.span.start - b.span.start);
}

/** The Monsters, Events, tables … that an entry names, also in groups. `rulesUsedIn` finds rules, which have names too. */
function entityUsesIn({ index }: Workspace, section: Section): readonly Reference[] {
  const references = index.entities.referencesIn(section);
  return references.filter(({ kind, to }) => kind === 'use' && to !== 'rule' && to !== 'magic');
}

function entryOfEntity(workspace: Workspace, reference: Pick<Reference, 'to' | 'id' | 'otherId'>): Entry | undefined {
  const [entity] = entitiesWithId(workspace, reference.to, workspace.index.entities.idOf(reference));
  return entity && entryIn(entity.document, entity.document.sections.indexOf(entity.section));
}

function entryOfRule({ document, section }: Definition): Entry | undefined {
  return entryIn(document, document.sections.indexOf(section));
}

/** The entry of an item is found by its position: the editor sends the item back unchanged. */
function entryOfItem(workspace: Workspace, { uri, selectionRange, data }: CallHierarchyItem): Entry | undefined {
  const [definition] = typeof data === 'string' ? definitionsOf(workspace, data) : [];
  if (definition?.document.uri === uri) return entryOfRule(definition);
  const document = workspace.get(uri) ?? workspace.packWith(uri);
  return document && entryIn(document, document.sectionIndexAt(document.offsetAt(selectionRange.start)));
}

function itemOf(workspace: Workspace, entry: Entry, messages: Messages): CallHierarchyItem {
  const { document, index, section, label: own } = entry;
  const file = label(documentTitle(workspace, document, messages.language));
  const element = own && entryOf(section, document.format);
  const range = document.range(documentSpan(document, index, element?.span ?? { start: 0, end: section.text.length }));
  const { uri } = document;
  if (!own) return { name: file, kind: SymbolKind.File, uri, range, selectionRange: { ...range, end: range.start } };
  const definition = workspace.index.definitionIn(section);
  return {
    name: label(own.name || own.id || `<${own.element}>`),
    kind: symbolKindOf(own.symbol),
    detail: file,
    uri,
    range,
    selectionRange: document.range(documentSpan(document, index, own.span)),
    // The key of a rule, because an edit above moves the rule but keeps its id.
    ...(definition && { data: ruleKey(definition) }),
  };
}

/** An entry of a file, or a whole prose document, which has no label. */
interface Entry {
  readonly document: Document;
  /** The index of its section in the document. */
  readonly index: number;
  readonly section: Section;
  readonly label: EntryLabel | undefined;
}

/** Undefined for the section before the first entry, and for translations, which belong to other entries. */
function entryIn(document: Document, index: number): Entry | undefined {
  const section = document.sections[index];
  const [label] = section ? entryLabelsIn(document, section) : [];
  const isPage = document.format?.isXml === false;
  return section && (label || isPage) ? { document, index, section, label } : undefined;
}
