import { blankStart } from '../../text/neighbours.ts';
import type { Word } from '../../text/words.ts';
import type { NameEntry, NameTrie } from '../names/nameTrie.ts';
import { Matcher } from '../patterns/matcher.ts';
import { type Behind, mayGoOn, patternOf, readBehindName } from '../patterns/mentionPattern.ts';
import { blankSource } from '../patterns/slotParts.ts';
import type { Template } from '../template.ts';
import type { Candidate } from './candidate.ts';
import { capitalsAt } from './capitals.ts';
import { evidenceFor } from './evidence.ts';
import { suffixesIn } from './suffixes.ts';

/** A text in which names are looked for. */
export interface SearchedText<Owner> {
  readonly text: string;
  /** The text flattened. */
  readonly flat: string;
  /** Its words, as far as they stand in any name. */
  readonly words: readonly Word[];
  /** What has been tried in it so far. */
  readonly matcher: Matcher;
  readonly names: NameTrie<Owner>;
  readonly isKnown: (owner: Owner) => boolean;
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
  { owner, template, name, isPlain }: NameEntry<Owner>,
): Candidate<Owner> | undefined {
  const { text, flat, words } = searched;
  const first = words[index];
  const last = words[index + name.words.length - 1];
  if (!first || !last) return undefined;
  const behind = readBehind(searched, index + name.words.length, last.end, template);
  if (!behind) return undefined;
  const { values, valueEnd, suffixEnd: end } = behind;
  if (valueEnd === last.end && /^-?[\p{L}\p{N}]/u.test(flat.slice(valueEnd, valueEnd + 2))) return undefined;
  const [leading] = template.parts;
  // A school without its level is no more than a word with a capital.
  const before = leading?.kind === 'slot' && values.size > 0 ? wordsBefore(flat, first.start) : '';
  if (leading?.kind === 'slot' && before !== '') values.set(leading.slot.names[0] ?? '', before.trim());
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
  return { mention, end, capitals, evidence: evidenceFor(flat, mention, capitals, isPlain, end) };
}

/**
 * What stands behind a name. Words in a slot may have an `and` between them (`Ball and Chain`), but what follows it must not be the name of
 * another ability: `Hate Elves and Fear 5`.
 *
 * @param next the index of the first word behind the name.
 */
function readBehind<Owner>(
  { flat, words, names, matcher }: SearchedText<Owner>,
  next: number,
  start: number,
  template: Template,
): Behind | undefined {
  const pattern = patternOf(template);
  if (!mayGoOn(flat, pattern, start)) {
    return { values: new Map(), valueEnd: start, suffixEnd: start, hasFullStop: false };
  }
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

/** `2 x ` in front of an offset, and the number in it. */
function multiplierBefore(flat: string, start: number): readonly string[] {
  const sign = flat[blankStart(flat, start) - 1];
  if (sign !== 'x' && sign !== '×') return [];
  return multiplied.exec(flat.slice(Math.max(0, start - 140), start)) ?? [];
}

const multiplied = new RegExp(`(?<![\\p{L}\\p{N}.,+-])(\\d{1,2})${blankSource}?[x×]${blankSource}?$`, 'u');

/** The words with capitals in front of a name that begins with a slot: `Chaos Dwarf` in `Chaos Dwarf Magic 3`. */
function wordsBefore(flat: string, start: number): string {
  const before = flat.slice(Math.max(0, start - 60), start);
  const [found = ''] = /(?<![\p{L}\p{N}'-])(?:\p{Lu}[\p{L}\p{M}'-]* ){1,3}$/u.exec(before) ?? [];
  return found.replace(/^(?:The|An?|This|Its|With|And|El|La|Los|Las|Una?|Con) /, '');
}
