import { isItem } from './abilityList.ts';
import type { Candidate } from './candidate.ts';
import { capitalsAt } from './capitals.ts';
import { enough, evidenceFor } from './evidence.ts';
import { blank, type MentionPattern, mayGoOn, patternOf, valuesIn } from './mentionPattern.ts';
import type { Entry, NameTrie } from './nameTrie.ts';
import { blankStart } from './neighbours.ts';
import { suffixesIn } from './suffixes.ts';
import type { Word } from './words.ts';

/**
 * The places of a text where the words of a name stand and either enough speaks for an ability or a list may, by where they begin. Where names overlap, one for which enough speaks goes before
 * one that only its list could make a mention, and otherwise the first.
 */
export function candidatesIn<Owner>(
  text: string,
  flat: string,
  words: readonly Word[],
  names: NameTrie<Owner>,
  isKnown: (owner: Owner) => boolean,
): readonly Candidate<Owner>[] {
  const candidates: Candidate<Owner>[] = [];
  let certainEnd = 0;
  let possibleEnd = 0;
  for (const [index, { start, stem }] of words.entries()) {
    if (start < certainEnd || !names.begins(stem) || !standsFree(flat, start)) continue;
    const candidate = candidateAt(text, flat, words, index, names, isKnown);
    if (!candidate || candidate.mention.span.start < certainEnd) continue;
    const { span } = candidate.mention;
    const isCertain = candidate.evidence >= enough;
    if (!isCertain && (span.start < possibleEnd || !isItem(flat, candidate))) continue;
    while (isCertain && (candidates.at(-1)?.mention.span.end ?? 0) > span.start) candidates.pop();
    candidates.push(candidate);
    possibleEnd = span.end;
    if (isCertain) certainEnd = span.end;
  }
  return candidates;
}

/** The longest name for which enough speaks; otherwise the longest, which may still stand in a list. Of one length the best. */
function candidateAt<Owner>(
  text: string,
  flat: string,
  words: readonly Word[],
  index: number,
  names: NameTrie<Owner>,
  isKnown: (owner: Owner) => boolean,
): Candidate<Owner> | undefined {
  let best: Candidate<Owner> | undefined;
  const seen = new Set<string>();
  for (const entry of names.at(flat, words, index)) {
    if (seen.has(entry.template.name) || !isKnown(entry.owner)) continue;
    seen.add(entry.template.name);
    const read = readAt(text, flat, words, index, entry, names);
    const candidate = read && (namedItem(text, flat, words, index, read, names, isKnown) ?? read);
    if (!candidate || swallows(flat, words, index, entry, candidate, names)) continue;
    const isShorter = best !== undefined && best.mention.nameSpan.end > candidate.mention.nameSpan.end;
    if (isShorter && best && best.evidence >= enough) break;
    const least = isShorter ? enough - 1 : best?.evidence;
    if (least === undefined || candidate.evidence > least) best = candidate;
  }
  return best;
}

