/** The text of a piece of HTML, as browsers and spreadsheets copy it, with its roll tables. */
import { htmlCharacter } from '../../text/htmlCharacters.ts';
import { unescapeText } from '../../xml/references.ts';
import { oneLine, type PastedCell, type PastedPart } from './pastedTable.ts';
import { tablesOfRows } from './tablesOfRows.ts';

interface OpenTable {
  readonly rows: PastedPart[][][];
}

/** The texts and the roll tables of HTML in order; tables that are none of a roll are lines of text. Never fails, whatever the text is. */
export function htmlParts(html: string): readonly PastedPart[] {
  const parts: PastedPart[] = [];
  const open: OpenTable[] = [];
  let skipped = '';
  let end = 0;
  const into = (): PastedPart[] | undefined => (open.length === 0 ? parts : open.at(-1)?.rows.at(-1)?.at(-1));
  const add = (written: string): void => {
    const text = decoded(written);
    if (/\S/.test(text) || open.length === 0) append(into() ?? parts, text.replace(/\s+/g, ' '));
  };
  for (const match of html.matchAll(tag)) {
    const [, slash, written = ''] = match;
    const name = written.toLowerCase();
    if (skipped === '') add(html.slice(end, match.index));
    end = match.index + match[0].length;
    if (skipped !== '') {
      if (slash && name === skipped) skipped = '';
    } else if (!slash && unseen.has(name)) skipped = name;
    else onTag(name, slash === '/');
  }
  if (skipped === '') add(html.slice(end));
  while (open.length > 0) close();
  return parts;

  function onTag(name: string, isEnd: boolean): void {
    const table = open.at(-1);
    if (name === 'table' && !isEnd && open.length < maximumDepth) open.push({ rows: [] });
    else if (name === 'table' && isEnd) close();
    else if (name === 'tr' && !isEnd) table?.rows.push([]);
    else if ((name === 'td' || name === 'th') && !isEnd) table?.rows.at(-1)?.push([]);
    else if (breaks.test(name)) append(into() ?? parts, table ? ' ' : '\n');
  }

  function close(): void {
    const table = open.pop();
    if (!table) return;
    const rows = table.rows.map((row) => row.map(cleaned));
    for (const part of tablesOfRows(rows)) append(into() ?? parts, part);
  }
}

/** Deeper tables are read as text of their cell. */
const maximumDepth = 8;

const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w:-]{0,30})[^<>]*>/g;
const breaks = /^(?:br|p|div|li|h[1-6]|ul|ol|section|article|blockquote|tr|caption)$/;

/** Elements with texts that nobody sees. */
const unseen: ReadonlySet<string> = new Set(['style', 'script', 'title', 'template', 'noscript']);

function append(parts: PastedPart[], part: PastedPart): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

function cleaned(cell: PastedCell): PastedCell {
  return cell.map((part) => (typeof part === 'string' ? oneLine(part) : part)).filter((part) => part !== '');
}

/** A text as it is shown. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return unescapeText(text.replace(/&([a-zA-Z0-9]{2,7});/g, (found, name: string) => htmlCharacter(name) ?? found));
}
