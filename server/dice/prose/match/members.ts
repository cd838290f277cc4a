import type { Lexicon, WordClass } from '../lexicon/lexicon.ts';
import { withoutAccents } from './accents.ts';
import { partsOfLine, Tree } from './nodes.ts';
import type { PartReader } from './parts.ts';

/** How a word stands in a class: as a member, as the first word of longer ones, or both. */
interface Membership {
  readonly isMember: boolean;
  /** All members of the class that have several words. */
  readonly longer: Tree | undefined;
}

/** The classes of a word. */
export type Memberships = ReadonlyMap<WordClass, Membership>;

/** The members of the classes of words. Those with accents are members without these too, where that is no other word of the lexicon. */
export class Members {
  readonly #reader: PartReader;
  /** The classes of single words, and of the first words of longer members. */
  readonly #single = new Map<string, WordClass[]>();
  readonly #begun = new Map<string, Set<WordClass>>();
  readonly #longer = new Map<WordClass, Tree>();

  constructor({ classes }: Lexicon, reader: PartReader) {
    this.#reader = reader;
    const plain: [WordClass, string][] = [];
    for (const [name, written] of Object.entries(classes) as [WordClass, string][]) {
      const longer: string[] = [];
      for (const each of written.split(',')) {
        const member = each.trim();
        if (member === '') continue;
        if (isPhrase.test(member)) longer.push(member);
        else add(this.#single, member, name);
        const without = withoutAccents(member);
        if (without === undefined) continue;
        if (isPhrase.test(without)) longer.push(without);
        else plain.push([name, without]);
      }
      if (longer.length > 0) this.#addLonger(name, new Tree(longer, reader));
    }
    const unknown = plain.filter(([, word]) => !this.#single.has(word));
    for (const [name, word] of unknown) add(this.#single, word, name);
  }

  #addLonger(name: WordClass, tree: Tree): void {
    this.#longer.set(name, tree);
    for (const line of tree.lines) {
      for (const word of firstWordsOf(line, this.#reader)) {
        const known = this.#begun.get(word);
        if (known) known.add(name);
        else this.#begun.set(word, new Set([name]));
      }
    }
  }

  /** The classes that a word is a member of, or begins a member of. */
  of(word: string): Memberships {
    const [single, begun] = [this.#single.get(word), this.#begun.get(word)];
    if (!single && !begun) return noMemberships;
    const found = new Map<WordClass, Membership>();
    for (const name of single ?? []) found.set(name, { isMember: true, longer: undefined });
    for (const name of begun ?? []) found.set(name, { isMember: found.has(name), longer: this.#longer.get(name) });
    return found;
  }
}

const isPhrase = /[ |[\]?]/;
export const noMemberships: Memberships = new Map();

function add(classes: Map<string, WordClass[]>, member: string, name: WordClass): void {
  const word = member.includes('_') ? member.replaceAll('_', ' ') : member;
  const known = classes.get(word);
  if (known) known.push(name);
  else classes.set(word, [name]);
}

/** The words that a line of plain words may begin with. */
function firstWordsOf(line: string, reader: PartReader): readonly string[] {
  const found: string[] = [];
  for (const { part, isOptional } of partsOfLine(line, reader)) {
    if (part.kind === 'words') found.push(...part.what);
    if (part.kind === 'group') found.push(...part.what.flatMap((choice) => firstWordsOf(choice, reader)));
    if (!isOptional) break;
  }
  return found;
}
