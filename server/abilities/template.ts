import { remembered, rememberedText } from '../queries/remembered.ts';
import { gathered } from '../text/gathered.ts';
import { lean } from '../text/lean.ts';
import { inTitleCase } from '../text/writing.ts';

/** The kind of a placeholder in a rule's name. */
type SlotKind =
  /** `n`: a number, in practice also `n+`, `A`, `-1` or dice. */
  | 'number'
  /** `n+`: a target, or `A` for automatic. */
  | 'target'
  /** `+n`. */
  | 'signed'
  /** `1Dn`: the sides of a die. */
  | 'die'
  /** `a-b`. */
  | 'range'
  /** `weapon`, `race`, `item`: words. */
  | 'text';

/** A placeholder: its names in the rule's text (`a` and `b` in `[a-b]`, otherwise one). */
export interface Slot {
  readonly kind: SlotKind;
  readonly names: readonly string[];
  /** Whether it is in brackets with other words, such as `(STR n)`, which authors often leave out. */
  readonly isOptional: boolean;
}

interface SlotPart {
  readonly kind: 'slot';
  readonly slot: Slot;
}

export type TemplatePart =
  | { readonly kind: 'word'; readonly text: string }
  | SlotPart
  | { readonly kind: 'mark'; readonly text: string };

/** The parts of a rule's name: `THROW item (STR n)` is the word THROW, the slot item, and the optional slot n in `(STR …)`. */
export interface Template {
  readonly name: string;
  readonly parts: readonly TemplatePart[];
  readonly slots: readonly Slot[];
  /** The words up to the first slot, or all words if the name begins with a slot: the name without its values. */
  readonly baseName: string;
  /** The same in small letters, for look-ups. */
  readonly searchName: string;
  /** Whether it is read in texts but never written, such as a name that a program has mistranslated. */
  readonly isMisnomer?: true;
}

/** Longer than all real names. Only the beginning of a longer name is parsed. */
const maximumNameLength = 200;

const token = /\[[^\]]*\]|\([^)]*\)|[^\s[\]()]+/g;
const placeholderToken = /^(?:([+-])([a-z])|([a-z])(\+?)|\d*[Dd]([a-z])|([a-z])-([a-z]))$/;

/**
 * Parses a rule's name. In a name in capitals every word in small letters is a placeholder (`HATE race`, `Type MAGIC n`); in any other name
 * only single letters are (`Fear n`). Any text is a template; at worst it is all words.
 */
export function parseTemplate(name: string): Template {
  const written = name.slice(0, maximumNameLength).normalize('NFC').replaceAll('\u00a0', ' ');
  const isCapitals = /(?:^|[^\p{L}])\p{Lu}{2,}(?!\p{Ll})/u.test(written);
  const read: TemplatePart[] = [];
  for (const [found] of written.matchAll(token)) {
    const isBracketed = found.startsWith('[') || found.startsWith('(');
    // A name may include a multiplier: `2 x MAGIC ITEM`.
    if (found === 'x' && /^\d+$/.test(wordBefore(read))) read.push(wordPart(found));
    else if (!isBracketed) read.push(partOf(found.endsWith('.') ? found.slice(0, -1) : found, isCapitals, false));
    else read.push(...bracketParts(found, isCapitals));
  }
  let count = 0;
  const parts = read.map((part) => (part.kind === 'slot' ? sharedPart(part, count++) : part));
  const baseName = baseNameOf(written, parts);
  return { name, parts: lean(parts), slots: slotsOf(parts), baseName, searchName: baseName.toLowerCase() };
}

/** The name with a place for a value behind it, for a rule that has a parameter but no placeholder: `DISAPPEAR`, as in `Disappear 4+`. */
export function withValue(template: Template): Template {
  const slot: Slot = { kind: 'number', names: ['n'], isOptional: true };
  const parts = lean([...template.parts, sharedPart({ kind: 'slot', slot }, 0)]);
  return { ...template, parts, slots: slotsOf(parts) };
}

function wordBefore(parts: readonly TemplatePart[]): string {
  const part = parts.at(-1);
  return part?.kind === 'word' ? part.text : '';
}

function bracketParts(bracket: string, isCapitals: boolean): readonly TemplatePart[] {
  const words = bracket.slice(1, -1).split(/\s+/).filter(Boolean);
  const isOptional = words.length > 1;
  const inner = words.map((word) => partOf(word, isCapitals, isOptional));
  return [{ kind: 'mark', text: bracket[0] ?? '' }, ...inner, { kind: 'mark', text: bracket.at(-1) ?? '' }];
}

function partOf(word: string, isCapitals: boolean, isOptional: boolean): TemplatePart {
  const match = placeholderToken.exec(word);
  if (match) {
    const [, sign, signed, plain, plus, sides, low, high] = match;
    const slot = (kind: SlotKind, ...names: string[]): TemplatePart => ({
      kind: 'slot',
      slot: { kind, names, isOptional },
    });
    if (sign && signed) return slot('signed', signed);
    if (plain) return slot(plus ? 'target' : 'number', plain);
    if (sides) return slot('die', sides);
    if (low && high) return slot('range', low, high);
  }
  const isPlaceholder = isCapitals && /^\p{L}*\p{Ll}[\p{L}\d]*$/u.test(word);
  return isPlaceholder ? { kind: 'slot', slot: { kind: 'text', names: [word], isOptional } } : wordPart(word);
}

/** The same object for words that are alike, of most of them: all names are made of the same few hundred words. */
const wordPart = rememberedText({ most: 10_000, longest: 12 }, (text): TemplatePart => ({ kind: 'word', text }));

/**
 * The same for slots: nearly all names have the same few.
 *
 * @param place the number of slots before it: in one name each slot is another object.
 */
function sharedPart(part: SlotPart, place: number): SlotPart {
  const { kind, names, isOptional } = part.slot;
  return sharedSlotParts(`${place} ${kind} ${names.join('-')} ${isOptional}`, part);
}

const sharedSlotParts = rememberedText({ most: 1000, longest: 30 }, (_, part: SlotPart) => part);

/** The slots of a name. Of names with one slot the list is shared too. */
function slotsOf(parts: readonly TemplatePart[]): readonly Slot[] {
  const slots = gathered(parts, (part) => (part.kind === 'slot' ? [part.slot] : []));
  const [slot] = slots;
  return slot && slots.length === 1 ? listOfOne(slot) : lean(slots);
}

const listOfOne = remembered((slot: Slot): readonly Slot[] => [slot]);

function baseNameOf(name: string, parts: readonly TemplatePart[]): string {
  const firstWord = parts.findIndex((part) => part.kind === 'word');
  if (firstWord < 0) return name;
  const rest = parts.slice(firstWord);
  const end = rest.findIndex((part) => part.kind !== 'word');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((part) => (part.kind === 'word' ? part.text : ''))
    .join(' ');
}

/** A name as it is printed among other abilities: `FIGHT IN RANKS` becomes `Fight in Ranks`. Names that are not in capitals stay as they are. */
export function titleCase(name: string): string {
  return /\p{Ll}/u.test(name) ? name : inTitleCase(name);
}
