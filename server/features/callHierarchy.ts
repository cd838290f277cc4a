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
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Definition } from '../workspace/index/definition.ts';
import type { Reference } from '../workspace/index/reference.ts';
import { documentTitle } from '../workspace/packages/documentTitle.ts';
import { entitiesWithId, entityAt } from '../workspace/packages/entityAt.ts';
import type { Package } from '../workspace/packages/package.ts';
import { ruleKey } from '../workspace/packages/ruleKey.ts';
import { definitionsOf, ruleAt } from '../workspace/rules/ruleAt.ts';
import { type RuleReference, ruleReferencesIn } from '../workspace/rules/ruleReferences.ts';
import type { Asked, AskedOfAll } from './asked.ts';
import { symbolKindOf } from './symbolKind.ts';

/** The rule at the offset, or else the Monster, table … that is named there, also by a translation key, or else the entry around the offset. */
export function prepareCallHierarchy(
  { scope, document, reader: { messages } }: Asked,
  offset: number,
): CallHierarchyItem[] {
  const index = document.sectionIndexAt(offset);
  const rule = ruleAt(scope, document, offset);
  const named = entityAt(scope, document, offset);
  const used = named && !named.isDefinition ? entryOfEntity(scope, { to: named.kind, id: named.id }) : undefined;
  const entries =
    rule && rule.definitions.length > 0 ? rule.definitions.map(entryOfRule) : [used ?? entryIn(document, index)];
  return entries.flatMap((entry) => (entry?.label ? [itemOf(scope, entry, messages)] : []));
}

/**
 * The uses of the item (a rule, Monster …) in the workspace: entry by entry, or a whole prose document, with the places.
 */
export function incomingCalls(
  { scope, reader: { messages } }: AskedOfAll,
  item: CallHierarchyItem,
): readonly CallHierarchyIncomingCall[] {
  const target = entryOfItem(scope, item)?.section;
  if (!target) return [];
  const definition = scope.index.definitionIn(target);
  const sought = definition && ruleKey(definition);
  // Translations repeat the entries.
  const documents = scope.documents().filter(({ format }) => !isTranslation(format));
  return documents.flatMap((document) => callsIn(document, scope, target, sought, messages));
}

/** @param sought undefined for an entry that is no rule. */
const callsIn = listedBySection(
  (
    document,
    section,
    index,
    scope: Package,
    target: Section,
    sought: string | undefined,
    messages: Messages,
  ): readonly CallHierarchyIncomingCall[] => {
    if (section === target) return [];
    const spans = sought ? ruleUses(scope, document, section, sought) : entityUses(scope, section, target);
    const caller = spans.length > 0 ? entryIn(document, index) : undefined;
    if (!caller) return [];
    const fromRanges = spans.map((span) => document.range(documentSpan(document, index, span)));
    return [{ from: itemOf(scope, caller, messages), fromRanges }];
  },
);

/** The rules that the item uses or mentions, and the Monsters and Events of a table, with the places. */
export function outgoingCalls(
  { scope, reader: { messages } }: AskedOfAll,
  item: CallHierarchyItem,
): CallHierarchyOutgoingCall[] {
  const source = entryOfItem(scope, item);
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
  for (const { key, span, definition } of rulesUsedIn(scope, document, section))
    add(key, span, entryOfRule(definition));
  for (const use of entityUsesIn(scope, section)) add(`<${use.to} ${use.id}`, use.span, entryOfEntity(scope, use));
  return [...calls.values()].map(({ entry, fromRanges }) => ({ to: itemOf(scope, entry, messages), fromRanges }));
}

function ruleUses(scope: Package, document: Document, section: Section, sought: string): readonly Span[] {
  return usedIn(scope, document, section).flatMap(({ key, span }) => (key === sought ? [span] : []));
}

function entityUses(scope: Package, section: Section, target: Section): readonly Span[] {
  const entities = scope.index.entities.entitiesIn(target);
  return entityUsesIn(scope, section).flatMap(({ to, id, span }) =>
    entities.some((entity) => entity.kind === to && entity.id === id) ? [span] : [],
  );
}

interface UsedRule {
  readonly key: string;
  readonly span: Span;
  readonly definition: Definition;
}

/** By id and by name, in the order of the text. */
function rulesUsedIn(scope: Package, document: Document, section: Section): readonly UsedRule[] {
  return usedIn(scope, document, section).flatMap(({ key, span }) => {
    const [definition] = definitionsOf(scope, key);
    return definition ? [{ key, span, definition }] : [];
  });
}

function usedIn(scope: Package, document: Document, section: Section): readonly RuleReference[] {
  const references = ruleReferencesIn(scope, document, section);
  return references.filter(({ kind }) => kind !== 'definition' && kind !== 'variant');
}

/** The Monsters, Events, tables … that an entry names, also in groups. `rulesUsedIn` finds rules, which have names too. */
function entityUsesIn({ index }: Package, section: Section): readonly Reference[] {
  const references = index.entities.referencesIn(section);
  return references.filter(({ kind, to }) => kind === 'use' && to !== 'rule' && to !== 'magic');
}

function entryOfEntity(scope: Package, reference: Pick<Reference, 'to' | 'id' | 'otherId'>): Entry | undefined {
  const [entity] = entitiesWithId(scope, reference.to, scope.index.entities.idOf(reference));
  return entity && entryIn(entity.document, entity.document.sections.indexOf(entity.section));
}

function entryOfRule({ document, section }: Definition): Entry | undefined {
  return entryIn(document, document.sections.indexOf(section));
}

/** The entry of an item is found by its position: the editor sends the item back unchanged. */
function entryOfItem(scope: Package, { uri, selectionRange, data }: CallHierarchyItem): Entry | undefined {
  const [definition] = typeof data === 'string' ? definitionsOf(scope, data) : [];
  if (definition?.document.uri === uri) return entryOfRule(definition);
  const document = scope.get(uri) ?? scope.packWith(uri);
  return document && entryIn(document, document.sectionIndexAt(document.offsetAt(selectionRange.start)));
}

function itemOf(scope: Package, entry: Entry, messages: Messages): CallHierarchyItem {
  const { document, index, section, label: own } = entry;
  const file = label(documentTitle(scope, document, messages.language));
  const element = own && entryOf(section, document.format);
  const range = document.range(documentSpan(document, index, element?.span ?? { start: 0, end: section.text.length }));
  const { uri } = document;
  if (!own) return { name: file, kind: SymbolKind.File, uri, range, selectionRange: { ...range, end: range.start } };
  const definition = scope.index.definitionIn(section);
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
