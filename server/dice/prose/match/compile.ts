/** Phrases as they are written, to parts. */
import type { Grammar, PhraseName } from '../grammar/grammar.ts';
import { type Lexicon, type WordClass, wordClasses } from '../lexicon/lexicon.ts';

/** What a phrase can name beside other phrases: dice, numbers, scores, things. */
export type BuiltIn = 'dice' | 'stat' | 'value' | 'number' | 'numbers' | 'faces' | 'thing' | 'plus' | 'minus';

const builtIns: readonly string[] = [
  'dice',
  'stat',
  'value',
  'numbers',
  'faces',
  'thing',
  'plus',
  'minus',
] satisfies BuiltIn[];

/** A part of a phrase. */
export type Part = { readonly isOptional: boolean } & (
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'class'; readonly name: WordClass }
  | { readonly kind: 'name'; readonly name: PhraseName }
  | { readonly kind: 'builtIn'; readonly name: BuiltIn }
  | { readonly kind: 'free'; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly Sequence[] }
);

/** Parts one behind the other. */
export type Sequence = readonly Part[];

/** Something without which a phrase cannot stand: one of some words or signs; `@class`; `<dice>`, `<value>` and the like. */
export type Need = string | ReadonlySet<string>;

/** A phrase of a name. */
export interface Line {
  readonly name: PhraseName;
  readonly variant: string;
  readonly sequence: Sequence;
  /** What must stand at its place or behind: most phrases need not be looked for. */
  readonly needs: readonly Need[];
}

/** The members of a class: words, and phrases by their first word. */
export interface ClassMembers {
  readonly words: ReadonlySet<string>;
  readonly phrases: ReadonlyMap<string, readonly Sequence[]>;
}

/** What a phrase may begin with, beside words and signs: dice, a number in digits, a word that may begin a number of the game, any word. */
export const firstKinds = { dice: '<dice>', number: '<number>', stat: '<stat>', word: '<word>' } as const;

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

/** The words and kinds that a phrase may begin with at a place. */
export type Firsts = readonly string[];

/** The phrases of a language, ready to be looked for. */
export class Phrases {
  readonly #classes = new Map<WordClass, ClassMembers>();
  readonly #classesOf = new Map<string, Set<WordClass>>();
  readonly #lines = new Map<PhraseName, readonly Line[]>();
  readonly #byFirst = new Map<PhraseName, ReadonlyMap<string, readonly Line[]>>();
  readonly #firsts = new Map<string, Firsts>();
  readonly #signFirsts = new Map<string, Firsts>();
  readonly #statFirsts = new Map<string, Firsts>();
  readonly #byFirsts = new Map<Firsts, Map<PhraseName, readonly Line[]>>();
  readonly #actsByFirsts = new Map<Firsts, readonly PhraseName[]>();
  readonly numbers: ReadonlyMap<string, number>;
  readonly faces: ReadonlyMap<string, number>;
  readonly common: ReadonlySet<string>;
  readonly endings: Pick<Lexicon, 'verbEndings' | 'participleEndings' | 'gerundEndings'>;

