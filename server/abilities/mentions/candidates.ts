import type { NameEntry } from '../names/nameTrie.ts';
import { isItem } from './abilityList.ts';
import type { Candidate } from './candidate.ts';
import { acceptanceThreshold } from './evidence.ts';
import { itemIn } from './greedySlots.ts';
import { readCandidate, type SearchedText } from './readCandidate.ts';

/**
 * The places of a text with the words of a name, in the order of their beginnings, if there is enough evidence for an ability or may be in
 * a list. If names overlap, one with enough evidence goes before one that needs its list, and otherwise the first counts.
 */
export function candidatesIn<Owner>(searched: SearchedText<Owner>): readonly Candidate<Owner>[] {
  const { flat, words, names } = searched;
  const candidates: Candidate<Owner>[] = [];
  let certainEnd = 0;
  let possibleEnd = 0;
  for (const [index, { start, stem }] of words.entries()) {
    if (start < certainEnd || !names.begins(stem) || !standsFree(flat, start)) continue;
    const candidate = candidateAt(searched, index);
    if (!candidate || candidate.mention.span.start < certainEnd) continue;
    const { span } = candidate.mention;
    const isCertain = candidate.evidence >= acceptanceThreshold;
    if (!isCertain && (span.start < possibleEnd || !isItem(flat, candidate))) continue;
    while (isCertain && (candidates.at(-1)?.mention.span.end ?? 0) > span.start) candidates.pop();
    candidates.push(candidate);
    possibleEnd = span.end;
    if (isCertain) certainEnd = span.end;
  }
  return candidates;
}

/** The longest name with enough evidence; otherwise the longest, which may be in a list. The best of names with equal length. */
function candidateAt<Owner>(searched: SearchedText<Owner>, index: number): Candidate<Owner> | undefined {
  const { flat, words, names, isKnown } = searched;
  let best: Candidate<Owner> | undefined;
  const read: string[] = [];
  for (const entry of names.at(flat, words, index)) {
    const { name, slots } = entry.template;
    const key = `${slots.length} ${name}`;
    if (read.includes(key) || !isKnown(entry.owner)) continue;
    read.push(key);
    const found = readCandidate(searched, index, entry);
    const candidate = found && (namedItem(searched, index, found) ?? found);
    if (!candidate || swallows(searched, index, entry, candidate)) continue;
    const isShorter = best !== undefined && best.mention.nameSpan.end > candidate.mention.nameSpan.end;
    if (isShorter && best && best.evidence >= acceptanceThreshold) break;
    const least = isShorter ? acceptanceThreshold - 1 : best?.evidence;
    if (least === undefined || candidate.evidence > least) best = candidate;
  }
  return best;
}

/** The rule of the weapon in `Armed with Hellblade`. Undefined if the weapon is also an ordinary thing: `Armed with Nets`. */
function namedItem<Owner>(
  searched: SearchedText<Owner>,
  index: number,
  { mention, capitals, evidence }: Candidate<Owner>,
): Candidate<Owner> | undefined {
  const { flat, words, names, isKnown } = searched;
  const { template, nameSpan, span } = mention;
  const value = itemIn(template, mention.values);
  if (value === undefined || capitals === 'none') return undefined;
  let next = index;
  while ((words[next]?.start ?? flat.length) < nameSpan.end) next++;
  const item = words[next];
  if (!item || flat.slice(nameSpan.end, item.start).trim() !== '') return undefined;
  for (const entry of names.at(flat, words, next)) {
    const found = entry.name.isPlain || !isKnown(entry.owner) ? undefined : readCandidate(searched, next, entry);
    if (!found || found.mention.nameSpan.end !== item.start + value.length) continue;
    const whole = { ...found.mention, span: { start: span.start, end: found.mention.span.end } };
    // Both speak for each other: a weapon, and somebody armed with it.
    return { ...found, mention: whole, evidence: found.evidence + Math.max(0, evidence) };
  }
  return undefined;
}

/** Whether a name with a comma takes the beginning of another: `Ambush, Magic` of `Ambush, Magic Resistance 5+`. */
function swallows<Owner>(
  { flat, words, names }: SearchedText<Owner>,
  index: number,
  { name }: NameEntry<Owner>,
  { mention }: Candidate<Owner>,
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
