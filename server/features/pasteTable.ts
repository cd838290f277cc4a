import type { Range } from 'vscode-languageserver-types';
import { tableTitle } from '../answers/odds/tableText.ts';
import { improved } from '../checks/fixes/improved.ts';
import { usualRollFor } from '../checks/tables/coverage.ts';
import { shapeAt } from '../formats/schema/shapes.ts';
import { rowText } from '../tables/edits/scoresText.ts';
import { cellsOfTable, type PastedPart } from '../tables/pasting/pastedTable.ts';
import { readPasted } from '../tables/pasting/readPasted.ts';
import { type PastedForm, writePasted } from '../tables/pasting/writePasted.ts';
import { type RollTable, type RowScores, shiftTable, withNested } from '../tables/rollTable.ts';
import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { unescapeText } from '../xml/references.ts';
import type { Asked } from './asked.ts';

/** A form in which copied tables can be pasted. */
interface PasteChoice {
  readonly form: PastedForm;
  /** `As elements (<table>) · 1D6 table · 6 rows · complete`. */
  readonly title: string;
  readonly newText: string;
}

/**
 * The forms in which the roll tables of something copied can stand at a place, the usual one of the document first; none without a table, or
 * where no text may stand. A form is offered only if all words are kept and the same rows are read from it.
 */
export function pasteTable(
  { document, reader: { messages } }: Asked,
  range: Range,
  text: string,
): readonly PasteChoice[] {
  const forms = formsAt(document, document.offsetAt(range.start));
  const parts = forms.length > 0 ? readPasted(text) : undefined;
  if (!parts) return [];
  const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
  const before = document.getText().slice(0, span.start);
  const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
  const isXml = document.format?.isXml ?? false;
  const choiceOf = (form: PastedForm, parts: readonly PastedPart[]): readonly PasteChoice[] => {
    const written = writePasted(parts, { form, isXml, indent });
    if (written === text.trim() || !hasWords(written, parts, isXml)) return [];
    const newText = onOwnLines(written, before, document.getText().slice(span.end), form);
    const found = tablesAfter(document, span, newText, parts);
    if (!found) return [];
    const summaries = found.map((table) => tableTitle(table, messages));
    return [{ form, title: [messages.words.tables.paste[form], ...summaries].join(' · '), newText }];
  };
  return forms.flatMap((form) => {
    const asTheyAre = choiceOf(form, parts);
    return asTheyAre.length > 0 ? asTheyAre : choiceOf(form, parts.map(withRoll));
  });
}

/** A table without a head gets the roll of which its rows are all results: without one it would be no roll table. */
function withRoll(part: PastedPart): PastedPart {
  const roll = typeof part === 'string' || part.head.length > 0 ? undefined : usualRollFor(part.rows);
  return typeof part === 'string' || roll === undefined ? part : { ...part, head: [roll] };
}

/** The forms for tables at an offset; none where a text may not stand. */
function formsAt(document: Document, offset: number): readonly PastedForm[] {
  const { format, languageId } = document;
  if (!format) return [];
  if (!format.isXml) return languageId === 'markdown' ? ['bars', 'list'] : ['lines'];
  const place = placeAt(document, offset);
  const kind = place?.location.kind;
  const shape = place && (kind === 'text' || kind === 'content') ? shapeAt(format, place.names) : undefined;
  if (!shape?.allowsAnyText) return [];
  return shape.children.includes('table') ? ['elements', 'lines'] : ['lines'];
}

/** A table stands on lines of its own, in Markdown between empty ones. */
function onOwnLines(written: string, before: string, after: string, form: PastedForm): string {
  const wanted = form === 'list' || form === 'bars' ? 2 : 1;
  const [gap = ''] = /\s*$/.exec(before.slice(-maximumIndent)) ?? [];
  const missing = before.trim() === '' ? 0 : wanted - (gap.split('\n').length - 1);
  const isFollowed = !/^[ \t]*(?:\r?\n|$)/.test(after) && (wanted > 1 || !after.startsWith('<'));
  return `${'\n'.repeat(Math.max(0, missing))}${written}${isFollowed ? '\n'.repeat(wanted) : ''}`;
}

const maximumIndent = 200;

/** Whether the text has the words of the parts, each as often as there. */
function hasWords(written: string, parts: readonly PastedPart[], isXml: boolean): boolean {
  const own = isXml ? unescapeText(written.replace(/<[^<>]*>/g, ' ')) : written;
  const source = parts.map((part) => (typeof part === 'string' ? part : cellsOfTable(part).flat().join(' '))).join(' ');
  return wordsOf(own) === wordsOf(source);
}

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
}

/** The tables that are read in the new text, one for each of the parts with the same rows; undefined if one is not read like that. */
function tablesAfter(
  document: Document,
  span: Span,
  newText: string,
  parts: readonly PastedPart[],
): readonly RollTable[] | undefined {
  const next = improved(document, [{ span, newText }]);
  if (!next) return undefined;
  const end = next.getText().length - (document.getText().length - span.end);
  const read = next.sections.flatMap((section, index) => {
    const start = next.startOf(index);
    if (start + section.text.length < span.start || start > end) return [];
    return tablesIn(section)
      .flatMap(withNested)
      .map((table) => shiftTable(table, start));
  });
  const pasted = parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
  const found = pasted.flatMap(
    (table) =>
      read.find((one) => one.span.start >= span.start && one.span.end <= end && shapeOf(one) === shapeOf(table)) ?? [],
  );
  return found.length === pasted.length ? found : undefined;
}

function shapeOf({ rows }: { readonly rows: readonly RowScores[] }): string {
  return rows.map(rowText).join('|');
}
