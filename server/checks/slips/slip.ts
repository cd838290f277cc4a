import type { SlipCode } from '../problems/kinds.ts';

/** A slip in a text, mended by other text in its place. */
export interface Slip {
  readonly code: SlipCode;
  readonly start: number;
  readonly written: string;
  /** Undefined if it is not certain. */
  readonly repaired: string | undefined;
}

/** A slip that is a match of a pattern. Letters are written `A-Za-zÀ-ÿ`: with `\p{L}` a pattern takes twice as long to compile. */
export interface SlipRow {
  readonly code: SlipCode;
  /** With the flag `g`. */
  readonly slip: RegExp;
  /**
   * What the text before the slip must match, and what it must not: patterns that end with `$`. They are no lookbehinds, which are tried at
   * every character and not only at the few matches.
   */
  readonly before?: RegExp;
  readonly unless?: RegExp;
  /** The replacement; undefined if it is not certain, null for no slip. */
  readonly repair?: string | ((match: RegExpExecArray) => string | undefined | null);
  /** Whether its words are English: a text in a language that is not known has none. */
  readonly isEnglish?: true;
  /** Whether names of entries have none. */
  readonly isOfSentences?: true;
}

/** The slips of a text that are matches of a row. */
export function slipsOfRow(row: SlipRow, text: string): readonly Slip[] {
  const { code, slip, before, unless, repair } = row;
  // Most texts have none, and `matchAll` copies the pattern first.
  if (text.search(slip) < 0) return noSlips;
  let found: Slip[] | undefined;
  for (const match of text.matchAll(slip)) {
    const { 0: written, index: start } = match;
    const ahead = before || unless ? text.slice(Math.max(0, start - maximumBefore), start) : '';
    if ((before && !before.test(ahead)) || unless?.test(ahead)) continue;
    const repaired = typeof repair === 'function' ? repair(match) : repair;
    if (repaired === null) continue;
    found ??= [];
    found.push({ code, start, written, repaired });
    // A text with more of them was generated, not scanned.
    if (found.length === maximumSlips) break;
  }
  return found ?? noSlips;
}

/** Most texts have none. */
export const noSlips: readonly Slip[] = [];

const maximumBefore = 40;
const maximumSlips = 500;
