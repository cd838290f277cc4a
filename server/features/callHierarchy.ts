import {
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  SymbolKind,
} from 'vscode-languageserver-types';
import { isTranslation } from '../formats/format.ts';
import { grouped } from '../text/grouped.ts';
import { label } from '../text/label.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { entryOf } from '../workspace/documents/entry.ts';
import { type EntryLabel, entryLabelsIn } from '../workspace/documents/entryLabels.ts';
import type { Section } from '../workspace/documents/section.ts';
import { documentTitle } from '../workspace/packages/documentTitle.ts';
import { entitiesWithId, entityAt } from '../workspace/packages/entityAt.ts';
import { definitionsOf, ruleAt } from '../workspace/rules/ruleAt.ts';
import { ruleReferencesIn } from '../workspace/rules/ruleReferences.ts';
import type { Asked, AskedOfAll } from './asked.ts';
import { type NamedPlace, namedPlaces } from './namedPlaces.ts';
import { symbolKindOf } from './symbolKind.ts';

/** The rule at the offset, or else the Monster, table … that is named there, also by a translation key, or else the entry around the offset. */
export function prepareCallHierarchy(asked: Asked, offset: number): CallHierarchyItem[] {
  const { scope, document } = asked;
  const rules = ruleAt(scope, document, offset)?.definitions ?? [];
  const named = entityAt(scope, document, offset);
  const entities = named && !named.isDefinition ? entitiesWithId(scope, named.kind, named.id).slice(0, 1) : [];
  const found = (rules.length > 0 ? rules : entities).flatMap(entriesOf);
  const entries = found.length > 0 ? found : entriesIn(document, document.sectionIndexAt(offset));
  return entries.flatMap((entry) => (entry.label ? [itemOf(asked, entry)] : []));
}

/** The uses of the item (a rule, Monster …) in the workspace: entry by entry, or a whole prose document, with the places. */
export function incomingCalls(asked: AskedOfAll, item: CallHierarchyItem): readonly CallHierarchyIncomingCall[] {
  const { scope } = asked;
  return entriesOfItem(asked, item).flatMap(({ document, index, section, label: own }) => {
    const { start } = documentSpan(document, index, own?.span ?? { start: 0, end: 0 });
    const uses = namedPlaces({ scope, document }, start).filter((use) => use.kind === 'use' && isCaller(use, section));
    return [...grouped(uses, (use) => use.section).values()].flatMap((ofEntry) => {
      const fromRanges = ofEntry.map((use) => use.document.range(use.span));
      return ofEntry
        .slice(0, 1)
        .flatMap(entriesOf)
        .map((caller) => ({ from: itemOf(asked, caller), fromRanges }));
    });
  });
}

/** Translations repeat the entries of the workspace. */
function isCaller({ document, section }: NamedPlace, called: Section): boolean {
  return section !== called && !document.isBundled && !isTranslation(document.format);
}

/** The rules that the item uses or mentions, and the Monsters and Events of a table, with the places. */
export function outgoingCalls(asked: AskedOfAll, item: CallHierarchyItem): CallHierarchyOutgoingCall[] {
  const { scope } = asked;
  const { entities } = scope.index;
  return entriesOfItem(asked, item).flatMap(({ document, index, section }) => {
    const rules = ruleReferencesIn(scope, document, section)
      .filter(({ kind }) => kind !== 'definition' && kind !== 'variant')
      .map(({ key, span }) => ({ span, target: definitionsOf(scope, key)[0] }));
    // Rules, which have names too, are among these already.
    const others = entities
      .referencesIn(section)
      .filter(({ kind, to }) => kind === 'use' && to !== 'rule' && to !== 'magic')
      .map((use) => ({ span: use.span, target: entitiesWithId(scope, use.to, entities.idOf(use))[0] }));
    const byEntry = grouped([...rules, ...others], ({ target }) => target?.section);
    return [...byEntry].flatMap(([called, uses]) => {
      const target = called === section ? undefined : uses[0]?.target;
      const fromRanges = uses.map(({ span }) => document.range(documentSpan(document, index, span)));
      return (target ? entriesOf(target) : []).map((entry) => ({ to: itemOf(asked, entry), fromRanges }));
    });
  });
}

/** An entry of a file, or a whole prose document, which has no label. */
interface Entry {
  readonly document: Document;
  /** The index of its section in the document. */
  readonly index: number;
  readonly section: Section;
  readonly label: EntryLabel | undefined;
}

/** None for the section before the first entry, and for translations, which belong to other entries. */
function entriesIn(document: Document, index: number): readonly Entry[] {
  const section = document.sections[index];
  const [own] = section ? entryLabelsIn(document, section) : [];
  const isPage = document.format?.isXml === false;
  return section && (own || isPage) ? [{ document, index, section, label: own }] : [];
}

function entriesOf({ document, section }: Pick<Entry, 'document' | 'section'>): readonly Entry[] {
  return entriesIn(document, document.sections.indexOf(section));
}

/** The editor sends the item back unchanged: none if another entry has come to its place since. */
function entriesOfItem({ scope }: AskedOfAll, { uri, name, selectionRange }: CallHierarchyItem): readonly Entry[] {
  const document = scope.get(uri) ?? scope.packWith(uri);
  const found = document ? entriesIn(document, document.sectionIndexAt(document.offsetAt(selectionRange.start))) : [];
  return found.filter(({ label: own }) => !own || nameOf(own) === name);
}

function nameOf({ name, id, element }: EntryLabel): string {
  return label(name || id || `<${element}>`);
}

function itemOf({ scope, reader }: AskedOfAll, { document, index, section, label: own }: Entry): CallHierarchyItem {
  const file = label(documentTitle(scope, document, reader.messages.language));
  const element = own && entryOf(section, document.format);
  const range = document.range(documentSpan(document, index, element?.span ?? { start: 0, end: section.text.length }));
  const { uri } = document;
  if (!own) return { name: file, kind: SymbolKind.File, uri, range, selectionRange: { ...range, end: range.start } };
  return {
    name: nameOf(own),
    kind: symbolKindOf(own.symbol),
    detail: file,
    uri,
    range,
    selectionRange: document.range(documentSpan(document, index, own.span)),
  };
}
