/** Texts and roll tables in the form that a file has for them. */
import { escapeText } from '../../xml/references.ts';
import { cellsOfTable, type PastedPart, type PastedTable } from './pastedTable.ts';

/** `elements` and `lines` are for XML and plain text, `list` and `bars` for Markdown. */
export type PastedForm = 'elements' | 'lines' | 'list' | 'bars';

interface Target {
  readonly form: PastedForm;
  /** Whether signs of XML in texts are escaped. */
  readonly isXml: boolean;
  /** The white space before each line but the first. */
  readonly indent: string;
}

/** The parts as one text without white space at its ends. */
export function writePasted(parts: readonly PastedPart[], { form, isXml, indent }: Target): string {
  const literal = (text: string): string => {
    if (isXml) return escapeText(text).replaceAll('&quot;', '"');
    return form === 'bars' ? text.replaceAll('|', '\\|') : text;
  };
  const gap = form === 'list' || form === 'bars' ? '\n\n' : '\n';
  return parts
    .map((part) =>
      typeof part === 'string'
        ? literal(part.trim())
        : writers[form](
            cellsOfTable(part).map((cells) => cells.map(literal)),
            part,
          ),
    )
    .filter((part) => part !== '')
    .join(gap)
    .replace(/\n(?=[^\n])/g, `\n${indent}`);
}

type Writer = (rows: readonly (readonly string[])[], table: PastedTable) => string;

const writers: Readonly<Record<PastedForm, Writer>> = {
  elements: (rows) => {
    const written = rows.map((cells) => `  <tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    return `<table>\n${written.join('\n')}\n</table>`;
  },
  lines: (rows) => rows.map((cells) => cells.join(' ')).join('\n'),
  list: (rows, { head }) => {
    const isHead = (index: number): boolean => head.length > 0 && index === 0;
    return rows.map((cells, index) => (isHead(index) ? `${cells.join(' ')}\n` : `* ${cells.join(' ')}`)).join('\n');
  },
  // A Markdown table has a head always; the cells of one that had none are empty.
  bars: (rows, { head }) => {
    const width = Math.max(...rows.map((cells) => cells.length));
    const line = (cells: readonly string[]): string =>
      `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
    const [first = [], ...others] = head.length > 0 ? rows : [[], ...rows];
    return [line(first), line(Array.from({ length: width }, () => '---')), ...others.map(line)].join('\n');
  },
};
