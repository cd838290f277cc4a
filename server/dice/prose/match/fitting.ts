/** What may stand where a phrase goes on, and what it needs behind. */
import type { PhraseName } from '../grammar/grammar.ts';
import {
  anything,
  commonnessOf,
  endOfSentence,
  includeClass,
  includeKind,
  includeWord,
  type TokenBeginning,
} from './beginning.ts';
import { type Branch, type PhraseNode, type PhraseStep, partsOfLine, Tree } from './nodes.ts';
import type { BuiltIn, GroupPart, PartReader, WrittenPart } from './parts.ts';
import { TokenBits } from './tokenBits.ts';

/** Works it out for the phrases of a language when it is first asked for. */
export class Fitting {
  readonly #treeOf: (name: PhraseName) => Tree;
  readonly #reader: PartReader;
  readonly #groups = new Map<GroupPart, Tree>();
  readonly #needs = new Map<string, TokenBits>();
  readonly #commonness = new Map<TokenBits, number>();
  readonly #begun = new Set<Tree>();
  readonly #needed = new Set<Tree>();

  constructor(treeOf: (name: PhraseName) => Tree, reader: PartReader) {
    this.#treeOf = treeOf;
    this.#reader = reader;
  }

  /** The steps that may be taken at a token, in order: what may be missing first stands there, and then is missing. */
  stepsAt(node: PhraseNode, beginning: TokenBeginning): readonly PhraseStep[] {
    const found: PhraseStep[] = [];
    this.#addSteps(found, node, beginning);
    return found.length > 0 ? found : noSteps;
  }

  /** Whether the same step is taken from a node at each token that may stand there: one part has to, which is never nothing. */
  hasOneStep({ branches, ends }: PhraseNode): boolean {
    const [branch, other] = branches;
    if (!branch || other || ends.length > 0 || branch.isOptional || branch.part.kind === 'group') return false;
    return !this.own(branch.part).meets(endOfSentence);
  }

  #addSteps(found: PhraseStep[], node: PhraseNode, beginning: TokenBeginning): void {
    const { bits, word } = beginning;
    if (node.ends.length > 0) found.push({ part: undefined, next: node, need: undefined });
    for (const branch of node.branches) {
      if (!this.#firstOf(branch).meets(bits)) continue;
      const { part, next, isOptional } = branch;
      // At the end of a sentence not even a part stands that may be nothing.
      if (this.own(part).meets(bits) && bits !== endOfSentence) {
        if (part.kind === 'group') {
          branch.choices ??= this.#treeOfGroup(part).linesBefore(next);
          for (const choice of branch.choices) this.#addSteps(found, choice, beginning);
        } else if (part.kind !== 'words' || (word !== undefined && part.what.has(word)))
          found.push({ part, next, need: next.need });
      }
      if (isOptional) this.#addSteps(found, next, beginning);
    }
  }

  #treeOfGroup(part: GroupPart): Tree {
    let tree = this.#groups.get(part);
    if (!tree) {
      tree = new Tree(part.what, this.#reader);
      this.#groups.set(part, tree);
    }
    return tree;
  }

  /** What may stand at a node; anything where a phrase may end there. */
  first(node: PhraseNode): TokenBits {
    node.first ??= node.ends.length > 0 ? anything : this.#union(node.branches.map((branch) => this.#firstOf(branch)));
    return node.first;
  }

