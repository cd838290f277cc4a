import { readTables } from '../../tables/readTables.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { blanked, hiddenIn } from '../../text/markdown/hidden.ts';
import { rememberedLately } from '../../text/remembered.ts';
import type { Section } from './section.ts';

/** The roll tables in the text of a section, in order, without those within rows of others. Spans are in section coordinates. */
export const tablesIn = rememberedLately(
  (_: Section) => [],
  (section): readonly RollTable[] => {
    const { text, nodes } = section;
    const [first, second] = nodes;
    const isPage = first?.kind === 'text' && second === undefined && first.span.end === text.length;
    return readTables(isPage ? blanked(text, hiddenIn(text, true)) : text, nodes);
  },
);
