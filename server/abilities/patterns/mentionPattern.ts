import { remembered, rememberedText } from '../../queries/remembered.ts';
import type { Slot, Template, TemplatePart } from '../template.ts';
import { compile, type Matcher, optional, type Part, type Program } from './matcher.ts';
import {
  anyBracket,
  blank,
  closeBracket,
  closeSquare,
  dice,
  diceMark,
  end,
  formula,
  inBrackets,
  more,
  number,
  openBracket,
  openSquare,
  piece,
  rangeSign,
  sides,
  strengthBracket,
  suffixes,
  textInProse,
  valueBlank,
  wholeText,
  wordPart,
} from './slotParts.ts';

/** Patterns for the text behind the words of a name, for flattened text. */
interface MentionPattern {
  /** For running text: words in a slot end at the last capitalised word, or with the list item. */
  readonly inProse: Program;
  /** For a text that is a whole mention. */
  readonly whole: Program;
  /** Whether only a number, dice or `A` can follow the name, apart from a bracket. */
  readonly isNumeric: boolean;
}

/** The rest of a mention behind the words of its name. */
export interface Behind {
  /** By the names of the template's slots. */
  readonly values: Map<string, string>;
  /** The start of brackets that are not part of the name, or the place for them. */
  readonly valueEnd: number;
  readonly suffixEnd: number;
  readonly hasFullStop: boolean;
}

/** Only so many words and slots behind the first slot of a name are matched. */
const maximumPieces = 12;

/** Names of groups other than slots. */
const suffixGroup = '(';
const fullStopGroup = '.';

/** The patterns of a template for the text behind its words: values, then up to three brackets. */
export const patternOf = remembered((template: Template): MentionPattern => {
  const pieces = piecesBehindName(template).slice(0, maximumPieces);
  return patternOfPieces(JSON.stringify(pieces), pieces);
});

/** More than a package has. */
const maximumPatterns = 500;

/** Most names go on alike, with nothing or with a number: they share one pattern. */
const patternOfPieces = rememberedText({ most: maximumPatterns }, (_, pieces: readonly Piece[]): MentionPattern => {
  const isNumeric = pieces.every((one) => (one.kind === 'slot' ? one.slot.kind !== 'text' : one.kind === 'bracket'));
  const brackets: Part = { kind: 'group', name: suffixGroup, part: suffixes };
  const inProse = sequence(...partsOf(pieces, textInProse), brackets);
  const whole = sequence(...partsOf(pieces, wholeText), brackets, fullStop, { kind: 'end' });
  return { inProse: compile(inProse), whole: compile(whole), isNumeric };
});

const fullStop = optional({ kind: 'group', name: fullStopGroup, part: piece(' {0,60}\\.') });

/** Whether a value or brackets may follow at an offset. Saves the search for a value for most names in running text. */
export function mayGoOn(flat: string, { isNumeric }: MentionPattern, offset: number): boolean {
  return !isNumeric || !noValue.test(flat.slice(offset, offset + 2));
}

/** A space and a letter that does not begin a value, or a mark. */
const noValue = /^(?: [B-Za-ce-z]|[.,;:|)])/;

/** The values and brackets behind a name that ends at the offset; undefined if the program does not match. */
export function readBehindName(flat: string, matcher: Matcher, program: Program, offset: number): Behind | undefined {
  const match = matcher.match(program, offset);
  if (!match) return undefined;
  const values = new Map<string, string>();
  let brackets = { start: match.end, end: match.end };
  let hasFullStop = false;
  for (const { name, start, end: groupEnd } of match.groups) {
    if (name === suffixGroup) brackets = { start, end: groupEnd };
    else if (name === fullStopGroup) hasFullStop = true;
    else values.set(name, flat.slice(start, groupEnd).trim());
  }
  return { values, valueEnd: brackets.start, suffixEnd: brackets.end, hasFullStop };
}

/** A part of a template outside brackets, or a bracket with its parts. */
type Piece =
  | Exclude<TemplatePart, { readonly kind: 'mark' }>
  | { readonly kind: 'bracket'; readonly isSquare: boolean; readonly parts: readonly TemplatePart[] };

