/** The words and phrases of a language, ready to be looked for. */
import { numbersByName } from '../../../text/numberWords.ts';
import type { PhraseName } from '../grammar/grammar.ts';
import type { Lexicon, WordClass } from '../lexicon/lexicon.ts';
import { type BuiltIn, type PhrasePart, phraseParts } from './parts.ts';

/** A line of a grammar. */
export interface PhraseLine {
  readonly name: PhraseName;
  readonly variant: string;
  readonly parts: readonly PhrasePart[];
}

/** What is known of a token before phrases are looked for: what it may begin. */
export interface TokenKey {
  readonly kind: 'word' | 'number' | 'sign' | 'dice' | 'stat' | 'end';
  /** The word or the sign. */
  readonly written: string;
}

/** How a word stands in a class: alone, or as the first of several, each member in parts. */
interface Membership {
  readonly isMember: boolean;
  readonly longer: readonly (readonly PhrasePart[])[];
}

type Memberships = ReadonlyMap<WordClass, Membership>;

/** For each name the phrases of each variant, one a line. */
type WrittenPhrases = Readonly<Partial<Record<PhraseName, Readonly<Record<string, string>>>>>;

/** Names of phrases that stand for themselves. */
const acts: readonly PhraseName[] = [
  ...(['roll', 'rolls', 'purpose', 'change', 'ask', 'askDice', 'alike', 'stated', 'otherwise', 'compared'] as const),
];

/** Classes of words that may name a thing. */
const ofThings: ReadonlySet<WordClass> = new Set<WordClass>(['unit', 'level', 'period', 'placing', 'further', 'wish']);

/** Classes whose words mean something for a roll, so that they are not free. */
const meaningful: ReadonlySet<WordClass> = new Set<WordClass>([
  ...(['quantity', 'negation', 'degree', 'change', 'comparing', 'repeat', 'often', 'vague', 'die', 'result'] as const),
  ...([
    'roll',
    'rolling',
    'rolled',
    'unless',
    'until',
    'but',
    'chance',
    'orMore',
    'orLess',
    'again',
    'together',
  ] as const),
  ...([
    'difference',
    'versus',
    'times',
    'if',
    'or',
    'and',
    'otherwise',
    'fail',
    'add',
    'subtract',
    'multiply',
  ] as const),
]);

/** The phrases of a language. Those of a name are read when they are first needed. */
export class Phrases {
  readonly numbers: ReadonlyMap<string, number>;
  readonly faces: ReadonlyMap<string, number>;
  readonly #grammar: WrittenPhrases;
  readonly #lines = new Map<PhraseName, readonly PhraseLine[]>();
  readonly #firsts = new Map<string, Map<string, readonly PhraseLine[]>>();
  readonly #words = new Map<string, Map<WordClass, { isMember: boolean; longer: (readonly PhrasePart[])[] }>>();

  constructor(lexicon: Lexicon, grammar: WrittenPhrases) {
    this.#grammar = grammar;
    this.numbers = numbersByName(lexicon.numbers);
    this.faces = new Map(
      lexicon.faces.split(' ').flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
    );
    for (const [name, written] of Object.entries(lexicon.classes) as [WordClass, string][]) {
      for (const each of written.split(',')) {
        const member = each.trim();
        if (member !== '') this.#addMember(name, member);
      }
    }
  }

