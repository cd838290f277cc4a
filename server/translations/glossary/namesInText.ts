import { stemOf } from '../comparison/stemOf.ts';
import { joiningWords } from './nameStems.ts';

/** Finds the names in a text: their stems, joined by spaces. */
export type NameFinder = (text: string) => ReadonlySet<string>;

/**
 * Finds names whose words have capitals in the text. Of names that share their first words the longest one counts. A name of one word does
 * not count where a sentence begins, because any word has a capital there.
 * @param names the stems of each
 */
export function nameFinder(names: readonly (readonly string[])[]): NameFinder {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const [first] = name;
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known) known.push(name);
    else byFirst.set(first, [name]);
  }
  return (text) => {
    const words = wordsIn(text);
    const found = new Set<string>();
    for (let at = 0; at < words.length; ) {
      const name = nameAt(words, at, byFirst);
      if (name) found.add(name.join(' '));
      at += name?.length ?? 1;
    }
    return found;
  };
}

interface Word {
  readonly stem: string;
  readonly hasCapital: boolean;
  readonly beginsSentence: boolean;
  /** Whether nothing but white space and joining words is between it and the word before. */
  readonly isJoined: boolean;
}

/** The words of a text without those that join others. */
function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  let between = '';
  for (const { 0: written, index } of text.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
    between += text.slice(end, index);
    end = index + written.length;
    if (joiningWords.has(written.toLowerCase()) && !/[.!?:]/.test(between)) continue;
    words.push({
      stem: stemOf(written),
      hasCapital: /^\p{Lu}/u.test(written),
      beginsSentence: words.length === 0 || /[.!?:;"“”«»(\n]/.test(between),
      isJoined: /^\s*$/.test(between),
    });
    between = '';
  }
  return words;
}

function nameAt(
  words: readonly Word[],
  at: number,
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>,
): readonly string[] | undefined {
  const first = words[at];
  if (!first?.hasCapital) return undefined;
  return byFirst.get(first.stem)?.find((name) => {
    if (name.length === 1) return !first.beginsSentence;
    return name.every((stem, index) => {
      const word = words[at + index];
      return word?.stem === stem && word.hasCapital && (index === 0 || word.isJoined);
    });
  });
}