/** The parts of a name from its first slot or bracket on, without a slot at the very beginning. */
function piecesBehindName({ parts }: Template): readonly Piece[] {
  const first = parts.findIndex((part) => part.kind === 'word');
  const behind = parts.findIndex((part, index) => index > first && part.kind !== 'word');
  if (first < 0 || behind < 0) return [];
  const pieces: Piece[] = [];
  for (let index = behind; index < parts.length; index++) {
    const part = parts[index];
    if (part?.kind !== 'mark') {
      if (part) pieces.push(part);
      continue;
    }
    const close = parts.findIndex((other, at) => at > index && other.kind === 'mark');
    if (close < 0) break;
    pieces.push({ kind: 'bracket', isSquare: part.text === '[', parts: parts.slice(index + 1, close) });
    index = close;
  }
  return pieces;
}

/**
 * @param text the pattern of a slot for words.
 */
function partsOf(pieces: readonly Piece[], text: Part): readonly Part[] {
  const lastWord = pieces.findLastIndex((one) => one.kind === 'word');
  const isChoice = pieces.some((one) => one.kind === 'bracket' && one.isSquare);
  return pieces.map((one, index) => {
    if (one.kind === 'word') return sequence(blank, wordPart(one.text));
    if (one.kind === 'bracket') return bracketed(one, text);
    if (one.slot.kind !== 'text') return bareNumber(one.slot, text);
    // Each weapon of a choice can have brackets: `Bows (Str 3) or …`.
    if (index < lastWord) return sequence(blank, valueIn(one.slot, sequence(text, anyBracket)));
    const value = sequence(blank, valueIn(one.slot, isChoice ? sequence(text, strengthBracket) : text));
    if (pieces.length > 1) return optional(value);
    return optional(either(value, sequence(openBracket, group(one.slot, inBrackets), closeBracket)));
  });
}

/** A slot outside brackets. A name without the value is a mention too. */
function bareNumber(slot: Slot, text: Part): Part {
  const value = valueIn(slot, text);
  const bracket = sequence(openBracket, either(value, group(slot, formula)), closeBracket);
  return optional(either(sequence(valueBlank, value), bracket));
}

/** A bracket of the name. Authors leave it out, or write its content without the brackets: `Web 1D6`. */
function bracketed({ parts, isSquare }: Piece & { kind: 'bracket' }, text: Part): Part {
  const [slot] = parts.flatMap((part) => (part.kind === 'slot' ? [part.slot] : []));
  const words = parts.flatMap((part) => (part.kind === 'word' ? [wordPart(part.text)] : []));
  if (isSquare) return slot ? sequence(openSquare, valueIn(slot, text), closeSquare) : sequence();
  const label = words.flatMap((word, index) => (index > 0 ? [blank, word] : [word]));
  if (!slot) return optional(sequence(openBracket, ...label, closeBracket));
  if (slot.kind === 'text') {
    const inside = sequence(openBracket, group(slot, inBrackets), closeBracket);
    return optional(either(inside, sequence(blank, group(slot, dice))));
  }
  const value = valueIn(slot, text);
  if (parts[0]?.kind === 'word') {
    return optional(sequence(openBracket, ...label, optional(blank), value, more, closeBracket));
  }
  const behind = label.length > 0 ? optional(sequence(blank, ...label)) : sequence();
  const inside = sequence(openBracket, value, behind, more, closeBracket);
  return optional(either(inside, sequence(blank, value)));
}

/** The value of a slot. */
function valueIn(slot: Slot, text: Part): Part {
  const [, second = 'm'] = slot.names;
  switch (slot.kind) {
    case 'number':
    case 'target':
    case 'signed':
      return group(slot, number);
    case 'die':
      return sequence(diceMark, group(slot, sides));
    case 'range':
      return sequence(group(slot, end), rangeSign, { kind: 'group', name: second, part: end });
    case 'text':
      return group(slot, text);
    default:
      return slot.kind satisfies never;
  }
}

function group({ names: [name = 'n'] }: Slot, part: Part): Part {
  return { kind: 'group', name, part };
}

function sequence(...parts: readonly Part[]): Part {
  return { kind: 'sequence', parts };
}

function either(...parts: readonly Part[]): Part {
  return { kind: 'either', parts };
}
