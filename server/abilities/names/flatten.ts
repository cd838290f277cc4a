import type { Span } from '../../text/span.ts';

/** Replaces each skipped character; it matches no name, value or space. */
const nothing = '\u0000';

/** Fills the length of several characters that are written for one. It has no width and is not a space. */
const filler = '\u2060';

/**
 * The text in a normal form of the same length: one character for all kinds of spaces, signs and apostrophes, also escaped ones. Emphasis
 * marks of Markdown become spaces. Line ends stay. Offsets are the same in both texts.
 *
 * @param masks places to skip, ascending.
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
  // A sign must touch its number, so the filler is before it.
  if (minus !== undefined) return `${' '.repeat(rest)}-`;
  return `${apostrophe === undefined ? '>' : "'"}${filler.repeat(rest)}`;
}

/** An emphasis mark touches a word on one side only, unlike the sign in `2*3`, in `snake_case` or of a list. */
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
