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
    const original = (one: Found<Translation>): string | undefined => originalOf(one, language, sources);
    const judged = same.slice(0, maximumAlike).flatMap((one) => {
      const text = original(one);
      return text === undefined ? [] : [{ ...one, text, misfit: misfitOf(text, one.value.words) }];
    });
    const [best, ...others] = judged.sort((a, b) => a.misfit - b.misfit);
    for (const { index, value, text } of others) {
      if (!best || isAlike(best.text, text)) continue;
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

function originalOf(
  { index, value }: Found<Translation>,
  language: string,
  { values }: ReadSections<SourceSections>,
): string | undefined {
  const sections = values[index];
  const found = sections && sourcesIn(value.key, language, sections);
  const [source] = found && !found.isOverride ? found.candidates : [];
  return source?.text;
}

/** How far the length of a translation is from that of its original, as a factor. */
function misfitOf(original: string, words: string): number {
  const [one, other] = [normal(original).length, words.length];
  return Math.max(one, other) / Math.max(1, Math.min(one, other));
}

/** Whether two originals say nearly the same: then their translations may be one. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => new Set(writtenWords(text.toLowerCase())));
  if (!first || !second) return true;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared * 2 > Math.min(first.size, second.size);
}
