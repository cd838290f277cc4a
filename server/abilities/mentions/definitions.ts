import type { Candidate } from './candidate.ts';
import { acceptanceThreshold } from './evidence.ts';
import { Outline, subjectOf } from './outline.ts';

/**
 * The candidates in places that define abilities: as a heading (`### Break`), or at the head of a paragraph, a line or an item (`**Break**:
 * …`, `Break. …`). They are meant
 * - below a heading that announces abilities;
 * - among others of their form of which one is certain, such as `**Fear 4**: …`;
 * - in emphasis, before a colon and a sentence of the kind that rules are made of. Below a heading such as _Events_ or _Treasure_ they are
 * the names of things.
 */
export function definedIn<Owner>(flat: string, candidates: readonly Candidate<Owner>[]): ReadonlySet<Candidate<Owner>> {
  const defined = new Set<Candidate<Owner>>();
  let outline: Outline | undefined;
  const groups = new Map<unknown, Map<string, Group<Owner>>>();
  for (const candidate of candidates) {
    const { mention, evidence, capitals } = candidate;
    const form = capitals === 'none' || evidence < 0 ? undefined : formOf(flat, candidate);
    if (form === undefined) continue;
    outline ??= new Outline(flat);
    const heading = outline.headingAt(form.lineStart);
    const subject = subjectOf(heading);
    if (subject === 'abilities' || (subject === 'unknown' && candidate.isEmphasised && isRule(flat, candidate))) {
      defined.add(candidate);
    }
    if (subject === 'things' || form.kind === 'plain') continue;
    const alike = groups.get(heading) ?? new Map<string, Group<Owner>>();
    const group = alike.get(form.kind) ?? { members: [], isCertain: false };
    group.members.push(candidate);
    group.isCertain ||= evidence >= acceptanceThreshold && mention.values.size > 0;
    groups.set(heading, alike.set(form.kind, group));
  }
  for (const alike of groups.values()) {
    for (const { members, isCertain } of alike.values())
      if (isCertain) for (const member of members) defined.add(member);
  }
  return defined;
}

interface Group<Owner> {
  readonly members: Candidate<Owner>[];
  isCertain: boolean;
}

interface Form {
  /** Candidates of one kind below one heading are a group; `plain` are in none. */
  readonly kind: string;
  readonly lineStart: number;
}

const lineHead = /(?:^|\n)([ >]*)(?:(#{1,6}) +)?(?:(?:[-*+•]|\d{1,2}[.)]) +)? *$/;

/** The form of a definition that begins with the candidate; undefined if none does. */
function formOf<Owner>(flat: string, { mention, end, isEmphasised }: Candidate<Owner>): Form | undefined {
  const from = Math.max(0, mention.span.start - 30);
  const found = lineHead.exec(flat.slice(from, mention.span.start));
  if (!found) return undefined;
  const [written, , marks] = found;
  const after = flat.slice(end, end + 10);
  const lineStart = from + found.index + (written.startsWith('\n') ? 1 : 0);
  if (marks !== undefined) return /^ *[:.]? *(?:\n|$)/.test(after) ? { kind: marks, lineStart } : undefined;
  if (!isEmphasised && !headEnds.test(after)) return undefined;
  return { kind: isEmphasised ? 'emphasis' : 'plain', lineStart };
}

const headEnds = /^ *(?:[:.\n—]|- |$)/;

/** Whether it is at the head of an item, which may go on with its description: `- **Fly**: …`. */
export function isHeadOfItem<Owner>(flat: string, { mention, end }: Candidate<Owner>): boolean {
  const before = flat.slice(Math.max(0, mention.span.start - 20), mention.span.start);
  return /(?:^|\n) *(?:[-*+•]|\d{1,2}[.)]) +$/.test(before) && /^ *(?:[:.\n-]|$)/.test(flat.slice(end, end + 10));
}

/** Whether a colon or a dash follows, and a sentence that says what somebody may do; a thing has its price, and an event its scene. */
function isRule<Owner>(flat: string, { end }: Candidate<Owner>): boolean {
  const after = flat.slice(end, end + 160);
  const [, sentence] = /^ *(?:[:—]|- ) *([^.\n]*(?:\n[^.\n]+)?)/.exec(after) ?? [];
  return sentence !== undefined && ruleBegins.test(sentence) && ruleSays.test(sentence) && !thingSays.test(sentence);
}

const ruleBegins =
  /^(?:the|this|these|its?|he|she|they|his|her|their|each|any|every|all|when(?:ever)?|if|once|at|after|may|can(?:not)?|el|la|los|las|este|esta|sus?|cada|cuando|si|al|puede|no|una? vez|tras|quien|whoever|anyone)(?!\p{L})/iu;
const ruleSays =
  /(?<!\p{L})(?:may|can(?:not)?|ignores?|heals?|regains?|smash(?:es)?|moves?|adds?|strikes?|re-?rolls?|counts? as|puede[ns]?|ignoran?|curan?|recuperan?|mueven?|suman?|golpean?|repiten?|cuentan? como)(?!\p{L})/iu;
const thingSays = /(?<!\p{L})(?:gold|worth|treasure|oro|vale|tesoro|place|draw|coloca|sac[ao])(?!\p{L})/iu;
