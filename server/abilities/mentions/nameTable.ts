import { remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { wordsOf } from '../../text/words.ts';
import { flatten } from '../names/flatten.ts';
import { type KnownName, NameTrie } from '../names/nameTrie.ts';
import { maximumWords, nameWordsOf } from '../names/nameWords.ts';
import { isPlainName } from '../names/plainNames.ts';
import { Matcher } from '../patterns/matcher.ts';
import type { Template } from '../template.ts';
import { meantIn } from './abilityList.ts';
import { candidatesIn } from './candidates.ts';
import { isOddTarget, itemIn, leadingSlot } from './greedySlots.ts';
import type { Mention } from './mention.ts';
import { readUse } from './use.ts';

/** The names of all known rules, for finding where a text mentions one. */
export class NameTable<Owner> {
  readonly #names: NameTrie<Owner>;
  readonly #isKnown: (owner: Owner) => boolean;
  readonly #mayBeOfOtherGame: boolean;

  /**
   * @param isKnown whether an owner can be named at present: names whose rule is missing are passed over.
   * @param compare the order of owners that have one name with the same precedence: the first wins.
   * @param mayBeOfOtherGame false where texts name their game.
   */
  constructor(
    isKnown: (owner: Owner) => boolean = () => true,
    compare: (left: Owner, right: Owner) => number = () => 0,
    mayBeOfOtherGame = true,
  ) {
    this.#isKnown = isKnown;
    this.#mayBeOfOtherGame = mayBeOfOtherGame;
    this.#names = new NameTrie(compare);
  }

  /** If several rules have the same name, the one with the higher precedence counts. */
  add(owner: Owner, template: Template, precedence: number): void {
    const name = knownNameOf(template);
    if (name.words.length === 0 || name.words.length > maximumWords) return;
    this.#names.add({ owner, template, name, precedence });
  }

  remove(owner: Owner, template: Template): void {
    this.#names.remove(owner, template);
  }

  /**
   * The mentions in a text, in order. None overlaps another, except in a suffix: `Breathe Fire 4 (Ambush A)` is two. If two names begin at
   * the same word, the longer one counts. Ordinary words that are also a name (`break the door`) are not a mention: `evidence.ts` and
   * `abilityList.ts` have the required evidence.
   *
   * @param masks places to pass over, ascending.
   */
  find(text: string, masks: readonly Span[] = []): readonly Mention<Owner>[] {
    const flat = flatten(text, masks);
    const words = wordsOf(flat, this.#names.holds);
    const isOfOthers = this.#mayBeOfOtherGame && speaksOfOthers(flat);
    const candidates = candidatesIn({
      text,
      flat,
      words,
      matcher: new Matcher(flat),
      names: this.#names,
      isKnown: this.#isKnown,
      isOfOtherGame: (name) => isOfOthers || (this.#mayBeOfOtherGame && isTestOfOthers(flat, name)),
    });
    return meantIn(flat, candidates).map(({ mention }) => mention);
  }

  /** The rule that a text as a whole names, as on a command line: `Fear`, `fear 6`, `Throw item (Str n)`. No evidence is asked for. */
  match(text: string): Mention<Owner> | undefined {
    return this.all(text)[0];
  }

  /**
   * Every rule that a text as a whole names, the best first, which is the one that `find` would find. A name that begins with a slot, such
   * as `Type MAGIC n`, counts only if no other does: its slot would take the words of any other name.
   */
  all(text: string): readonly Mention<Owner>[] {
    const flat = flatten(text);
    const words = wordsOf(flat);
    const named: Named<Owner>[] = [];
    for (const [index] of words.slice(0, maximumLeadLength).entries()) {
      for (const { owner, template, name } of this.#names.at(flat, words, index)) {
        if (named.some(({ mention }) => mention.owner === owner) || !this.#isKnown(owner)) continue;
        const read = readUse(text, [template]) ?? readName(flat, template);
        if (!read || isOddTarget(template, read.values)) continue;
        const { multiplier, span, nameSpan, values, suffixes } = read;
        named.push({
          mention: { owner, template, span, nameSpan, values, multiplier, suffixes },
          isPlain: name.isPlain,
        });
      }
    }
    const whole = named.filter(({ mention }) => !leadingSlot(mention.template));
    return itemFirst(whole.length > 0 ? whole : named);
  }
}

/** Whether a test is named like an ability, in a line of another game. */
function isTestOfOthers(flat: string, { start, end }: Span): boolean {
  if (!testBehind.test(flat.slice(end, end + 6)) && !testBefore.test(flat.slice(Math.max(0, start - 13), start))) {
    return false;
  }
  const lineEnd = flat.indexOf('\n', end);
  return speaksOfOthers(flat.slice(flat.lastIndexOf('\n', start) + 1, lineEnd < 0 ? undefined : lineEnd));
}

/** Whether words speak of units as other games do, and of nothing of this game. */
const speaksOfOthers = (words: string): boolean => wordsOfOthers.test(words) && !wordsOfGame.test(words);

const testBehind = /^ tests?/i;
const testBefore = /\bchequeos? de $/i;

/** What games of battles speak of. */
const wordsOfOthers = /\b(?:units?|regiments?|squads?|leadership|unidad(?:es)?|regimientos?|escuadras?|liderazgo)\b/i;
/** What texts of this game speak of. */
const wordsOfGame =
  /\b(?:warriors?|adventurers?|monsters?|gold|stock|dungeons?|abilit(?:y|ies)|guerreros?|aventureros?|monstruos?|mazmorras?|habilidad(?:es)?|oro|precio|compra)\b/i;

/** The words of a name. The names of the bundled packs are read once, whatever the number of workspaces. */
const knownNameOf = remembered(({ baseName }: Template): KnownName => {
  const { words, gaps, isPossessive } = nameWordsOf(baseName);
  return { words, gaps, isPossessive, isPlain: isPlainName(baseName) };
});

interface Named<Owner> {
  readonly mention: Mention<Owner>;
  readonly isPlain: boolean;
}

/** The mentions; in `Armed with Hellblade` that of the Hellblade alone, as in `find`. */
function itemFirst<Owner>(named: readonly Named<Owner>[]): readonly Mention<Owner>[] {
  const mentions = mostValuesFirst(named.map(({ mention }) => mention));
  const [first] = mentions;
  const item = first && named.find(({ mention, isPlain }) => !isPlain && isValueOf(first, mention))?.mention;
  return item ? [item, ...mentions.filter((other) => other !== item && !isValueOf(other, item))] : mentions;
}

/** Of several readings of the first name, the one that reads brackets as a value and not as a text behind the name. */
function mostValuesFirst<Owner>(mentions: readonly Mention<Owner>[]): readonly Mention<Owner>[] {
  const end = mentions[0]?.nameSpan.end;
  const most = Math.max(...mentions.map(({ nameSpan, values }) => (nameSpan.end === end ? values.size : 0)));
  const best = mentions.find(({ nameSpan, values }) => nameSpan.end === end && values.size === most);
  return best ? [best, ...mentions.filter((mention) => mention !== best)] : mentions;
}

function isValueOf<Owner>({ template, nameSpan, values }: Mention<Owner>, item: Mention<Owner>): boolean {
  const { start, end } = item.nameSpan;
  return start > nameSpan.end && end - start === itemIn(template, values)?.length;
}

/** The name itself, as the rule has it or as it is printed: `FEAR n`, `Fear n`. */
function readName(flat: string, { name }: Template): Omit<Mention<unknown>, 'owner' | 'template'> | undefined {
  if (flat.trim().toLowerCase() !== flatten(name).trim().toLowerCase()) return undefined;
  const start = flat.length - flat.trimStart().length;
  const span = { start, end: flat.trimEnd().length };
  return { span, nameSpan: span, values: new Map(), multiplier: 1, suffixes: [] };
}

/** A name may have so many words in front: `2 x`, `Armed with`, or the school of a magic. */
const maximumLeadLength = 5;
