import type { Severity } from '../checks/problems/kinds.ts';
import { printableLines } from '../text/printable.ts';

/** Colours a piece of a report. */
export type Paint = (text: string, severity: Severity) => string;

/** In the colour of a severity, for a terminal that shows colours. */
export function painted(text: string, severity: Severity): string {
  return `\u001b[${renditions[severity]}m${text}\u001b[0m`;
}

/** Without colours. */
export function plain(text: string): string {
  return text;
}

/** Lines for a terminal, without control sequences other than the colours of this file. */
export function printablePainted(lines: string): string {
  return lines
    .split(rendition)
    .map((part, index) => (index % 2 === 0 ? printableLines(part) : part))
    .join('');
}

/** Select Graphic Rendition of ECMA-48: red, yellow, blue, faint. */
const renditions: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 34, hint: 2 };

const rendition = new RegExp(`(\u001b\\[(?:0|${Object.values(renditions).join('|')})m)`);