  #firstOf(branch: Branch): TokenBits {
    if (!branch.first) {
      const own = this.own(branch.part);
      const isAll = !branch.isOptional && own !== anything;
      branch.first = isAll ? own : this.#union([own, this.first(branch.next)]);
    }
    return branch.first;
  }

  /** What a line may begin with. */
  firstOfLine(line: string): TokenBits {
    const found: TokenBits[] = [];
    for (const { part, isOptional } of partsOfLine(line, this.#reader)) {
      const own = this.own(part);
      if (own !== anything) found.push(own);
      if (own !== anything && !isOptional) return this.#union(found);
    }
    return anything;
  }

  /** What a part itself may begin with. Throws if a phrase begins with itself. */
  own(part: WrittenPart): TokenBits {
    part.own ??= this.#ownOf(part);
    return part.own;
  }

  #ownOf(part: WrittenPart): TokenBits {
    const found = new TokenBits();
    switch (part.kind) {
      case 'words':
        for (const word of part.what) includeWord(found, word);
        return found;
      case 'class':
        includeClass(found, part.what);
        return found;
      case 'free':
        includeKind(found, 'word');
        return found;
      case 'builtIn':
        includeBuiltIn(found, part.what);
        return found;
      case 'group':
        return this.first(this.#treeOfGroup(part).root);
      case 'name': {
        const tree = this.#treeOf(part.what);
        if (this.#begun.has(tree)) throw new Error('A phrase begins with itself.');
        this.#begun.add(tree);
        const first = this.first(tree.root);
        this.#begun.delete(tree);
        // A name is never nothing.
        return first === anything ? new TokenBits().include(first) : first;
      }
    }
  }

  /** What has to stand at a node or behind, for one of its phrases to be there: of each the rarest thing it needs. */
  need(node: PhraseNode): TokenBits {
    node.need ??=
      node.ends.length > 0
        ? anything
        : this.#interned(this.#union(node.branches.map((branch) => this.#needOf(branch))));
    return node.need;
  }

  /** The same object for the same bits: what is compared most often stands near together in memory. */
  #interned(need: TokenBits): TokenBits {
    if (need === anything) return need;
    const key = need.numbers.join();
    const known = this.#needs.get(key);
    if (!known) this.#needs.set(key, need);
    return known ?? need;
  }

  #needOf({ part, isOptional, next }: Branch): TokenBits {
    const behind = this.need(next);
    return isOptional ? behind : this.#rarer(behind, this.#needOfPart(part));
  }

  #needOfPart(part: WrittenPart): TokenBits {
    const own = this.own(part);
    if (own === anything || (part.kind !== 'group' && part.kind !== 'name')) return own;
    const tree = part.kind === 'group' ? this.#treeOfGroup(part) : this.#treeOf(part.what);
    if (this.#needed.has(tree)) return own;
    this.#needed.add(tree);
    const need = this.#rarer(own, this.need(tree.root));
    this.#needed.delete(tree);
    return need;
  }

  #rarer(one: TokenBits, other: TokenBits): TokenBits {
    if (one === other || other === anything) return one;
    if (one === anything) return other;
    return this.#commonnessOf(one) <= this.#commonnessOf(other) ? one : other;
  }

  #commonnessOf(bits: TokenBits): number {
    let known = this.#commonness.get(bits);
    if (known === undefined) {
      known = commonnessOf(bits);
      this.#commonness.set(bits, known);
    }
    return known;
  }

  #union(all: readonly TokenBits[]): TokenBits {
    const [only] = all;
    if (only && all.length === 1) return only;
    const found = new TokenBits();
    for (const each of all) {
      if (each === anything) return anything;
      found.include(each);
    }
    return found;
  }
}

const noSteps: readonly PhraseStep[] = [];

function includeBuiltIn(beginning: TokenBits, name: BuiltIn): void {
  switch (name) {
    case 'dice':
      includeKind(beginning, 'dice');
      return;
    case 'thing':
      includeKind(beginning, 'word');
      return;
    case 'plus':
      includeWord(beginning, '+');
      return;
    case 'minus':
      for (const sign of '-–−') includeWord(beginning, sign);
      return;
    case 'faces':
      includeKind(beginning, 'face');
      break;
    case 'numbers':
      includeClass(beginning, 'from');
      break;
    case 'stat':
      includeKind(beginning, 'stat');
      return;
    case 'value':
      includeKind(beginning, 'stat');
  }
  includeKind(beginning, 'number');
}
