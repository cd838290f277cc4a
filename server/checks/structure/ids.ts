import type { EntityKind, Format } from '../../formats/format.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf, folderOf } from '../../workspace/documents/fileName.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Duplicate ids of entities of one kind, in this document or in another of the same package; tables have names instead. Spans are in document
 * coordinates.
 */
export function idProblems(scope: Package, document: Document): readonly Finding[] {
  const { entities } = scope.index;
  const kinds = identified(document.format);
  const problems: Finding[] = [];
  if (kinds.every((kind) => entities.repeatedIds(kind).size === 0)) return problems;
  const seen = new Map<string, Span>();
  for (const [index, section] of document.sections.entries()) {
    for (const entity of entities.entitiesIn(section)) {
      const { kind, id } = entity;
      if (!kinds.includes(kind) || !entities.repeatedIds(kind).has(id)) continue;
      const span = shift(entity.idSpan, document.startOf(index));
      const first = seen.get(id);
      if (first) problems.push({ code: 'duplicate-id', span, facts: { id, first } });
      else {
        seen.set(id, span);
        problems.push(...inOtherFile(scope, entity, span), ...inBase(scope, entity, span));
      }
    }
  }
  return problems;
}

/** The kinds of entity that the entries of a document are: the first that each defines. Others, such as the name of a card, may be repeated. */
function identified(format: Format | undefined): readonly EntityKind[] {
  if (!format?.isXml) return [];
  return [...format.entries, ...(format.parts ?? [])].flatMap(({ defines: [first] }) => first?.entity ?? []);
}

function inOtherFile(scope: Package, { kind, id, document }: Entity, span: Span): readonly Finding[] {
  const other = scope.index.entities.ownWithId(kind, id).find(
    // A package has its entries of a kind in one folder; files elsewhere are another package, or a copy.
    (found) => found.document !== document && folderOf(found.document.uri) === folderOf(document.uri),
  );
  if (!other) return [];
  const { uri } = other.document;
  return [{ code: 'id-in-other-file', span, facts: { entity: kind, id, file: fileNameOf(uri), uri } }];
}

/** An entry that takes the place of one in a package that this one continues, unless `whq.json` says that it is meant. */
function inBase(scope: Package, { kind, id, document }: Entity, span: Span): readonly Finding[] {
  const { units } = scope;
  const unit = units.of(document);
  if (unit.houseRules.has(id)) return [];
  for (const other of scope.index.entities.ownWithId(kind, id)) {
    const base = units.of(other.document);
    if (base.id === undefined || !units.continues(unit, base)) continue;
    const { uri } = other.document;
    return [{ code: 'replaced-entry', span, facts: { entity: kind, id, base: base.id, file: fileNameOf(uri), uri } }];
  }
  return [];
}
