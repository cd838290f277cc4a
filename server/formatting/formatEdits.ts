import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import { placesIn, type TagPlace } from './structure.ts';

/** A replacement in document coordinates. */
interface FormatEdit {
  readonly span: Span;
  readonly newText: string;
}

/** White space before a tag, with the indentation that the tag gets if it begins a line. In document coordinates. */
interface Gap extends TagPlace {
  readonly start: number;
}

/**
 * The edits that indent a document: each tag that begins a line by its depth, in the way that most lines of the document show, and each
 * entry on a line of its own. Nothing inside an element with text changes, and no other line break is added or removed. None for prose, and
 * for a document whose XML cannot be read.
 *
 * @param level the indentation of a level for a document without lines that show its own.
 * @param within only edits that touch this span, in document coordinates.
 */
export function formatEdits(document: Document, level: string, within?: Span): readonly FormatEdit[] {
  const { format, rootDamage } = document;
  if (!format?.isXml || rootDamage) return [];
  const parts = partsOf(document);
  if (parts.some(({ isBroken }) => isBroken)) return [];
  const text = document.getText();
  const gaps = parts.flatMap(({ base, places }) => places.map((place) => gapAt(text, base, place)));
  const indentOf = indentation(text, gaps, level);
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const edits = gaps.flatMap((gap) => indentEdit(text, gap, indentOf(gap.depth), lineBreak));
  edits.sort((a, b) => a.span.start - b.span.start);
  return within ? edits.filter(({ span }) => span.start <= within.end && within.start <= span.end) : edits;
}

/** What there is to format in each section of XML, by its start in the document. */
const partsOf = listedBySection((document, section, index) => {
  const { format } = document;
  if (!format?.isXml) return [];
  const places = placesIn(format, section, format.root);
  return [{ base: document.startOf(index), isBroken: section.errors.length > 0, places }];
});

function gapAt(text: string, base: number, place: TagPlace): Gap {
  const end = base + place.offset;
  let start = end;
  while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start--;
  return { ...place, offset: end, start };
}

function indentEdit(text: string, gap: Gap, indent: string, lineBreak: string): readonly FormatEdit[] {
  // Text that does not belong there is left alone with the space around it.
  if (gap.start > 0 && text[gap.start - 1] !== '>') return [];
  const line = lineStartIn(text, gap);
  if (line !== undefined) {
    const isRight = text.slice(line, gap.offset) === indent;
    return isRight ? [] : [{ span: { start: line, end: gap.offset }, newText: indent }];
  }
  if (!gap.needsLine || gap.start === 0) return [];
  return [{ span: { start: gap.start, end: gap.offset }, newText: lineBreak + indent }];
}

/** The start of the line on which the tag is; undefined if something else begins that line. */
function lineStartIn(text: string, { start, offset }: Gap): number | undefined {
  for (let at = offset; at > start; at--) if ('\r\n'.includes(text.charAt(at - 1))) return at;
  return undefined;
}

/** The indentation of each depth: that of most lines with entries, and for each deeper level that of most lines below them. */
function indentation(text: string, gaps: readonly Gap[], usual: string): (depth: number) => string {
  const of = (depth: number): readonly string[] =>
    gaps.flatMap((gap) => {
      const line = gap.depth === depth ? lineStartIn(text, gap) : undefined;
      return line === undefined ? [] : [text.slice(line, gap.offset)];
    });
  const entries = mostFrequent(of(1)) ?? usual;
  const below = mostFrequent(of(2));
  const deeper = below?.startsWith(entries) ? below.slice(entries.length) : undefined;
  const level = deeper || entries || usual;
  return (depth) => (depth === 0 ? '' : entries + level.repeat(depth - 1));
}

/** Of equally frequent ones the first. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let most: string | undefined;
  for (const [text, count] of counts) if (most === undefined || count > (counts.get(most) ?? 0)) most = text;
  return most;
}
