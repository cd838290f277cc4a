/** Phrases as trees of their parts, each node of which is read when somebody comes to it: most of a language never are. */
import { endOfPart, type PartReader, type PlainPart, type WrittenPart } from './parts.ts';
import type { TokenBits } from './tokenBits.ts';

/** Phrases, or the choices of a group: those that begin with the same parts have these in common, and they are looked for once. */
export class Tree {
  readonly root: PhraseNode;
  /** In the order in which they are written; without blanks around them. */
  readonly lines: readonly string[];
  readonly reader: PartReader;

  constructor(lines: readonly string[], reader: PartReader) {
    this.lines = lines;
    this.reader = reader;
    this.root = new PhraseNode(this, undefined);
    for (let line = 0; line < lines.length; line++) this.root.add(line, 0);
  }

  /** Where each line begins that goes on at a node. */
  linesBefore(next: PhraseNode): readonly PhraseNode[] {
    return this.lines.map((line, place) => (line === '' ? next : new PhraseNode(this, next).add(place, 0)));
  }
}

/** A place in phrases; what goes on in the same way is one object. */
export class PhraseNode {
  /** What may stand here, and what has to stand here or behind; each filled when it is needed. */
  first: TokenBits | undefined;
  need: TokenBits | undefined;
  /** How often somebody asked for its need that was not known. */
  askedForNeed = 0;
  /** The steps that may be taken at a token, by the number of its beginning. */
  steps: Map<number, readonly PhraseStep[]> | undefined;
  readonly #tree: Tree;
  /** Where the lines go on, if this is no end of them. */
  readonly #behind: PhraseNode | undefined;
  /** Lines that come here, and the index in each: until they are read. */
  #unread: number[] = [];
  #branches: readonly Branch[] | undefined;
  #ends: readonly number[] = none;

  constructor(tree: Tree, behind: PhraseNode | undefined) {
    this.#tree = tree;
    this.#behind = behind;
  }

  add(line: number, index: number): this {
    this.#unread.push(line, index);
    return this;
  }

  /** Throws if one of the phrases cannot be read. */
  get branches(): readonly Branch[] {
    this.#branches ??= this.#readBranches();
    return this.#branches;
  }

  /** The lines that are complete here, by their place. */
  get ends(): readonly number[] {
    this.#branches ??= this.#readBranches();
    return this.#ends;
  }

  #readBranches(): readonly Branch[] {
    const { lines, reader } = this.#tree;
    const all = new Map<string, Branch>();
    const ends: number[] = [];
    for (let at = 0; at < this.#unread.length; at += 2) {
      const place = this.#unread[at] ?? 0;
      const index = this.#unread[at + 1] ?? 0;
      const line = lines[place] ?? '';
      if (index >= line.length) {
        ends.push(place);
        continue;
      }
      const end = endOfPart(line, index);
      const start = startBehind(line, end);
      const written = line.slice(index, end);
      let branch = all.get(written);
      if (!branch) {
        const isEnd = this.#behind && start >= line.length;
        branch = branchOf(written, isEnd ? this.#behind : new PhraseNode(this.#tree, this.#behind), reader);
        all.set(written, branch);
      }
      if (branch.next !== this.#behind) branch.next.add(place, start);
    }
    this.#unread = [];
    if (ends.length > 0) this.#ends = ends;
    return [...all.values()];
  }
}

/** A part that may stand at a token and where the phrase goes on; without a part it is complete there. */
export interface PhraseStep {
  readonly part: PlainPart | undefined;
  readonly next: PhraseNode;
}

/** What comes next at a node. */
export interface Branch {
  readonly part: WrittenPart;
  readonly isOptional: boolean;
  readonly next: PhraseNode;
  first: TokenBits | undefined;
  /** Where each choice of a group begins that goes on behind it; filled when it is first asked for. */
  choices: readonly PhraseNode[] | undefined;
}

/** The parts of a line in order, with whether they may be missing. */
export function* partsOfLine(line: string, reader: PartReader): Generator<Pick<Branch, 'part' | 'isOptional'>> {
  for (let start = 0; start < line.length; ) {
    const end = endOfPart(line, start);
    yield partOf(line.slice(start, end), reader);
    start = startBehind(line, end);
  }
}

function branchOf(written: string, next: PhraseNode, reader: PartReader): Branch {
  return { ...partOf(written, reader), next, first: undefined, choices: undefined };
}

function partOf(written: string, reader: PartReader): Pick<Branch, 'part' | 'isOptional'> {
  // A sign may be a question mark itself.
  const isOptional = written.length > 1 && written.endsWith('?');
  return { part: reader.partOf(isOptional ? written.slice(0, -1) : written), isOptional };
}

function startBehind(line: string, end: number): number {
  let start = end;
  while (line.charAt(start) === ' ') start++;
  return start;
}

const none: readonly never[] = [];
