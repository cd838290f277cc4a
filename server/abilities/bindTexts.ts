import type { Span } from '../text/span.ts';
import { readSlotValue } from './binding.ts';
import { singularAfterOne } from './singular.ts';
import { type SlotInText, slotsInText, valueInWords } from './slotsInText.ts';
import type { Slot } from './template.ts';

/** The known values for the placeholders of a text. */
interface Known {
  readonly values: ReadonlyMap<string, string>;
  /** Whether a sentence of the rule is about the value `A`. */
  readonly speaksOfAutomatic: boolean;
}

/**
 * A rule's paragraphs with the values in place of `n`, `n+`, `nD6`, `1Dn`, `weapon1` …. A sentence, or a part of one behind a semicolon, is
 * left out if it is about a value that the mention has not: about a number, if the value is `A` and another sentence is about that, and
 * about an optional value that is not given. So is an explanation such as `(where n is the number after the name)`.
 *
 * @param values by the names in the slots. Without any the paragraphs stay as they are.
 * @returns as many texts; a text of which nothing is left is empty.
 */
export function bindTexts(
  texts: readonly string[],
  slots: readonly Slot[],
  values: ReadonlyMap<string, string>,
): readonly string[] {
  if (!slots.some(({ names }) => names.some((name) => values.has(name)))) return texts;
  const divided = clausesWith(texts, slots);
  const speaksOfAutomatic = divided.some((clauses) =>
    clauses.some(({ text, places }) => automatic.test(text) && !places.some(({ slot }) => isRating(slot))),
  );
  return divided.map((clauses) => bindText(clauses, { values, speaksOfAutomatic }));
}

/** A sentence, or a part of one up to a semicolon, with its mark and the space behind it. The places count in it. */
interface Clause {
  readonly text: string;
  readonly places: readonly SlotInText[];
}

/** The clauses of each text. If no letter stands for the only value, words such as `the value shown` do. */
function clausesWith(texts: readonly string[], slots: readonly Slot[]): readonly (readonly Clause[])[] {
  const places = texts.map((text) => slotsInText(text, slots));
  const [only, ...others] = slots.filter(isRating);
  const isInWords = only && others.length === 0 && places.every((found) => found.length === 0);
  return texts.map((text, index) => clausesOf(text, isInWords ? valueInWords(text, only) : (places[index] ?? [])));
}

function isRating({ kind }: Slot): boolean {
  return kind === 'number' || kind === 'target';
}

