import { numbersByName } from '../../../text/numberWords.ts';
import type { PhraseName } from '../grammar/grammar.ts';
import type { Lexicon, WordClass } from '../lexicon/lexicon.ts';
import { anything, endOfSentence, includeClass, includeKind, includeWord, type TokenBeginning } from './beginning.ts';
import { Fitting } from './fitting.ts';
import { Members, type Memberships, noMemberships } from './members.ts';
import { type PhraseNode, type PhraseStep, Tree } from './nodes.ts';
import { PartReader } from './parts.ts';
import { TokenBits } from './tokenBits.ts';

/** The phrases of a name, or of all names that stand for themselves. */
export interface NamedTree {
  readonly tree: Tree;
  /** Its place among all of them. */
  readonly number: number;
  /** For each line. */
  readonly meanings: readonly Meaning[];
  /** Whether all that it may stand for is kept, and not only the first of a name for each end. */
  readonly isAmbiguous: boolean;
}

interface Meaning {
  readonly name: PhraseName;
  readonly variant: string;
}

/** What a word is, wherever it stands. */
export interface LexiconWord {
  readonly memberships: Memberships;
  /** Those of its classes that mean something for a roll, and those of a word that is not free. */
  readonly meaningful: readonly WordClass[];
  readonly barred: readonly WordClass[];
  readonly number: number | undefined;
  readonly beginning: TokenBeginning;
  /** Where it is the first of a number of the game. */
  readonly beginningOfStat: TokenBeginning;
}

/** Names of phrases that stand for themselves. */
const acts: readonly PhraseName[] = [
  ...(['roll', 'rolls', 'purpose', 'change', 'ask', 'askDice', 'alike', 'stated'] as const),
  ...(['otherwise', 'compared'] as const),
];

/** Classes of words that may name a thing. */
const ofThings: ReadonlySet<WordClass> = new Set<WordClass>([
  'unit',
  'level',
  'period',
  'placing',
  'further',
  'wish',
  'ofEither',
  'ofOne',
]);

/** For each name the phrases of each variant, one a line. */
type WrittenPhrases = Readonly<Partial<Record<PhraseName, Readonly<Record<string, string>>>>>;

/** The phrases of a language, ready to be looked for. Those of a name are read when they are first needed. */
export class Phrases {
  readonly #grammar: ReadonlyMap<PhraseName, Readonly<Record<string, string>>>;
  readonly #numbers: ReadonlyMap<PhraseName, number>;
  readonly #reader = new PartReader();
  readonly #trees = new Map<PhraseName, NamedTree>();
  readonly #members: Members;
  /** Words that stand in phrases themselves. */
  readonly #literal: ReadonlySet<string>;
  readonly #words = new Map<string, LexiconWord>();
  readonly #signs = new Map<string, TokenBeginning>();
  readonly #known = new Map<string, TokenBeginning>();
  #acts: NamedTree | undefined;
  readonly #fitting = new Fitting((name) => this.treeOf(name).tree, this.#reader);
  readonly #unknown: LexiconWord;
  readonly dice: TokenBeginning;
  readonly number: TokenBeginning;
  readonly end: TokenBeginning;
  readonly endings: Lexicon['endings'];
  readonly numbers: ReadonlyMap<string, number>;
  readonly faces: ReadonlyMap<string, number>;

