import type { Span } from '../../text/span.ts';

/** Stands for each character of what is passed over; no name, value or blank has it. */
const nothing = '\u0000';

/** Fills up what is written with several characters for one. No width of its own, and not a blank. */
const filler = '\u2060';

/**
 * The same text, character for character, in which one thing is written in one way: blanks of all kinds, signs, apostrophes, also those
 * that XML authors escape. The marks of Markdown's emphasis become blanks. Line ends stay. Offsets in one are offsets in the other.
 *
 * @param masks places to pass over, ascending.
 */
export function flatten(text: string, masks: readonly Span[] = []): string {
  let flat = masked(text, masks);
  if (/[^\n\x20-\x7e]/.test(flat)) flat = flat.replace(/[^\S\n ]|[\u200b\u2060\ufeff]|[‘’ʼ´]|[−‐‑‒–]/g, plainCharacter);
  if (flat.includes('&')) flat = flat.replace(reference, plainReference);
  return /[*_]/.test(flat) ? flat.replace(/[*_]{1,3}/g, withoutEmphasis) : flat;
}

function masked(text: string, masks: readonly Span[]): string {
  if (masks.length === 0) return text;
  const pieces: string[] = [];
  let end = 0;
  for (const mask of masks) {
    const start = Math.max(end, Math.min(mask.start, text.length));
    pieces.push(text.slice(end, start));
    end = Math.max(start, Math.min(mask.end, text.length));
    pieces.push(nothing.repeat(end - start));
  }
  pieces.push(text.slice(end));
  return pieces.join('');
}

function plainCharacter(character: string): string {
  if (/[‘’ʼ´]/.test(character)) return "'";
  return /[−‐‑‒–]/.test(character) ? '-' : ' ';
}

const reference =
  /&(?:(nbsp|#160|#[xX]0*[aA]0)|(apos|#39|#[xX]27|#8217|#[xX]2019)|(minus|#8722|#[xX]2212|#8211|#[xX]2013)|gt);/g;

function plainReference(found: string, blank?: string, apostrophe?: string, minus?: string): string {
  const rest = found.length - 1;
  if (blank !== undefined) return ' '.repeat(found.length);
  // A sign touches its number, hence what fills up stands before it.
  if (minus !== undefined) return `${' '.repeat(rest)}-`;
  return `${apostrophe === undefined ? '>' : "'"}${filler.repeat(rest)}`;
}

/** A mark of emphasis touches a word on its one side and none on the other: not the sign in `2*3`, in `snake_case` or of a list. */
function withoutEmphasis(run: string, offset: number, text: string): string {
  const before = text[offset - 1] ?? ' ';
  const after = text[offset + run.length] ?? ' ';
  const opens = !isWordCharacter(before) && /\S/.test(after);
  const closes = !isWordCharacter(after) && /\S/.test(before);
  return opens || closes ? ' '.repeat(run.length) : run;
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
