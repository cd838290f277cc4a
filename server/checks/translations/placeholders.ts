import { parseTemplate, type Slot } from '../../abilities/template.ts';
import type { Span } from '../../text/span.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import type { Beside } from './comparison.ts';

/** Placeholders that a name lacks and every one of its sources has. Spans are in the text of the translation. */
export function placeholderProblems({ best: { translation }, sources }: Beside): readonly Finding[] {
  const [lost] = sources.candidates
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

/** A placeholder that a translated name has lost, or has under another letter. */
interface LostPlaceholder {
  /** As the source writes it: `n+`, `(1Dn)`, `race`. */
  readonly lost: string;
  /** The letter in its place in the translation. */
  readonly written: string | undefined;
  /** In the translated name: that letter, or all of the name. */
  readonly span: Span;
  /** Whether it stands at the end of the source's name and can be put behind the translated one. */
  readonly isLast: boolean;
}

/**
 * The placeholders of a name that its translation has lost. Words are translated, so only their number counts; a letter such as `n` has to
 * stay the same, because the text of the rule uses it.
 */
function lostPlaceholders(source: string, translation: string): readonly LostPlaceholder[] {
  const [wanted, found] = [parseTemplate(source.trim()).slots, parseTemplate(translation.trim()).slots];
  const letters = new Set(found.filter(isLetter).flatMap(({ names }) => names));
  const others = found.filter((slot) => isLetter(slot) && !slot.names.every((name) => hasName(wanted, name)));
  const words = found.filter((slot) => !isLetter(slot)).length - wanted.filter((slot) => !isLetter(slot)).length;
  const start = translation.search(/\S/);
  const whole: Span = { start: Math.max(0, start), end: translation.trimEnd().length };
  const lost = wanted.filter((slot) => (isLetter(slot) ? !slot.names.every((name) => letters.has(name)) : false));
  const lostWords = words < 0 ? wanted.filter((slot) => !isLetter(slot)).slice(words) : [];
  return [...lost, ...lostWords].map((slot, index) => {
    const written = isLetter(slot) ? others[index]?.names[0] : undefined;
    const at =
      written === undefined ? -1 : translation.search(new RegExp(`(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])`, 'u'));
    const form = formOf(source, slot);
    const span = at < 0 || written === undefined ? whole : { start: at, end: at + written.length };
    return {
      lost: at < 0 ? form : (slot.names[0] ?? form),
      written: at < 0 ? undefined : written,
      span,
      isLast: source.trim().endsWith(form),
    };
  });
}

function isLetter({ names }: Slot): boolean {
  return names.every((name) => name.length === 1);
}

function hasName(slots: readonly Slot[], name: string): boolean {
  return slots.some(({ names }) => names.includes(name));
}

/** The placeholder as the name writes it, with its sign and brackets. */
function formOf(source: string, { names }: Slot): string {
  const [first = ''] = names;
  const pattern = new RegExp(
    `(?:\\([^()]{0,40})?(?<![\\p{L}])[+-]?(?:\\d*[Dd])?${first}(?![\\p{L}])\\+?(?:[^()]{0,40}\\))?`,
    'u',
  );
  return pattern.exec(source)?.[0] ?? first;
}
