import type { Span } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Edit } from '../problems/finding.ts';
import type { SlipCode } from '../problems/kinds.ts';

/** A slip in a piece of prose. Its spans count in the prose. */
export interface Slip {
  readonly code: SlipCode;
  readonly span: Span;
  /** The repair, inside the span. Empty if the repair is not certain. */
  readonly edits: readonly Edit[];
}

/** Most texts have none. Lists of slips are joined with its `concat`, because `[...a, ...b]` takes longer for empty ones. */
export const noSlips: readonly Slip[] = [];

/** A slip that is mended by other text in its place. */
export function replaced(code: SlipCode, start: number, written: string, repair: string | undefined): Slip {
  const span = { start, end: start + written.length };
  return { code, span, edits: repair === undefined ? [] : [{ span, newText: repair }] };
}

/**
 * The patterns of a kind of slip. Letters are written `A-Za-zÀ-ÿ`, which is enough for English and Spanish: with `\p{L}` a pattern takes at
 * least twice as long to compile, and the first problems of a session would wait for all of them.
 */
export interface Pattern {
  /** A quick pattern that every text with such a slip matches: most texts have no slips. */
  readonly hint: RegExp;
  /** The slip itself, with the flag `g`. */
  readonly slip: RegExp;
  /**
   * The text before the slip must match this pattern, which ends with `$`. It is not a lookbehind, because a lookbehind is tried at every
   * character, and this only at the few matches.
   */
  readonly before?: RegExp;
}

/** Slips that are a whole match of a pattern. `repairOf` gives the replacement, undefined if it is not certain, null for no slip. */
export function matches(
  code: SlipCode,
  { text }: Prose,
  { hint, slip, before }: Pattern,
  repairOf: (match: RegExpExecArray) => string | undefined | null,
): readonly Slip[] {
  if (!hint.test(text)) return noSlips;
  const slips: Slip[] = [];
  let tried = 0;
  for (const match of text.matchAll(slip)) {
    if (before && !before.test(text.slice(Math.max(0, match.index - maximumBefore), match.index))) continue;
    if (++tried > maximumTried) break;
    const repair = repairOf(match);
    if (repair !== null) slips.push(replaced(code, match.index, match[0], repair));
  }
  return slips;
}

const maximumBefore = 40;

/** In one paragraph. A text with more of them was generated, not scanned. */
const maximumTried = 1000;
