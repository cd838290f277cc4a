import { pause } from '../../queries/run.ts';
import { type Span, shift } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import { besideSources } from '../../translations/model/sources.ts';
import { translationText } from '../../translations/model/translationText.ts';
import { bySection, type Found } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * A translation that is that of another entry too, although the two have different originals: one of them has the wrong text. Reported where
 * the length fits the original less. Spans are in document coordinates.
 */
export function otherTextProblems(scope: Package, document: Document): readonly Finding[] {
  const groups = new Map<string, Found<Translation>[]>();
  for (const one of textsBySection(document).found) {
    const group = groups.get(one.value.words);
    if (group) group.push(one);
    else groups.set(one.value.words, [one]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length > 1 ? straysAmong(scope, document, group.slice(0, maximumAlike)) : [],
  );
}

/** Those of the entries with one text whose original is another one than that which the text fits best. */
function straysAmong(scope: Package, document: Document, group: readonly Found<Translation>[]): readonly Finding[] {
  const judged = group.flatMap(({ index, value }) => {
    const original = originalsBySection.at(document, index, scope);
    pause();
    return original ? [{ index, value, original }] : [];
  });
  const [best, ...others] = judged.sort((a, b) => a.original.misfit - b.original.misfit);
  return others.flatMap(({ index, value, original }): readonly Finding[] => {
    if (!best || isAlike(best.original, original)) return [];
    const span = shift(value.span, document.startOf(index));
    return [{ code: 'text-of-other-entry', span, facts: { key: best.value.key } }];
  });
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

const textsBySection = bySection<Translation, []>({
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

const originalsBySection = besideSources({
  valueIn: ({ text }, { candidates: [source], isOverride }): Original | undefined =>
    source && !isOverride
      ? { words: new Set(writtenWords(source.text.toLowerCase())), misfit: misfitOf(source.text, normal(text)) }
      : undefined,
});

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
