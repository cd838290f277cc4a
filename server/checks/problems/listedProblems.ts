import { remembered } from '../../queries/remembered.ts';
import { isSameList } from '../../queries/sameList.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Finding } from './finding.ts';
import { shiftFinding } from './shiftFinding.ts';

/** The problems of a document, section by section: after a key the lists of all other sections are the same objects as before. */
export interface ListedProblems<Item extends Finding = Finding> {
  /** Those of sections that have any, in the order of the sections. */
  readonly ofSections: readonly SectionProblems<Item>[];
  /** Those of the document as a whole, in document coordinates; at the same span as one of a section, they are before it. */
  readonly before: readonly Item[];
  /** The same, but behind one of a section. */
  readonly behind: readonly Item[];
}

/** The problems of a section, in section coordinates: each depends on nothing but the section, for an editor too. */
export interface SectionProblems<Item extends Finding = Finding> {
  readonly index: number;
  readonly problems: readonly Item[];
}

/** Problems in document coordinates, whose order stays. */
export function asListed<Item extends Finding>(problems: readonly Item[]): ListedProblems<Item> {
  return { ofSections: [], before: problems, behind: [] };
}

/** All problems in document coordinates, in the order of the text. */
export function inDocument<Item extends Finding>(document: Document, listed: ListedProblems<Item>): readonly Item[] {
  const { ofSections, before, behind } = listed;
  return ofSections.length + behind.length === 0 ? before : unordered(document, listed).sort(byPlace);
}

/** The same in the order in which they are listed. */
export function unordered<Item extends Finding>(document: Document, listed: ListedProblems<Item>): Item[] {
  const all: Item[] = [];
  eachListed(document, listed, (problem, start) => {
    all.push(shiftFinding(problem, start));
  });
  return all;
}

export function byPlace({ span: one }: Pick<Finding, 'span'>, { span: other }: Pick<Finding, 'span'>): number {
  return one.start - other.start || one.end - other.end;
}

/** Calls `look` for each problem with the start and the index of its section, or 0 and no index if its span counts in the document. */
export function eachListed<Item extends Finding>(
  document: Document,
  { ofSections, before, behind }: ListedProblems<Item>,
  look: (problem: Item, start: number, index?: number) => void,
): void {
  for (const problem of before) look(problem, 0);
  for (const { index, problems } of ofSections) {
    const start = document.startOf(index);
    for (const problem of problems) look(problem, start, index);
  }
  for (const problem of behind) look(problem, 0);
}

/** The problems that `keeps` wants; a list that stays whole is the same object. */
export function filterListed<Item extends Finding>(
  document: Document,
  listed: ListedProblems<Item>,
  keeps: (problem: Item, start: number) => boolean,
): ListedProblems<Item> {
  return mapListed(document, listed, (problems, start) =>
    problems.every((problem) => keeps(problem, start)) ? problems : problems.filter((problem) => keeps(problem, start)),
  );
}

/** The same with other lists, made of each list and the start of its section, or of 0. */
export function mapListed<Item extends Finding, Other extends Finding>(
  document: Document,
  { ofSections, before, behind }: ListedProblems<Item>,
  change: (problems: readonly Item[], start: number) => readonly Other[],
): ListedProblems<Other> {
  const first = change(before, 0);
  const lists: SectionProblems<Other>[] = [];
  for (const { index, problems } of ofSections) {
    const changed = change(problems, document.startOf(index));
    if (changed.length > 0) lists.push({ index, problems: changed });
  }
  return { ofSections: lists, before: first, behind: change(behind, 0) };
}

/**
 * A problem of one section that a check of the whole document has found, in document coordinates. As long as it is not changed, it is listed
 * with those of its section.
 */
export function foundInSection(document: Document, index: number, problem: Finding): Finding {
  const inText = shiftFinding(problem, document.startOf(index));
  originOf(inText).section = { index, problem };
  return inText;
}

/** The problem of one section of which a problem in document coordinates was made by `foundInSection`. */
export const originOf = remembered(
  (_: Finding): { section?: { readonly index: number; readonly problem: Finding } } => ({}),
);

/** The same in the order of the text, with the list of the last time for each section that still has the same problems. */
export function settledLists(document: Document, found: ListedProblems): ListedProblems {
  const { ofSections, before, behind } = withSections(found);
  const lists = ofSections.map(({ index, problems }): SectionProblems => {
    const section = document.sections[index];
    const last = section && lastLists(section);
    if (last && !isSameList(last.found, problems))
      Object.assign(last, { found: problems, inOrder: problems.toSorted(byPlace) });
    return { index, problems: last?.inOrder ?? problems };
  });
  return { ofSections: lists, before: before.toSorted(byPlace), behind: behind.toSorted(byPlace) };
}

/** The same, with the problems that are of one section in its list, unless that would change their order at a span that another problem has too. */
function withSections(found: ListedProblems): ListedProblems {
  if (!found.behind.some((problem) => originOf(problem).section)) return found;
  const spans = new Set(found.behind.flatMap((problem) => (originOf(problem).section ? [] : spanText(problem))));
  const lists = new Map(found.ofSections.map(({ index, problems }) => [index, [...problems]]));
  const behind: Finding[] = [];
  for (const problem of found.behind) {
    const origin = originOf(problem).section;
    if (!origin || spans.has(spanText(problem))) behind.push(problem);
    else if (lists.get(origin.index)?.push(origin.problem) === undefined) lists.set(origin.index, [origin.problem]);
  }
  const ofSections = [...lists].map(([index, problems]): SectionProblems => ({ index, problems }));
  return { ofSections: ofSections.sort((one, other) => one.index - other.index), before: found.before, behind };
}

function spanText({ span: { start, end } }: Finding): string {
  return `${start} ${end}`;
}

/** As they were found, and in the order of the text. */
const lastLists = remembered((_: Section): { found: readonly Finding[]; inOrder: readonly Finding[] } => ({
  found: [],
  inOrder: [],
}));
