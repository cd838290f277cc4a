import { type CodeAction, CodeActionKind } from 'vscode-languageserver-types';
import { improved } from '../checks/fixes/improved.ts';
import type { Edit } from '../checks/problems/finding.ts';
import { ignoreMarker } from '../checks/suppressions/readSuppressions.ts';
import { label } from '../text/label.ts';
import { type Span, shift } from '../text/span.ts';
import { keyIn } from '../translations/model/keys.ts';
import type { Document } from '../workspace/documents/document.ts';
import { entryOf } from '../workspace/documents/entry.ts';
import { entryLabelsIn } from '../workspace/documents/entryLabels.ts';
import { errorsOfSyntax } from '../workspace/documents/errorsOfSyntax.ts';
import { rootTag } from '../xml/sections.ts';
import type { Asked } from './asked.ts';

/** The kind of the actions, a part of `source`. */
export const sortEntriesKind = `${CodeActionKind.Source}.sortEntries`;

/** An entry with the comments that belong to it. */
interface Movable {
  readonly span: Span;
  /** Its id, or the key of a translation. */
  readonly id: string;
  readonly name: string;
}

/**
 * Offers to sort the entries of a file by their ids, or by their names, if another order would come out. Each entry goes with its comments, and
 * the white space between entries stays where it is, so that the file keeps all its characters. None for a file with errors of syntax, with
 * text between its entries, or with two entries of one id: both apps take the last of them.
 */
export function sortEntries({
  document,
  reader: { messages },
}: Pick<Asked, 'document' | 'reader'>): readonly CodeAction[] {
  const entries = movableEntries(document);
  if (!entries || entries.length < 2) return [];
  const { sortEntries: words } = messages.words;
  const named = new Intl.Collator(messages.language, { numeric: true });
  // The same for all readers.
  const plain = new Intl.Collator('en', { numeric: true });
  const byId = entries.toSorted((one, other) => plain.compare(one.id, other.id));
  const byName = entries.toSorted((one, other) => named.compare(one.name, other.name));
  const orders = [
    [words.byId, entries.every(({ id }) => id !== '') ? byId : entries],
    [words.byName, entries.every(({ name }) => name !== '') ? byName : entries],
  ] as const;
  return orders.flatMap(([title, order]) => {
    const edits = editsFor(document, entries, order);
    if (edits.length === 0 || !improved(document, edits)) return [];
    const changes = edits.map(({ span, newText }) => ({ range: document.range(span), newText }));
    return [{ title: label(title), kind: sortEntriesKind, edit: { changes: { [document.uri]: changes } } }];
  });
}

/** Each entry in the place of the one that it replaces. */
function editsFor(document: Document, before: readonly Movable[], after: readonly Movable[]): readonly Edit[] {
  const text = document.getText();
  return before.flatMap(({ span }, index) => {
    const moved = after[index];
    if (!moved || moved.span === span) return [];
    return [{ span, newText: text.slice(moved.span.start, moved.span.end) }];
  });
}

/** The entries in the order of the text; undefined where they cannot be moved. */
function movableEntries(document: Document): readonly Movable[] | undefined {
  const { format, sections } = document;
  if (!format?.isXml || format.isSaved || errorsOfSyntax(document) > 0) return undefined;
  const elements = sections.flatMap((section, index) => {
    const element = entryOf(section, format);
    if (!element) return [];
    const [entry] = entryLabelsIn(document, section);
    const id = entry?.id ?? keyIn(document, section)?.key ?? '';
    return [{ span: shift(element.span, document.startOf(index)), id, name: entry?.name ?? '' }];
  });
  const ids = elements.flatMap(({ id, name }) => id || name || []);
  const root = rootTag(document.getText());
  if (!root || new Set(ids).size < ids.length) return undefined;
  return withComments(document.getText(), root.span.end, elements);
}

/** The entries with the comments that belong to them; undefined where something else than comments stands between two. */
function withComments(text: string, start: number, elements: readonly Movable[]): readonly Movable[] | undefined {
  const ends = [start, ...elements.map(({ span }) => span.end)];
  const starts = [...elements.map(({ span }) => span.start), text.lastIndexOf('</')];
  const gaps = starts.flatMap((end, index) => dividedGap(text, { start: ends[index] ?? 0, end }, index > 0) ?? []);
  if (gaps.length < starts.length) return undefined;
  return elements.map((element, index) => ({
    ...element,
    span: { start: gaps[index]?.ofNext ?? 0, end: gaps[index + 1]?.ofPrevious ?? 0 },
  }));
}

/** A gap between two entries, and the offsets where the first one ends with its comments and the second one begins with its own. */
interface DividedGap {
  readonly ofPrevious: number;
  readonly ofNext: number;
}

/**
 * Divides the comments between two entries. One in the line of the entry before it belongs to that, and so does one directly below it with an
 * empty line behind; all others belong to the entry below, but for a head of the file, which has an empty line behind it too.
 *
 * @param isBehindEntry false for the gap between the start tag of the root and the first entry.
 */
function dividedGap(text: string, { start, end }: Span, isBehindEntry: boolean): DividedGap | undefined {
  const gap = text.slice(start, end);
  if (gap.replace(markup, '').trim() !== '') return undefined;
  let ofPrevious = start;
  let ofNext = end;
  let isOpen = true;
  for (const { 0: comment, index } of gap.matchAll(markup)) {
    const at = start + index;
    const behind = at + comment.length;
    const isOfNext = comment.includes(ignoreMarker);
    const before = text.slice(ofPrevious, at);
    const isInLine = !before.includes('\n');
    const isApart = emptyLine.test(text.slice(behind, end).match(/^\s*/)?.[0] ?? '');
    const isOfPrevious =
      isOpen && !isOfNext && (isBehindEntry ? isInLine || (isApart && !emptyLine.test(before)) : isInLine || isApart);
    if (isOfPrevious) ofPrevious = behind;
    else {
      isOpen = false;
      ofNext = Math.min(ofNext, at);
    }
  }
  return { ofPrevious, ofNext };
}

const markup = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g;
const emptyLine = /\n[^\S\n]*\r?\n/;
