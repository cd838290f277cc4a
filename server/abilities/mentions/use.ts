import type { Span } from '../../text/span.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import { flatten } from '../names/flatten.ts';
import { isNameAt, type NameWords, nameWordsOf } from '../names/nameWords.ts';
import { Matcher } from '../patterns/matcher.ts';
import { patternOf, readBehindName } from '../patterns/mentionPattern.ts';
import type { Template } from '../template.ts';
import { leadingSlot } from './greedySlots.ts';
import type { Suffix } from './mention.ts';
import { suffixesIn } from './suffixes.ts';

/** The name and values in the text of a `<rule id="…">`: `2 x Magic Items`, `Magic Resistance 5+ (Ring)`. Spans count in that text. */
export type UseText = {
  /** The name by which the rule is called. */
  readonly template: Template;
  /** 2 in `2 x Magic Items`, otherwise 1. */
  readonly multiplier: number;
  /** The words of the name as they are written. */
  readonly name: string;
  readonly nameSpan: Span;
  /** The text for the parameters, without brackets around it: `5+`, `Necromancer`, `Spears (Str 9)`. */
  readonly value: string | undefined;
  readonly valueSpan: Span | undefined;
  /** By the names of the slots of `template`. */
  readonly values: ReadonlyMap<string, string>;
  readonly suffixes: readonly Suffix[];
  /** The whole without its suffixes. */
  readonly span: Span;
  /** Whether it ends like a sentence. */
  readonly fullStop: boolean;
};

/**
 * Reads a text as a use of one rule. A part of the name is enough if nothing else can be meant: `Vampire` for VAMPIRE ABILITIES, `Magic
 * Weapon` for the ORC MAGIC WEAPON of a book about Orcs, `Armed with Jezzail` for SKAVEN JEZZAIL.
 *
 * @param templates the rule's own name, its aliases, and its names in other languages, the most likely first.
 * @returns undefined if the text is no use of that rule.
 */
export function readUse(text: string, templates: readonly Template[]): UseText | undefined {
  const flat = flatten(text);
  const words = wordsOf(flat);
  for (const namesOf of [wholeName, shortNames]) {
    for (const template of templates) {
      const use = readAs(text, flat, words, template, namesOf(nameWordsOf(template.baseName)));
      if (use) return use;
    }
  }
  return undefined;
}

/** A shorter name for a rule, and whether it must be behind `Armed with`. */
interface ShortName {
  readonly name: NameWords;
  readonly isWeapon: boolean;
}

function wholeName(name: NameWords): readonly ShortName[] {
  return [{ name, isWeapon: false }];
}

/** Words at the end of a name that only say that it is a rule. */
const generic = /^(?:abilit(?:y|ies)|attacks?|habilidad(?:es)?|ataques?)$/;

function shortNames(name: NameWords): readonly ShortName[] {
  const { words } = name;
  const shorter: ShortName[] = [];
  if (words.length > 1 && generic.test(words.at(-1)?.form ?? ''))
    shorter.push({ name: slice(name, 0, -1), isWeapon: false });
  if (words.length > 2) shorter.push({ name: slice(name, 1), isWeapon: false });
  if (words.length > 1) shorter.push({ name: slice(name, 1), isWeapon: true });
  // Spanish has the people behind: ARMA MÁGICA ORCA.
  if (words.length > 2) shorter.push({ name: slice(name, 0, -1), isWeapon: false });
  return shorter;
}

function slice({ words, gaps, isPossessive }: NameWords, start: number, end?: number): NameWords {
  return { words: words.slice(start, end), gaps: gaps.slice(start, end), isPossessive };
}

const multiplied = /^\s*(?:(\d{1,2}) ?[x×] ?)?/;
const armed = /^\s*(?:armed with|armad[oa]s? con) +/i;
/** A verb before the name, as in a sentence: `Causes Fear 5`, `provoca Miedo 5`. */
const verb = /^\s*(?:causes?|has|have|causan?|provocan?|tienen?) +/i;

function readAs(
  text: string,
  flat: string,
  words: readonly Word[],
  template: Template,
  names: readonly ShortName[],
): UseText | undefined {
  const [counted = '', count] = multiplied.exec(flat) ?? [];
  const weaponStart = armed.exec(flat)?.[0].length;
  const verbEnd = verb.exec(flat)?.[0].length;
  for (const { name, isWeapon } of names) {
    const starts = isWeapon ? [weaponStart] : [0, counted.length, weaponStart, verbEnd];
    for (const start of starts) {
      if (start === undefined) continue;
      const multiplier = start > 0 && start === counted.length && count !== undefined ? Number(count) : 1;
      const use = readFrom(text, flat, words, template, name, start, multiplier);
      if (use) return use;
    }
  }
  return undefined;
}

/** A name that begins with a slot has its value in front: `Chaos Dwarf Magic 3`. */
const maximumPrefixLength = 4;

function readFrom(
  text: string,
  flat: string,
  words: readonly Word[],
  template: Template,
  name: NameWords,
  start: number,
  multiplier: number,
): UseText | undefined {
  const first = words.findIndex((word) => word.start >= start);
  const prefix = leadingSlot(template)?.names[0];
  if (first < 0 || name.words.length === 0) return undefined;
  for (let index = first; index <= first + (prefix === undefined ? 0 : maximumPrefixLength); index++) {
    const firstWord = words[index];
    const lastWord = words[index + name.words.length - 1];
    if (!firstWord || !lastWord || !isNameAt(flat, words, index, name)) continue;
    const nameSpan = { start: firstWord.start, end: lastWord.end };
    const before = flat.slice(start, nameSpan.start).trim();
    if (prefix === undefined ? /[^'"“«]/.test(before) : before.includes(',')) return undefined;
    const use = readBehind(text, flat, template, nameSpan);
    if (!use) continue;
    const values = new Map(use.values);
    if (prefix !== undefined && before !== '') values.set(prefix, before);
    const { end, ...rest } = use;
    return { ...rest, values, multiplier, span: { start: flat.length - flat.trimStart().length, end } };
  }
  return undefined;
}

function readBehind(
  text: string,
  flat: string,
  template: Template,
  nameSpan: Span,
): (Omit<UseText, 'multiplier' | 'span'> & { readonly end: number }) | undefined {
  const behind = readBehindName(flat, new Matcher(flat), patternOf(template).whole, nameSpan.end);
  if (!behind) return undefined;
  const { values, valueEnd, suffixEnd, hasFullStop } = behind;
  const valueSpan = insideBrackets(flat, { start: nameSpan.end, end: valueEnd });
  return {
    template,
    name: text.slice(nameSpan.start, nameSpan.end),
    nameSpan,
    value: valueSpan && text.slice(valueSpan.start, valueSpan.end),
    valueSpan,
    values,
    suffixes: suffixesIn(text, flat, { start: valueEnd, end: suffixEnd }),
    end: nameSpan.end + flat.slice(nameSpan.end, valueEnd).trimEnd().length,
    fullStop: hasFullStop,
  };
}

/** The text for the parameters, or undefined if there is none. */
function insideBrackets(flat: string, span: Span): Span | undefined {
  const written = flat.slice(span.start, span.end);
  const [, before = '', bracketed, bare = ''] = /^( *)(?:\( *([^()]*?) *\) *$|)(.*)$/s.exec(written) ?? [];
  const value = bracketed ?? bare.trimEnd();
  if (value === '') return undefined;
  const start = span.start + (bracketed === undefined ? before.length : written.indexOf(bracketed, before.length + 1));
  return { start, end: start + value.length };
}
