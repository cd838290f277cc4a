import type { Span } from '../../text/span.ts';
import type { Capitals } from './candidate.ts';

/** How the words at a place of a flattened text are written. */
export function capitalsAt(flat: string, { start, end }: Span): Capitals {
  const name = flat.slice(start, end);
  if (!/\p{Lu}/u.test(name)) return 'none';
  if (/^\p{Lu}\p{Ll}*$/u.test(name)) return beginsSentence(flat, start) ? 'initial' : 'within';
  const words = (name.match(/\p{L}[\p{L}\p{M}'\u2060]*/gu) ?? []).filter((word) => !smallWords.has(word.toLowerCase()));
  const capital = words.filter((word) => /^\p{Lu}/u.test(word));
  if (capital.length === 0 || !/^\P{L}*\p{Lu}/u.test(name)) return 'none';
  if (!/\p{Ll}/u.test(name) && name.length > 1 && isLineInCapitals(flat, start)) return 'line';
  if (capital.length > 1 && capital.length === words.length) return 'title';
  return beginsSentence(flat, start) ? 'initial' : 'within';
}

/** Words that titles write without capitals. */
const smallWords: ReadonlySet<string> = new Set(
  'and at by in of on or the to with a al con de del e el en la las los o por y'.split(' '),
);

const widest = 60;

/** Whether there is no small letter around the offset. */
function isLineInCapitals(flat: string, at: number): boolean {
  const before = flat.slice(Math.max(0, at - widest), at);
  const after = flat.slice(at, at + widest);
  const lineEnd = after.indexOf('\n');
  const line = before.slice(before.lastIndexOf('\n') + 1) + (lineEnd < 0 ? after : after.slice(0, lineEnd));
  return !/\p{Ll}{2}/u.test(line);
}

/** Whether a sentence, a line of its own, a cell, a bracket or a quotation begins at the offset, where any word may have a capital. */
export function beginsSentence(flat: string, at: number): boolean {
  const before = flat.slice(Math.max(0, at - widest), at);
  const written = before.trimEnd();
  if (written === '' || /\n\s*\n/.test(before.slice(written.length))) return true;
  // The mark of a row of a table too: `2-3 Fly`.
  return /(?:(?:^|\n|[.:;]) *(?:[*-] +)?\d{1,2}(?:-\d{1,2})?[.:)]?|[.!?|>#•·("'“”«»¿¡…*—]|^[-+]|\n *[-+])$/.test(
    written,
  );
}
