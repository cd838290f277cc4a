import { blankLine } from '../../text/paragraphs.ts';
import type { Span } from '../../text/span.ts';
import { isSmallWord, writtenWords } from '../../text/writing.ts';
import type { Capitals } from './candidate.ts';

/** The capitals of the words at a place of a flattened text. */
export function capitalsAt(flat: string, { start, end }: Span): Capitals {
  // The name of a rule may be `2 x MAGIC ITEM`.
  const name = flat.slice(start, end).replace(/^\d{1,2} ?[x×] /, '');
  if (!/\p{Lu}/u.test(name)) return 'none';
  if (/^\p{Lu}\p{Ll}*$/u.test(name)) return beginsSentence(flat, start) ? 'initial' : 'within';
  const words = writtenWords(name).filter((word) => !isSmall(word.toLowerCase()));
  const capital = words.filter((word) => /^\p{Lu}/u.test(word));
  if (capital.length === 0 || !/^\P{L}*\p{Lu}/u.test(name)) return 'none';
  if (!/\p{Ll}/u.test(name) && name.length > 1 && isLineInCapitals(flat, start)) return 'line';
  if (capital.length > 1 && capital.length === words.length) return 'title';
  return beginsSentence(flat, start) ? 'initial' : 'within';
}

function isSmall(lower: string): boolean {
  return lower === 'a' || isSmallWord(lower);
}

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
  if (written === '' || blankLine.test(before.slice(written.length))) return true;
  // The mark of a row of a table too: `2-3 Fly`.
  return /(?:(?:^|\n|[.:;]) *(?:[*-] +)?\d{1,2}(?:-\d{1,2})?[.:)]?|[.!?|>#•·("'“”«»¿¡…*—]|^[-+]|\n *[-+])$/.test(
    written,
  );
}
