import { parseTemplate, type Slot } from '../../abilities/template.ts';
import { trimmed } from '../../text/span.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import type { Beside } from './comparison.ts';

/** Placeholders that a name lacks and every one of its sources has. */
export function placeholderProblems({ best: { translation }, sources }: Beside): readonly Finding[] {
  const [lost = []] = sources.candidates
    .map((source) => lostPlaceholders(source.text.trim(), translation.text))
    .sort((a, b) => a.length - b.length);
  return lost;
}

/**
 * The placeholders of a name that its translation has lost. Words are translated, so only their number counts; a letter such as `n` has to
 * stay the same, because the text of the rule uses it.
 */
function lostPlaceholders(source: string, translation: string): readonly Finding[] {
  const [wanted, found] = [parseTemplate(source).slots, parseTemplate(translation.trim()).slots];
  const [words, others] = [wanted.filter((slot) => !isLetter(slot)), found.filter((slot) => !isLetter(slot))];
  const isIn = (slots: readonly Slot[], { names }: Slot): boolean =>
    names.every((name) => slots.some((slot) => slot.names.includes(name)));
  const lost = [
    ...wanted.filter((slot) => isLetter(slot) && !isIn(found, slot)),
    ...words.slice(Math.min(words.length, others.length)),
  ];
  const added = found.filter((slot) => isLetter(slot) && !isIn(wanted, slot)).map(({ names: [name] }) => name);
  return lost.map((slot, index) => problemOf(slot, isLetter(slot) ? added[index] : undefined, source, translation));
}

function isLetter({ names }: Slot): boolean {
  return names.every((name) => name.length === 1);
}

/** @param written the letter in its place in the translation. */
function problemOf(slot: Slot, written: string | undefined, source: string, translation: string): Finding {
  const code = 'translation-placeholder';
  const [letter = ''] = slot.names;
  const at = written ? translation.search(new RegExp(`(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])`, 'u')) : -1;
  if (written !== undefined && at >= 0) {
    const span = { start: at, end: at + written.length };
    const fix: Fix = { kind: 'replace', text: letter, edits: [{ span, newText: letter }] };
    return { code, span, facts: { placeholder: letter, written }, fixes: [fix] };
  }
  const placeholder = formOf(source, letter);
  const span = trimmed(translation, { start: 0, end: translation.length });
  const problem: Finding = { code, span, facts: { placeholder, written: undefined } };
  // It can be put behind a name of words alone.
  if (!source.endsWith(placeholder) || !/^[\p{L} '-]+$/u.test(translation.trim())) return problem;
  const edit = { span: { start: span.end, end: span.end }, newText: ` ${placeholder}` };
  return { ...problem, fixes: [{ kind: 'add', text: placeholder, edits: [edit] }] };
}

/** The placeholder as the name writes it, with its sign and brackets: `n+`, `(1Dn)`. */
function formOf(source: string, name: string): string {
  const pattern = `(?:\\([^()]{0,40})?(?<![\\p{L}])[+-]?(?:\\d*[Dd])?${name}(?![\\p{L}])\\+?(?:[^()]{0,40}\\))?`;
  return new RegExp(pattern, 'u').exec(source)?.[0] ?? name;
}
