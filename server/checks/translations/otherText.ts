import { rememberedWith } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import { type SourceSections, sourcesIn } from '../../translations/model/sources.ts';
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
  const byWords = new Map<string, Found<Translation>[]>();
  for (const one of found) {
    const same = byWords.get(one.value.words);
    if (same) same.push(one);
    else byWords.set(one.value.words, [one]);
  }
  const problems: Finding[] = [];
  for (const same of byWords.values()) {
    if (same.length < 2) continue;
    const judged = same.slice(0, maximumAlike).flatMap(({ index, value }) => {
      const original = originalOf(value, language, sources.values[index]);
      return original ? [{ index, value, original }] : [];
    });
    const [best, ...others] = judged.sort((a, b) => a.original.misfit - b.original.misfit);
    for (const { index, value, original } of others) {
      if (!best || isAlike(best.original, original)) continue;
      const span = shift(value.span, document.startOf(index));
      problems.push({ code: 'text-of-other-entry', span, facts: { key: best.value.key } });
    }
  }
  return problems;
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

/** Remembered, so that a key in a large translation costs what it changes. */
const originalOf = rememberedWith(
  (_: Translation, language: string, sections: SourceSections | undefined) => [language, sections],
  ({ key, words }, language, sections): Original | undefined => {
    const found = sections && sourcesIn(key, language, sections);
    const [source] = found && !found.isOverride ? found.candidates : [];
    return source && { words: new Set(writtenWords(source.text.toLowerCase())), misfit: misfitOf(source.text, words) };
  },
);

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
