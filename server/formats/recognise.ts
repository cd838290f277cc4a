import { editDistance } from '../text/nearest.ts';
import type { Span } from '../text/span.ts';
import { type Beginning, beginningOf, rootTag } from '../xml/sections.ts';
import type { StartTag } from '../xml/startTag.ts';
import { firstTag, isMostlyUnknown, isOurEntry, isStrange, isUnmistakable } from './evidence.ts';
import type { XmlFormat } from './format.ts';
import { formatOfEntry, formatOfRoot, xmlFormats } from './formats.ts';

/** A recognised Warhammer Quest document. */
export interface Recognised {
  readonly format: XmlFormat;
  /** The actual or expected name in the root's end tag. */
  readonly rootName: string;
  /** Undefined for an intact root. */
  readonly damage: RootDamage | undefined;
  /** The start of the text for `cut`: the root tag, or the text behind it if the root has the name of an entry. */
  readonly beginning: Pick<Beginning, 'offset' | 'isOpenEnded'>;
  /** The text behind this offset has no effect on the answer; -1 if all of the text may have. */
  readonly headEnd: number;
}

/** The damage of the root of a recognised document. */
export type RootDamage =
  /** The root has another name, at the span. */
  | { readonly what: 'misnamed'; readonly name: string; readonly span: Span }
  /** There is no root tag. The span has the remains of it; without remains it is empty, at the place for the tag. */
  | { readonly what: 'missing'; readonly span: Span };

/** The length of text behind the root tag that is read. */
const headLength = 4000;

/**
 * Recognises a Warhammer Quest document by its root and first entries, also one with a damaged root, but not another format whose root has
 * the same name. Undefined for any other text, and for a root in a namespace, which belongs to another format.
 *
 * @param folderFormat the kind of document by the name of the file's folder.
 * @param isXml false for prose that may contain XML; then only an intact root counts.
 */
export function recognise(text: string, folderFormat: XmlFormat | undefined, isXml: boolean): Recognised | undefined {
  const beginning = beginningOf(text, isXml || undefined);
  const tag = rootTag(text, beginning);
  if (!tag || tag.attributes.some(({ name }) => name === 'xmlns')) return undefined;
  const format = formatOfRoot(tag.name);
  const headEnd = tag.span.end + headLength;
  if (format && isForeign(format, text, tag)) return undefined;
  if (format) return { format, rootName: tag.name, damage: undefined, beginning, headEnd };
  if (!isXml) return undefined;
  return withoutRoot(text, tag, beginning, folderFormat) ?? withWrongRoot(text, tag, beginning, folderFormat);
}

/** Whether the root has its name by chance: its first content is strange, and no known entry follows. */
function isForeign(format: XmlFormat, text: string, root: StartTag): boolean {
  if (root.selfClosing) return false;
  const head = text.slice(0, root.span.end + headLength);
  let tag = firstTag(head, root.span.end);
  const hasSchema = root.attributes.some(({ name }) => name.startsWith('xsi:'));
  if (!tag || !(isStrange(format, head, tag) || (!hasSchema && isMostlyUnknown(format, head, tag)))) return false;
  for (; tag; tag = firstTag(head, tag.span.end)) {
    const { name } = tag;
    const format = formatOfEntry(name);
    if (format && isOurEntry(format, head, tag)) return false;
  }
  return true;
}

/** A document that begins with an entry, perhaps after the remains of a root tag. */
function withoutRoot(
  text: string,
  tag: StartTag,
  beginning: Beginning,
  folderFormat: XmlFormat | undefined,
): Recognised | undefined {
  const format = formatOfEntry(tag.name);
  if (!format || !isOurEntry(format, text, tag)) return undefined;
  const rootName = format.root;
  const from = beginning.behind;
  const remains = text.slice(from, tag.span.start).trimEnd();
  const isRemains =
    /^<[^<]{0,40}$/.test(remains) || (remains.length <= 200 && wordsOf(remains).some((word) => isNear(word, rootName)));
  const isSure =
    isRemains ||
    format === folderFormat ||
    isUnmistakable(format, text, tag) ||
    text.includes(`</${rootName}>`) ||
    isFollowedByEntry(format, text, tag);
  if (!isSure) return undefined;
  const start = isRemains ? from : tag.span.start;
  const span = { start, end: isRemains ? from + remains.length : start };
  return { format, rootName, damage: { what: 'missing', span }, beginning, headEnd: -1 };
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Za-z]+/g) ?? [];
}

/** Whether another entry follows the end of the first: then this is not well-formed XML of another format. */
function isFollowedByEntry(format: XmlFormat, text: string, tag: StartTag): boolean {
  const end = text.indexOf(`</${tag.name}>`, tag.span.end);
  const next = end < 0 ? undefined : firstTag(text, end + tag.name.length + 3);
  return next !== undefined && isOurEntry(format, text, next);
}

/** A document with known entries in a root of another name, or an empty root with almost a known name. */
function withWrongRoot(
  text: string,
  root: StartTag,
  { isOpenEnded }: Beginning,
  folderFormat: XmlFormat | undefined,
): Recognised | undefined {
  const entry = firstTag(text, root.span.end);
  const format = entry ? formatOfEntry(entry.name) : xmlFormats.find((other) => isShuffled(root.name, other.root));
  if (!format || (entry && !isOurEntry(format, text, entry))) return undefined;
  const expected = format.root;
  const endAt = text.lastIndexOf(`</${expected}>`);
  const isSure =
    !entry ||
    isNear(root.name, expected) ||
    (!root.finished && expected.startsWith(root.name)) ||
    format === folderFormat ||
    endAt >= 0 ||
    (isBare(root) && isUnmistakable(format, text, entry));
  if (!isSure) return undefined;
  const rootName = endAt >= root.span.end ? expected : root.name;
  const { name, nameSpan: span } = root;
  const beginning = { offset: span.end, isOpenEnded };
  return { format, rootName, damage: { what: 'misnamed', name, span }, beginning, headEnd: -1 };
}

/** Whether a root tag has no attributes, except the reference to its schema. */
function isBare({ attributes }: StartTag): boolean {
  return attributes.every(({ name }) => /^(?:xmlns:xsi|xsi:.*)$/.test(name));
}

/** Whether one of the names is most likely a typing error for the other: another case, or one letter in five wrong. */
function isNear(found: string, expected: string): boolean {
  const limit = Math.max(1, Math.floor(expected.length / 5));
  if (Math.abs(found.length - expected.length) > limit) return false;
  return editDistance(found.toLowerCase(), expected.toLowerCase(), limit) <= limit;
}

/** Whether the name has the letters of the other in another order. */
function isShuffled(found: string, expected: string): boolean {
  const sorted = (name: string): string => [...name.toLowerCase()].sort().join('');
  return (
    found.length === expected.length &&
    found.toLowerCase() !== expected.toLowerCase() &&
    sorted(found) === sorted(expected)
  );
}
