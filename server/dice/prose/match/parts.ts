/** Phrases as they are written, to trees of their parts. */
import type { PhraseName } from '../grammar/grammar.ts';
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';
import type { TokenBits } from './beginning.ts';

/** What a phrase can name beside other phrases: dice, numbers, scores, things. */
export type BuiltIn = (typeof builtIns)[number];

const builtIns = ['dice', 'stat', 'value', 'number', 'numbers', 'faces', 'thing', 'plus', 'minus'] as const;

/** What a part has beside its kind. */
interface Fillable {
  /** What it may begin with; filled when it is first asked for. */
  own: TokenBits | undefined;
}

/** A part of a phrase; what is written alike in several phrases of a language is one object. */
export type WrittenPart = PlainPart | GroupPart;

/** A part that has no parts of its own. */
export type PlainPart = Fillable &
  (
    | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
    | { readonly kind: 'class'; readonly name: WordClass }
    | { readonly kind: 'name'; readonly name: PhraseName }
    | { readonly kind: 'builtIn'; readonly name: BuiltIn }
    | { readonly kind: 'free'; readonly most: number }
  );

/** Choices. */
type GroupPart = Fillable & { readonly kind: 'group'; readonly tree: Tree };

/** A part at its place in a phrase. */
export interface Placed {
  readonly part: WrittenPart;
  readonly isOptional: boolean;
}

/** Phrases, or the choices of a group: those that begin with the same parts have these in common, and they are looked for once. */
export interface Tree {
  readonly root: PhraseNode;
  /** In the order in which they are written. */
  readonly lines: readonly (readonly Placed[])[];
}

/** A place in phrases; what goes on in the same way is one object. */
export interface PhraseNode {
  readonly branches: Branch[];
  /** The lines that are complete here, by their place. */
  readonly ends: number[];
  /** What may stand here, and what has to stand here or behind; each filled when it is first asked for. */
  first: TokenBits | undefined;
  need: TokenBits | undefined;
  /** The steps that may be taken at a token, by the number of its beginning. */
  readonly steps: Map<number, readonly PhraseStep[]>;
}

export interface Branch extends Placed {
  readonly next: PhraseNode;
  first: TokenBits | undefined;
  /** Where each choice of a group begins that goes on behind it; filled when it is first asked for. */
  choices: readonly PhraseNode[] | undefined;
}

/** A part that may stand at a token, or the end of lines. */
export type PhraseStep =
  | { readonly part: PlainPart; readonly next: PhraseNode; readonly need: TokenBits }
  | { readonly part: undefined; readonly ends: readonly number[] };

/** Reads the phrases of a language. */
export class PartReader {
  readonly #parts = new Map<string, WrittenPart>();

