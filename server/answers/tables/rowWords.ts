import { ownText } from '../../tables/chances/rollOnTable.ts';
import type { RollRow } from '../../tables/rollTable.ts';
import { unescapeText } from '../../xml/references.ts';

/** The text of a row up to the first table in it, in one line, without markup. */
export function rowWords(source: string, row: RollRow): string {
  return oneLine(ownText(source, row));
}

/** The scores of a row as they are written. */
export function rowMark(source: string, { mark }: RollRow): string {
  return source.slice(mark.start, mark.end);
}

const maximumShortLength = 70;

/** The first words of a text, with at most so many letters. */
export function shortText(text: string, maximumLength = maximumShortLength): string {
  if (text.length <= maximumLength) return text;
  const cut = text.slice(0, maximumLength).replace(/\s+\S*$/, '');
  return `${cut.replace(/[.,;:–-]+$/, '')} …`;
}

function oneLine(text: string): string {
  return unescapeText(text.replace(/<\/?[bi]>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/[*_]{2,3}|\|\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
