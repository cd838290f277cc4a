import { markdownBlocks } from './blocks.ts';
import { commentsIn } from './comments.ts';
import { frontMatterEnd } from './frontMatter.ts';
import { blanked } from './hidden.ts';
import { fenceLine, fenceStart, listItem, quotation, tableRow } from './lines.ts';

/** A block of a page as a reader sees it; its texts still have the marks of emphasis, code and links. */
export type PageBlock =
  /** `level` is 1 to 6. */
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `depth` is 0 in the list itself. A number of an ordered list is part of the text. */
  | { readonly kind: 'item'; readonly depth: number; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'line' };

/**
 * The blocks of a page of Markdown or plain text, in order, without front matter and comments. Quotations are paragraphs; the lines of a
 * paragraph, and what goes on below the mark of an item, are one text.
 */
export function pageBlocks(text: string, languageId: string): readonly PageBlock[] {
  const comments = languageId === 'markdown' ? markdownBlocks(text).comments : commentsIn(text);
  const lines = blanked(text, comments).slice(frontMatterEnd(text)).split(/\r?\n/);
  const found: PageBlock[] = [];
  /** The paragraph or item that goes on. */
  let open: { kind: 'paragraph'; text: string } | { kind: 'item'; depth: number; text: string } | undefined;
  let code: { kind: 'code'; text: string } | undefined;
  let fence = '';
  let indents: number[] = [];
  for (const line of lines) {
    if (code) {
      if (fenceLine.exec(line)?.[1]?.startsWith(fence)) {
        code.text = code.text.slice(0, -1);
        code = undefined;
      } else code.text += `${line}\n`;
      continue;
    }
    const opening = languageId === 'markdown' ? fenceStart.exec(line) : null;
    const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line);
    const [, lead] = listItem.exec(line) ?? [];
    if (opening) {
      fence = opening[1] ?? opening[2] ?? '';
      code = { kind: 'code', text: '' };
      found.push(code);
    } else if (heading) {
      indents = [];
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: withoutMarks(heading[2] ?? '') });
    } else if (open?.kind === 'paragraph' && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      found[found.length - 1] = { kind: 'heading', level: line.trim().startsWith('=') ? 1 : 2, text: open.text };
    } else if (/^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/.test(line)) {
      found.push({ kind: 'line' });
    } else if (lead !== undefined) {
      const indent = lead.search(/\S/);
      indents = [...indents.filter((other) => other < indent), indent];
      const number = /\d+[.)]/.exec(lead)?.[0];
      const own = line.slice(lead.length).trim();
      open = { kind: 'item', depth: indents.length - 1, text: number === undefined ? own : `${number} ${own}` };
      found.push(open);
      continue;
    } else if (tableRow.test(line)) {
      const cells = cellsOf(line);
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) found.push({ kind: 'row', cells });
    } else if (line.trim() !== '') {
      const own = line.replace(quotation, '').trim();
      if (open) open.text += `${open.text === '' ? '' : ' '}${own}`;
      else {
        if (!/^[ \t]/.test(line)) indents = [];
        open = { kind: 'paragraph', text: own };
        found.push(open);
      }
      continue;
    }
    open = undefined;
  }
  if (code) code.text = code.text.slice(0, -1);
  return found;
}

/** A heading without the signs that may close it. */
function withoutMarks(heading: string): string {
  const text = heading.trimEnd();
  const marks = /#+$/.exec(text.slice(-maximumMarks))?.[0] ?? '';
  const before = text.slice(0, text.length - marks.length);
  return marks !== '' && (before === '' || /[ \t]$/.test(before)) ? before.trimEnd() : text;
}

/** More signs than anybody writes. */
const maximumMarks = 100;

/** The cells of a row, without its outer bars. */
function cellsOf(line: string): readonly string[] {
  const inner = line.trim().replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
