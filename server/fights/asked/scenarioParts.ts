import { flatten } from '../../abilities/names/flatten.ts';
import { heading, listItem, tableRow } from '../../text/markdown/lines.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { hiddenPart, paragraphsIn } from '../../workspace/documents/paragraphsIn.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';

/** A sentence of a scenario, without marks of emphasis, and where it begins in the section. */
export interface ScenarioSentence {
  readonly text: string;
  readonly start: number;
  /** Of an item of a list: the text above the list, if it is no heading. */
  readonly lead?: string;
}

/** What stands below one heading, or one paragraph of a text without headings in it. */
export interface ScenarioPart {
  /** Empty without a heading. */
  readonly title: string;
  readonly start: number;
  readonly sentences: readonly ScenarioSentence[];
}

/**
 * The parts of a scenario in which a fight may be. Below headings each heading has one; a text with none but its title is divided at its
 * paragraphs. Rows of roll tables are left out: what they bring is not there at once.
 */
export function scenarioParts(document: Document, section: Section): readonly ScenarioPart[] {
  const pieces = paragraphsIn(document, section).flatMap(({ text, start }) =>
    piecesOf(text.replaceAll(hiddenPart, ' '), start, section.text),
  );
  const isMarkdown = document.languageId === 'markdown';
  const rows = tablesIn(section).map(({ span }) => span);
  const parts: { title: string; start: number; sentences: ScenarioSentence[] }[] = [];
  const isDivided = isMarkdown && pieces.filter(({ kind }) => kind === 'heading').length > 1;
  let lead: string | undefined;
  for (const { kind, text, start, isFirst, isItem } of pieces) {
    const isNew = kind === 'heading' ? isMarkdown : !isDivided && isFirst;
    if (isNew || parts.length === 0)
      parts.push({ title: kind === 'heading' && isDivided ? titleOf(text) : '', start, sentences: [] });
    const inTable = rows.some((row) => row.start <= start && start < row.end);
    if (!isItem) lead = kind === 'heading' ? undefined : flatten(text);
    if (kind !== 'text' || inTable) continue;
    const sentences = sentencesOf(flatten(text), start);
    const above = isItem && lead !== undefined ? { lead } : {};
    parts.at(-1)?.sentences.push(...sentences.map((sentence) => ({ ...sentence, ...above })));
  }
  return parts.filter(({ sentences }) => sentences.length > 0);
}

interface Piece {
  readonly kind: 'heading' | 'text';
  readonly text: string;
  readonly start: number;
  /** Of its paragraph; an item of a list belongs to what is before it. */
  readonly isFirst: boolean;
  /** Whether it is an item of a list. */
  readonly isItem: boolean;
}

/** The headings, list items and other texts of a paragraph; rows of tables are left out. */
function piecesOf(text: string, start: number, source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let isOpen = false;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const written = source.slice(start + index, start + index + line.length);
    const isHeading = heading.test(written);
    const last = pieces.at(-1);
    if (tableRow.test(written)) isOpen = false;
    else if (last && isOpen && !isHeading && !listItem.test(written))
      pieces[pieces.length - 1] = { ...last, text: text.slice(last.start - start, index + line.length) };
    else {
      pieces.push({
        kind: isHeading ? 'heading' : 'text',
        text: line,
        start: start + index,
        isFirst: index === 0 && !listItem.test(written),
        isItem: listItem.test(written),
      });
      isOpen = !isHeading;
    }
  }
  return pieces;
}

function titleOf(line: string): string {
  return flatten(line)
    .replace(/^[\s#]+|[\s#]+$/g, '')
    .replace(/\s+/g, ' ');
}

/** A longer one is not written for people. */
const maximumSentence = 2000;

/** Up to a mark that ends a sentence, before a capital, a figure or the end. */
function sentencesOf(text: string, start: number): readonly ScenarioSentence[] {
  const sentences: ScenarioSentence[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[.!?]["”»)]?\s+(?=[¿¡"“«(]?[\p{Lu}\d])/gu)) {
    sentences.push({ text: text.slice(from, index + 1), start: start + from });
    from = index + mark.length;
  }
  sentences.push({ text: text.slice(from), start: start + from });
  return sentences.filter(({ text: own }) => own.length <= maximumSentence && /\S/.test(own));
}