  /** Throws if one of the phrases cannot be read. */
  treeOf(written: readonly string[]): Tree {
    return treeOf(written.map((line) => this.#placedIn(line)));
  }

  #placedIn(line: string): readonly Placed[] {
    const found: Placed[] = [];
    for (let at = 0; at < line.length; ) {
      const first = line.charAt(at);
      if (first === ' ') {
        at++;
        continue;
      }
      const isGroup = first === '[';
      const end = isGroup ? endOfGroup(line, at) : endOfPiece(line, at);
      if (end === at) throw new Error(`No phrase: ${line}`);
      const isOptional = isGroup ? line.charAt(end) === '?' : end > at + 1 && line.charAt(end - 1) === '?';
      const written = line.slice(at, isOptional && !isGroup ? end - 1 : end);
      found.push({ part: this.#partOf(written), isOptional });
      at = isOptional && isGroup ? end + 1 : end;
    }
    return found;
  }

  #partOf(written: string): WrittenPart {
    let part = this.#parts.get(written);
    if (!part) {
      part = written.startsWith('[')
        ? { kind: 'group', tree: this.treeOf(choicesOf(written.slice(1, -1))), own: undefined }
        : this.#alternatives(written);
      this.#parts.set(written, part);
    }
    return part;
  }

  #alternatives(written: string): WrittenPart {
    const words = new Set<string>();
    const others: WrittenPart[] = [];
    for (const each of written.split('|')) {
      if (each === '') throw new Error(`No part of a phrase: ${written}`);
      if (isNamed(each)) others.push(each === written ? namedPart(each) : this.#partOf(each));
      // A hyphen within a word is a blank in its token; an underscore is one too.
      else words.add(each.replaceAll('_', ' '));
    }
    const [only] = others;
    if (!only) return { kind: 'words', words, own: undefined };
    if (others.length === 1 && words.size === 0) return only;
    if (words.size > 0) others.unshift({ kind: 'words', words, own: undefined });
    const tree = treeOf(others.map((part) => [{ part, isOptional: false }]));
    return { kind: 'group', tree, own: undefined };
  }
}

function treeOf(lines: readonly (readonly Placed[])[]): Tree {
  const root = newNode();
  for (const [place, line] of lines.entries()) {
    let node = root;
    for (const { part, isOptional } of line) {
      let branch = node.branches.find((each) => each.part === part && each.isOptional === isOptional);
      if (!branch) {
        branch = { part, isOptional, next: newNode(), first: undefined, choices: undefined };
        node.branches.push(branch);
      }
      node = branch.next;
    }
    node.ends.push(place);
  }
  return { root, lines };
}

function newNode(): PhraseNode {
  return { branches: [], ends: [], first: undefined, need: undefined, steps: new Map() };
}

/** Where a line begins that goes on at a node. */
export function lineBefore(line: readonly Placed[], end: PhraseNode): PhraseNode {
  let next = end;
  for (const { part, isOptional } of [...line].reverse()) {
    const node = newNode();
    node.branches.push({ part, isOptional, next, first: undefined, choices: undefined });
    next = node;
  }
  return next;
}

/** The index behind the bracket that closes a group. */
function endOfGroup(line: string, start: number): number {
  let depth = 0;
  for (let at = start; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '[') depth++;
    else if (character === ']') depth--;
    if (depth === 0) return at + 1;
  }
  throw new Error(`No phrase: ${line}`);
}

function endOfPiece(line: string, start: number): number {
  let at = start;
  while (at < line.length && !' []'.includes(line.charAt(at))) at++;
  return at;
}

/** What stands between the bars of a group; not those of its words and of groups in it. */
function choicesOf(written: string): readonly string[] {
  const choices: string[] = [];
  let start = 0;
  for (let at = 0; at < written.length; ) {
    const first = written.charAt(at);
    if (first === ' ' || first === ']' || first === '?') at++;
    else if (first === '[') at = endOfGroup(written, at);
    else {
      const end = endOfPiece(written, at);
      if (end === at + 1 && first === '|') {
        choices.push(written.slice(start, at));
        start = end;
      }
      at = end;
    }
  }
  choices.push(written.slice(start));
  return choices;
}

/** `@class`, `<name>`, `~3`, `#`; the signs alone are words. */
function isNamed(written: string): boolean {
  return written === '#' || (written.length > 1 && '@<~#'.includes(written.charAt(0)));
}

function namedPart(written: string): PlainPart {
  const own = undefined;
  if (written === '#') return { kind: 'builtIn', name: 'number', own };
  if (written.startsWith('~')) return { kind: 'free', most: Number(written.slice(1)), own };
  if (written.startsWith('@')) {
    const name = written.slice(1);
    if (!isClass(name)) throw new Error(`No class: ${written}`);
    return { kind: 'class', name, own };
  }
  const name = written.slice(1, -1);
  if (!written.startsWith('<') || !written.endsWith('>')) throw new Error(`No part of a phrase: ${written}`);
  const builtIn = builtIns.find((each) => each === name);
  return builtIn ? { kind: 'builtIn', name: builtIn, own } : { kind: 'name', name: name as PhraseName, own };
}

function isClass(name: string): name is WordClass {
  return name in wordClasses;
}
