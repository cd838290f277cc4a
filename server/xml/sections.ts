import { endOfDoctype } from './parse.ts';
import { readName, readStartTag, type StartTag, skipBlanks } from './startTag.ts';

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
 * lose the rules below it.
 */
export function cut(text: string, entryNames: readonly string[]): Cuts {
  const entry = `<(?:${entryNames.join('|')})(?=[\\s/>]|$)`;
  const opening = new RegExp(`<!--|<!\\[CDATA\\[|<\\?|${entry}`, 'g');
  const entryStart = new RegExp(entry);
  const absent = new Set<string>();
  const starts = [0];
  let isOpenEnded = false;
  opening.lastIndex = endOfProlog(text);
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const mark = closingMarks[match[0]];
    if (mark === undefined) {
      if (match.index > 0) starts.push(match.index);
      continue;
    }
    const from = opening.lastIndex;
    const close = absent.has(mark) ? -1 : text.indexOf(mark, from);
    if (close < 0) absent.add(mark);
    if (close < 0 || isReopened(text.slice(from, close), match[0], entryStart)) isOpenEnded = true;
    else opening.lastIndex = close + mark.length;
  }
  return { starts, isOpenEnded };
}

/** Whether an entry begins and then the same thing is opened again: then the closing mark after it belongs to the later one. */
function isReopened(content: string, mark: string, entryStart: RegExp): boolean {
  const reopened = content.lastIndexOf(mark);
  return reopened >= 0 && entryStart.test(content.slice(0, reopened));
}

/** The start tag of the document's root, or undefined where the text does not begin as an XML document does. */
export function rootTag(text: string): StartTag | undefined {
  const start = endOfProlog(text);
  const name = text[start] === '<' ? readName(text, start + 1) : undefined;
  return name === undefined ? undefined : readStartTag(text, start, name, []);
}

/** Where the root's start tag, or whatever else is no blank, comment, processing instruction or document type declaration, begins. */
function endOfProlog(text: string): number {
  let offset = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    offset = skipBlanks(text, offset);
    const end = endOfPrologPart(text, offset);
    if (end === undefined) return offset;
    offset = end;
  }
}

function endOfPrologPart(text: string, start: number): number | undefined {
  if (text.slice(start, start + 9).toUpperCase() === '<!DOCTYPE') return endOfDoctype(text, start);
  const mark = text.startsWith('<?', start) ? '?>' : text.startsWith('<!--', start) ? '-->' : undefined;
  if (mark === undefined) return undefined;
  const close = text.indexOf(mark, start + 2);
  return close < 0 ? undefined : close + mark.length;
}