function clausesOf(text: string, places: readonly SlotInText[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let next = 0;
  const add = (end: number): void => {
    const inClause: SlotInText[] = [];
    for (let place = places[next]; place && place.start < end; place = places[++next]) {
      inClause.push({ ...place, start: place.start - start, end: place.end - start });
    }
    if (end > start) clauses.push({ text: text.slice(start, end), places: inClause });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(/[.!?;]["”»)]?\s+/g)) add(index + mark.length);
  add(text.length);
  return clauses;
}

/** `A` in a sentence that is neither its first word nor an article: `a rating of A`, `'A'`. */
const automatic = /\p{Ll},? ['"‘“«(]?A(?![\p{L}\p{N}])/u;

function bindText(clauses: readonly Clause[], known: Known): string {
  const bound: string[] = [];
  let isBeginning = false;
  for (const clause of clauses) {
    const last = bound.at(-1) ?? '';
    if (!clause.places.some((place) => isAboutOther(place, known))) {
      const written = bindClause(clause, known);
      // It has explained the value and nothing else.
      if (clause.places.length > 0 && !/[\p{L}\p{N}]/u.test(written)) continue;
      bound.push(isBeginning ? written.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : written);
      isBeginning = false;
    } else if (clause.text.trimEnd().endsWith(';')) {
      isBeginning ||= !last.trimEnd().endsWith(';');
    } else if (last.trimEnd().endsWith(';')) {
      // The clause was the end of its sentence.
      bound[bound.length - 1] = last.replace(/;(?=\s*$)/, '.');
    }
  }
  return bound.join('').trimEnd();
}

/** Whether the clause at a place is about a value that the mention has not. */
function isAboutOther({ slot, name, before, after }: SlotInText, { values, speaksOfAutomatic }: Known): boolean {
  const given = values.get(name);
  if (given === undefined) return slot.isOptional;
  const isBare = before === '' && !/^D/i.test(after);
  return isBare && speaksOfAutomatic && readSlotValue(given).kind === 'automatic';
}

function bindClause({ text: clause, places }: Clause, { values }: Known): string {
  const explained = explanationsIn(clause, places, values);
  let bound = '';
  let end = 0;
  for (const place of [...places, ...explained].sort((a, b) => a.start - b.start)) {
    if (place.start < end) continue;
    const text = isPlace(place) ? valueAt(clause, place, values) : '';
    if (text === undefined) continue;
    const [before, after] = [clause.slice(end, place.start), clause.slice(place.end)];
    bound += text === '' && isPlace(place) ? before.replace(/ ?\+$/, '') : `${masculine(before, text)}${text}`;
    end = place.end;
    if (text === '1') {
      const noun = singularAfterOne(after);
      bound += noun.written;
      end += noun.length;
    }
  }
  return bound + clause.slice(end);
}

/** In Spanish a letter is feminine and a number masculine: `la n`, `el 5`. */
function masculine(before: string, value: string): string {
  return /^\d/.test(value)
    ? before.replace(/(?<!\p{L})([Ll])a $/u, (_, letter) => `${letter === 'L' ? 'El' : 'el'} `)
    : before;
}

function isPlace(span: Span | SlotInText): span is SlotInText {
  return 'slot' in span;
}

/** The value for a place as its sentence needs it; undefined if the placeholder stays. */
function valueAt(clause: string, place: SlotInText, values: ReadonlyMap<string, string>): string | undefined {
  const { slot, name, before, after } = place;
  const given = values.get(name);
  if (given === undefined) return undefined;
  if (slot.kind === 'range') {
    const high = values.get(slot.names[1] ?? '');
    return high === undefined ? undefined : `${given}-${high}`;
  }
  if (name.length > 1) return given;
  const value = readSlotValue(given);
  switch (value.kind) {
    case 'number':
      // `1D6+n` with +0 is 1D6.
      if (
        slot.kind === 'signed' &&
        value.value === 0 &&
        /D\d+ ?\+$/.test(clause.slice(Math.max(0, place.start - 8), place.start))
      )
        return '';
      return `${before}${Math.abs(value.value)}${after}${isTargetWithoutPlus(clause, place, given) ? '+' : ''}`;
    case 'automatic':
      return before === '' && !/^D/i.test(after) ? 'A' : undefined;
    case 'dice':
      return before || after ? undefined : value.text;
    case 'words':
      return value.text;
    default:
      return value satisfies never;
  }
}

/** A penalty is printed `-2` or `2`, because the text says that it is a penalty. Only a target keeps its plus if the text has none. */
function isTargetWithoutPlus(clause: string, place: SlotInText, given: string): boolean {
  const { slot, start, end, before, after } = place;
  if (before !== '' || after !== '') return false;
  // A rating that the name has without a plus: `a Lurk Rating (n)`.
  const isBracketed = clause[start - 1] === '(' && clause[end] === ')';
  if (slot.kind !== 'target') return slot.kind === 'number' && isBracketed && given.endsWith('+');
  return !orMore.test(clause.slice(end)) && !atLeast.test(clause.slice(Math.max(0, start - 30), start));
}

const orMore = /^ (?:or|and|o|u|y) (?:more|above|higher|over|better|greater|up|más|superior|mayor|mejor)(?!\p{L})/u;
const atLeast =
  /(?:or (?:over|above|beats?|exceeds?|higher than|greater than|better than|more than)|at least|al menos|como mínimo|(?:superior|mayor|más) (?:a|que|de)) $/u;

/** `, where n is the number after the name`: with the value in its place nothing is to be explained. */
function explanationsIn(
  clause: string,
  places: readonly SlotInText[],
  values: ReadonlyMap<string, string>,
): readonly Span[] {
  return places.flatMap(({ name, start, end, slot }) => {
    const [opening] =
      /(?:,| ?\()? ?(?:where|donde|siendo) $/iu.exec(clause.slice(Math.max(0, start - 12), start)) ?? [];
    if (opening === undefined || !values.has(name) || slot.kind === 'range') return [];
    const isBracketed = opening.includes('(');
    const rest = (isBracketed ? bracketedRest : commaRest).exec(clause.slice(end, end + maximumExplanationLength))?.[0];
    if (rest === undefined || !ofEntry.test(rest)) return [];
    return [{ start: start - opening.length, end: end + rest.length }];
  });
}

const maximumExplanationLength = 200;
const bracketedRest = /^\+? (?:is|es|being)(?: [^().;]*)?\)/u;
/** The comma behind it too, if the sentence goes on as if there were none: `roll 1D6+n, where n is the number shown, on this table`. */
const commaRest =
  /^\+? (?:is|es|being) [^,.;()]*(?:\([^().;]*\))?(?:,(?= (?:on|in|at|to|from|for|with|en|con|de|para) ))?/u;
/** Sentences about the printed value, not about the game. */
const ofEntry =
  /(?<!\p{L})(?:after|following|follows|brackets|entry|entries|rating|value|shown|printed|listed|tras|después|detrás|entre paréntesis|entrada|valor|índice|puntuación|indicad[ao])(?!\p{L})/iu;
