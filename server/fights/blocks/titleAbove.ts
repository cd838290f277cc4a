import { headOf, lineCells } from './heads.ts';
import { isLabel } from './labels.ts';
import { cleaned, isBlank, isRule, type Line } from './lines.ts';
import type { WrittenValue } from './writtenBlock.ts';

/** The name above a table: a heading, or a short line without the end of a sentence. */
export function titleAbove(lines: readonly Line[], at: number): WrittenValue | undefined {
  let index = at - 1;
  while (index >= 0 && index >= at - 2 && (isBlank(lines[index]) || isRule(lines[index]))) index--;
  const line = index >= at - 3 ? lines[index] : undefined;
  if (!line || isRule(line) || headOf(line)) return undefined;
  const cells = lineCells(line, '|')?.filter(({ written }) => written !== '');
  if (cells) {
    const [first] = cells;
    if (cells.every(({ written }) => tableLabels.test(written))) return titleAbove(lines, index);
    return cells.length === 1 ? first : undefined;
  }
  const title = cleaned(line);
  if (!title || title.written.length > 60 || !/\p{L}/u.test(title.written)) return undefined;
  if (/^\s*(?:#|\*\*.*\*\*\s*$)/.test(line.text)) return title;
  if (/[.!?;,|]|:.|\d{3}/.test(title.written) || title.written.split(/\s+/).length > 6) return undefined;
  return /^[\p{Lu}\d¿¡]/u.test(title.written) && !isLabel(title.written) && !verbs.test(title.written)
    ? title
    : undefined;
}

/** The heads of a table with a value in each line. */
const tableLabels = /^(?:stats?|values?|characteristics?|características?|valor(?:es)?|profile|perfil)$/i;

/** Words of a sentence, in none of which a name goes on. */
export const verbs =
  /(?<!\p{L})(?:has|have|had|with|is|are|was|here|there|tiene|tienen|con|es|son|hay|aquí|following|siguientes?)(?!\p{L})/iu;
