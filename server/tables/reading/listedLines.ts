/** Rows in small letters, which are sure only because each line of a list begins with scores. */
import type { RowMark } from './marks.ts';

/** So many lines with a range among them are no text that happens to have numbers where its lines begin; things are counted without ranges. */
const fewestWithRange = 3;
const fewestWithoutRange = 5;

const surest = 3;

/** The marks, with those at the beginning of consecutive lines as sure as those before a capital letter. Takes time in proportion to the text. */
export function withListedLines(text: string, marks: readonly RowMark[]): readonly RowMark[] {
  if (!marks.some(isLoose)) return marks;
  const listed = new Set<RowMark>();
  let run: RowMark[] = [];
  for (const mark of marks) {
    if (mark.place !== 'line' || !isWord(text, mark.textStart)) continue;
    const last = run.at(-1);
    if (last && !follows(text, last, mark)) run = [];
    run.push(mark);
    if (isList(run)) for (const one of run) listed.add(one);
    // Only the last rows can become part of a longer list.
    if (run.length > fewestWithoutRange) run = run.slice(-fewestWithoutRange);
  }
  return listed.size === 0 ? marks : marks.map((mark) => (listed.has(mark) ? { ...mark, strength: surest } : mark));
}

/** Whether a word or an opening sign stands at an offset: behind a number, other numbers are those of a chart. */
function isWord(text: string, offset: number): boolean {
  word.lastIndex = offset;
  return word.test(text);
}

const word = /[*_"“”‘'«¡¿[+-]{0,4}(?:\p{L}|[+-]?\d{1,2}[dD]\d)/uy;

function isLoose({ place, strength }: RowMark): boolean {
  return place === 'line' && strength > 0 && strength < surest;
}

/** Whether a mark begins the line behind that of another one, in the same way. */
function follows(text: string, one: RowMark, other: RowMark): boolean {
  if (isSame(one, other) || other.bullet !== one.bullet || Math.abs(other.indent - one.indent) > 1) return false;
  const between = text.slice(one.textStart, other.lineStart);
  return between.length <= longestLine && /^[^\n]*\n\s*$/.test(between);
}

/** Longer lines end a list. */
const longestLine = 500;

function isList(run: readonly RowMark[]): boolean {
  const hasRange = run.some(({ low, high }) => low < high);
  return run.length >= (hasRange ? fewestWithRange : fewestWithoutRange);
}

function isSame(one: RowMark, other: RowMark): boolean {
  return one.low === other.low && one.high === other.high;
}
