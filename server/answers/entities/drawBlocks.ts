import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type DrawnFrom, isDrawn, tablesDrawing } from '../draws/drawnFrom.ts';
import { drawLine } from '../draws/drawText.ts';
import { tableDraws } from '../draws/tableDraws.ts';
import { drawTables } from '../draws/tableRows.ts';
import { dotted, type MarkdownBlock, type MarkdownPiece, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { tableCard } from './tableCard.ts';

/** How likely the entries of a table are, and in which tables a Monster, an Event or a table is, and how likely each draws it. */
export function drawBlocks(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const draws = entity.kind === 'table' ? tableDraws(entity) : undefined;
  return [
    { kind: 'heading', depth: 0, text: entityName(entity) },
    ...(draws ? [...tableCard(scope, entity, reader), ...drawTables(scope, draws, reader)] : []),
    ...drawnLines(scope, entity, reader),
  ];
}

/**
 * The tables that draw an entity, and how likely each does.
 *
 * @param most of them are listed.
 */
export function drawnLines(
  scope: Package,
  entity: Entity,
  reader: Reader,
  most = Number.POSITIVE_INFINITY,
): readonly MarkdownBlock[] {
  if (!isDrawn(entity.kind)) return [];
  const { draws: words, entities } = reader.messages.words;
  const tables = tablesDrawing(scope, entity);
  if (tables.length === 0) return entity.kind === 'table' ? [] : [paragraph(entities.notDrawn)];
  const items = tables.slice(0, most).map((from) => ({ depth: 0, line: dotted(drawnPieces(from, reader)) }));
  const more = tables.length > most ? [{ depth: 0, line: ['…'] }] : [];
  return [paragraph(words.drawnFrom), { kind: 'list', items: [...items, ...more] }];
}

function drawnPieces(from: DrawnFrom, reader: Reader): readonly MarkdownPiece[] {
  const { draws: words } = reader.messages.words;
  const { table, count } = from;
  const entries = words.entriesOf({ count, all: table.entries.length });
  return [{ kind: 'bold', text: table.name }, entries, drawLine(from, reader)];
}
