import { proseLanguage } from '../text/language.ts';
import type { Slot } from './template.ts';

/** A place in a rule's text that stands for a value of a mention. */
export interface SlotInText {
  readonly start: number;
  readonly end: number;
  readonly slot: Slot;
  /** The name in the slot; of a range its first. */
  readonly name: string;
  /** `2D` of `2Dn`, otherwise empty. */
  readonly before: string;
  /** `D6` of `nD6`, `+` of `n+`, otherwise empty. */
  readonly after: string;
}

/** The places of the slots in a text, in order. */
export function slotsInText(text: string, slots: readonly Slot[]): readonly SlotInText[] {
  const places = slots.flatMap((slot) => {
    const [name = '', second = ''] = slot.names;
    if (slot.kind === 'range') return rangesIn(text, slot, name, second);
    return name.length > 1 ? wordsIn(text, slot, name) : lettersIn(text, slot, name);
  });
  return places.sort((a, b) => a.start - b.start);
}

/** `a-b` as in the name; one of the letters alone may be a word of the sentence. */
function rangesIn(text: string, slot: Slot, low: string, high: string): readonly SlotInText[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d'’-])${low} ?[-–] ?${high}(?![\\p{L}\\d'’-])`, 'gu');
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) => placeAt(slot, low, index, written));
}

/** Behind these a word such as `weapon` is a word of the sentence: `a weapon`. */
const determiner =
  /(?<![\p{L}\d])(?:an|the|any|each|every|some|such|certain|this|that|these|those|an?other|which|what|un[ao]?|un[ao]s|el|al|del|la|los|las|cada|cualquier|ciert[ao]s?|algun[ao]s?|algún|est[ae]s?|es[ae]s?|qué|dich[ao]s?) $/iu;

/** A word in brackets loses them: `causes (damage) Wounds` becomes `causes 2D6 Wounds`. */
function wordsIn(text: string, slot: Slot, name: string): readonly SlotInText[] {
  const pattern = new RegExp(`\\(${name}\\)|(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'gu');
  // `a` is a determiner in English and a preposition in Spanish.
  const isSpanish = proseLanguage(text) === 'es';
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const before = text.slice(Math.max(0, index - maximumWordLength), index);
    const isDetermined = determiner.test(before) || (!isSpanish && /(?<![\p{L}\d])a $/iu.test(before));
    return isDetermined && /^\p{L}+$/u.test(written) ? [] : [placeAt(slot, name, index, written)];
  });
}

const maximumWordLength = 12;

/** These letters are words of English or Spanish, so they need a plus, dice or brackets. */
const wordLetter = /^[aeiouy]$/;

function lettersIn(text: string, slot: Slot, name: string): readonly SlotInText[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d'’]|\\d[Dd]?)(\\d*[Dd])?${name}([Dd]\\d+|\\+)?(?![\\p{L}\\d'’])`, 'gu');
  return [...text.matchAll(pattern)].flatMap(({ 0: written, 1: before = '', 2: after = '', index }) => {
    const around = `${text[index - 1] ?? ''}${text[index + written.length] ?? ''}`;
    const isWord = wordLetter.test(name) && before === '' && after === '' && !/^(?:\(\)|\[\]|[+-].)$/.test(around);
    return isWord ? [] : [{ ...placeAt(slot, name, index, written), before, after }];
  });
}

/**
 * The places where a text without any letter for its value speaks of it in words: `the value shown`, `el valor indicado`. Only for a rule
 * with one value.
 */
export function valueInWords(text: string, slot: Slot): readonly SlotInText[] {
  const [name = ''] = slot.names;
  return Array.from(text.matchAll(inWords), ({ 0: written, index }) => placeAt(slot, name, index, written));
}

const inWords =
  /(?<!\p{L})(?:the (?:value|number|rating|score|figure) (?:shown|given|indicated|listed|stated|noted|printed)(?: (?:above|in (?:the )?brackets|(?:after|behind) (?:its|the) (?:name|entry)))?|el (?:valor|número) (?:indicado|mostrado|señalado|que se (?:indica|muestra))(?: (?:arriba|entre paréntesis|tras su (?:nombre|entrada)))?)(?!\p{L})/giu;

function placeAt(slot: Slot, name: string, start: number, written: string): SlotInText {
  return { start, end: start + written.length, slot, name, before: '', after: '' };
}
