import type { Span } from '../../server/text/span.ts';

/** A place of a marked text at which a rule is mentioned. */
export interface Mark {
  readonly id: string;
  /** All that belongs to the mention, with its multiplier, its value and signs of emphasis. Counts in the text without marks. */
  readonly span: Span;
  /** What a reader of the text has to find at least: from the first letter of the name to the end of the value. */
  readonly core: Span;
}

export interface MarkedText {
  /** What an author would have written: the text without its marks. */
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Places of which people could argue whether they are mentions. */
  readonly doubtful: readonly Span[];
}

/**
 * Takes `⟦rule-id|Mention 6⟧` and `⟦?doubtful⟧` out of a text, in which `␣` stands for a blank that does not break. Throws if a mark
 * has no end, no id or another mark inside it.
 */
export function readMarks(marked: string): MarkedText {
  const marks: Mark[] = [];
  const doubtful: Span[] = [];
  const [beginning = '', ...parts] = marked.replaceAll('␣', '\u00a0').split('⟦');
  if (beginning.includes('⟧')) throw new Error(`No mark begins before: ${beginning.slice(-40)}`);
  let text = beginning;
  for (const part of parts) {
    const [, id, mention, after] = /^(\?|[a-z][a-z-]*\|)([^⟧]*\S[^⟧]*)⟧([^⟧]*)$/.exec(part) ?? [];
    if (id === undefined || mention === undefined || after === undefined) throw new Error(`No mark is: ⟦${part}`);
    const span = { start: text.length, end: text.length + mention.length };
    if (id === '?') doubtful.push(span);
    else marks.push({ id: id.slice(0, -1), span, core: coreOf(mention, span.start) });
    text += mention + after;
  }
  return { text, marks, doubtful };
}

/** Emphasis around a mention, its multiplier and the bracket that closes it may be part of what is found, or not. */
function coreOf(mention: string, offset: number): Span {
  const before = /^[*_]*(?:\d+\s*[x×]\s*)?[*_]*/i.exec(mention)?.[0].length ?? 0;
  const after = /[*_)\].]*$/.exec(mention)?.[0].length ?? 0;
  return { start: offset + before, end: offset + mention.length - after };
}
