import type { Span } from '../../text/span.ts';
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
  const lines = usual.replace(
    loneNumber,
    (line, number: string | undefined, _last: string | undefined, offset: number) =>
      Number(number ?? 0) > highestScore || offset + line.length >= usual.trimEnd().length ? blank(line) : line,
  );
  return lines
    .replace(head, (line, die: string) => (lines.split(die).length > 2 ? blank(line) : line))
    .replace(headAlone, (line, die: string) => (lines.split(die).length > 2 ? blank(line) : line));
}

/** The number of a page behind the last sentence of a text, or in the last line. */
export function pageBehind(text: string): Span | undefined {
  const found = behindText.exec(text.trimEnd());
  const start = found ? found.index : 0;
  return found ? { start, end: start + found[0].length } : undefined;
}

const behindText = /(?:(?<=[.!?] )|(?<=\n[ \t]*))\d{1,3}$/;

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

/** A number alone in its line, or behind the last sentence: that of a page, if no die shows it, or if the text ends behind it. */
const loneNumber = /(?<=\n)[ \t]*(\d{1,3})[ \t]*(?=\r?\n|$)|(?<=[.!?] )(\d{1,3})(?=\s*$)/g;

/** The highest score of the dice. */
const highestScore = 66;

/** The die in the head of a table, whose rows follow, if the text names it elsewhere too. */
const head = /(?<=^|\n)[ \t]*(\d?D\d{1,3})(?=[ \t]+[^\n.:;]{1,40}\r?\n[ \t]*\d)/g;

/** The die in a line of its own, as the first cell of a head that a scanner has cut into lines: rows follow within two more. */
const headAlone = /(?<=^|\n)[ \t]*(\d?D\d{1,3})[ \t]*(?=\r?\n(?:[^\n.:;\d]{1,40}\r?\n){1,2}[ \t]*\d{1,2}[ \t]*\r?\n)/g;
