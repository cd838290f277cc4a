import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { blankLine, paragraphsOf } from '../../text/paragraphs.ts';
import { sentenceEnds } from '../../text/sentences.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Finding } from '../problems/finding.ts';

/** Shorter sentences are said twice on purpose: `Never again. Never again.` */
const shortest = 30;

/** In one section. A text with more of them was generated, not pasted. */
const maximumRepeated = 20;

/**
 * Sentences and paragraphs that stand twice in a row, as they do when a text is pasted twice. Spans count in the section.
 *
 * @param texts those of a section, in order.
 * @param source the text of the section: the same text in two Monsters of a table is a rule of each.
 * @param within what stands twice within one of them, by `repeatedWithin` or as it is remembered.
 */
export function repeatedProblems(
  texts: readonly Prose[],
  source: string,
  within: (prose: Prose, index: number) => readonly Span[] = repeatedWithin,
): readonly Finding[] {
  const found = texts.flatMap((prose, index): readonly Finding[] => {
    const { text, use, start } = prose;
    const before = texts[index - 1];
    const whole = { start: 0, end: text.length };
    const isPasted = mayRepeat(prose) && before?.use === use && before.text === text && isWhole(text);
    if (isPasted && isBeside(before, prose, source)) return [problemAt(whole, start)];
    return within(prose, index).map((span) => withFix(problemAt(span, start), text, span, start));
  });
  return found.length > maximumRepeated ? [] : found;
}

/** The paragraphs of a text that stand twice in a row, or else its sentences. Spans count in the text. */
export function repeatedWithin(prose: Prose): readonly Span[] {
  return mayRepeat(prose) ? repeatedInText(prose.text) : [];
}

const repeatedInText = rememberedText(shortTexts, (text): readonly Span[] => {
  const paragraphs = blankLine.test(text) ? repeatedIn(text, paragraphsOf(text)) : [];
  return paragraphs.length > 0 ? paragraphs : repeatedIn(text, sentencesOf(text));
});

/** Whether only the end of the element with one text and the beginning of that with the other are between them. */
function isBeside(before: Prose, { start }: Prose, source: string): boolean {
  const between = source.slice(before.start + before.text.length, start).replace(/<!--[\s\S]*?-->/g, '');
  return (between.match(/</g)?.length ?? 0) <= 2;
}

function mayRepeat({ text, use }: Prose): boolean {
  return use !== 'name' && text.length >= shortest;
}

/** Whether a text ends with the end of a sentence, and has words enough. */
function isWhole(text: string): boolean {
  return /[.!?]["”’»)]*\s*$/.test(text) && isLong(text.trim());
}

function problemAt({ start, end }: Span, offset: number): Finding {
  return { code: 'repeated-sentence', span: { start: offset + start, end: offset + end }, facts: {} };
}

/** The fix removes the second of two in running text, with the blanks before it. */
function withFix(problem: Finding, text: string, { start, end }: Span, offset: number): Finding {
  const from = text.slice(0, start).trimEnd().length;
  if (!/[.!?]["”’»)]*$/.test(text.slice(Math.max(0, from - 5), from))) return problem;
  const edits = [{ span: { start: offset + from, end: offset + end }, newText: '' }];
  return { ...problem, fixes: [{ kind: 'removeRepeated', text: text.slice(start, end), edits }] };
}

function repeatedIn(text: string, parts: readonly Span[]): readonly Span[] {
  return parts.filter(({ start, end }, index) => {
    const before = parts[index - 1];
    if (!before || end - start < shortest || before.end - before.start !== end - start) return false;
    const said = text.slice(start, end);
    return isLong(said) && said === text.slice(before.start, before.end);
  });
}

/** Without the blanks around them, and without an end of the text that no full stop closes. */
function sentencesOf(text: string): readonly Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const { index } of text.matchAll(sentenceEnds)) {
    found.push(trimmed(text, { start, end: index + 1 }));
    start = index + 1;
  }
  return found;
}

function isLong(said: string): boolean {
  return said.length >= shortest && /\s\S+\s/.test(said);
}
