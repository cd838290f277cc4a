import { closeFinder, closeFinderBeforeRoot, isOpeningMark } from './closeFinder.ts';
import { beginsDeclaration, endOfDeclaration } from './declaration.ts';
import { endOfUnclosedFinder, nextTag } from './endOfUnclosed.ts';
import { endOfDoctype, endOfMisplacedDoctype, isClosedDoctype, isDoctype } from './inert.ts';
import { readName, skipBlanks } from './name.ts';
import { readStartTag, type StartTag } from './startTag.ts';

/** Where a document falls apart into sections, each of which is read by itself. */
interface Cuts {
  /** Offsets at which sections begin, ascending. The first is 0; every other is the `<` of an entry's start tag. */
  readonly starts: readonly number[];
  /** Whether something is opened and never closed, so that a mark anywhere later could change where the sections begin. */
  readonly isOpenEnded: boolean;
}

/**
 * Cuts a document, or a part of one that begins with a section, before every start tag of an entry that is not in a comment, CDATA
 * section or processing instruction. A comment or the like that is never closed hides nothing: an author who is typing one does not
 * lose the rules below it. The beginning is in no section but the first.
 *
 * @param beginning of this text, as its document was recognised: whether the document is XML decides where the beginning ends.
 */
export function cut(
  text: string,
  entryNames: readonly string[],
  beginning: Pick<Beginning, 'offset' | 'isOpenEnded'>,
): Cuts {
  // A part of a document ends before a `<` or where the document does: both must end the name, or a part would be cut as the whole is not.
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

/** The first start tag of a document, which is its root, or undefined where there is none. */
export function rootTag(text: string, { offset }: Pick<Beginning, 'offset'> = beginningOf(text)): StartTag | undefined {
  const name = text[offset] === '<' ? readName(text, offset + 1) : undefined;
  return name === undefined ? undefined : readStartTag(text, offset, name, []);
}

/** Where the beginning of a document ends. */
export interface Beginning {
  /** Where the root's start tag begins, or whatever else is no blank, comment, processing instruction or document type declaration. */
  readonly offset: number;
  /** Where the last of these and the blanks behind it end; text that is passed over lies between the two. */
  readonly behind: number;
  /** Whether one of these is never closed, so that a mark anywhere later could change where the beginning ends. */
  readonly isOpenEnded: boolean;
}

/**
 * What stands before the root of a document.
 *
 * @param isXml whether to pass over text and what is never closed, as a slip; in prose that is so only where there is an XML declaration.
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

/** An author who typed a letter too many before the root has an XML file still: its declaration says so. */
const xmlDeclaration = /^[^<]{0,100}<\?xml\s/;

/** A tag, and what may stand before the root; anything else that begins with `<` is text. */
const markupBeforeRoot = /<(?=\?\s{0,9}[\p{L}_:]|!--|!\[CDATA\[|!DOCTYPE|[\p{L}_:])/giu;

function nextMarkup(text: string, offset: number): number {
  markupBeforeRoot.lastIndex = offset;
  return markupBeforeRoot.exec(text)?.index ?? text.length;
}

function openingMarkAt(text: string, offset: number): string | undefined {
  return ['<!--', '<?', '<![CDATA['].find((mark) => text.startsWith(mark, offset));
}
