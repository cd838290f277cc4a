/** Texts and roll tables in the form that a file has for them. */
import { escapeText } from '../../xml/references.ts';
import { type PastedCell, type PastedPart, type PastedTable, wordsOfCell } from './pastedTable.ts';

/** `elements` and `lines` are for XML and plain text, `list` and `bars` for Markdown. */
export type PastedForm = 'elements' | 'lines' | 'list' | 'bars';

interface Target {
  readonly form: PastedForm;
  /** Whether signs of XML in texts are escaped. */
  readonly isXml: boolean;
  /** The white space before each line but the first. */
  readonly indent: string;
}

/** The parts as one text without white space at its ends; undefined if a table cannot have that form, because another is in it. */
export function writePasted(parts: readonly PastedPart[], target: Target): string | undefined {
  const { form, indent } = target;
  const written = parts.map((part) =>
    typeof part === 'string' ? literal(part.trim(), target) : writtenTable(part, target, 0),
  );
  if (written.some((part) => part === undefined)) return undefined;
  const gap = form === 'list' || form === 'bars' ? '\n\n' : '\n';
  return written
    .filter((part) => part !== '')
    .join(gap)
    .replace(/\n(?=[^\n])/g, `\n${indent}`);
}

function writtenTable(table: PastedTable, target: Target, depth: number): string | undefined {
  const { head, rows } = table;
  const step = '  '.repeat(depth);
  const texts = rows.map(({ cells }) => cells.map((cell) => writtenCell(cell, target, depth)));
  if (texts.flat().includes(undefined)) return undefined;
  const headings = head.map((cell) => literal(cell, target));
  switch (target.form) {
    case 'elements': {
      const all = [
        ...(head.length > 0 ? [headings] : []),
        ...rows.map(({ scores }, index) => [scores, ...(texts[index] ?? [])]),
      ];
      const written = all.map((cells) => `${step}  <tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
      return `${depth > 0 ? '\n' : ''}${step}<table>\n${written.join('\n')}\n${step}</table>`;
    }
    case 'lines':
    case 'list': {
      const bullet = target.form === 'list' ? `${step}* ` : '';
      const lines = rows.map(({ scores }, index) => `${bullet}${[scores, ...(texts[index] ?? [])].join(' ')}`);
      const gap = target.form === 'list' ? '\n\n' : '\n';
      return `${depth > 0 ? '\n' : ''}${head.length > 0 ? `${headings.join(' ')}${gap}` : ''}${lines.join('\n')}`;
    }
    case 'bars':
      return depth > 0 ? undefined : bars(table, headings, texts);
    default:
      return target.form satisfies never;
  }
}

/** A Markdown table has a head always; the cells of one that had none are empty. */
function bars(
  { rows }: PastedTable,
  headings: readonly string[],
  texts: readonly (readonly (string | undefined)[])[],
): string {
  const all = rows.map(({ scores }, index) => [scores, ...(texts[index] ?? [])]);
  const width = Math.max(headings.length, ...all.map((cells) => cells.length));
  const line = (cells: readonly (string | undefined)[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  return [line(headings), `| ${Array.from({ length: width }, () => '---').join(' | ')} |`, ...all.map(line)].join('\n');
}

function writtenCell(cell: PastedCell, target: Target, depth: number): string | undefined {
  if (cell.every((part) => typeof part === 'string')) return literal(wordsOfCell(cell), target);
  if (target.form === 'bars') return undefined;
  const written = cell.map((part) =>
    typeof part === 'string' ? literal(part, target) : writtenTable(part, target, depth + 1),
  );
  return written.includes(undefined) ? undefined : written.join('');
}

function literal(text: string, { form, isXml }: Target): string {
  if (isXml) return escapeText(text).replaceAll('&quot;', '"');
  return form === 'bars' ? text.replaceAll('|', '\\|') : text;
}
