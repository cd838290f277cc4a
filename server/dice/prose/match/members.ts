/** The members of the classes of words, and what a word is in them. */
import type { Lexicon, WordClass } from '../lexicon/lexicon.ts';
import { withPlainLetters } from './accents.ts';
import type { PartReader, Placed, Tree } from './parts.ts';

/** How a word stands in a class: as a member, as the first word of longer ones, or both. */
interface Membership {
  readonly isMember: boolean;
  /** All members of the class that have several words. */
  readonly longer: Tree | undefined;
}

/** The classes of a word. */
export type Memberships = ReadonlyMap<WordClass, Membership>;

const member: Membership = { isMember: true, longer: undefined };

/** The classes of each word that is a member of one, or begins a member. */
export function membershipsIn(lexicon: Lexicon, reader: PartReader): ReadonlyMap<string, Memberships> {
  const all = new Map<string, Map<WordClass, Membership>>();
  const of = (word: string): Map<WordClass, Membership> => {
    let known = all.get(word);
    if (!known) {
      known = new Map();
      all.set(word, known);
    }
    return known;
  };
  for (const [name, written] of withPlainLetters(lexicon.classes)) {
    const members = written.split(',').map((each) => each.trim());
    const longer: string[] = [];
    for (const each of members) {
      if (each === '') continue;
      if (/^[^ |[\]?]+$/.test(each)) of(each.replaceAll('_', ' ')).set(name, member);
      else longer.push(each);
    }
    if (longer.length === 0) continue;
    const tree = reader.treeOf(longer);
    const [both, only] = [true, false].map((isMember) => ({ isMember, longer: tree }));
    if (!both || !only) continue;
    for (const first of tree.lines.flatMap(firstWordsOf))
      of(first).set(name, of(first).get(name)?.isMember ? both : only);
  }
  return all;
}

/** The words that literal parts may begin with. */
function firstWordsOf(line: readonly Placed[]): readonly string[] {
  const found: string[] = [];
  for (const { part, isOptional } of line) {
    if (part.kind === 'words') found.push(...part.words);
    if (part.kind === 'group') found.push(...part.tree.lines.flatMap(firstWordsOf));
    if (!isOptional) break;
  }
  return found;
}
