import type { Grammar, PhraseName } from '../grammar/grammar.ts';
import type { Lexicon, WordClass } from '../lexicon/lexicon.ts';
import { withPlainLetters } from './accents.ts';
import {
  anything,
  type Beginning,
  countOf,
  include,
  includeClass,
  includeKind,
  includeWord,
  meet,
  noBeginning,
} from './beginning.ts';
import { type BuiltIn, type ClassMembers, membersIn, type Parts, type PhrasePart, partsOf } from './parts.ts';

/** A phrase of a name. */
export interface PhraseLine {
  readonly name: PhraseName;
  readonly variant: string;
  readonly parts: Parts;
}

/** What stands at a token, and the phrases that may begin there. */
export interface Start {
  readonly beginning: Beginning;
  readonly isStat: boolean;
  readonly lines: Map<PhraseName, readonly PhraseLine[]>;
  /** The names of phrases that stand for themselves and may begin there; filled when it is first asked for. */
  acts: readonly PhraseName[] | undefined;
}

/** Names of phrases that stand for themselves. */
const acts: readonly PhraseName[] = [
  ...([
    'roll',
    'rolls',
    'purpose',
    'change',
    'ask',
    'askDice',
    'alike',
    'rivals',
    'askRivals',
    'stated',
    'otherwise',
    'compared',
  ] as const),
  ...(['told', 'plain'] as const),
];

/** The phrases of a language, ready to be looked for. */
export class Phrases {
  readonly #classes = new Map<WordClass, ClassMembers>();
  readonly #classesOf = new Map<string, Set<WordClass>>();
  readonly #lines = new Map<PhraseName, readonly PhraseLine[]>();
  readonly #words = new Map<string, Start>();
  readonly #stats = new Map<string, Start>();
  readonly #signs = new Map<string, Start>();
  readonly #begun = new Set<Parts>();
  readonly endings: Pick<Lexicon, 'verbEndings' | 'participleEndings' | 'gerundEndings'>;
  readonly dice: Start;
  readonly number: Start;
  readonly numbers: ReadonlyMap<string, number>;
  readonly faces: ReadonlyMap<string, number>;

