import type { Slot, Template, TemplatePart } from '../template.ts';

/** What stands behind the words of a name, as regular expressions for flattened text that begin where `lastIndex` is. */
export interface MentionPattern {
  /** In running text, where words in a slot end where their capitals end, or with the item of a list. */
  readonly inProse: RegExp;
  /** In a text that is the mention as a whole. Tells the places of its groups. */
  readonly whole: RegExp;
  /** The slot whose value is in group `v0`, `v1` …; one that may stand in either of two places has a group for each. */
  readonly slotNames: readonly string[];
  /** Whether only a number, dice or `A` can follow the name, apart from a bracket. */
  readonly isNumeric: boolean;
}

const patterns = new WeakMap<Template, MentionPattern>();

/** How a mention of the template goes on behind the words of its name: values, then up to three brackets in the group `suffixes`. */
export function patternOf(template: Template): MentionPattern {
  let pattern = patterns.get(template);
  if (!pattern) {
    const pieces = piecesBehindName(template);
    const slotNames: string[] = [];
    const isNumeric = pieces.every((piece) =>
      piece.kind === 'slot' ? piece.slot.kind !== 'text' : piece.kind === 'bracket',
    );
    const inProse = `${sourceOf(pieces, new SlotWriter(textInProse, slotNames))}${suffixes}`;
    const whole = `${sourceOf(pieces, new SlotWriter(wholeText, []))}${suffixes}(?<fullStop> *\\.)?\\s*$`;
    pattern = { inProse: new RegExp(inProse, 'uy'), whole: new RegExp(whole, 'duy'), slotNames, isNumeric };
    patterns.set(template, pattern);
  }
  return pattern;
}

/** Whether more than the name may stand at an offset. Spares most names in running text the search for a value. */
export function mayGoOn(flat: string, { isNumeric }: MentionPattern, offset: number): boolean {
  return !isNumeric || !noValue.test(flat.slice(offset, offset + 2));
}

/** A blank and a letter with which no value begins, or a mark. */
const noValue = /^(?: [B-Za-ce-z]|[.,;:|)])/;

/** The values in the groups of a match, by the names of the template's slots. */
export function valuesIn(
  groups: Readonly<Record<string, string | undefined>>,
  { slotNames }: MentionPattern,
): Map<string, string> {
  const values = new Map<string, string>();
  slotNames.forEach((name, index) => {
    const value = groups[`v${index}`];
    if (value !== undefined) values.set(name, value.trim());
  });
  return values;
}

/** Up to one line end, with the mark of a quoted line behind it; never an empty line. */
export const blank = '(?: {0,60}\\n {0,60}(?:> ?){0,3}| {1,60})';

/** The same in front of a value, which is not the score with which a row of a table begins: `1 The Ghost …`, `1. The Ghost …`. */
const valueBlank = '(?: {0,60}\\n {0,60}(?:> ?){0,3}(?!\\d{1,2}(?:-\\d{1,2})? +\\p{Lu}|[12][.:)] +\\p{Lu})| {1,60})';

/** What stands in a bracket, which may be wrapped once. */
const inside = '[^()\\n]{1,80}(?:\\n[^()\\n]{1,80})?';
const suffixes = `(?<suffixes>(?:${blank}?\\(${inside}\\)){0,3})`;

/** Not the beginning of another number, nor of what is measured: `6.5`, `6-8`, `6%`, `2x`. */
const numberEnd = '(?![\\p{L}\\p{N}%"°+]|[.,/-]\\d| ?[x×](?!\\p{L}))';
const dice = '\\d{0,2}[Dd]\\d{1,3}(?: ?[+-] ?\\d{1,2}(?![\\dDd]))?';
const number = `(?:\\d{1,2}\\+(?![\\p{L}\\p{N}+])|(?:${dice}|[+-]?\\d{1,2}|A)${numberEnd})`;

/** What an author writes for a number that the game gives: `(Dungeon Level +3)`, `(his Fear Value)`. */
const formulaWords =
  '[Ll]evel|[Nn]ivel|[Vv]alue|[Vv]alor|[Rr]ating|[Tt]wice|[Dd]oble|[Hh]alf|[Mm]itad|[BD]L|N[BM]|\\d ?[x×]|[x×] ?\\d';
const formula = `(?=[^()]{0,80}(?:${formulaWords}))${inside}`;

const capital = "\\p{Lu}[\\p{L}\\p{M}'\\u2060-]*";
const small = '(?:a|al|of|the|de|del|la|las|el|los)';
/** `Elves`, `Ball and Chain`, `Master of the Hunt`, `del Caos`; otherwise what is left of an item of a list. */
const textInProse = `(?:${small} ){0,3}${capital}(?:${blank}(?:(?:and|y|${small}) ){0,3}${capital}){0,4}|\\p{L}[^()\\[\\],;:.|\\n·•]{0,40}?(?= *(?:[,;:.()|\\n·•]|$))`;
const wholeText = '[^()\\[\\];\\n]{1,60}?';

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

