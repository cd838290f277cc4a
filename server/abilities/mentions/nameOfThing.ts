import { lineStart } from '../../text/lineStart.ts';
import type { Span } from '../../text/span.ts';
import type { Capitals } from './candidate.ts';
import { beginsSentence } from './capitals.ts';
import type { Mention } from './mention.ts';
import { wordBefore } from './neighbours.ts';

/** The writing of a candidate, and the weight of its value. */
interface Written {
  /** The end of the mention with its suffixes. */
  readonly end: number;
  readonly capitals: Capitals;
  readonly isValued: boolean;
  /** Whether the value is a name, as in `Hate Elves`. */
  readonly ofWords: boolean;
}

/** Whether the words are a name of something else, or part of one. A name with a value in numbers is not. */
export function isNameOfThing<Owner>(flat: string, { span, values }: Mention<Owner>, written: Written): boolean {
  if (!written.isValued) return isPartOfName(flat, span, written.end, written.capitals);
  return written.ofWords && values.size === 1 && titleBegins.test(flat.slice(Math.max(0, span.start - 9), span.start));
}

/** `at The Hate of Kings`, `es El Odio del Vecino`: an article with a capital in the middle of a sentence. */
const titleBegins = /[\p{Ll},*"“«][ \n]?(?:The|El|La|Los|Las)[ \n]$/u;

/** Whether the word behind it, or of a single word that before it, has a capital too, as in a name of somebody or of a place. */
function isPartOfName(flat: string, { start }: Span, end: number, capitals: Capitals): boolean {
  if (capitals === 'none' || capitals === 'line') return false;
  const isWrapped = flat[end] === '\n' && end - lineStart(flat, end) >= minimumWrappedLength;
  if ((isWrapped || flat[end] === ' ') && /^\p{Lu}/u.test(flat.slice(end + 1, end + 3))) return true;
  if (capitals === 'title') return false;
  if (goesOnAsName.test(flat.slice(end, end + 12))) return true;
  const previous = wordBefore(flat, start);
  if (!previous || flat.slice(previous.end, start) !== ' ') return false;
  return /^\p{Lu}/u.test(flat.slice(previous.start, previous.end)) && !beginsSentence(flat, previous.start);
}

/** `Plague of the Reik`, `Plaga del Dragón`. */
const goesOnAsName = /^ (?:of|de)(?:l| the| la| los| las)? \p{Lu}/u;

/** A line that ends sooner is one of a list, or a heading. */
const minimumWrappedLength = 40;
