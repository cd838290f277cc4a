/** Goes through the trees of phrases along the tokens of a sentence. */
import { builtInsAt } from './builtIns.ts';
import type { ClassifiedTokens } from './classifiedTokens.ts';
import type { Captured, FoundPhrase } from './foundPhrase.ts';
import type { PhraseNode, Tree } from './nodes.ts';
import type { BuiltIn, PlainPart } from './parts.ts';
import type { NamedTree } from './phrases.ts';

/** A line of a tree that was found. */
interface Hit {
  readonly line: number;
  readonly to: number;
  readonly captured: readonly Captured[];
}

export class Search {
  readonly #sentence: ClassifiedTokens;
  /** By the number of the tree and the place of the first token. */
  readonly #found: (readonly FoundPhrase[] | undefined)[][] = [];
  readonly #builtIns = new Map<BuiltIn, (readonly Captured[] | undefined)[]>();
  /** What the trees have found that are being gone through, those of the outer ones first. */
  readonly #hits: Hit[] = [];

  constructor(sentence: ClassifiedTokens) {
    this.#sentence = sentence;
  }

  /** The phrases of a name that begin at a token. */
  at(tree: NamedTree, at: number): readonly FoundPhrase[] {
    const { phrases, from } = this.#sentence;
    const place = at - from;
    const before = this.#found[tree.number]?.[place];
    if (before) return before;
    // Where dice stand, phrases begin with these, and none with what their first word is elsewhere.
    const mayBegin =
      this.#sentence.mentionAt(at) && ((line: number) => phrases.mayBegin(tree.tree, line, phrases.dice));
    const hits = this.#hitsOf(tree.tree, at, mayBegin);
    const found = hits.length === 0 ? none : this.#foundOf(tree, at, hits);
    let known = this.#found[tree.number];
    if (!known) {
      known = [];
      this.#found[tree.number] = known;
    }
    known[place] = found;
    return found;
  }

  #foundOf({ meanings, isAmbiguous }: NamedTree, from: number, hits: readonly Hit[]): readonly FoundPhrase[] {
    const found: FoundPhrase[] = [];
    for (const { line, to, captured } of hits) {
      const meaning = meanings[line];
      if (!meaning || to <= from) continue;
      const isKnown = !isAmbiguous && found.some((each) => each.to === to && each.name === meaning.name);
      if (!isKnown) found.push({ name: meaning.name, variant: meaning.variant, from, to, captured });
    }
    return found.length > 0 ? found : none;
  }

  #builtInsAt(name: BuiltIn, at: number): readonly Captured[] {
    const place = at - this.#sentence.from;
    let known = this.#builtIns.get(name);
    if (!known) {
      known = [];
      this.#builtIns.set(name, known);
    }
    const before = known[place];
    if (before) return before;
    const found = builtInsAt(this.#sentence, name, at);
    known[place] = found;
    return found;
  }

  /** Where the lines of a tree end that begin at a token. */
  endsOf(tree: Tree, at: number): Set<number> {
    return new Set(this.#hitsOf(tree, at).map(({ to }) => to));
  }

  /** The lines that begin at a token, in the order of the tree. */
  #hitsOf({ root }: Tree, at: number, mayBegin?: (line: number) => boolean): readonly Hit[] {
    const start = this.#hits.length;
    this.#walk(root, at, none);
    if (this.#hits.length === start) return none;
    const all = this.#hits.splice(start);
    const hits = mayBegin ? all.filter(({ line }) => mayBegin(line)) : all;
    return hits.length < 2 ? hits : hits.sort((one, other) => one.line - other.line);
  }

  #walk(node: PhraseNode, at: number, captured: readonly Captured[]): void {
    const sentence = this.#sentence;
    const { phrases } = sentence;
    const beginning = sentence.beginningAt(at);
    if (!phrases.firstOf(node).meets(beginning.bits)) return;
    const rest = sentence.restAt(at + 1);
    for (const step of phrases.stepsAt(node, beginning)) {
      const { part, next } = step;
      if (!part) for (const line of next.ends) this.#hits.push({ line, to: at, captured });
      else if (phrases.needOf(step).meets(rest)) this.#part(part, at, next, captured);
    }
  }

  #part(part: PlainPart, at: number, next: PhraseNode, captured: readonly Captured[]): void {
    const sentence = this.#sentence;
    switch (part.kind) {
      case 'words': {
        const token = sentence.tokens[at];
        const written = token?.kind === 'word' ? token.word : token?.kind === 'sign' ? token.sign : undefined;
        if (written !== undefined && part.what.has(written)) this.#walk(next, at + 1, captured);
        return;
      }
      case 'class':
        for (const end of sentence.endsOf(part.what, at)) this.#walk(next, end, captured);
        return;
      case 'free':
        for (let to = at; to < at + part.what && sentence.isFree(to); ) {
          to++;
          this.#walk(next, to, captured);
        }
        return;
      case 'name':
        for (const found of this.at(sentence.phrases.treeOf(part.what), at))
          this.#walk(next, found.to, [...captured, found]);
        return;
      case 'builtIn':
        for (const found of this.#builtInsAt(part.what, at)) this.#walk(next, found.to, [...captured, found]);
    }
  }
}

const none: readonly never[] = [];