  #addMember(name: WordClass, member: string): void {
    if (!/[ |[\]?]/.test(member)) {
      this.#classOf(member.replaceAll('_', ' '), name).isMember = true;
      return;
    }
    const parts = phraseParts(member);
    for (const word of firstWords(parts)) this.#classOf(word, name).longer.push(parts);
  }

  #classOf(word: string, name: WordClass): { isMember: boolean; longer: (readonly PhrasePart[])[] } {
    const classes =
      this.#words.get(word) ?? new Map<WordClass, { isMember: boolean; longer: (readonly PhrasePart[])[] }>();
    this.#words.set(word, classes);
    const known = classes.get(name) ?? { isMember: false, longer: [] };
    classes.set(name, known);
    return known;
  }

  /** The classes of a word. */
  classesOf(word: string): Memberships {
    return this.#words.get(word) ?? noClasses;
  }

  /** Whether a word belongs to no class, or only to those of things. */
  isThing(word: string): boolean {
    for (const name of this.classesOf(word).keys()) if (!ofThings.has(name)) return false;
    return true;
  }

  /** The classes of a word that mean something for a roll. */
  meaningsOf(word: string): readonly WordClass[] {
    return [...this.classesOf(word).keys()].filter((name) => meaningful.has(name));
  }

  /** The lines that stand for themselves and may begin at a token. */
  actsAt(key: TokenKey): readonly PhraseLine[] {
    return this.#linesAt('', acts, key);
  }

  /** The lines of a name that may begin at a token. Throws if one of the phrases cannot be read. */
  linesAt(name: PhraseName, key: TokenKey): readonly PhraseLine[] {
    return this.#linesAt(name, [name], key);
  }

  #linesAt(group: string, names: readonly PhraseName[], { kind, written }: TokenKey): readonly PhraseLine[] {
    const word = this.#words.has(written) || this.#literals.has(written) || kind === 'sign' ? written : '';
    const firsts = this.#firsts.get(group) ?? new Map<string, readonly PhraseLine[]>();
    this.#firsts.set(group, firsts);
    const key = kind === 'word' ? word : `${kind} ${word}`;
    let lines = firsts.get(key);
    if (!lines) {
      lines = names
        .flatMap((name) => this.#linesOf(name))
        .filter(({ parts }) => this.#mayBegin(parts, 0, { kind, written }));
      firsts.set(key, lines);
    }
    return lines;
  }

  #linesOf(name: PhraseName): readonly PhraseLine[] {
    let lines = this.#lines.get(name);
    if (!lines) {
      lines = Object.entries(this.#grammar[name] ?? {}).flatMap(([variant, written]) =>
        linesIn(written).map((line) => ({ name, variant, parts: phraseParts(line) })),
      );
      this.#lines.set(name, lines);
    }
    return lines;
  }

  /** Words that stand in phrases themselves, or are numbers. */
  get #literals(): ReadonlySet<string> {
    this.#literalWords ??= new Set([
      ...this.numbers.keys(),
      ...this.faces.keys(),
      ...Object.values(this.#grammar).flatMap((variants) =>
        Object.values(variants).flatMap((written) =>
          written.split(/[\s|[\]?]+/).map((word) => word.replaceAll('_', ' ')),
        ),
      ),
    ]);
    return this.#literalWords;
  }

  #literalWords: ReadonlySet<string> | undefined;

  /** Whether what stands at a place of a line may be found at a token. */
  #mayBegin(parts: readonly PhrasePart[], place: number, key: TokenKey): boolean {
    const part = parts[place];
    if (!part) return true;
    return this.#mayBe(part, key) || (part.isOptional && this.#mayBegin(parts, place + 1, key));
  }

  #mayBe(part: PhrasePart, key: TokenKey): boolean {
    const { kind, written } = key;
    switch (part.kind) {
      case 'words':
        return part.what.has(written);
      case 'class':
        return this.classesOf(written).has(part.what);
      case 'free':
        return kind === 'word' || kind === 'stat';
      case 'group':
        return part.what.some((choice) => this.#mayBegin(choice, 0, key));
      case 'name':
        return this.#linesAt(part.what, [part.what], key).length > 0;
      case 'builtIn':
        return this.#mayBeBuiltIn(part.what, key);
    }
  }

  #mayBeBuiltIn(name: BuiltIn, { kind, written }: TokenKey): boolean {
    const isNumber = kind === 'number' || this.numbers.has(written);
    switch (name) {
      case 'dice':
        return kind === 'dice';
      case 'stat':
        return kind === 'stat';
      case 'thing':
        return kind === 'word' || kind === 'stat';
      case 'plus':
      case 'minus':
        return kind === 'sign';
      case 'value':
        return isNumber || kind === 'stat';
      case 'number':
        return isNumber;
      case 'numbers':
        return isNumber || this.classesOf(written).has('from');
      case 'faces':
        return kind === 'number' || this.faces.has(written);
    }
  }
}

const noClasses: Memberships = new Map();

function linesIn(written: string): readonly string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The words that a member of a class may begin with. */
function firstWords(parts: readonly PhrasePart[]): readonly string[] {
  const found: string[] = [];
  for (const part of parts) {
    if (part.kind === 'words') found.push(...part.what);
    if (part.kind === 'group') found.push(...part.what.flatMap(firstWords));
    if (!part.isOptional) break;
  }
  return found;
}
