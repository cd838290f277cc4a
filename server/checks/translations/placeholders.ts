import { type LostPlaceholder, lostPlaceholders } from '../../translations/comparison/placeholders.ts';
import type { LanguageText } from '../../translations/model/sources.ts';
import type { Finding, Fix } from '../problems/finding.ts';

/** Placeholders that a name lacks and every one of its sources has. Spans are in the text of the translation. */
export function placeholderProblems(translation: LanguageText, sources: readonly LanguageText[]): readonly Finding[] {
  const [lost] = sources
    .map((source) => lostPlaceholders(source.text, translation.text))
    .sort((a, b) => a.length - b.length);
  return (lost ?? []).map((placeholder): Finding => {
    const { lost: form, written, span } = placeholder;
    const problem: Finding = { code: 'translation-placeholder', span, facts: { placeholder: form, written } };
    const fix = fixOf(placeholder, translation.text);
    return fix ? { ...problem, fixes: [fix] } : problem;
  });
}

/** Writes the letter in place of another one, or behind a name of words alone. */
function fixOf({ lost, written, span, isLast }: LostPlaceholder, text: string): Fix | undefined {
  if (written !== undefined) return { kind: 'replace', text: lost, edits: [{ span, newText: lost }] };
  const name = text.slice(span.start, span.end);
  if (!isLast || !/^[\p{L} '-]+$/u.test(name)) return undefined;
  return { kind: 'add', text: lost, edits: [{ span: { start: span.end, end: span.end }, newText: ` ${lost}` }] };
}
