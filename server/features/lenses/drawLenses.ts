import type { Command, Position } from 'vscode-languageserver-types';
import { isDrawn, tablesDrawing } from '../../answers/draws/drawnFrom.ts';
import { drawnTitle, tableDrawTitle } from '../../answers/draws/drawText.ts';
import { goldId } from '../../answers/draws/parts.ts';
import { tableDraws } from '../../answers/draws/tableDraws.ts';
import type { Reader } from '../../answers/reader.ts';
import { query } from '../../queries/remembered.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { LensData, LensesAsked, LensKind } from './lensKind.ts';

/** A lens over a Monster, an Event or a table: its chances, or, over a table, a roll. */
type DrawLens = 'draws' | 'rollTable';

/**
 * Over each Monster and Event whose draws differ from those around it, if the workspace has tables, how likely it is drawn, and two lenses over
 * each table, the one that rolls first.
 */
export const drawLenses: LensKind = {
  setting: 'draws',
  isOnByDefault: false,
  lenses: ({ scope, document, reader }) => placedLenses(document, scope, reader),
  command: drawCommand,
};

const placedLenses = listedBySection((document, section, index, scope: Package, reader: Reader) =>
  scope.index.entities.entitiesIn(section).flatMap((entity) => {
    const lenses = lensesOf(scope, document, reader, entity);
    if (lenses.length === 0) return [];
    const range = document.range(documentSpan(document, index, entity.idSpan));
    return lenses.map((data) => ({ range, data }));
  }),
);

function lensesOf(scope: Package, document: Document, reader: Reader, entity: Entity): readonly DrawLens[] {
  if (entity.kind === 'table') return ['rollTable', 'draws'];
  // The apps draw the dungeon gold without a table too.
  if (!isDrawn(entity.kind) || entity.id === goldId || !isForTables(document, scope)) return [];
  return drawnTitle(tablesDrawing(scope, entity), reader) === undefined ? [] : ['draws'];
}

/** Whether a table draws any entry of the document: where none does, the tables are in another package. */
const isForTables = query(({ sections }: Document, { index: { entities } }: Package) =>
  sections.some((section) =>
    entities
      .entitiesIn(section)
      .some(({ kind, id }) =>
        entities
          .referencesTo(kind, id)
          .some((use) => use.kind === 'use' && entities.entitiesIn(use.section)[0]?.kind === 'table'),
      ),
  ),
);

function drawCommand(asked: LensesAsked, position: Position, which: LensData): Command | undefined {
  const { scope, document, reader, commands } = asked;
  const entity = entityFrom(scope, document, position);
  if (!entity) return undefined;
  const argument = { uri: document.uri, position };
  if (which === 'rollTable')
    return { title: reader.messages.words.odds.roll, command: commands.rollTable, arguments: [argument] };
  if (entity.kind === 'table') {
    const draws = tableDraws(entity);
    return draws && { title: tableDrawTitle(draws, reader), command: '' };
  }
  const title = drawnTitle(tablesDrawing(scope, entity), reader);
  return title === undefined ? undefined : { title, command: commands.showReferences, arguments: [argument] };
}

/** The entity whose id begins at the position. */
function entityFrom({ index }: Package, document: Document, position: Position): Entity | undefined {
  const offset = document.offsetAt(position);
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const found = section ? index.entities.entitiesIn(section) : [];
  return found.find(({ idSpan }) => document.startOf(at) + idSpan.start === offset);
}
