import type { Prose } from '../../workspace/documents/prose.ts';
import { misspeltGameWord } from './gameWords.ts';
import { replaced, type Slip } from './slip.ts';

/** Words of the game with a letter wrong, missing or too many, or with two that have changed places: `Stregnth`, `Battel-level`. */
export function misspeltWords({ text }: Prose): readonly Slip[] {
  // Without their places the words are quickly read, and most texts have none that is misspelt.
  if (!text.match(word)?.some(mayBeMisspelt)) return none;
  const slips: Slip[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    if (written.length < shortest) continue;
    const whole = misspelling(text, index, written);
    if (whole || !written.includes('-')) {
      if (whole) slips.push(whole);
      continue;
    }
    for (const part of written.matchAll(/[^-]+/g)) {
      const slip = misspelling(text, index + part.index, part[0]);
      if (slip) slips.push(slip);
    }
  }
  return slips;
}

const word = /[A-Za-zÀ-ÖØ-öø-ÿ]+(?:-[A-Za-zÀ-ÖØ-öø-ÿ]+)*/g;
const shortest = 4;

const none: readonly Slip[] = [];

/** Whether the word, or a part of it between hyphens, is one of the game that is misspelt. */
function mayBeMisspelt(written: string): boolean {
  if (written.length < shortest) return false;
  return (
    rightSpelling(written) !== undefined ||
    (written.includes('-') && written.split('-').some((part) => rightSpelling(part)))
  );
}

function rightSpelling(written: string): string | undefined {
  return written.length < longest ? misspeltGameWord(written) : undefined;
}

function misspelling(text: string, at: number, written: string): Slip | undefined {
  const right = rightSpelling(written);
  if (right === undefined || /[a-zß-ÿ][A-ZÀ-Þ]/.test(written)) return undefined;
  // Beside digits, an apostrophe or a stroke it is a part of something else: a code, a name, an address.
  if (
    /[\w'’/@#.]$/.test(text.slice(Math.max(0, at - 1), at)) ||
    /^(?:[\d_’'/@]|[.][A-Za-z])/.test(text.slice(at + written.length, at + written.length + 2))
  )
    return undefined;
  return replaced('misspelt-word', at, written, cased(right, written));
}

/** Longer than the longest word of the game with a letter too many. */
const longest = 20;

/** The word in capitals where the other is. */
function cased(right: string, written: string): string {
  if (written === written.toUpperCase()) return right.toUpperCase();
  const isCapitalised = written[0] !== written[0]?.toLowerCase();
  return isCapitalised ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right;
}
