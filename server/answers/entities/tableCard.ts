import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { eachText, tableDrawTitle } from '../draws/drawText.ts';
import { kindOf } from '../draws/parts.ts';
import { type TableDraws, tableDraws } from '../draws/tableDraws.ts';
import { inAmbience, type TableFacts, tableFacts } from '../draws/tableFacts.ts';
import { likeliestOf } from '../draws/tableRows.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';

/** More rows than this are more than anybody compares. */
const maximumRows = 12;

/**
 * A table: its purpose, how likely its entries are, how many it has of which kind, level and ambience, what it draws most, and the tables
 * that it draws from.
 */
export function tableCard(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const draws = tableDraws(entity);
  if (!draws) return [];
  const { entities: words, draws: drawWords } = reader.messages.words;
  const { table } = draws;
  const kinds = (['monster', 'group', 'event', 'table'] as const).flatMap((what) => {
    const count = table.entries.filter((entry) => entry.what === what).length;
    return count > 0 ? [words.drawn[what](count)] : [];
  });
  const nested = nestedText(scope, table, words);
  const likeliest = likeliestOf(scope, draws, reader);
  const parts = new Set(draws.at(undefined).map(({ part }) => part));
  return [
    paragraph(...dotted([words.tableKind(table.kind), tableDrawTitle(draws, reader)])),
    paragraph(...dotted(kinds)),
    ...(likeliest === '' ? [] : [paragraph(drawWords.mostLikely(likeliest))]),
    ...levelTable(draws, reader),
    ...ambienceTable(draws, reader),
    ...(nested === '' ? [] : [paragraph(words.nested(nested))]),
    ...(parts.has('event') && parts.has('monster') ? [paragraph(drawWords.eventsFirst)] : []),
    ...(parts.has('gold') && parts.has('treasure') ? [paragraph(drawWords.goldFirst)] : []),
  ];
}

type EntityWords = Reader['messages']['words']['entities'];

/** How many Monsters, groups and tables can be drawn at each level; nothing for a table of one level. */
function levelTable({ levels, at }: TableDraws, { messages }: Reader): readonly MarkdownBlock[] {
  if (levels.length < 2) return [];
  const { entities: words, draws: drawWords } = messages.words;
  const rows = levels.slice(0, maximumRows).map((level) => {
    const { entries = [] } = at(level).find(({ part }) => part === 'monster') ?? {};
    return [`${level}`, `${entries.length}`, eachText(entries.length, messages)];
  });
  return [{ kind: 'table', rows: [[words.level, words.number, drawWords.chanceHead], ...rows] }];
}

/** How many Monsters, groups and tables can be drawn in each ambience; nothing where all are alike. */
function ambienceTable({ table }: TableDraws, { messages }: Reader): readonly MarkdownBlock[] {
  const { entities: words } = messages.words;
  if (kindOf(table) === 'treasure') return [];
  const entries = table.entries.filter(({ what }) => what !== 'event');
  const names = new Set(entries.flatMap((entry) => [entry, ...entry.names].flatMap(({ ambiences }) => ambiences)));
  const counts = [...names].map((name) => [name, inAmbience(entries, name).length] as const);
  if (counts.every(([, count]) => count === entries.length)) return [];
  const rows = counts.sort(([, a], [, b]) => b - a).slice(0, maximumRows);
  return [
    { kind: 'table', rows: [[words.ambience, words.number], ...rows.map(([name, count]) => [name, `${count}`])] },
  ];
}

/** The tables that it names, each once; `?` where there is no such table. */
function nestedText({ index: { entities } }: Package, { entries }: TableFacts, words: EntityWords): string {
  const names = new Set(entries.flatMap(({ what, names: [name] }) => (what === 'table' && name ? [name.id] : [])));
  const tables = [...names].map((name) => {
    const [entity] = entities.withId('table', name);
    const inner = entity && tableFacts(entity.document, entity.section);
    return `${name} (${inner ? words.entries(inner.entries.length) : '?'})`;
  });
  return tables.join(', ');
}
