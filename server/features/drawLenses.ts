import type { CodeLens, Command, Position } from 'vscode-languageserver-types';
import { isDrawn, tablesDrawing } from '../answers/draws/drawsOf.ts';
import { drawnTitle, tableDrawTitle } from '../answers/draws/drawText.ts';
import { goldId } from '../answers/draws/parts.ts';
import { tableDraws } from '../answers/draws/tableDraws.ts';
import { hasEntities } from '../formats/format.ts';
import { rememberedWith } from '../text/remembered.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import type { Entity } from '../workspace/index/entity.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { Asked } from './asked.ts';

/** A lens over a Monster, an Event or a table: its chances, or, over a table, a roll. */
export type DrawLens = 'draws' | 'rollTable';

/** The commands that these lenses run on the client. */
interface DrawCommands {
  readonly showReferences: string;
  readonly rollTable: string;
}

/**
 * Where lenses about draws stand, in steps: over each Monster and Event whose draws differ from those around it, if the workspace has tables,
 * and two over each table, the one that rolls first. What they say is worked out by `drawLensCommand` when they are in sight.
 *
 * @param dataOf what a lens carries, so that it is known again when it is in sight.
 */
export function* drawLenses(asked: Asked, dataOf: (which: DrawLens) => unknown): Steps<CodeLens[]> {
  const { workspace, document } = asked;
  const { format } = document;
  if (!(['monster', 'event', 'table'] as const).some((kind) => hasEntities(format, kind))) return [];
  return yield* listedBySection(document, (section, index) =>
    workspace.index.entities.entitiesIn(section).flatMap((entity) => {
      const lenses = lensesOf(asked, entity);
      if (lenses.length === 0) return [];
      const range = document.range(documentSpan(document, index, entity.idSpan));
      return lenses.map((which) => ({ range, data: dataOf(which) }));
    }),
  );
}

function lensesOf({ workspace, document, reader }: Asked, entity: Entity): readonly DrawLens[] {
  if (entity.kind === 'table') return ['rollTable', 'draws'];
  // The apps draw the dungeon gold without a table too.
  if (!isDrawn(entity.kind) || entity.id === goldId || !isForTables(document, workspace)) return [];
  return drawnTitle(tablesDrawing(workspace, entity), reader) === undefined ? [] : ['draws'];
}

/** Whether a table draws any entry of the document: where none does, the tables are in another package. */
const isForTables = rememberedWith(
  (_: Document, { index }: Workspace) => [index, index.referencesKey, index.definitionsKey],
  ({ sections }, { index: { entities } }) =>
    sections.some((section) =>
      entities
        .entitiesIn(section)
        .some(({ kind, id }) =>
          entities
            .referencesInAnyOrder(kind, id)
            .some((use) => use.kind === 'use' && entities.entitiesIn(use.section)[0]?.kind === 'table'),
        ),
    ),
);

/** What a lens about draws at that position says and does; undefined where the document has no such lens. */
export function drawLensCommand(
  { workspace, document, reader }: Asked,
  position: Position,
  which: DrawLens,
  commands: DrawCommands,
): Command | undefined {
  const entity = entityFrom(workspace, document, position);
  if (!entity) return undefined;
  const argument = { uri: document.uri, position };
  if (which === 'rollTable')
    return { title: reader.messages.words.odds.roll, command: commands.rollTable, arguments: [argument] };
  if (entity.kind === 'table') {
    const draws = tableDraws(workspace, entity);
    return draws && { title: tableDrawTitle(draws, reader), command: '' };
  }
  const title = drawnTitle(tablesDrawing(workspace, entity), reader);
  return title === undefined ? undefined : { title, command: commands.showReferences, arguments: [argument] };
}

/** The entity whose id begins at the position. */
function entityFrom({ index }: Workspace, document: Document, position: Position): Entity | undefined {
  const offset = document.offsetAt(position);
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const found = section ? index.entities.entitiesIn(section) : [];
  return found.find(({ idSpan }) => document.startOf(at) + idSpan.start === offset);
}