function readAt<Owner>(
  text: string,
  flat: string,
  words: readonly Word[],
  index: number,
  { owner, template, name, isPlain }: Entry<Owner>,
  names: NameTrie<Owner>,
): Candidate<Owner> | undefined {
  const first = words[index];
  const last = words[index + name.words.length - 1];
  if (!first || !last) return undefined;
  const pattern = patternOf(template);
  const match = mayGoOn(flat, pattern, last.end)
    ? matchBehind(flat, pattern, words, index + name.words.length, names)
    : nothing;
  if (!match) return undefined;
  const end = last.end + (match[0]?.length ?? 0);
  const spanEnd = end - (match.groups?.suffixes?.length ?? 0);
  if (spanEnd === last.end && /^-?[\p{L}\p{N}]/u.test(flat.slice(spanEnd, spanEnd + 2))) return undefined;
  const [leading] = template.parts;
  const values = match.groups ? valuesIn(match.groups, pattern) : new Map<string, string>();
  // A school without its level is no more than a word with a capital.
  const before = leading?.kind === 'slot' && values.size > 0 ? wordsBefore(flat, first.start) : '';
  if (leading?.kind === 'slot' && before !== '') values.set(leading.slot.names[0] ?? '', before.trim());
  const [counted = '', count] = before === '' ? multiplierBefore(flat, first.start) : [];
  const mention = {
    owner,
    template,
    span: { start: first.start - before.length - counted.length, end: spanEnd },
    nameSpan: { start: first.start, end: last.end },
    values,
    multiplier: count === undefined ? 1 : Number(count),
    suffixes: spanEnd < end ? suffixesIn(text, flat, { start: spanEnd, end }) : [],
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
function matchBehind<Owner>(
  flat: string,
  { inProse }: MentionPattern,
  words: readonly Word[],
  next: number,
  names: NameTrie<Owner>,
): RegExpExecArray | undefined {
  const from = words[next - 1]?.end ?? flat.length;
  inProse.lastIndex = from;
  const match = inProse.exec(flat) ?? undefined;
  const end = from + (match?.[0].length ?? 0);
  for (let index = next; (words[index]?.start ?? end) < end; index++) {
    const start = words[index]?.start ?? end;
    const [joint] = /(?: |\n)(?:and|y) $/.exec(flat.slice(start - 5, start)) ?? [];
    if (joint === undefined || names.at(flat, words, index).length === 0) continue;
    inProse.lastIndex = from;
    return inProse.exec(flat.slice(0, start - joint.length)) ?? undefined;
  }
  return match;
}

/**
 * What is armed with something that has a rule of its own is meant by that rule: `Armed with Hellblade`. Not so if the thing is also an
 * ordinary one: `Armed with Nets`.
 */
function namedItem<Owner>(
  text: string,
  flat: string,
  words: readonly Word[],
  index: number,
  { mention, capitals }: Candidate<Owner>,
  names: NameTrie<Owner>,
  isKnown: (owner: Owner) => boolean,
): Candidate<Owner> | undefined {
  const { template, nameSpan, span } = mention;
  const slot = template.slots.find(({ kind }) => kind === 'text');
  const value = slot && mention.values.get(slot.names[0] ?? '');
  if (value === undefined || capitals === 'none' || template.slots.length > 2) return undefined;
  let next = index;
  while ((words[next]?.start ?? flat.length) < nameSpan.end) next++;
  const item = words[next];
  if (!item || flat.slice(nameSpan.end, item.start).trim() !== '') return undefined;
  for (const entry of names.at(flat, words, next)) {
    const found = entry.isPlain || !isKnown(entry.owner) ? undefined : readAt(text, flat, words, next, entry, names);
    if (!found || found.mention.nameSpan.end !== item.start + value.length) continue;
    const whole = { ...found.mention, span: { start: span.start, end: found.mention.span.end } };
    return { ...found, mention: whole, evidence: found.evidence + enough / 2 };
  }
  return undefined;
}

/** What is behind a name that stands alone. */
const nothing: Pick<RegExpExecArray, 0 | 'groups'> = { 0: '' };

/** `2 x ` in front of an offset, and the number in it. */
function multiplierBefore(flat: string, start: number): readonly string[] {
  const sign = flat[blankStart(flat, start) - 1];
  if (sign !== 'x' && sign !== '×') return [];
  return multiplied.exec(flat.slice(Math.max(0, start - 140), start)) ?? [];
}

const multiplied = new RegExp(`(?<![\\p{L}\\p{N}.,+-])(\\d{1,2})${blank}?[x×]${blank}?$`, 'u');

/** The words with capitals in front of a name that begins with a slot: `Chaos Dwarf` in `Chaos Dwarf Magic 3`. */
function wordsBefore(flat: string, start: number): string {
  const before = flat.slice(Math.max(0, start - 60), start);
  const [found = ''] = /(?<![\p{L}\p{N}'-])(?:\p{Lu}[\p{L}\p{M}'-]* ){1,3}$/u.exec(before) ?? [];
  return found.replace(/^(?:The|An?|This|Its|With|And|El|La|Los|Las|Una?|Con) /, '');
}

/** Whether a name with a comma takes the beginning of another: `Ambush, Magic` of `Ambush, Magic Resistance 5+`. */
function swallows<Owner>(
  flat: string,
  words: readonly Word[],
  index: number,
  { name }: Entry<Owner>,
  { mention }: Candidate<Owner>,
  names: NameTrie<Owner>,
): boolean {
  const comma = name.gaps.indexOf(',');
  if (comma < 0 || mention.values.size > 0) return false;
  const rest = index + comma + 1;
  return names.at(flat, words, rest).some((other) => rest + other.name.words.length > index + name.words.length);
}

/** Whether a word begins here that is not part of `anti-magic`, `no_fear` or a code. */
function standsFree(flat: string, start: number): boolean {
  const before = flat.slice(Math.max(0, start - 2), start);
  return !/[\p{L}\p{N}_`@#\\]$|[\p{L}\p{N}][-.]$/u.test(before);
}
