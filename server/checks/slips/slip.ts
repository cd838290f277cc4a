import type { Span } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Edit } from '../problems/finding.ts';
import type { SlipCode } from '../problems/kinds.ts';

/** A slip in a piece of prose. Its spans count in the prose. */
export interface Slip {
  readonly code: SlipCode;
  readonly span: Span;
  /** What mends it: in the span. Empty where the repair is not certain. */
  readonly edits: readonly Edit[];
}

/** A slip that is mended by other text in its place. */
export function replaced(code: SlipCode, start: number, written: string, repair: string | undefined): Slip {
  const span = { start, end: start + written.length };
  return { code, span, edits: repair === undefined ? [] : [{ span, newText: repair }] };
}

/**
 * What a kind of slip looks like. Letters are written `A-Za-zÀ-ÿ`, all that English and Spanish have: each `\p{L}` takes a third of a
 * millisecond to compile, and the first problems of a session would wait for all of them.
 */
export interface Pattern {
  /** What every text with such a slip has: a pattern that is quick to try, for most texts have no slips. */
  readonly hint: RegExp;
  /** The slip itself, with the flag `g`. */
  readonly slip: RegExp;
  /**
   * What must stand before it: a pattern that ends with `$`. Written so, and not as a lookbehind, it is tried at the few places that
   * match and not at every character.
   */
  readonly before?: RegExp;
}

/** Slips that are a whole match of a pattern. `repairOf` gives what to put there instead, undefined where that is not certain, null for no slip. */
export function matches(
  code: SlipCode,
  { text }: Prose,
  { hint, slip, before }: Pattern,
  repairOf: (match: RegExpExecArray) => string | undefined | null,
): readonly Slip[] {
  if (!hint.test(text)) return none;
  const slips: Slip[] = [];
  let tried = 0;
  for (const match of text.matchAll(slip)) {
    if (before && !before.test(text.slice(Math.max(0, match.index - mostBefore), match.index))) continue;
    if (++tried > mostTried) break;
    const repair = repairOf(match);
    if (repair !== null) slips.push(replaced(code, match.index, match[0], repair));
  }
  return slips;
}

const none: readonly Slip[] = [];
const mostBefore = 40;

/** In one paragraph. Text with more of them was not scanned but made. */
const mostTried = 1000;