  constructor(lexicon: Lexicon, grammar: WrittenPhrases) {
    this.endings = lexicon.endings;
    this.numbers = numbersByName(lexicon.numbers);
    this.faces = new Map(
      lexicon.faces.split(' ').flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
    );
    const names = Object.keys(grammar) as PhraseName[];
    this.#grammar = new Map(names.map((name) => [name, grammar[name] ?? {}]));
    this.#numbers = new Map(names.map((name, at) => [name, at]));
    this.#members = new Members(lexicon, this.#reader);
    this.#literal = literalWords([
      ...Object.values(lexicon.classes),
      ...[...this.#grammar.values()].flatMap((variants) => Object.values(variants)),
    ]);
    this.dice = this.#bitsOf('dice');
    this.number = this.#bitsOf('number');
    this.end = this.interned(endOfSentence);
    this.#unknown = this.#readWord('', noMemberships);
  }

  #bitsOf(kind: 'dice' | 'number'): TokenBeginning {
    const bits = new TokenBits();
    includeKind(bits, kind);
    return this.interned(bits);
  }

  /** The phrases of a name. Throws if one of them cannot be read. */
  treeOf(name: PhraseName): NamedTree {
    let tree = this.#trees.get(name);
    if (!tree) {
      tree = this.#treeOf([name], this.#numbers.get(name) ?? this.#numbers.size + 1, ambiguous.has(name));
      this.#trees.set(name, tree);
    }
    return tree;
  }

  /** All phrases that stand for themselves. */
  get acts(): NamedTree {
    this.#acts ??= this.#treeOf(acts, this.#numbers.size, false);
    return this.#acts;
  }

  #treeOf(names: readonly PhraseName[], number: number, isAmbiguous: boolean): NamedTree {
    const meanings: Meaning[] = [];
    const lines: string[] = [];
    for (const name of names) {
      for (const [variant, written] of Object.entries(this.#grammar.get(name) ?? {})) {
        const meaning = { name, variant };
        for (const each of written.split('\n')) {
          const line = each.trim();
          if (line === '') continue;
          lines.push(line);
          meanings.push(meaning);
        }
      }
    }
    return { tree: new Tree(lines, this.#reader), number, meanings, isAmbiguous };
  }

  /** Whether a word has no class, or is only a unit. */
  isThing(word: string): boolean {
    for (const name of this.wordOf(word).memberships.keys()) if (!ofThings.has(name)) return false;
    return true;
  }

  /** What a word is; all of which nothing is known are one. */
  wordOf(word: string): LexiconWord {
    const known = this.#words.get(word);
    if (known) return known;
    const memberships = this.#members.of(word);
    if (memberships.size === 0 && !this.#literal.has(word) && !this.numbers.has(word) && !this.faces.has(word))
      return this.#unknown;
    const found = this.#readWord(word, memberships);
    this.#words.set(word, found);
    return found;
  }

  #readWord(word: string, memberships: Memberships): LexiconWord {
    const bits = new TokenBits();
    const literal = this.#literal.has(word) ? word : undefined;
    includeKind(bits, 'word');
    if (literal !== undefined) includeWord(bits, literal);
    if (this.numbers.has(word)) includeKind(bits, 'number');
    if (this.faces.has(word)) includeKind(bits, 'face');
    for (const name of memberships.keys()) includeClass(bits, name);
    const bitsOfStat = new TokenBits().include(bits);
    includeKind(bitsOfStat, 'stat');
    const classes = [...memberships.keys()];
    return {
      memberships,
      meaningful: classes.filter((name) => meaningfulClasses.has(name)),
      barred: classes.filter((name) => barredClasses.has(name)),
      number: this.numbers.get(word),
      beginning: this.interned(bits, literal),
      beginningOfStat: this.interned(bitsOfStat, literal),
    };
  }

  beginningOfSign(sign: string): TokenBeginning {
    let beginning = this.#signs.get(sign);
    if (!beginning) {
      const bits = new TokenBits();
      includeWord(bits, sign);
      beginning = this.interned(bits, sign);
      this.#signs.set(sign, beginning);
    }
    return beginning;
  }

  /** The same object for the same bits and the same word of phrases. */
  interned(bits: TokenBits, word?: string): TokenBeginning {
    const key = `${bits.numbers.join()} ${word ?? ''}`;
    let known = this.#known.get(key);
    if (!known) {
      known = { bits, word, number: this.#known.size };
      this.#known.set(key, known);
    }
    return known;
  }

  /** What may stand at a node. */
  firstOf(node: PhraseNode): TokenBits {
    return node.first ?? this.#fitting.first(node);
  }

  /** What has to stand behind a step, if that is known: to work it out, all behind it is read, which pays where many sentences come. */
  needOf(step: PhraseStep): TokenBits {
    if (step.need) return step.need;
    const { next } = step;
    if (!next.need && next.askedForNeed++ < mostWithoutNeed) return anything;
    step.need = this.#fitting.need(next);
    return step.need;
  }

  /** The steps that may be taken from a node at a token that may stand there. */
  stepsAt(node: PhraseNode, beginning: TokenBeginning): readonly PhraseStep[] {
    const known = node.onlySteps ?? node.steps?.get(beginning.number);
    if (known) return known;
    const found = this.#fitting.stepsAt(node, beginning);
    if (found.length > 0 && this.#fitting.hasOneStep(node)) node.onlySteps = found;
    else {
      node.steps ??= new Map();
      node.steps.set(beginning.number, found);
    }
    return found;
  }

  /** Whether a line of a tree may begin at a token. */
  mayBegin({ lines }: Tree, line: number, { bits }: TokenBeginning): boolean {
    return this.#fitting.firstOfLine(lines[line] ?? '').meets(bits);
  }
}

const mostWithoutNeed = 60;

/** All words in phrases, and a little more. */
function literalWords(written: readonly string[]): ReadonlySet<string> {
  const words = written.join(' ').match(/[^\s|[\]?,]+/g) ?? [];
  return new Set(words.map((word) => (word.includes('_') ? word.replaceAll('_', ' ') : word)));
}

/** What the phrases of these names are made of says whether they make sense. */
const ambiguous: ReadonlySet<PhraseName> = new Set(['question', 'wanted'] as const);

/** Classes whose words mean something for a roll, and have to belong to something that was read. */
const meaningful: readonly WordClass[] = [
  ...(['repeat', 'often', 'vague', 'quantity', 'negation', 'degree', 'change', 'comparing'] as const),
  ...(['die', 'result', 'roll', 'rolling', 'rolled', 'unless', 'until', 'but'] as const),
  ...(['chance', 'orMore', 'orLess', 'again', 'together', 'difference', 'versus', 'times'] as const),
];

const meaningfulClasses: ReadonlySet<WordClass> = new Set(meaningful);

/** Classes whose words are not free. */
const barredClasses: ReadonlySet<WordClass> = new Set([...meaningful, 'if', 'or', 'and', 'otherwise', 'fail'] as const);
