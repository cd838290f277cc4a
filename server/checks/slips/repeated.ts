import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { paragraphsOf } from '../../text/paragraphs.ts';
import { partsUpTo, sentenceEnds } from '../../text/sentences.ts';
import { type Span, shift, trimmed } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Finding } from '../problems/finding.ts';

/** Shorter sentences are said twice on purpose: `Never again. Never again.` */
const shortest = 30;

/**
 * Sentences and texts that stand twice in a row, as they do when a text is pasted twice. Spans count in the section.
 *
 * @param texts those of a section, in order.
 * @param source the text of the section: the same text in two Monsters of a table is a rule of each.
 */
export function repeatedProblems(texts: readonly Prose[], source: string): readonly Finding[] {
  return texts.flatMap((prose, index): readonly Finding[] => {
    const { text, use, start } = prose;
    if (use === 'name' || text.length < shortest) return [];
    const before = texts[index - 1];
    if (before?.text === text && isSentence(text) && isBeside(source.slice(before.start + text.length, start)))
      return [{ code: 'repeated-sentence', span: { start, end: start + text.length }, facts: {} }];
    return repeatedIn(text).map((span) => withFix(text, span, start));
  });
}

/** The paragraphs of a text that stand twice in a row, or else its sentences. */
const repeatedIn = rememberedText(shortTexts, (text): readonly Span[] => {
  const paragraphs = repeatedAmong(text, paragraphsOf(text));
  return paragraphs.length > 0 ? paragraphs : repeatedAmong(text, partsUpTo(text, sentenceEnds));
});

function repeatedAmong(text: string, parts: readonly Span[]): readonly Span[] {
  const whole = parts.map((part) => trimmed(text, part));
  return whole.filter(({ start, end }, index) => {
    const before = whole[index - 1];
    const said = text.slice(start, end);
    return before && isSentence(said) && said === text.slice(before.start, before.end);
  });
}

/** Whether a text ends with the end of a sentence, and has words enough. */
function isSentence(said: string): boolean {
  return said.length >= shortest && /\s\S+\s/.test(said) && /[.!?]["”’»)]*\s*$/.test(said);
}

/** Whether only the end of the element with one text and the beginning of that with the other are between them. */
function isBeside(between: string): boolean {
  return (between.replace(/<!--[\s\S]*?-->/g, '').match(/</g)?.length ?? 0) <= 2;
}

/** The fix removes the second of two, with the blanks before it. */
function withFix(text: string, span: Span, offset: number): Finding {
  const from = text.slice(0, span.start).trimEnd().length;
  const edits = [{ span: shift({ start: from, end: span.end }, offset), newText: '' }];
  const fix = { kind: 'removeRepeated', text: text.slice(span.start, span.end), edits } as const;
  return { code: 'repeated-sentence', span: shift(span, offset), facts: {}, fixes: [fix] };
}
