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
  let open: { kind: 'paragraph' | 'item'; indent: number; depth: number; text: string } | undefined;
  let code: { fence: string; lines: string[] } | undefined;
  let indents: number[] = [];
  const close = (): void => {
    if (open?.kind === 'paragraph') found.push({ kind: 'paragraph', text: open.text });
    else if (open) found.push({ kind: 'item', depth: open.depth, text: open.text });
    open = undefined;
  };
  for (const line of lines) {
    if (code) {
      const [, mark = ''] = fenceLine.exec(line) ?? [];
      if (mark.startsWith(code.fence)) {
        found.push({ kind: 'code', text: code.lines.join('\n') });
        code = undefined;
      } else code.lines.push(line);
      continue;
    }
    const fence = languageId === 'markdown' ? fenceStart.exec(line) : null;
    const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line);
    const item = listItem.exec(line);
    if (line.trim() === '') close();
    else if (fence) {
      close();
      code = { fence: fence[1] ?? fence[2] ?? '```', lines: [] };
    } else if (heading) {
      close();
      indents = [];
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: withoutMarks(heading[2] ?? '') });
    } else if (open?.kind === 'paragraph' && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      found.push({ kind: 'heading', level: line.trim().startsWith('=') ? 1 : 2, text: open.text });
      open = undefined;
    } else if (/^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/.test(line)) {
      close();
      found.push({ kind: 'line' });
    } else if (item) {
      close();
      const [, lead = ''] = item;
      const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      indents = [...indents.filter((other) => other < indent), indent];
      const number = /\d+[.)]/.exec(lead)?.[0];
      const own = line.slice(lead.length).trim();
      open = { kind: 'item', indent, depth: indents.length - 1, text: number === undefined ? own : `${number} ${own}` };
    } else if (tableRow.test(line)) {
      close();
      const cells = cellsOf(line);
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) found.push({ kind: 'row', cells });
    } else {
      const own = line.replace(quotation, '').trim();
      if (open) open.text += `${open.text === '' ? '' : ' '}${own}`;
      else {
        if (!/^[ \t]/.test(line)) indents = [];
        open = { kind: 'paragraph', indent: 0, depth: 0, text: own };
      }
    }
  }
  if (code) found.push({ kind: 'code', text: code.lines.join('\n') });
  close();
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
