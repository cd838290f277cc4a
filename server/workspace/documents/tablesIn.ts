import { rememberedLately } from '../../queries/remembered.ts';
import { rememberedParts } from '../../queries/rememberedParts.ts';
import { readTables } from '../../tables/reading/readTables.ts';
import { type RollTable, shiftTable } from '../../tables/rollTable.ts';
import { blanked, hiddenIn } from '../../text/markdown/hidden.ts';
import { asProse, type Section } from './section.ts';

/** The roll tables in the text of a section, in order, without those within rows of others. Spans are in section coordinates. */
export const tablesIn = rememberedLately((section: Section): readonly RollTable[] => {
  const parts = partsOfPage(section);
  if (!parts) return readTables(section.text, section.nodes);
  const tables = tablesOfParts(parts.map(({ text }) => text));
  return parts.flatMap(({ start }, index) => (tables[index] ?? []).map((table) => shiftTable(table, start)));
});

/** A part of a page between headings, without what nobody reads as a sentence, and its place in the section. */
interface PagePart {
  readonly start: number;
  readonly text: string;
}

/** The part of a page in which an offset is; undefined in a section that is no page. */
export function partOfPage(section: Section, offset: number): PagePart | undefined {
  return partsOfPage(section)?.findLast(({ start }) => start <= offset);
}

const partsOfPage = rememberedLately(({ text, reader }: Section): readonly PagePart[] | undefined =>
  reader === asProse ? partsOf(blanked(text, hiddenIn(text, true))) : undefined,
);

/** A heading with text below it; where a row is below, it is the title of a table whose roll may stand before it. */
const heading = /^#{1,6} [^\n]*\n(?!\s*(?:[|*+>-][ \t]*)?[*_]{0,2}\d)/gm;

/** The parts of a page between its headings: a table never goes on behind one, so an edit makes only one part be read again. */
function partsOf(text: string): readonly PagePart[] {
  const starts = [0, ...[...text.matchAll(heading)].map(({ index }) => index).filter((index) => index > 0)];
  return starts.map((start, place) => ({ start, text: text.slice(start, starts[place + 1] ?? text.length) }));
}

const tablesOfParts = rememberedParts((part): readonly RollTable[] =>
  readTables(part, [{ kind: 'text', span: { start: 0, end: part.length } }]),
);
