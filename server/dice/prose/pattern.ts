/** Phrases, written nearly as people say them, and found in tokens. */
import type { Value } from '../language/expression.ts';
import { spanOfTokens, valueAt } from './rolls.ts';
import type { Token } from './token.ts';
import { isChanging, smallNumberAt } from './words.ts';

/** A phrase where it was found. */
export interface PhraseMatch {
  /** The first token after it. */
  readonly next: number;
  /** What stands at its `#` places. */
  readonly operands: readonly Value[];
}

type Part = { readonly isOptional: boolean } & (
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'group'; readonly choices: readonly (readonly Part[])[] }
  | { readonly kind: 'operand' }
  | { readonly kind: 'free'; readonly most: number }
);

/**
 * Phrases, each with what it means. A phrase is words divided by blanks: `a|b` is one of several words, `[ a b | c ]` one of several
 * phrases, `<the>` a word that only points, `#` a number or a number of the game, `~3` up to three words that change no roll. A `?` behind
 * any of these makes it optional. Signs stand for themselves.
 */
export class PhraseBook<Meaning> {
  readonly #byFirst = new Map<string, { readonly parts: readonly Part[]; readonly meaning: Meaning }[]>();

  constructor(entries: Iterable<readonly [meaning: Meaning, ...phrases: string[]]>) {
    for (const [meaning, ...phrases] of entries) {
      for (const phrase of phrases) {
        const parts = compile(phrase);
        for (const first of firstWords(parts)) {
          const known = this.#byFirst.get(first);
          if (known) known.push({ parts, meaning });
          else this.#byFirst.set(first, [{ parts, meaning }]);
        }
      }
    }
  }

  /** The longest phrase that starts at a token. */
  at(tokens: readonly Token[], index: number): (PhraseMatch & { readonly meaning: Meaning }) | undefined {
    let longest: (PhraseMatch & { readonly meaning: Meaning }) | undefined;
    for (const { parts, meaning } of this.#byFirst.get(textOf(tokens[index])) ?? []) {
      const found = match(parts, tokens, index);
      if (found && (!longest || found.next > longest.next)) longest = { ...found, meaning };
    }
    return longest;
  }
}

/** A book of phrases that all mean the same. */
export function phrases(...all: readonly string[]): PhraseBook<true> {
  return new PhraseBook([[true, ...all]]);
}

/** `at least a four`; `more than one` says no number. */
function wordedAt(tokens: readonly Token[], at: number): ReturnType<typeof valueAt> {
  const value = tokens[at]?.kind === 'word' ? smallNumberAt(tokens, at) : undefined;
  if (value === undefined || value === 1) return undefined;
  return { value: { kind: 'number', value, span: spanOfTokens(tokens, at, at + 1) }, next: at + 1 };
}

/** The word or the sign at a token. */
function textOf(token: Token | undefined): string {
  if (token?.kind === 'word') return token.word;
  return token?.kind === 'sign' ? token.sign : '';
}

const pointers =
  'the|a|an|his|her|its|their|your|this|that|these|those|el|la|los|las|un|una|su|sus|tu|tus|este|esta|ese|esa|dicho|dicha';

function compile(phrase: string): readonly Part[] {
  const words = phrase
    .replaceAll('<the>', pointers)
    .replaceAll('[', ' [ ')
    .replace(/\](\??)/g, ' ]$1 ')
    .trim()
    .split(/ +/);
  let at = 0;
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    for (let word = words[at]; word !== undefined && word !== '|' && !word.startsWith(']'); word = words[at]) {
      at++;
      if (word === '[') {
        const choices = [sequence()];
        while (words[at] === '|') {
          at++;
          choices.push(sequence());
        }
        parts.push({ kind: 'group', choices, isOptional: words[at] === ']?' });
        at++;
      } else parts.push(simplePart(word));
    }
    return parts;
  };
  return sequence();
}

function simplePart(written: string): Part {
  const isOptional = written.length > 1 && written.endsWith('?');
  const word = isOptional ? written.slice(0, -1) : written;
  if (word === '#') return { kind: 'operand', isOptional };
  if (word.startsWith('~')) return { kind: 'free', most: Number(word.slice(1)), isOptional };
  return { kind: 'words', words: new Set(word.replaceAll(hyphens, ' ').split('|')), isOptional };
}

/** Within words, which have blanks for them. */
const hyphens = /(?<=\p{L})-(?=\p{L})/gu;

function firstWords(parts: readonly Part[]): ReadonlySet<string> {
  const first = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'words') for (const word of part.words) first.add(word);
    if (part.kind === 'group')
      for (const choice of part.choices) for (const word of firstWords(choice)) first.add(word);
    if (!part.isOptional) break;
  }
  return first;
}

function match(parts: readonly Part[], tokens: readonly Token[], index: number): PhraseMatch | undefined {
  const operands: Value[] = [];
  type Goal = (at: number) => number | undefined;
  const sequence = (list: readonly Part[], place: number, at: number, goal: Goal): number | undefined => {
    const part = list[place];
    if (!part) return goal(at);
    const rest: Goal = (next) => sequence(list, place + 1, next, goal);
    return one(part, at, rest) ?? (part.isOptional ? rest(at) : undefined);
  };
  const one = (part: Part, at: number, goal: Goal): number | undefined => {
    switch (part.kind) {
      case 'words':
        return part.words.has(textOf(tokens[at])) ? goal(at + 1) : undefined;
      case 'group':
        for (const choice of part.choices) {
          const found = sequence(choice, 0, at, goal);
          if (found !== undefined) return found;
        }
        return undefined;
      case 'operand': {
        const reading = valueAt(tokens, at) ?? wordedAt(tokens, at);
        if (!reading) return undefined;
        operands.push(reading.value);
        const found = goal(reading.next);
        if (found === undefined) operands.pop();
        return found;
      }
      case 'free':
        for (let next = at; next < at + part.most; ) {
          const token = tokens[next];
          if (token?.kind !== 'word' || isChanging(token.word)) return undefined;
          next++;
          const found = goal(next);
          if (found !== undefined) return found;
        }
        return undefined;
    }
  };
  const next = sequence(parts, 0, index, (at) => at);
  return next === undefined ? undefined : { next, operands };
}
