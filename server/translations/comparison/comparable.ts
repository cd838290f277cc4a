import { withUsualDice } from './diceLetters.ts';

/**
 * A text in which only the dice and numbers of the game are left, written in the usual way. It keeps its length, so that places stay the same:
 * numbers of pages and per cents in words are blank, `15 000` is `15,000`, and dice have the letter D.
 */
export function comparable(text: string, language: string): string {
  if (!/\d|por cien/.test(text)) return text;
  const usual = withUsualDice(text, language)
    .replace(thousands, (number) => number.replace(/[ \u00a0\u202f]/g, ','))
    .replace(pages, blank)
    .replace(perCent, blank);
  return usual.replace(pageBehind, blank);
}

function blank(written: string): string {
  return written.replace(/[^\n]/g, ' ');
}

/** Groups of three digits, as Spanish writes them: with zeros first, several of them, or behind a word, where no score of a row is. */
const thousands =
  /(?<![\d.,-])[1-9]\d{0,2}(?:[ \u00a0\u202f]0\d\d|(?:[ \u00a0\u202f]\d{3}){2,})(?![\d.,]*\d)|(?<=\p{Ll}[ \u00a0\u202f])[1-9]\d{0,2}[ \u00a0\u202f]\d{3}(?![\d.,]*\d)/gu;

/** A reference to pages: every edition has its own. A scanner may have glued the word to the one before. */
const pages =
  /(?:pages?|páginas?|(?<!\p{L})(?:pp?\.|pgs?\.|págs?\.|seiten?|pagin[ae]))\s{1,3}\d{1,3}(?:\s?(?:[-–,]|and|to|y|a|al|und|et|e)\s?\d{1,3})*(?![\d.,]*\d)/giu;

/** `50 por ciento` is `50 %`. */
const perCent = /(?<=\d\s?)por cien(?:to)?(?!\p{L})/giu;

/** The number of a page behind the last sentence of a text, or in the last line. */
const pageBehind = /(?:(?<=[.!?] )|(?<=\n[ \t]*))\d{1,3}(?=\s*$)/;
