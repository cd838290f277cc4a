import type { Span } from '../../text/span.ts';
import type { Word } from '../../text/words.ts';
import type { NameEntry, NameTrie } from '../names/nameTrie.ts';
import { Matcher, type Program } from '../patterns/matcher.ts';
import { type Behind, mayGoOn, patternOf, readBehindName } from '../patterns/mentionPattern.ts';
import { blankSource } from '../patterns/slotParts.ts';
import type { Template } from '../template.ts';
import type { Candidate } from './candidate.ts';
import { capitalsAt } from './capitals.ts';
import { evidenceFor } from './evidence.ts';
import { isOddTarget, leadingSlot } from './greedySlots.ts';
import { blankStart } from './neighbours.ts';
import { suffixesIn } from './suffixes.ts';
import { beginsLine } from './wholeLine.ts';

/** A text in which names are looked for. */
export interface SearchedText<Owner> {
  readonly text: string;
  /** The text flattened. */
  readonly flat: string;
  /** Its words, as far as they stand in any name. */
  readonly words: readonly Word[];
  /** The readings that were tried so far. */
  readonly matcher: Matcher;
  readonly names: NameTrie<Owner>;
  readonly isKnown: (owner: Owner) => boolean;
  /** Whether a name in it stands for something of another game. */
  readonly isOfOtherGame: (name: Span) => boolean;
}

/**
 * Reads a mention by one name.
 *
 * @param index of the word at which the words of the name begin.
 * @returns undefined where more of the name should follow and does not, or where its last word goes on.
 */
export function readCandidate<Owner>(
  searched: SearchedText<Owner>,
  index: number,
  { owner, template, name }: NameEntry<Owner>,
): Candidate<Owner> | undefined {
  const { text, flat, words } = searched;
  const first = words[index];
  const last = words[index + name.words.length - 1];
  if (!first || !last) return undefined;
  const behind = isBeforeCount(flat, first.start, last.end)
    ? nothingBehind(last.end)
    : readBehind(searched, index + name.words.length, { start: first.start, end: last.end }, template);
  if (!behind) return undefined;
  const { values, valueEnd, suffixEnd: end } = behind;
  if (valueEnd === last.end && /^-?[\p{L}\p{N}]/u.test(flat.slice(valueEnd, valueEnd + 2))) return undefined;
  if (isOddTarget(template, values)) return undefined;
  const leading = leadingSlot(template);
  // A school without its level is no more than a word with a capital.
  const before = leading && values.size > 0 ? wordsBefore(flat, first.start) : '';
  if (leading && before !== '') values.set(leading.names[0] ?? '', before.trim());
  const [counted = '', count] = before === '' ? multiplierBefore(flat, first.start) : [];
  const mention = {
    owner,
    template,
    span: { start: first.start - before.length - counted.length, end: valueEnd },
    nameSpan: { start: first.start, end: last.end },
    values,
    multiplier: count === undefined ? 1 : Number(count),
    suffixes: valueEnd < end ? suffixesIn(text, flat, { start: valueEnd, end }) : [],
  };
  const capitals = capitalsAt(flat, mention.nameSpan);
  const isEmphasised = isEmphasisedIn(text, { start: mention.span.start, end });
  const isForeign = values.size === 0 && searched.isOfOtherGame(mention.nameSpan);
  const evidence = isForeign ? 0 : evidenceFor(flat, mention, { capitals, isPlain: name.isPlain }, end);
  return { mention, end, capitals, isEmphasised, evidence };
}

/**
 * The text behind a name. Words in a slot may have an `and` between them (`Ball and Chain`), but what follows it must not be the name of
 * another ability: `Hate Elves and Fear 5`.
 *
 * @param next the index of the first word behind the name.
 * @param name where the words of the name stand.
 */