  constructor(lexicon: Lexicon, grammar: Grammar) {
    this.numbers = new Map(
      lexicon.numbers.split(' ').flatMap((words, value) => words.split('|').map((word) => [word, value] as const)),
    );
    this.faces = new Map(
      lexicon.faces.split(' ').flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
    );
    this.common = new Set(lexicon.common.split(' '));
    this.endings = lexicon;
    for (const [name, members] of Object.entries(lexicon.classes) as [WordClass, string][]) {
      this.#classes.set(name, membersOf(members));
    }
    for (const [name, { words, phrases }] of this.#classes) {
      for (const word of [...words, ...phrases.keys()]) {
        const known = this.#classesOf.get(word);
        if (known) known.add(name);
        else this.#classesOf.set(word, new Set([name]));
      }
    }
    for (const [name, variants] of Object.entries(grammar) as [PhraseName, Record<string, string>][]) {
      const lines = Object.entries(variants).flatMap(([variant, written]) =>
        written
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .map((line) => lineOf(name, variant, sequenceOf(line))),
      );
      this.#lines.set(name, lines);
    }
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

  /** What a phrase may begin with at a word; the same list for the same word. */
  firstsOf(word: string, isStat: boolean): Firsts {
    const known = (isStat ? this.#statFirsts : this.#firsts).get(word);
    if (known) return known;
    const firsts = [word, firstKinds.word, ...(isStat ? [firstKinds.stat] : [])];
    (isStat ? this.#statFirsts : this.#firsts).set(word, firsts);
    return firsts;
  }

  firstsOfSign(sign: string): Firsts {
    let known = this.#signFirsts.get(sign);
    if (!known) {
      known = [sign];
      this.#signFirsts.set(sign, known);
    }
    return known;
  }

  /** The phrases of a name that may begin with one of several things. */
  linesFromAny(name: PhraseName, firsts: Firsts): readonly Line[] {
    let byName = this.#byFirsts.get(firsts);
    if (!byName) {
      byName = new Map();
      this.#byFirsts.set(firsts, byName);
    }
    let lines = byName.get(name);
    if (!lines) {
      lines = [...new Set(firsts.flatMap((first) => this.linesFrom(name, first)))];
      byName.set(name, lines);
    }
    return lines;
  }

  /** The names of phrases that stand for themselves and may begin with one of several things. */
  actsFromAny(firsts: Firsts): readonly PhraseName[] {
    let known = this.#actsByFirsts.get(firsts);
    if (!known) {
      known = acts.filter((name) => this.linesFromAny(name, firsts).length > 0);
      this.#actsByFirsts.set(firsts, known);
    }
    return known;
  }

  /** The phrases of a name that may begin with a word, a sign, or one of the kinds above. */
  linesFrom(name: PhraseName, first: string): readonly Line[] {
    let byFirst = this.#byFirst.get(name);
    if (!byFirst) {
      const all = new Map<string, Line[]>();
      for (const line of this.#lines.get(name) ?? []) {
        const firsts = new Set<string>();
        this.#addFirsts(line.sequence, firsts, new Set([name]));
        for (const each of firsts) {
          const known = all.get(each);
          if (known) known.push(line);
          else all.set(each, [line]);
        }
      }
      byFirst = all;
      this.#byFirst.set(name, byFirst);
    }
    return byFirst.get(first) ?? noLines;
  }

  /** Adds all that a sequence may begin with; returns whether it may be nothing. */
  #addFirsts(sequence: Sequence, firsts: Set<string>, within: ReadonlySet<PhraseName>): boolean {
    for (const part of sequence) if (!this.#addFirst(part, firsts, within) && !part.isOptional) return false;
    return true;
  }

  #addFirst(part: Part, firsts: Set<string>, within: ReadonlySet<PhraseName>): boolean {
    switch (part.kind) {
      case 'words':
        for (const word of part.words) firsts.add(word);
        return false;
      case 'class': {
        const { words, phrases } = this.membersOf(part.name);
        for (const word of [...words, ...phrases.keys()]) firsts.add(word);
        return false;
      }
      case 'free':
        firsts.add(firstKinds.word);
        return false;
      case 'builtIn':
        this.#addBuiltIn(part.name, firsts);
        return false;
      case 'choice': {
        let mayBeNothing = false;
        for (const choice of part.choices) mayBeNothing = this.#addFirsts(choice, firsts, within) || mayBeNothing;
        return mayBeNothing;
      }
      case 'name': {
        if (within.has(part.name)) throw new Error(`A phrase begins with itself: ${part.name}`);
        let mayBeNothing = false;
        for (const { sequence } of this.#lines.get(part.name) ?? []) {
          mayBeNothing = this.#addFirsts(sequence, firsts, new Set([...within, part.name])) || mayBeNothing;
        }
        return mayBeNothing;
      }
    }
  }

  #addBuiltIn(name: BuiltIn, firsts: Set<string>): void {
    if (name === 'dice') firsts.add(firstKinds.dice);
    if (name === 'thing') firsts.add(firstKinds.word);
    if (name === 'stat' || name === 'value') firsts.add(firstKinds.stat);
    if (name === 'faces') for (const word of this.faces.keys()) firsts.add(word);
    if (name === 'plus') firsts.add('+');
    if (name === 'minus') for (const sign of '-–−') firsts.add(sign);
    if (['dice', 'thing', 'stat', 'plus', 'minus'].includes(name)) return;
    firsts.add(firstKinds.number);
    if (name !== 'faces') for (const word of this.numbers.keys()) firsts.add(word);
    if (name === 'numbers') {
      const { words, phrases } = this.membersOf('from');
      for (const word of [...words, ...phrases.keys()]) firsts.add(word);
    }
  }
}

function lineOf(name: PhraseName, variant: string, sequence: Sequence): Line {
  const needs = sequence.flatMap((part): readonly Need[] => {
    if (part.isOptional) return [];
    if (part.kind === 'class') return [`@${part.name}`];
    if (part.kind === 'words') return [part.words];
    if (part.kind === 'builtIn')
      return part.name === 'thing' || part.name === 'plus' || part.name === 'minus' ? [] : [`<${part.name}>`];
    return part.kind === 'name' && withNumber.has(part.name) ? ['<value>'] : [];
  });
  // The first part is there, or the phrase would not be tried.
  return { name, variant, sequence, needs: sequence[0]?.isOptional ? needs : needs.slice(1) };
}

/** Names that cannot stand without a number or a number of the game. */
const withNumber: ReadonlySet<PhraseName> = new Set(['target', 'bound', 'verbBound'] as const);

const noLines: readonly Line[] = [];
const noClasses: ReadonlySet<WordClass> = new Set();
/** Classes of words that mean nothing for a roll. */
const thingClasses: ReadonlySet<WordClass> = new Set<WordClass>([
  ...(['unit', 'happens', 'bringing', 'becomes', 'scenery', 'manner', 'linking', 'aim', 'label', 'limiting'] as const),
]);
const noMembers: ClassMembers = { words: new Set(), phrases: new Map() };

function membersOf(written: string): ClassMembers {
  const words = new Set<string>();
  const phrases = new Map<string, Sequence[]>();
  for (const member of written.split(',').map((each) => each.trim())) {
    if (member === '') continue;
    if (/^[^ |[\]?]+$/.test(member)) {
      words.add(member.replaceAll('_', ' '));
      continue;
    }
    const sequence = sequenceOf(member);
    for (const first of firstWordsOf(sequence)) {
      const known = phrases.get(first);
      if (known) known.push(sequence);
      else phrases.set(first, [sequence]);
    }
  }
  return { words, phrases };
}

/** The words that literal parts may begin with. */
function firstWordsOf(sequence: Sequence): readonly string[] {
  const found: string[] = [];
  for (const part of sequence) {
    if (part.kind === 'words') found.push(...part.words);
    if (part.kind === 'choice') found.push(...part.choices.flatMap(firstWordsOf));
    if (!part.isOptional) break;
  }
  return found;
}

/** The parts of a phrase. */
function sequenceOf(written: string): Sequence {
  const pieces = written.match(piece) ?? [];
  let at = 0;
  const sequence = (): Sequence => {
    const parts: Part[] = [];
    for (let next = pieces[at]; next !== undefined && next !== '|' && !next.startsWith(']'); next = pieces[at]) {
      at++;
      if (next === '[') {
        const choices = [sequence()];
        while (pieces[at] === '|') {
          at++;
          choices.push(sequence());
        }
        parts.push({ kind: 'choice', choices, isOptional: pieces[at] === ']?' });
        at++;
      } else parts.push(partOf(next));
    }
    return parts;
  };
  const whole = sequence();
  if (at < pieces.length) throw new Error(`No phrase: ${written}`);
  return whole;
}

const piece = /\[|\]\??|[^ [\]]+/g;

function partOf(written: string): Part {
  const isOptional = written.length > 1 && written.endsWith('?');
  const alternatives = (isOptional ? written.slice(0, -1) : written).split('|');
  const words = alternatives.filter((each) => !/^(?:[@<~#].+|#)$/.test(each));
  const others = alternatives.filter((each) => !words.includes(each)).map(namedPart);
  // A hyphen within a word is a blank in its token; an underscore is one too.
  const literal: Part = {
    kind: 'words',
    words: new Set(words.map((word) => word.replaceAll('_', ' '))),
    isOptional,
  };
  if (others.length === 0) return literal;
  const [only] = others;
  if (only && others.length === 1 && words.length === 0) return { ...only, isOptional };
  const choices = [...(words.length > 0 ? [[{ ...literal, isOptional: false }]] : []), ...others.map((part) => [part])];
  return { kind: 'choice', choices, isOptional };
}

function namedPart(written: string): Part {
  if (written === '#') return { kind: 'builtIn', name: 'number', isOptional: false };
  if (written.startsWith('~')) return { kind: 'free', most: Number(written.slice(1)), isOptional: false };
  if (written.startsWith('@') && !(written.slice(1) in wordClasses)) throw new Error(`No class: ${written}`);
  if (written.startsWith('@')) return { kind: 'class', name: written.slice(1) as WordClass, isOptional: false };
  const name = written.slice(1, -1);
  if (!/^<\w+>$/.test(written)) throw new Error(`No part of a phrase: ${written}`);
  return builtIns.includes(name)
    ? { kind: 'builtIn', name: name as BuiltIn, isOptional: false }
    : { kind: 'name', name: name as PhraseName, isOptional: false };
}