function sourceOf(pieces: readonly Piece[], write: SlotWriter): string {
  const lastWord = pieces.findLastIndex((piece) => piece.kind === 'word');
  const isChoice = pieces.some((piece) => piece.kind === 'bracket' && piece.isSquare);
  return pieces
    .map((piece, index) => {
      if (piece.kind === 'word') return `${blank}${wordPattern(piece.text)}`;
      if (piece.kind === 'bracket') return bracketed(piece, write);
      return bare(piece.slot, write, index > lastWord, isChoice, pieces.length === 1);
    })
    .join('');
}

/** A slot outside brackets. Without a value it is a mention all the same, unless more of the name follows. */
function bare(slot: Slot, write: SlotWriter, isLast: boolean, isChoice: boolean, isAlone: boolean): string {
  if (slot.kind === 'text') {
    // The weapons of a choice have brackets of their own: `Bows (Str 3) or …`.
    if (!isLast) return `${blank}${write.value(slot, `(?:${blank}?\\(${inside}\\))?`)}`;
    const value = `${blank}${write.value(slot, isChoice ? strengthBracket : '')}`;
    return isAlone ? `(?:${value}|${blank}?\\( *${write.inBrackets(slot)} *\\))?` : `(?:${value})?`;
  }
  const value = `${valueBlank}${write.value(slot)}`;
  return `(?:${value}|${blank}?\\( *(?:${write.value(slot)}|${write.formula(slot)}) *\\))?`;
}

/** A bracket of the name. Authors leave it out, or write what stands in it without the brackets: `Web 1D6`. */
function bracketed({ parts, isSquare }: Piece & { kind: 'bracket' }, write: SlotWriter): string {
  const [slot] = parts.flatMap((part) => (part.kind === 'slot' ? [part.slot] : []));
  const words = parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []));
  if (isSquare) return slot ? `${blank}?\\[ *${write.value(slot)} *\\]` : '';
  if (!slot) return `(?:${blank}?\\( *${words.map(wordPattern).join(blank)} *\\))?`;
  if (slot.kind === 'text') {
    return `(?:${blank}?\\( *${write.inBrackets(slot)} *\\)|${blank}${write.dice(slot)})?`;
  }
  const isWordFirst = parts[0]?.kind === 'word';
  const label = words.map(wordPattern).join(blank);
  const content = isWordFirst
    ? `${label}${blank}?${write.value(slot)}`
    : `${write.value(slot)}(?:${blank}${label || '(?!)'})?`;
  const outside = isWordFirst ? '(?!)' : `${blank}${write.value(slot)}`;
  return `(?:${blank}?\\( *${content}(?: *,[^()\\n]{1,60})? *\\)|${outside})?`;
}

/** Writes the groups of a pattern, and notes which slot each of them is. */
class SlotWriter {
  readonly #text: string;
  readonly #slotNames: string[];

  constructor(text: string, slotNames: string[]) {
    this.#text = text;
    this.#slotNames = slotNames;
  }

  value(slot: Slot, more = ''): string {
    const [first = 'n', second = 'm'] = slot.names;
    switch (slot.kind) {
      case 'number':
      case 'target':
      case 'signed':
        return this.#group(first, number);
      case 'die':
        return `\\d{0,2}[Dd]${this.#group(first, '\\d{1,3}')}${numberEnd}`;
      case 'range':
        return `${this.#group(first, '\\d{1,2}')} ?- ?${this.#group(second, '\\d{1,2}')}`;
      case 'text':
        return this.#group(first, `(?:${this.#text})${more}`);
      default:
        return slot.kind satisfies never;
    }
  }

  dice(slot: Slot): string {
    return this.#group(slot.names[0] ?? 'n', `${dice}${numberEnd}`);
  }

  formula(slot: Slot): string {
    return this.#group(slot.names[0] ?? 'n', formula);
  }

  inBrackets(slot: Slot): string {
    return this.#group(slot.names[0] ?? 'n', '[^()\\n]{1,60}?');
  }

  #group(name: string, pattern: string): string {
    this.#slotNames.push(name);
    return `(?<v${this.#slotNames.length - 1}>${pattern})`;
  }
}

const anyStrength = '(?:[Ss][Tt][Rr](?:[Ee][Nn][Gg][Tt][Hh])?|[Ff](?:[Uu][Ee](?:[Rr][Zz][Aa])?)?)\\.?';
const strengthBracket = `(?:${blank}?\\( *${anyStrength}${blank}?\\d{1,2} *\\))?`;
const strength = /^(?:str|strength|f|fue|fuerza)\.?$/iu;

/** A word of a name that stands between or behind its slots, in any case. */
function wordPattern(word: string): string {
  if (strength.test(word)) return anyStrength;
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return escaped.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