function readBehind<Owner>(
  { flat, words, names, matcher }: SearchedText<Owner>,
  next: number,
  { start: nameStart, end: start }: Span,
  template: Template,
): Behind | undefined {
  const pattern = patternOf(template);
  if (!mayGoOn(flat, pattern, start)) return nothingBehind(start);
  if (hasWords(template) && beginsLine(flat, nameStart)) return readToLineEnd(flat, start, pattern.inProse);
  const behind = readBehindName(flat, matcher, pattern.inProse, start);
  const end = behind?.suffixEnd ?? start;
  for (let index = next; (words[index]?.start ?? end) < end; index++) {
    const wordStart = words[index]?.start ?? end;
    const [joint] = /[ \n](?:and|y) $/.exec(flat.slice(Math.max(0, wordStart - 5), wordStart)) ?? [];
    if (joint === undefined || names.at(flat, words, index).length === 0) continue;
    const before = flat.slice(0, wordStart - joint.length);
    return readBehindName(before, new Matcher(before), pattern.inProse, start);
  }
  return behind;
}

function isEmphasisedIn(text: string, { start, end }: Span): boolean {
  const mark = text[start - 1] ?? '';
  return '*_'.includes(mark || ' ') && /^[:.]?[*_]/.test(text.slice(end, end + 2));
}

function nothingBehind(end: number): Behind {
  return { values: new Map(), valueEnd: end, suffixEnd: end, hasFullStop: false };
}

function hasWords({ slots }: Template): boolean {
  return slots.some(({ kind }) => kind === 'text');
}

/** In a list by lines a name and its value are on one line: the next line is another ability. */
function readToLineEnd(flat: string, start: number, program: Program): Behind | undefined {
  const end = flat.indexOf('\n', start);
  const line = end < 0 ? flat : flat.slice(0, end);
  return readBehindName(line, new Matcher(line), program, start);
}

/** Whether the name is all that stands in its line, and the next line begins with a number that counts something: `4 wolves`. */
function isBeforeCount(flat: string, nameStart: number, nameEnd: number): boolean {
  return countingLine.test(flat.slice(nameEnd, nameEnd + 100)) && beginsLine(flat, nameStart);
}

const countingLine = /^ {0,40}\n[ >]{0,20}\d{1,2} +\p{L}{1,30}(?:s|men|women)(?!\p{L})/u;

/** `2 x ` in front of an offset, and the number in it. */
function multiplierBefore(flat: string, start: number): readonly string[] {
  const sign = flat[blankStart(flat, start) - 1];
  if (sign !== 'x' && sign !== '×') return [];
  return multiplied.exec(flat.slice(Math.max(0, start - 140), start)) ?? [];
}

const multiplied = new RegExp(`(?<![\\p{L}\\p{N}.,+-])(\\d{1,2})${blankSource}?[x×]${blankSource}?$`, 'u');

/** The words in front of a name that begins with a slot: `Chaos Dwarf` in `Chaos Dwarf Magic 3`, `goblin` in `goblin magic 1`. */
function wordsBefore(flat: string, start: number): string {
  const before = flat.slice(Math.max(0, start - 60), start);
  const [found = ''] = /(?<![\p{L}\p{N}'-])(?:\p{Lu}[\p{L}\p{M}'-]* ){1,3}$/u.exec(before) ?? [];
  const named = found.replace(/^(?:The|An?|This|Its|With|And|El|La|Los|Las|Una?|Con) /, '');
  return named === '' ? (smallSchool.exec(before)?.[0] ?? '') : named;
}

/** Schools as they are written in small letters; any other small word in front of a name is a word of the sentence. */
const smallSchool =
  /(?<![\p{L}\p{N}'-])(?:(?:chaos|dark|high|wood|night|savage|black|forest) )?(?:chaos|skaven|goblin|orc|orcish|dwarf|dwarven|elf|elven|elvish|necromantic|necromancer|undead|skeleton|vampire|slann|lizardman|beastman|nurgle|tzeentch|slaanesh|khorne|daemonic|shamanic|shaman|dark|high|white|black|druid|druidic|imperial|battle|witch|wizard|liche|tomb king|caótica|oscura|élfica|orca|nigromántica) $/u;