  constructor(lexicon: Lexicon, grammar: Grammar) {
    this.numbers = new Map(
      lexicon.numbers.split(' ').flatMap((words, value) => words.split('|').map((word) => [word, value] as const)),
    );
    this.faces = new Map(
      lexicon.faces.split(' ').flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
    );
    this.endings = lexicon;
    for (const [name, members] of withPlainLetters(lexicon.classes)) {
      this.#classes.set(name, membersIn(members));
    }
    for (const [name, { words, phrases }] of this.#classes) {
      for (const word of [...words, ...phrases.keys()]) {
        const known = this.#classesOf.get(word);
        if (known) known.add(name);
        else this.#classesOf.set(word, new Set([name]));
      }
    }
    for (const [name, variants] of Object.entries(grammar) as [PhraseName, Record<string, string>][]) {
      this.#lines.set(
        name,
        Object.entries(variants).flatMap(([variant, written]) => linesOf(name, variant, written)),
      );
    }
    this.dice = startOf(noBeginning(), false);
    includeKind(this.dice.beginning, 'dice');
    this.number = startOf(noBeginning(), false);
    includeKind(this.number.beginning, 'number');
  }

  /** The members of a class. */
  membersOf(name: WordClass): ClassMembers {
    return this.#classes.get(name) ?? noMembers;
  }

  /** The classes that a word is a member of, or begins a member of. */
  classesFrom(word: string): ReadonlySet<WordClass> {
    return this.#classesOf.get(word) ?? noClasses;
  }

  /** Whether a word means nothing for a roll, or is only a unit. */
  isThing(word: string): boolean {
    for (const name of this.classesFrom(word)) if (!thingClasses.has(name)) return false;
    return true;
  }

  /** What stands at a word; the same for the same word. */
  startOfWord(word: string, isStat: boolean): Start {
    const starts = isStat ? this.#stats : this.#words;
    let start = starts.get(word);
    if (!start) {
      start = startOf(this.#beginningOfWord(word), isStat);
      if (isStat) includeKind(start.beginning, 'stat');
      starts.set(word, start);
    }
    return start;
  }

  #beginningOfWord(word: string): Beginning {
    const beginning = noBeginning();
    includeWord(beginning, word);
    includeKind(beginning, 'word');
    if (this.numbers.has(word)) includeKind(beginning, 'number');
    if (this.faces.has(word)) includeKind(beginning, 'face');
    for (const name of this.classesFrom(word)) includeClass(beginning, name);
    return beginning;
  }

  startOfSign(sign: string): Start {
    let start = this.#signs.get(sign);
    if (!start) {
      start = startOf(noBeginning(), false);
      includeWord(start.beginning, sign);
      this.#signs.set(sign, start);
    }
    return start;
  }

  /** The phrases of a name that may begin at a token. */
  linesFrom(name: PhraseName, start: Start): readonly PhraseLine[] {
    let lines = start.lines.get(name);
    if (!lines) {
      const all = this.#lines.get(name) ?? noLines;
      lines = all.filter(({ parts }) => meet(this.beginningAt(parts, 0), start.beginning));
      start.lines.set(name, lines.length > 0 ? lines : noLines);
    }
    return lines;
  }

  /** The names of phrases that stand for themselves and may begin at a token. */
  actsFrom(start: Start): readonly PhraseName[] {
    start.acts ??= acts.filter((name) => this.linesFrom(name, start).length > 0);
    return start.acts;
  }

  /** What may stand where a part begins, or behind the last one. Throws if a phrase begins with itself. */
  beginningAt(parts: Parts, place: number): Beginning {
    const known = parts.beginnings[place];
    if (known) return known;
    if (place === 0) {
      if (this.#begun.has(parts)) throw new Error('A phrase begins with itself.');
      this.#begun.add(parts);
    }
    const found = this.#beginningOf(parts, place);
    parts.beginnings[place] = found;
    return found;
  }

  /** What a part itself may begin with. */
  ownBeginningAt(parts: Parts, place: number): Beginning {
    const known = parts.own[place];
    if (known) return known;
    const found = noBeginning();
    const part = parts.all[place];
    const own = part && this.#include(found, part) ? anything : found;
    parts.own[place] = own;
    return own;
  }

  /** Whether each part that a phrase cannot do without may begin at a token or behind; `rest` has all that stands there. */
  mayStand(parts: Parts, rest: Beginning): boolean {
    parts.needs ??= parts.all
      .map((part, place) => (part.isOptional ? anything : this.ownBeginningAt(parts, place)))
      .filter((own) => own !== anything)
      .sort((one, other) => countOf(one) - countOf(other));
    for (const need of parts.needs) if (!meet(need, rest)) return false;
    return true;
  }

  #beginningOf(parts: Parts, place: number): Beginning {
    const found = noBeginning();
    return this.#includeParts(found, parts, place) ? anything : found;
  }

  /** Adds all that parts may begin with; returns whether they may be nothing. */
  #includeParts(beginning: Beginning, { all }: Parts, place: number): boolean {
    for (const part of all.slice(place)) {
      const mayBeNothing = this.#include(beginning, part);
      if (!mayBeNothing && !part.isOptional) return false;
    }
    return true;
  }

  /** Adds all that a part may begin with; returns whether it may be nothing. */
  #include(beginning: Beginning, part: PhrasePart): boolean {
    switch (part.kind) {
      case 'words':
        for (const word of part.words) includeWord(beginning, word);
        return false;
      case 'class':
        includeClass(beginning, part.name);
        return false;
      case 'free':
        includeKind(beginning, 'word');
        return false;
      case 'builtIn':
        includeBuiltIn(beginning, part.name);
        return false;
      case 'choice': {
        let mayBeNothing = false;
        for (const choice of part.choices) mayBeNothing = this.#includeParts(beginning, choice, 0) || mayBeNothing;
        return mayBeNothing;
      }
      case 'name':
        for (const { parts } of this.#lines.get(part.name) ?? noLines) include(beginning, this.beginningAt(parts, 0));
        return false;
    }
  }
}

function linesOf(name: PhraseName, variant: string, written: string): readonly PhraseLine[] {
  const lines = written.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => ({ name, variant, parts: partsOf(line) }));
}

function startOf(beginning: Beginning, isStat: boolean): Start {
  return { beginning, isStat, lines: new Map(), acts: undefined };
}

function includeBuiltIn(beginning: Beginning, name: BuiltIn): void {
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

const noLines: readonly PhraseLine[] = [];
const noClasses: ReadonlySet<WordClass> = new Set();
/** Classes of words that mean nothing for a roll. */
const thingClasses: ReadonlySet<WordClass> = new Set<WordClass>([
  ...(['unit', 'happens', 'bringing', 'becomes', 'scenery', 'manner', 'linking'] as const),
  ...(['direction', 'apart', 'nominative', 'aim', 'label', 'limiting'] as const),
]);
const noMembers: ClassMembers = { words: new Set(), phrases: new Map() };
