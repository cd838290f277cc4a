import type { Span } from '../xml/tree.ts';
import type { Slot, Template, TemplatePart } from './template.ts';

/** A place where a text names an ability: `Fear 6`, `2 x Magic Items`, `Breathe Fire 4 (Ambush A)`. */
export interface Mention<Owner> {
  readonly owner: Owner;
  readonly template: Template;
  /** The whole mention with its multiplier and value, without its suffixes: `Breathe Fire 4`. */
  readonly span: Span;
  /** The words of the name only: `Breathe Fire`. */
  readonly nameSpan: Span;
  /** What stands in the template's slots, by the name that the rule's text uses: `n` is `4`. */
  readonly values: ReadonlyMap<string, string>;
  /** 2 in `2 x Magic Items`, otherwise 1. */
  readonly multiplier: number;
  /** What follows in brackets: `Ambush A`. */
  readonly suffixes: readonly Suffix[];
}

export interface Suffix {
  readonly text: string;
  /** Of the text inside the brackets. */
  readonly span: Span;
}

interface Entry<Owner> {
  readonly owner: Owner;
  readonly template: Template;
  readonly precedence: number;
  pattern: RegExp | undefined;
}

/** Of more rules with one name than this only those added last are looked at. */
const maximumHomonyms = 20;

/** What `find` is told. */
export interface FindOptions {
  /** Places to pass over, ascending. */
  readonly masks?: readonly Span[];
  /** Only mentions that begin here are wanted; what tells them from plain words may stand outside. */
  readonly within?: Span;
}

/** The names of all known rules, for finding where a text mentions one. */
export class NameTable<Owner> {
  /** By the words of the name, in ascending precedence and among equals in the order in which they were added. */
  readonly #entries = new Map<string, Entry<Owner>[]>();
  /** By the first word of a name: how many names of how many words begin with it. */
  readonly #lengths = new Map<string, Map<number, number>>();
  readonly #isKnown: (owner: Owner) => boolean;
  #version = 0;

  /** @param isKnown whether an owner can be named at present: names whose rule is missing are passed over. */
  constructor(isKnown: (owner: Owner) => boolean = () => true) {
    this.#isKnown = isKnown;
  }

  /** Of rules with one name that with the higher precedence wins, and among equals the one added last. */
  add(owner: Owner, template: Template, precedence = 0): void {
    const words = wordsOf(template.baseName);
    const key = words.join(' ');
    if (key === '') return;
    this.#version++;
    const entry: Entry<Owner> = { owner, template, precedence, pattern: undefined };
    const homonyms = this.#entries.get(key);
    if (!homonyms) this.#entries.set(key, [entry]);
    else homonyms.splice(homonyms.findLastIndex((other) => other.precedence <= precedence) + 1, 0, entry);
    this.#count(words, 1);
  }

  remove(owner: Owner, template: Template): void {
    const words = wordsOf(template.baseName);
    const key = words.join(' ');
    const homonyms = this.#entries.get(key) ?? [];
    const index = homonyms.findIndex((entry) => entry.owner === owner && entry.template.name === template.name);
    if (index < 0) return;
    this.#version++;
    homonyms.splice(index, 1);
    if (homonyms.length === 0) this.#entries.delete(key);
    this.#count(words, -1);
  }

  /** Changes whenever a name is added or removed: a key for what is remembered of texts. */
  get version(): number {
    return this.#version;
  }

