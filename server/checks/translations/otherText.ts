import { remembered } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { type StoredValues, stored } from '../../text/store.ts';
import { writtenWords } from '../../text/writing.ts';
import { type SourceSections, sourcesIn } from '../../translations/model/sources.ts';
import { printBesideSources } from '../../translations/model/sourcesBySection.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Found, type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * A translation that is that of another entry too, although the two have different originals: one of them has the wrong text. Reported where
 * the length fits the original less. Spans are in document coordinates.
 */
export function* otherTextProblems(
  document: Document,
  language: string,
  sources: ReadSections<SourceSections>,
): Steps<readonly Finding[]> {
  const { found } = yield* textsBySection(document);
  const problems: Finding[] = [];
  for (const { value, index, key } of sameTextsOf(document).strays(found, document, language, sources)) {
    const span = shift(value.span, document.startOf(index));
    problems.push({ code: 'text-of-other-entry', span, facts: { key } });
  }
  return problems;
}

/** An entry with the text of another, whose key it names. */
interface Stray extends Found<Translation> {
  readonly key: string;
}

/** The entries with one text, and which of them have it wrongly; undefined if that is not known yet. */
interface Group {
  readonly words: string;
  members: Found<Translation>[];
  strays: readonly Stray[] | undefined;
}

/** The entries of a document with the same text. A key changes few of them, so the others are neither grouped nor judged again. */
class SameTexts {
  #found: readonly Found<Translation>[] = [];
  #sources: ReadSections<SourceSections> | undefined;
  readonly #groups = new Map<string, Group>();
  /** Those of several entries. */
  readonly #shared = new Set<Group>();

  strays(
    found: readonly Found<Translation>[],
    document: Document,
    language: string,
    sources: ReadSections<SourceSections>,
  ): readonly Stray[] {
    this.#take(found);
    if (this.#sources !== sources) for (const group of this.#shared) group.strays = undefined;
    this.#sources = sources;
    const strays: Stray[] = [];
    for (const group of this.#shared) {
      group.strays ??= straysAmong(group.members.slice(0, maximumAlike), document, language, sources);
      for (const stray of group.strays) strays.push(stray);
    }
    return strays;
  }

  /** Moves the entries that have changed since the last time from group to group. */
  #take(found: readonly Found<Translation>[]): void {
    const last = this.#found;
    const shorter = Math.min(last.length, found.length);
    let [front, back] = [0, 0];
    while (front < shorter && last[front] === found[front]) front++;
    while (back < shorter - front && last.at(-1 - back) === found.at(-1 - back)) back++;
    const changed = new Set<Group>();
    const gone = new Set(last.slice(front, last.length - back));
    for (const one of gone) changed.add(this.#groupOf(one));
    for (const group of changed) group.members = group.members.filter((member) => !gone.has(member));
    for (const one of found.slice(front, found.length - back)) {
      const group = this.#groupOf(one);
      group.members.push(one);
      changed.add(group);
    }
    for (const group of changed) this.#settle(group);
    this.#found = found;
  }

  #groupOf({ value: { words } }: Found<Translation>): Group {
    const group = this.#groups.get(words) ?? { words, members: [], strays: undefined };
    this.#groups.set(words, group);
    return group;
  }

  #settle(group: Group): void {
    group.members.sort((a, b) => a.index - b.index);
    group.strays = undefined;
    if (group.members.length === 0) this.#groups.delete(group.words);
    if (group.members.length > 1) this.#shared.add(group);
    else this.#shared.delete(group);
  }
}

const sameTextsOf = remembered((_: Document) => new SameTexts());

/** Those of a group whose original is another one than that which the text fits best. */
function straysAmong(
  members: readonly Found<Translation>[],
  document: Document,
  language: string,
  sources: ReadSections<SourceSections>,
): readonly Stray[] {
  const inputs = (values: StoredValues): string => {
    const prints = members.map(({ index }) => printBesideSources(document, index, values, sources) ?? '');
    return `strays ${language} ${prints.join(' ')}`;
  };
  const strays = stored(document.parts, inputs, () => straysIn(members, language, sources));
  return strays.flatMap(({ at, key }) => {
    const member = members[at];
    return member ? [{ ...member, key }] : [];
  });
}

/** The same by their places in the group. */
function straysIn(
  members: readonly Found<Translation>[],
  language: string,
  { values }: ReadSections<SourceSections>,
): readonly { readonly at: number; readonly key: string }[] {
  const judged = members.flatMap(({ index, value }, at) => {
    const original = originalOf(value, language, values[index]);
    return original ? [{ at, value, original }] : [];
  });
  const [best, ...others] = judged.sort((a, b) => a.original.misfit - b.original.misfit);
  return others.flatMap(({ at, original }) =>
    !best || isAlike(best.original, original) ? [] : [{ at, key: best.value.key }],
  );
}

/** More entries with one text have it on purpose. */
const maximumAlike = 20;

interface Translation {
  readonly key: string;
  readonly span: Span;
  /** In small letters, with single spaces. */
  readonly words: string;
}

const noText: Translation = { key: '', span: { start: 0, end: 0 }, words: '' };

/** Shorter texts may be the same by chance: `Lose a turn.` */
const minimumLength = 50;

const textsBySection = readBySection<Translation, []>({
  valueIn: (document, section) => textIn(document, section) ?? noText,
  isFound: (value) => value !== noText,
});

function textIn(document: Document, section: Section): Translation | undefined {
  if (section.text.length < minimumLength) return undefined;
  const found = translationText(document, section);
  if (found?.use !== 'text') return undefined;
  const words = normal(found.text);
  return words.length < minimumLength ? undefined : { key: found.key, span: found.span, words };
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The text that a translation is of. */
interface Original {
  /** In small letters, each once. */
  readonly words: ReadonlySet<string>;
  /** How far the length of the translation is from its own, as a factor. */
  readonly misfit: number;
}

function originalOf(
  { key, words }: Translation,
  language: string,
  sections: SourceSections | undefined,
): Original | undefined {
  const found = sections && sourcesIn(key, language, sections);
  const [source] = found && !found.isOverride ? found.candidates : [];
  return source && { words: new Set(writtenWords(source.text.toLowerCase())), misfit: misfitOf(source.text, words) };
}

function misfitOf(original: string, words: string): number {
  const [one, other] = [normal(original).length, words.length];
  return Math.max(one, other) / Math.max(1, Math.min(one, other));
}

/** Whether two originals say nearly the same: then their translations may be one. */
function isAlike({ words: one }: Original, { words: other }: Original): boolean {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared * 2 > Math.min(one.size, other.size);
}
