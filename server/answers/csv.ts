import { printable } from '../text/printable.ts';

/** Rows as CSV after RFC 4180: fields between commas, lines that end with CR and LF, and quotes around a field that needs them. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** A text in which a spreadsheet would see a formula gets an apostrophe, as spreadsheets show it: a package may be from anywhere. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = printable(value);
  const harmless = /^[=@\t]|^[+-](?![\d.]+$)/.test(text) && text !== '-' ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
