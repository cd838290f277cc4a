import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import { chanceText, percentText } from '../odds/numbers.ts';
import type { Reader } from '../reader.ts';
import type { View } from '../view/view.ts';
import { tablesDrawing } from './drawnFrom.ts';
import { drawLine, levelsToShow, tableDrawTitle } from './drawText.ts';
import { kindOf } from './parts.ts';
import { allDraws, type TableDraws, tableDraws } from './tableDraws.ts';
import { drawRows } from './tableRows.ts';

/**
 * How likely the entries of a table are, or in which tables a Monster or an Event is, and how likely each draws it.
 *
 * @param ambience undefined: all of them.
 */
export function drawsView(scope: Package, entity: Entity, ambience: string | undefined, reader: Reader): View {
  const { words, language } = reader.messages;
  const name = entityName(entity);
  const blocks = entity.kind === 'table' ? tableBlocks : entityBlocks;
  return {
    tab: words.views.draws(name),
    language,
    blocks: [{ kind: 'heading', depth: 0, text: name }, ...blocks(scope, entity, ambience, reader)],
  };
}

type Blocks = (
  scope: Package,
  entity: Entity,
  ambience: string | undefined,
  reader: Reader,
) => readonly MarkdownBlock[];

const tableBlocks: Blocks = (scope, entity, ambience, reader) => {
  const draws = tableDraws(entity, ambience);
  if (!draws) return [];
  const { entities, draws: words } = reader.messages.words;
  return [
    paragraph(
      ...dotted([
        entities.tableKind(kindOf(draws.table)),
        ...(ambience === undefined ? [] : [words.inAmbience(ambience)]),
        tableDrawTitle(draws, reader),
      ]),
    ),
    ...drawTables(scope, draws, reader),
  ];
};

/** For each level the different entries of a table with their chances. */
export function drawTables(scope: Package, draws: TableDraws, reader: Reader): readonly MarkdownBlock[] {
  const { messages } = reader;
  const { entities, draws: words } = messages.words;
  return levelsToShow(draws, reader).flatMap((level): readonly MarkdownBlock[] => {
    const parts = draws.at(level);
    const rows = drawRows(scope, parts).map(({ chance, upTo, name, part }) => [
      chanceText(chance, messages),
      percentText(upTo, messages),
      parts.length > 1 ? `${words.part[part]}: ${name}` : name,
    ]);
    return [
      ...(level === undefined ? [] : [{ kind: 'heading', depth: 1, text: `${entities.level} ${level}` } as const]),
      { kind: 'table', rows: [[words.chanceHead, words.cumulative, words.entry], ...rows] },
    ];
  });
}

/** The tables that draw it, each by itself, and all of a kind together. */
const entityBlocks: Blocks = (scope, entity, ambience, reader) => {
  const { entities, draws: words } = reader.messages.words;
  const tables = tablesDrawing(scope, entity, ambience);
  const kinds = new Set(tables.map(({ table }) => kindOf(table)));
  const [first] = tables;
  return [
    paragraph(
      ...dotted([
        entities.kinds[entity.kind],
        { kind: 'code', text: entity.id },
        ...(ambience === undefined ? [] : [words.inAmbience(ambience)]),
      ]),
    ),
    first ? drawnTable(tables, reader) : paragraph(entities.notDrawn),
    ...[...kinds].flatMap((kind) => {
      const chance = first && drawLine({ ...allDraws(scope, kind, ambience), named: first.named }, reader);
      return chance === undefined ? [] : [paragraph(words.together({ kind: entities.tableKind(kind), chance }))];
    }),
  ];
};

function drawnTable(tables: ReturnType<typeof tablesDrawing>, reader: Reader): MarkdownBlock {
  const { entities, draws: words } = reader.messages.words;
  const rows = tables.map((from) => [
    from.table.name,
    words.entriesOf({ count: from.count, all: from.table.entries.length }),
    drawLine(from, reader),
  ]);
  return { kind: 'table', rows: [[entities.kinds.table, words.entry, words.chanceHead], ...rows] };
}
