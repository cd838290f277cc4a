import { closeFinder, closeFinderBeforeRoot, isOpeningMark } from './closeFinder.ts';
import { beginsDeclaration, endOfDeclaration } from './declaration.ts';
import { endOfUnclosedFinder, nextTag } from './endOfUnclosed.ts';
import { endOfDoctype, endOfMisplacedDoctype, isClosedDoctype, isDoctype } from './inert.ts';
import { readName, skipBlanks } from './name.ts';
import { readStartTag, type StartTag } from './startTag.ts';

/** The borders of a document's sections, which are read separately. */
interface Cuts {
  /** The start offsets of the sections, ascending. The first is 0; every other is the `<` of an entry's start tag. */
  readonly starts: readonly number[];
  /** Whether a construct is unclosed, so that a later mark could change the borders of the sections. */
  readonly isOpenEnded: boolean;
}

/**
 * Divides a document, or a part that begins with a section, before every start tag of an entry outside comments, CDATA sections and
 * processing instructions. An unclosed comment hides nothing: an author who types one does not lose the rules below it. The beginning is
 * part of the first section.
 *
 * @param beginning of this text, as found when the document was recognised: it depends on whether the document is XML.
 */
export function cut(
  text: string,
  entryNames: readonly string[],
  beginning: Pick<Beginning, 'offset' | 'isOpenEnded'>,
): Cuts {
  // A part of a document ends before a `<` or at the end of the document: both must end the name, so that a part is divided like the whole.
  const entry = `<(?:${entryNames.join('|')})(?=[\\s/><]|$)`;
  const opening = new RegExp(`<!--|<!\\[CDATA\\[|<\\?|${entry}`, 'g');
  const closeOf = closeFinder(text, new RegExp(entry, 'g'));
  const starts = [0];
  let { isOpenEnded } = beginning;
  opening.lastIndex = beginning.offset;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    if (!isOpeningMark(match[0])) {
      if (match.index > 0) starts.push(match.index);
      continue;
    }
    const close = closeOf(match[0], opening.lastIndex);
    if (close === undefined) isOpenEnded = true;
    else opening.lastIndex = close;
  }
  return { starts, isOpenEnded };
}

/** The first start tag of a document, which is its root; undefined without one. */
export function rootTag(text: string, { offset }: Pick<Beginning, 'offset'> = beginningOf(text)): StartTag | undefined {
  const name = text[offset] === '<' ? readName(text, offset + 1) : undefined;
  return name === undefined ? undefined : readStartTag(text, offset, name, []);
}

/** The end of the beginning of a document. */
export interface Beginning {
  /**
   * The offset of the root's start tag, or of other content than white space, comments, processing instructions and a document type
   * declaration.
   */
  readonly offset: number;
  /** The end of the last of these and of the white space behind it; skipped text is between the two offsets. */
  readonly behind: number;
  /** Whether one of these is unclosed, so that a later mark could change the end of the beginning. */
  readonly isOpenEnded: boolean;
}

/**
 * The part of a document before the root.
 *
 * @param isXml whether text and unclosed constructs are skipped as slips; in prose, only after an XML declaration.
 */
export function beginningOf(text: string, isXml = xmlDeclaration.test(text)): Beginning {
  const closeOf = closeFinderBeforeRoot(text);
  const endOfUnclosed = endOfUnclosedFinder(text);
  let behind = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let hasDoctype = false;
  let isOpenEnded = false;
  for (;;) {
    behind = skipBlanks(text, behind);
    const offset = isXml ? nextMarkup(text, behind) : behind;
    const mark = openingMarkAt(text, offset);
    if (isDoctype(text, offset)) {
      isOpenEnded ||= !hasDoctype && !isClosedDoctype(text, offset);
      behind = (hasDoctype ? endOfMisplacedDoctype : endOfDoctype)(text, offset);
      hasDoctype = true;
    } else if (beginsDeclaration(text, offset)) {
      behind = endOfDeclaration(text, offset);
    } else {
      if (mark === undefined) return { offset, behind, isOpenEnded };
      const close = closeOf(mark, offset + mark.length);
      isOpenEnded ||= close === undefined;
      if (close === undefined && !isXml) return { offset, behind, isOpenEnded };
      const from = offset + mark.length;
      behind = close ?? (mark === '<![CDATA[' ? nextTag(text, from) : endOfUnclosed(from));
    }
  }
}

/** A stray letter before the root leaves the file XML: its declaration says so. */
const xmlDeclaration = /^[^<]{0,100}<\?xml\s/;

/** A tag, or markup that is allowed before the root; anything else that begins with `<` is text. */
const markupBeforeRoot = /<(?=\?\s{0,9}[\p{L}_:]|!--|!\[CDATA\[|!DOCTYPE|[\p{L}_:])/giu;

function nextMarkup(text: string, offset: number): number {
  markupBeforeRoot.lastIndex = offset;
  return markupBeforeRoot.exec(text)?.index ?? text.length;
}

function openingMarkAt(text: string, offset: number): string | undefined {
  return ['<!--', '<?', '<![CDATA['].find((mark) => text.startsWith(mark, offset));
}
