import type { CodeLens, Command, Position } from 'vscode-languageserver-types';
import { isDrawn, tablesDrawing } from '../answers/draws/drawsOf.ts';
import { drawnTitle, tableDrawTitle } from '../answers/draws/drawText.ts';
import { tableDraws } from '../answers/draws/tableDraws.ts';
import { hasEntities } from '../formats/format.ts';
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
 * Where lenses about draws stand, in steps: over each Monster and Event that a table names, and two over each table, the one that rolls first.
 * What they say is worked out by `drawLensCommand` when they are in sight.
 *
 * @param dataOf what a lens carries, so that it is known again when it is in sight.
 */
export function* drawLenses({ workspace, document }: Asked, dataOf: (which: DrawLens) => unknown): Steps<CodeLens[]> {
  const { format } = document;
  if (!(['monster', 'event', 'table'] as const).some((kind) => hasEntities(format, kind))) return [];
  return yield* listedBySection(document, (section, index) =>
    workspace.index.entities.entitiesIn(section).flatMap((entity) => {
      const lenses = lensesOf(workspace, entity);
      if (lenses.length === 0) return [];
      const range = document.range(documentSpan(document, index, entity.idSpan));
      return lenses.map((which) => ({ range, data: dataOf(which) }));
    }),
  );
}

function lensesOf({ index: { entities } }: Workspace, { kind, id }: Entity): readonly DrawLens[] {
  if (kind === 'table') return ['rollTable', 'draws'];
  if (!isDrawn(kind)) return [];
  const isNamed = entities
    .referencesInAnyOrder(kind, id)
    .some((use) => use.kind === 'use' && entities.entitiesIn(use.section)[0]?.kind === 'table');
  return isNamed ? ['draws'] : [];
}

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
  return { title, command: commands.showReferences, arguments: [argument] };
}

/** The entity whose id begins at the position. */
function entityFrom({ index }: Workspace, document: Document, position: Position): Entity | undefined {
  const offset = document.offsetAt(position);
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const found = section ? index.entities.entitiesIn(section) : [];
  return found.find(({ idSpan }) => document.startOf(at) + idSpan.start === offset);
}
