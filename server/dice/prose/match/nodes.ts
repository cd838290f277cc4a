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
    this.root = new PhraseNode(this, undefined, []);
    for (let line = 0; line < lines.length; line++) this.root.add(line, 0);
  }

  /** Where each line begins that goes on at a node. */
  linesBefore(next: PhraseNode): readonly PhraseNode[] {
    return this.lines.map((line, place) => (line === '' ? next : new PhraseNode(this, next, [place, 0])));
  }
}

/** A place in phrases; what goes on in the same way is one object. */
export class PhraseNode {
  /** What may stand here, and what has to stand here or behind; each filled when it is needed. */
  first: TokenBits | undefined;
  need: TokenBits | undefined;
  /** How often somebody asked for its need that was not known. */
  askedForNeed = 0;
  /** The steps that may be taken: at each token that may stand here; or, where they differ, by the number of its beginning. */
  onlySteps: readonly PhraseStep[] | undefined;
  steps: Map<number, readonly PhraseStep[]> | undefined;
  readonly #tree: Tree;
  /** Where the lines go on, if this is no end of them. */
  readonly #behind: PhraseNode | undefined;
  /** Lines that come here, and the index in each: until they are read. */
  #unread: number[];
  #branches: readonly Branch[] | undefined;
  #ends: readonly number[] = none;

  /** @param unread the place of a line, and the index in it where it comes here. */
  constructor(tree: Tree, behind: PhraseNode | undefined, unread: number[]) {
    this.#tree = tree;
    this.#behind = behind;
    this.#unread = unread;
  }

  /** Adds a line that comes here. */
  add(line: number, index: number): void {
    this.#unread.push(line, index);
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
    const unread = this.#unread;
    const { lines } = this.#tree;
    const branches: Branch[] = [];
    const ends: number[] = [];
    const byPart = unread.length > 2 ? new Map<string, Branch>() : undefined;
    for (let at = 0; at < unread.length; at += 2) {
      const place = unread[at] ?? 0;
      const index = unread[at + 1] ?? 0;
      const line = lines[place] ?? '';
      if (index >= line.length) {
        ends.push(place);
        continue;
      }
      const end = endOfPart(line, index);
      const written = line.slice(index, end);
      const start = startBehind(line, end);
      const known = byPart?.get(written);
      if (known) known.next.add(place, start);
      else {
        const branch = this.#branchOf(written, place, start);
        branches.push(branch);
        byPart?.set(written, branch);
      }
    }
    this.#unread = [];
    if (ends.length > 0) this.#ends = ends;
    return branches;
  }

  #branchOf(written: string, line: number, start: number): Branch {
    const { lines, reader } = this.#tree;
    const isOptional = isMarked(written);
    const part = reader.partOf(isOptional ? written.slice(0, -1) : written);
    const next =
      this.#behind && start >= (lines[line] ?? '').length
        ? this.#behind
        : new PhraseNode(this.#tree, this.#behind, [line, start]);
    return { part, isOptional, next, first: undefined, choices: undefined };
  }
}

/** A part that may stand at a token and where the phrase goes on; without a part it is complete there. */
export interface PhraseStep {
  readonly part: PlainPart | undefined;
  readonly next: PhraseNode;
  /** What has to stand behind the token; filled when it is known. */
  need: TokenBits | undefined;
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
    const isOptional = isMarked(line.slice(start, end));
    yield { part: reader.partOf(line.slice(start, isOptional ? end - 1 : end)), isOptional };
    start = startBehind(line, end);
  }
}

/** Whether a part is marked as one that may be missing; a sign may be a question mark itself. */
function isMarked(written: string): boolean {
  return written.length > 1 && written.endsWith('?');
}

function startBehind(line: string, end: number): number {
  let start = end;
  while (line.charAt(start) === ' ') start++;
  return start;
}

const none: readonly never[] = [];
