/** What may stand where a phrase goes on, and what it needs behind. */
import type { PhraseName } from '../grammar/grammar.ts';
import {
  anything,
  commonnessOf,
  endOfSentence,
  include,
  includeClass,
  includeKind,
  includeWord,
  meet,
  noBeginning,
  type TokenBeginning,
  type TokenBits,
} from './beginning.ts';
import {
  type Branch,
  type BuiltIn,
  lineBefore,
  type PhraseNode,
  type PhraseStep,
  type Placed,
  type Tree,
  type WrittenPart,
} from './parts.ts';

/** Works it out for the phrases of a language when it is first asked for. */
export class Fitting {
  readonly #treeOf: (name: PhraseName) => Tree;
  readonly #begun = new Set<Tree>();
  readonly #needed = new Set<Tree>();

  constructor(treeOf: (name: PhraseName) => Tree) {
    this.#treeOf = treeOf;
  }

  /** The steps that may be taken at a token, in order: what may be missing first stands there, and then is missing. */
  stepsAt(node: PhraseNode, beginning: TokenBeginning): readonly PhraseStep[] {
    let steps = node.steps.get(beginning.number);
    if (!steps) {
      const found: PhraseStep[] = [];
      this.#addSteps(found, node, beginning.bits);
      steps = found.length > 0 ? found : noSteps;
      node.steps.set(beginning.number, steps);
    }
    return steps;
  }

  #addSteps(found: PhraseStep[], { ends, branches }: PhraseNode, bits: TokenBits): void {
    if (ends.length > 0) found.push({ part: undefined, ends });
    for (const branch of branches) {
      if (!meet(this.#firstOf(branch), bits)) continue;
      const { part, next, isOptional } = branch;
      // At the end of a sentence not even a part stands that may be nothing.
      if (meet(this.own(part), bits) && bits !== endOfSentence) {
        if (part.kind === 'group') {
          branch.choices ??= part.tree.lines.map((line) => lineBefore(line, next));
          for (const choice of branch.choices) this.#addSteps(found, choice, bits);
        } else {
          this.first(next);
          found.push({ part, next, need: this.need(next) });
        }
      }
      if (isOptional) this.#addSteps(found, next, bits);
    }
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
  firstOfLine(line: readonly Placed[]): TokenBits {
    const found: TokenBits[] = [];
    for (const { part, isOptional } of line) {
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
    const found = noBeginning();
    switch (part.kind) {
      case 'words':
        for (const word of part.words) includeWord(found, word);
        return found;
      case 'class':
        includeClass(found, part.name);
        return found;
      case 'free':
        includeKind(found, 'word');
        return found;
      case 'builtIn':
        includeBuiltIn(found, part.name);
        return found;
      case 'group':
        return this.first(part.tree.root);
      case 'name': {
        const tree = this.#treeOf(part.name);
        if (this.#begun.has(tree)) throw new Error('A phrase begins with itself.');
        this.#begun.add(tree);
        const first = this.first(tree.root);
        this.#begun.delete(tree);
        // A name is never nothing.
        return first === anything ? anything.slice() : first;
      }
    }
  }

  /** What has to stand at a node or behind, for one of its phrases to be there: of each the rarest thing it needs. */
  need(node: PhraseNode): TokenBits {
    node.need ??= node.ends.length > 0 ? anything : this.#union(node.branches.map((branch) => this.#needOf(branch)));
    return node.need;
  }

  #needOf({ part, isOptional, next }: Branch): TokenBits {
    const behind = this.need(next);
    return isOptional ? behind : rarer(behind, this.#needOfPart(part));
  }

  #needOfPart(part: WrittenPart): TokenBits {
    const own = this.own(part);
    if (own === anything || (part.kind !== 'group' && part.kind !== 'name')) return own;
    const tree = part.kind === 'group' ? part.tree : this.#treeOf(part.name);
    if (this.#needed.has(tree)) return own;
    this.#needed.add(tree);
    const need = rarer(own, this.need(tree.root));
    this.#needed.delete(tree);
    return need;
  }

  #union(all: readonly TokenBits[]): TokenBits {
    const [only] = all;
    if (only && all.length === 1) return only;
    const found = noBeginning();
    for (const each of all) {
      if (each === anything) return anything;
      include(found, each);
    }
    return found;
  }
}

const noSteps: readonly PhraseStep[] = [];

function rarer(one: TokenBits, other: TokenBits): TokenBits {
  if (one === other || other === anything) return one;
  if (one === anything) return other;
  return commonnessOf(one) <= commonnessOf(other) ? one : other;
}

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