  /**
   * The mentions in a text, in order, none overlapping another; of two names that begin at one word the longer wins.
   * Plain English that only happens to contain the word (`break the door`) is no mention: a name needs its value, its capitals,
   * or a place in a list of abilities.
   */
  find(text: string, { masks = [], within }: FindOptions = {}): readonly Mention<Owner>[] {
    const mentions: Mention<Owner>[] = [];
    const words = wordSpansOf(text);
    let end = 0;
    let mask = 0;
    words.forEach(({ start }, index) => {
      if (start < end || /[\p{N}_`]/u.test(text[start - 1] ?? '')) return;
      if (within && (start < within.start || start >= within.end)) return;
      while (mask < masks.length && (masks[mask]?.end ?? 0) <= start) mask++;
      if ((masks[mask]?.start ?? text.length) <= start) return;
      const mention = this.#mentionAt(text, words, index, hasEvidence);
      if (!mention || mention.span.start < end) return;
      mentions.push(mention);
      end = mention.span.end;
    });
    return mentions;
  }

  /** The rule that a text as a whole names, as in `<rule id="…">Fear 6</rule>` or on a command line: no further evidence is asked for. */
  match(text: string): Mention<Owner> | undefined {
    return this.#mentionAt(text, wordSpansOf(text), 0, () => true);
  }

  /** Every rule of the name that a text as a whole is, the best first. */
  all(text: string): readonly Mention<Owner>[] {
    const mention = this.match(text);
    return mention ? [mention] : [];
  }

  #mentionAt(
    text: string,
    words: readonly Word[],
    index: number,
    accept: typeof hasEvidence,
  ): Mention<Owner> | undefined {
    const first = words[index];
    const lengths = first && this.#lengths.get(first.key);
    if (!lengths) return undefined;
    for (const length of [...lengths.keys()].sort((a, b) => b - a)) {
      const key = words.slice(index, index + length).map((word) => word.key);
      const homonyms = key.length === length ? this.#entries.get(key.join(' ')) : undefined;
      for (const entry of homonyms?.slice(-maximumHomonyms).reverse() ?? []) {
        if (!this.#isKnown(entry.owner)) continue;
        const found = matchEntry(text, first.start, entry);
        if (found && accept(text, entry.template, found)) return found;
      }
    }
    return undefined;
  }

  #count(words: readonly string[], change: 1 | -1): void {
    const [first = ''] = words;
    const lengths = this.#lengths.get(first) ?? new Map<number, number>();
    const count = (lengths.get(words.length) ?? 0) + change;
    if (count > 0) lengths.set(words.length, count);
    else lengths.delete(words.length);
    this.#lengths.set(first, lengths);
  }
}

function matchEntry<Owner>(text: string, start: number, entry: Entry<Owner>): Mention<Owner> | undefined {
  entry.pattern ??= patternOf(entry.template);
  entry.pattern.lastIndex = start;
  const match = entry.pattern.exec(text);
  if (!match) return undefined;
  const { suffixes = '', ...groups } = match.groups ?? {};
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(groups))
    if (value !== undefined) values.set(name.replace(/^_+/, ''), value.trim());
  const multiplier = /(\d+)[\s\u00a0]*x[\s\u00a0]*$/i.exec(text.slice(Math.max(0, start - 12), start));
  const end = start + match[0].length - suffixes.length;
  return {
    owner: entry.owner,
    template: entry.template,
    span: { start: start - (multiplier?.[0].length ?? 0), end },
    nameSpan: { start, end },
    values,
    multiplier: multiplier ? Number(multiplier[1]) : 1,
    suffixes: [...suffixes.matchAll(/\(([^()]*)\)/g)].map(({ 1: suffix = '', index }) => ({
      text: suffix,
      span: { start: end + index + 1, end: end + index + 1 + suffix.length },
    })),
  };
}

const blank = '[\\s\\u00a0]+';
const number = '[+\\-\\u2212\\u2013]?\\d+(?![\\dDd])\\+?|\\d*[Dd]\\d+(?:[+-]\\d+)?|A(?![\\p{L}\\d])';

/** What a mention of the template looks like. Everything is tried once from the left, so no text takes long. */
function patternOf(template: Template): RegExp {
  const from = template.parts.findIndex((part) => part.kind === 'word');
  const parts = template.parts.slice(Math.max(0, from));
  let source = '';
  const seen: string[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (!part) continue;
    const bracketEnd =
      part.kind === 'mark' && part.text !== ']'
        ? parts.findIndex((other, at) => at > index && other.kind === 'mark')
        : -1;
    if (bracketEnd > 0) {
      source += bracketPattern(parts.slice(index + 1, bracketEnd), part.kind === 'mark' && part.text === '[', seen);
      index = bracketEnd;
    } else {
      source += partPattern(part, index === 0, seen);
    }
  }
  return new RegExp(`${source}(?<suffixes>(?:[ \\u00a0]?\\([^()\\n]{1,40}\\)){0,3})`, 'uy');
}

function partPattern(part: TemplatePart, isFirst: boolean, seen: string[]): string {
  if (part.kind === 'mark') return '';
  const gap = isFirst ? '' : blank;
  if (part.kind === 'word') return `${gap}${wordPattern(part.text)}`;
  const value = slotPattern(part.slot, seen);
  return part.slot.kind === 'text'
    ? `(?:${gap}${value})?`
    : `(?:${gap}${value}|[\\s\\u00a0]*\\(${slotPattern(part.slot, seen)}\\))?`;
}

function bracketPattern(parts: readonly TemplatePart[], isSquare: boolean, seen: string[]): string {
  const [open, close] = isSquare ? ['\\[', '\\]'] : ['\\(', '\\)'];
  const inner = parts.map((part, index) => {
    if (part.kind === 'slot') return `${index > 0 ? blank : ''}${slotPattern(part.slot, seen)}`;
    return part.kind === 'word' ? `${index > 0 ? blank : ''}${wordPattern(part.text)}` : '';
  });
  return `(?:[\\s\\u00a0]*${open}${inner.join('')}${close})?`;
}

/** A word of a name in any case, with either apostrophe, in the singular or the plural, in British or American spelling. */
function wordPattern(word: string): string {
  if (/^str$/i.test(word)) return `${anyCase('Str')}(?:${anyCase('ength')})?\\.?`;
  const pattern = anyCase(word).replace('[oO][uU][rR]', '[oO][uU]?[rR]').replace(/['’]/g, "['’]");
  return /[\p{L}\d]$/u.test(word) ? `${pattern}(?:[sS]|[eE][sS])?(?![\\p{L}\\p{N}])` : pattern;
}

function anyCase(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]|\p{L}/gu, (character) => {
    const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
    return lower === upper ? `\\${character}` : `[${lower}${upper}]`;
  });
}

function slotPattern(slot: Slot, seen: string[]): string {
  // A value that may stand in either of two places is two groups, told apart by how many underscores precede the name.
  const group = (name: string, pattern: string): string => {
    seen.push(name);
    return `(?<${'_'.repeat(seen.filter((other) => other === name).length)}${name}>${pattern})`;
  };
  const [first = 'n', second = 'm'] = slot.names;
  switch (slot.kind) {
    case 'number':
    case 'target':
    case 'signed':
      return group(first, number);
    case 'die':
      return `\\d*[Dd]${group(first, '\\d+')}`;
    case 'range':
      return `${group(first, '\\d+')}[-–]${group(second, '\\d+')}`;
    case 'text':
      return group(first, "\\p{L}[\\p{L}\\p{M}'’ -]{0,40}?(?=[\\s\\u00a0]*(?:[;,.()\\[\\]<\\n]|[oO][rR]\\b|$))");
    default:
      return slot.kind satisfies never;
  }
}

/** Whether what was found is meant as an ability and is not just the same words. */
function hasEvidence<Owner>(text: string, template: Template, mention: Mention<Owner>): boolean {
  const name = text.slice(mention.span.start, mention.span.end);
  const hasValue = template.slots.some(
    (slot) => slot.kind !== 'text' && slot.names.some((slotName) => mention.values.has(slotName)),
  );
  if (hasValue) return true;
  if (!/^\P{L}*\p{Lu}/u.test(name.replace(/^\d+\s*x\s*/i, ''))) return false;
  const words = template.baseName.split(/\s+/);
  const needsValue = template.slots.some((slot) => !slot.isOptional && slot.kind !== 'text');
  if (words.length > 1 && !needsValue) return isTitle(name);
  return isInList(text, mention.span);
}

/** Whether every word of more than three letters begins with a capital. */
function isTitle(name: string): boolean {
  return [...name.matchAll(/\p{L}[\p{L}\p{M}'’]{3,}/gu)].every(([word]) => /^\p{Lu}/u.test(word));
}

/** Whether it stands between the marks of a list of abilities: `(Fly, Fear 5)`, `Fly; Magic Weapon.` */
function isInList(text: string, span: Span): boolean {
  const before = text.slice(Math.max(0, span.start - 3), span.start);
  const after = text.slice(span.end, span.end + 2);
  const opens = /[(;,:][\s\u00a0]*$/.test(before);
  const closes = /^[\s\u00a0]*[);,]/.test(after);
  return (opens && closes) || (opens && /^\.?$|^\.\s/.test(after) && /[;(]/.test(before));
}

interface Word {
  readonly key: string;
  readonly start: number;
}

function wordSpansOf(text: string): readonly Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map((match) => ({ key: keyOf(match[0]), start: match.index }));
}

function wordsOf(name: string): readonly string[] {
  return wordSpansOf(name).map(({ key }) => key);
}

/** What the spellings of a word have in common: case, apostrophe, plural and armour or armor aside. */
function keyOf(word: string): string {
  const letters = word.toLowerCase().replaceAll('’', "'").replace('armour', 'armor');
  return letters.length > 3 ? letters.replace(/s$/, '') : letters;
}
