/** The roll of a table, put into the sentence that announces it. */
import type { Span } from '../../../text/span.ts';
import type { Edit } from '../../problems/finding.ts';

const asking =
  /(?<!\p{L})(?:rolls?|tira[nsd]?|tire[n]?|tirar|lanza[nsdr]?|lance[n]?)(?!\p{L})(?:(\s+)(?:(?:a|the|one)\s+(?:dice|die)|(?:un|el|los)\s+dados?)(?!\p{L})|(?=\s+(?:on|for|against|en|sobre|para|contra)\s))/giu;

/** A noun: `the roll on this table`. */
const noun = /(?<!\p{L})(?:the|a|this|that|each|every|your|his|her|one|la|una|esta|cada|su|tu)\s+$/iu;

/** The edit that names a roll; undefined if the sentence has no place for it. */
export function namedRoll(source: string, { start, end }: Span, roll: string): Edit | undefined {
  const sentence = source.slice(start, end);
  const asked = [...sentence.matchAll(asking)].filter(({ index }) => !noun.test(sentence.slice(0, index)));
  const last = asked.at(-1);
  if (last) {
    const [written, blank] = last;
    const verb = start + last.index + (/^\p{L}+/u.exec(written)?.[0].length ?? 0);
    return blank === undefined
      ? { span: { start: verb, end: verb }, newText: ` ${roll}` }
      : { span: { start: verb, end: start + last.index + written.length }, newText: `${blank}${roll}` };
  }
  if (!/\p{L}[^\p{L}]{0,3}$/u.test(sentence) || sentence.length < shortest) return undefined;
  const sign = end - (/[.:]$/.exec(sentence)?.[0].length ?? 0);
  return { span: { start: sign, end: sign }, newText: ` (${roll})` };
}

/** Shorter texts are no sentence. */
const shortest = 8;

/** Another roll in the place of the named one, written as that is: `D6` for `D3`. */
export function otherRoll(source: string, span: Span, roll: string): Edit | undefined {
  const written = source.slice(span.start, span.end);
  if (!/^\d?D\d+$/i.test(written)) return undefined;
  return { span, newText: /^D/i.test(written) ? roll.replace(/^1D/, 'D') : roll };
}
