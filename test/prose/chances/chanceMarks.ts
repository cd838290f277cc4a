import { type Fraction, fraction } from '../../../server/dice/evaluation/fraction.ts';
import type { Annotation } from '../../../server/dice/language/expression.ts';
import { parseAnnotation } from '../../../server/dice/language/parse.ts';
import type { Span } from '../../../server/text/span.ts';

/** What may be shown at a mark: something in the language of odds, or a fraction. */
export type Truth =
  | { readonly kind: 'odds'; readonly subject: Annotation }
  | { readonly kind: 'fraction'; readonly fraction: Fraction };

/** A place of a marked text that asks something of a roll, or looks like it. */
export interface ChanceMark {
  /** The kind of wording, such as `range`. */
  readonly group: string;
  /** Counts in the text without marks. */
  readonly span: Span;
  /** All of them are right; none where no chance may be shown. */
  readonly truths: readonly Truth[];
  /** What a plain reader might wrongly say. */
  readonly wrong: readonly Truth[];
  /** Whether it is as well to show nothing, though something could be shown. */
  readonly isOptional: boolean;
  /** The mark as it is written, without the text in it. */
  readonly written: string;
}

export interface ChanceText {
  /** What an author would have written: the text without its marks. */
  readonly text: string;
  readonly marks: readonly ChanceMark[];
  /** Places of which people could argue what they mean. */
  readonly doubtful: readonly Span[];
}

const markPattern = /^(?:\?|([a-z][a-z-]*)(\??): ([^|⟧]+)\|)([^⟧]+)⟧([^⟧]*)$/;

/** Takes `⟦range: 1D6 <= 3|1 - 3⟧` and `⟦?doubtful⟧` out of a text. Throws if a mark cannot be read. */
export function readChanceMarks(marked: string): ChanceText {
  const marks: ChanceMark[] = [];
  const doubtful: Span[] = [];
  const [beginning = '', ...parts] = marked.split('⟦');
  if (beginning.includes('⟧')) throw new Error(`No mark begins before: ${beginning.slice(-40)}`);
  let text = beginning;
  for (const part of parts) {
    const [, group, optional, inside = '', content, after] = markPattern.exec(part) ?? [];
    if (content === undefined || after === undefined) throw new Error(`No mark is: ⟦${part}`);
    const span = { start: text.length, end: text.length + content.length };
    if (group === undefined) doubtful.push(span);
    else {
      const written = `${group}${optional}: ${inside}`;
      marks.push({ group, span, ...truthsIn(inside), isOptional: optional === '?', written });
    }
    text += content + after;
  }
  return { text, marks, doubtful };
}

/** Reads `1D6 >= 4, also count(5D6 >= 4), not 5D6 >= 4` and `silent, not 1D6 = 6`. */
function truthsIn(inside: string): Pick<ChanceMark, 'truths' | 'wrong'> {
  const [right = '', ...wrong] = inside.split(', not ');
  return {
    truths: right === 'silent' ? [] : right.split(', also ').map(truthOf),
    wrong: wrong.map(truthOf),
  };
}

function truthOf(written: string): Truth {
  const [, numerator, denominator] = /^(\d+)(?:\/([1-9]\d*))?$/.exec(written) ?? [];
  if (numerator !== undefined) {
    return { kind: 'fraction', fraction: fraction(BigInt(numerator), BigInt(denominator ?? 1)) };
  }
  const { annotation } = parseAnnotation(written);
  if (!annotation) throw new Error(`No odds can be read in: ${written}`);
  return { kind: 'odds', subject: annotation };
}
