import { beginsDeclaration, endOfDeclaration } from './declaration.ts';
import { endOfDoctype, endOfMisplacedDoctype, isDoctype } from './inert.ts';
import { markFinder } from './markFinder.ts';
import { readName, skipBlanks } from './name.ts';
import { readStartTag, type StartTag } from './startTag.ts';

/** Where a document falls apart into sections, each of which is read by itself. */
export interface Cuts {
  /** Offsets at which sections begin, ascending. The first is 0; every other is the `<` of an entry's start tag. */
  readonly starts: readonly number[];
  /** Whether something is opened and never closed, so that a mark anywhere later could change where the sections begin. */
  readonly isOpenEnded: boolean;
}

const closingMarks: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/**
 * Cuts a document, or a part of one that begins with a section, before every start tag of an entry that is not in a comment, CDATA
 * section or processing instruction. A comment or the like that is never closed hides nothing: an author who is typing one does not
 * lose the rules below it. What stands before `from` begins no section but the first.
 */
export function cut(text: string, entryNames: readonly string[], from = beginningOf(text).offset): Cuts {
  // A part of a document ends before a `<` or where the document does: both must end the name, or a part would be cut as the whole is not.
  const entry = `<(?:${entryNames.join('|')})(?=[\\s/><]|$)`;
  const opening = new RegExp(`<!--|<!\\[CDATA\\[|<\\?|${entry}`, 'g');
  const closeOf = closeFinder(text, new RegExp(entry, 'g'));
  const starts = [0];
  let isOpenEnded = false;
  opening.lastIndex = from;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    if (closingMarks[match[0]] === undefined) {
      if (match.index > 0) starts.push(match.index);
      continue;
    }
    const close = closeOf(match[0], opening.lastIndex);
    if (close === undefined) isOpenEnded = true;
    else opening.lastIndex = close;
  }
  return { starts, isOpenEnded };
}

/**
 * Finds where the comment or the like ends that `mark` opens and whose content begins at `from`; undefined where it is never closed. Where
 * an entry begins in it, and then the same thing is opened again, the closing mark after both belongs to the later one. Offsets must grow
 * from call to call; then the text is gone through once for each mark.
 */
function closeFinder(text: string, entry: RegExp): (mark: string, from: number) => number | undefined {
  const find = markFinder(text);
  const lastOpening = new Map<string, { readonly close: number; readonly at: number }>();
  let nextEntry = -1;
  return (mark, from) => {
    const closing = closingMarks[mark] ?? mark;
    const close = find(closing, from);
    if (close < 0) return undefined;
    let last = lastOpening.get(mark);
    if (last?.close !== close) {
      last = { close, at: text.lastIndexOf(mark, close) };
      lastOpening.set(mark, last);
    }
    if (last.at < from) return close + closing.length;
    if (nextEntry < from) {
      entry.lastIndex = from;
      nextEntry = entry.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    }
    return nextEntry < last.at ? undefined : close + closing.length;
  };
}

/**
 * The first start tag of a document, which is its root, or undefined where there is none.
 *
 * @param isXml as for `beginningOf`.
 */
export function rootTag(text: string, isXml?: boolean): StartTag | undefined {
  const start = beginningOf(text, isXml).offset;
  const name = text[start] === '<' ? readName(text, start + 1) : undefined;
  return name === undefined ? undefined : readStartTag(text, start, name, []);
}

/**
 * Where the root's start tag, or whatever else is no blank, comment, processing instruction or document type declaration, begins.
 * `behind` is where the last of these and the blanks behind it end; text that is passed over lies between the two.
 *
 * @param isXml whether to pass over text, as a slip; in prose that is so only where there is an XML declaration.
 */
export function beginningOf(
  text: string,
  isXml = xmlDeclaration.test(text),
): { readonly offset: number; readonly behind: number } {
  let behind = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let hasDoctype = false;
  for (;;) {
    behind = skipBlanks(text, behind);
    const offset = isXml ? nextMarkup(text, behind) : behind;
    const end = isDoctype(text, offset)
      ? (hasDoctype ? endOfMisplacedDoctype : endOfDoctype)(text, offset)
      : beginsDeclaration(text, offset)
        ? endOfDeclaration(text, offset)
        : endOfPrologPart(text, offset);
    hasDoctype ||= isDoctype(text, offset);
    if (end === undefined) return { offset, behind };
    behind = end;
  }
}

/** An author who typed a letter too many before the root has an XML file still: its declaration says so. */
const xmlDeclaration = /^[^<]{0,100}<\?xml\s/;

function nextMarkup(text: string, offset: number): number {
  const markup = /<(?=[?!\p{L}_:])/gu;
  markup.lastIndex = offset;
  return markup.exec(text)?.index ?? text.length;
}

function endOfPrologPart(text: string, start: number): number | undefined {
  const mark = text.startsWith('<?', start) ? '?>' : text.startsWith('<!--', start) ? '-->' : undefined;
  if (mark === undefined) return undefined;
  const close = text.indexOf(mark, start + 2);
  return close < 0 ? undefined : close + mark.length;
}
