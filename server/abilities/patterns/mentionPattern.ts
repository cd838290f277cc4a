import { remembered } from '../../text/remembered.ts';
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

/** What stands behind the words of a name, for flattened text. */
interface MentionPattern {
  /** In running text, where words in a slot end where their capitals end, or with the item of a list. */
  readonly inProse: Program;
  /** In a text that is the mention as a whole. */
  readonly whole: Program;
  /** Whether only a number, dice or `A` can follow the name, apart from a bracket. */
  readonly isNumeric: boolean;
}

/** How a mention goes on behind the words of its name. */
export interface Behind {
  /** By the names of the template's slots. */
  readonly values: Map<string, string>;
  /** Where the brackets begin that are no part of the name, or would. */
  readonly valueEnd: number;
  readonly suffixEnd: number;
  readonly hasFullStop: boolean;
}

/** Of a name with more words and slots behind its first slot than this, the others are not asked for. */
const maximumPieces = 12;

/** Names of groups that are no slots. */
const suffixGroup = '(';
const fullStopGroup = '.';

/** How a mention of the template goes on behind the words of its name: values, then up to three brackets. */
export const patternOf = remembered((template: Template): MentionPattern => {
  const pieces = piecesBehindName(template).slice(0, maximumPieces);
  const isNumeric = pieces.every((one) => (one.kind === 'slot' ? one.slot.kind !== 'text' : one.kind === 'bracket'));
  const brackets: Part = { kind: 'group', name: suffixGroup, part: suffixes };
  const inProse = sequence(...partsOf(pieces, textInProse), brackets);
  const whole = sequence(...partsOf(pieces, wholeText), brackets, fullStop, { kind: 'end' });
  return { inProse: compile(inProse), whole: compile(whole), isNumeric };
});

const fullStop = optional({ kind: 'group', name: fullStopGroup, part: piece(' {0,60}\\.') });

/** Whether more than the name may stand at an offset. Spares most names in running text the search for a value. */
export function mayGoOn(flat: string, { isNumeric }: MentionPattern, offset: number): boolean {
  return !isNumeric || !noValue.test(flat.slice(offset, offset + 2));
}

/** A blank and a letter with which no value begins, or a mark. */
const noValue = /^(?: [B-Za-ce-z]|[.,;:|)])/;

/** What stands behind a name that ends at the offset; undefined where it is not what the program wants. */
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

/** What the name has from its first slot or bracket on. A slot with which it begins stands in front of the name, and is no part of this. */
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

/** @param text what a slot for words takes. */
function partsOf(pieces: readonly Piece[], text: Part): readonly Part[] {
  const lastWord = pieces.findLastIndex((one) => one.kind === 'word');
  const isChoice = pieces.some((one) => one.kind === 'bracket' && one.isSquare);
  return pieces.map((one, index) => {
    if (one.kind === 'word') return sequence(blank, wordPart(one.text));
    if (one.kind === 'bracket') return bracketed(one, text);
    if (one.slot.kind !== 'text') return bareNumber(one.slot, text);
    // The weapons of a choice have brackets of their own: `Bows (Str 3) or …`.
    if (index < lastWord) return sequence(blank, valueIn(one.slot, sequence(text, anyBracket)));
    const value = sequence(blank, valueIn(one.slot, isChoice ? sequence(text, strengthBracket) : text));
    if (pieces.length > 1) return optional(value);
    return optional(either(value, sequence(openBracket, group(one.slot, inBrackets), closeBracket)));
  });
}

/** A slot outside brackets. Without a value it is a mention all the same. */
function bareNumber(slot: Slot, text: Part): Part {
  const value = valueIn(slot, text);
  const bracket = sequence(openBracket, either(value, group(slot, formula)), closeBracket);
  return optional(either(sequence(valueBlank, value), bracket));
}

/** A bracket of the name. Authors leave it out, or write what stands in it without the brackets: `Web 1D6`. */
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

/** What stands in a slot. */
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
