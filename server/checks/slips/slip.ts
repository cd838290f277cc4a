import type { TextLanguage } from '../../text/language.ts';
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

/** Most texts have none. */
export const noSlips: readonly Slip[] = [];

/** A slip that is mended by other text in its place. */
export function replaced(code: SlipCode, start: number, written: string, repair: string | undefined): Slip {
  const span = { start, end: start + written.length };
  return { code, span, edits: repair === undefined ? [] : [{ span, newText: repair }] };
}

/** A kind of slip. A new one is a record in a list of this folder. */
export interface SlipRule {
  readonly at: Trigger;
  /** The slips of a text that has a trigger of the rule. */
  readonly find: (prose: Prose, asked: AskedForSlips) => readonly Slip[];
}

/**
 * The words and signs without which a text has no such slip. A word is a run of letters and digits. One that fits several of these is a
 * trigger too; a trigger that is no slip costs time and nothing else.
 */
export interface Trigger {
  /** Words as they are written; those of more than two letters also in capitals. */
  readonly words?: string;
  /** Asked once of each different word. */
  readonly like?: { test(word: string): boolean };
  /** The same, asked only of words with a digit or with a capital behind another letter. */
  readonly mixed?: RegExp;
  readonly signs?: string;
  /**
   * Asked at each of these words and signs; a rule for frequent words needs it.
   *
   * @param before the end of the word before it.
   */
  readonly when?: (text: string, start: number, end: number, before: number) => boolean;
}

/** What a rule may ask about a text. */
export interface AskedForSlips {
  /** Its language; `other` also where the words of the file's language are not known. */
  readonly language: () => TextLanguage;
}

/**
 * A slip that is a match of a pattern. Letters are written `A-Za-zÀ-ÿ`, which is enough for English and Spanish: with `\p{L}` a pattern takes
 * at least twice as long to compile, and the first problems of a session would wait for it.
 */
interface Pattern {
  readonly code: SlipCode;
  readonly at: Trigger;
  /** With the flag `g`. */
  readonly slip: RegExp;
  /**
   * The text before the slip must match this pattern, which ends with `$`. It is not a lookbehind, because a lookbehind is tried at every
   * character, and this only at the few matches.
   */
  readonly before?: RegExp;
  /** The replacement, undefined if it is not certain, null for no slip. */
  readonly repair: (match: RegExpExecArray) => string | undefined | null;
}

/** The rule for the matches of a pattern. */
export function matching({ code, at, slip, before, repair }: Pattern): SlipRule {
  const find = ({ text }: Prose): readonly Slip[] => {
    const slips: Slip[] = [];
    let tried = 0;
    for (const match of text.matchAll(slip)) {
      if (before && !before.test(text.slice(Math.max(0, match.index - maximumBefore), match.index))) continue;
      if (++tried > maximumTried) break;
      const newText = repair(match);
      if (newText !== null) slips.push(replaced(code, match.index, match[0], newText));
    }
    return slips;
  };
  return { at, find };
}

const maximumBefore = 40;

/** In one paragraph. A text with more of them was generated, not scanned. */
const maximumTried = 1000;
