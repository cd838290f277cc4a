import type { EntryValues } from '../../formats/entryValues.ts';
import type { Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { elementsIn, textIn } from './elementsIn.ts';

/** `worth 75 gold`, `vale 75 monedas de oro`: the whole value of the thing, not that of a part. */
const worth =
  /(?:\b(?:is|are) worth|\bvalen?|\bcuestan?)\s+(\d{1,3}(?:[,.]\d{3})+|\d{1,6})\s*(?:gold|G\b|(?:monedas\s+de\s+|de\s+)?oro)(?:\s+(?:pieces?|crowns?))?/gi;

/** The sentence is about a part, a condition or a choice. */
const isPartial = /\b(?:each|every|per|half|if|when|once|after|cada|por|mitad|si|cuando|tras|después)\b/i;

/** The price in a text of an entry, if it is another than that in its own element. */
export function priceProblems({ price }: EntryValues, text: string, entry: Element): readonly Finding[] {
  const field = price && elementsIn(entry.children, price.element)[0];
  const written = field && textIn(text, field);
  const prices = [...(written?.text.matchAll(/\d[\d,.]*/g) ?? [])].map(([digits]) => numberOf(digits));
  // Dice, and prices for parts, say something else than a number in the text.
  if (!price || !written || prices.length === 0 || /D\d|each|\?/i.test(written.text)) return none;
  return price.texts
    .flatMap((name) => elementsIn(entry.children, name))
    .flatMap((element) => {
      const content = textIn(text, element);
      return content ? [...content.text.matchAll(worth)].map((match) => ({ match, content })) : [];
    })
    .flatMap(({ match, content }): readonly Finding[] => {
      const [said, digits = ''] = match;
      const start = sentenceStart(content.text, match.index);
      const end = sentenceEnd(content.text, match.index + said.length);
      if (prices.includes(numberOf(digits)) || isPartial.test(content.text.slice(start, end))) return [];
      const at = content.span.start + match.index;
      // With a reference such as `&amp;` before it, the place in the file is another.
      if (text.slice(at, at + said.length) !== said) return [];
      const span = { start: at, end: at + said.length };
      return [{ code: 'price-mismatch', span, facts: { said: digits, element: price.element, written: written.text } }];
    });
}

const none: readonly Finding[] = [];

function numberOf(digits: string): number {
  return Number(digits.replace(/[,.]/g, ''));
}

function sentenceStart(text: string, from: number): number {
  return text.lastIndexOf('.', from) + 1;
}

function sentenceEnd(text: string, from: number): number {
  const end = text.indexOf('.', from);
  return end < 0 ? text.length : end;
}
