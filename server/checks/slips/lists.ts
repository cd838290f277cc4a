import { isDigit } from '../../text/characters.ts';
import { noSlips, replaced, type Slip, type SlipRule } from './slip.ts';

/** Lists of scores, as in `on a 1, 2 or 3`, in which a scan has misread a score or a comma. */
export const listRules: readonly SlipRule[] = [
  {
    at: {
      mixed: /^[1-9]$/,
      // Without a comma between it and the number before it.
      when: (text, start, _, before) =>
        start <= before + 2 && isDigit(text.charCodeAt(before - 1)) && ' .\t\r\n'.includes(text.charAt(before)),
    },
    find: ({ text }) => commaSlips(text),
  },
  { at: { words: 'O l I Z A S G b T B g q' }, find: ({ text }) => letterSlips(text) },
];

/** `1. 2 or 3` and `2, 3 4, 5 or 6`: the scores follow on one another, so the mark between them was a comma. */
function commaSlips(text: string): readonly Slip[] {
  return [...text.matchAll(list)].flatMap(({ 0: written, index }) => {
    const before = text.slice(Math.max(0, index - maximumWordLength), index);
    if (!isRun((written.match(/\d/g) ?? []).map(Number)) || !wordBeforeList.test(before)) return [];
    const hasComma = written.includes(', ');
    return [...written.matchAll(/(?<=[1-9])(?:\.\s|\s)(?=[1-9])/g)].flatMap((separator): readonly Slip[] => {
      const isStop = separator[0].startsWith('.');
      // Without any comma `2 3 or 4` may well be two numbers.
      if (!isStop && !hasComma) return [];
      const at = index + separator.index;
      const comma = { span: { start: at, end: isStop ? at + 1 : at }, newText: ',' };
      return [{ code: 'list-slip', span: { start: at - 1, end: at + separator[0].length + 1 }, edits: [comma] }];
    });
  });
}

/** At most ten scores: a longer row of numbers is looked through once and not from each of its numbers. */
const list =
  /(?<![A-Za-zÀ-ÿ0-9.+-]|[+-]\s)[1-9](?:(?:\.\s|,\s?|\s)[1-9](?![A-Za-zÀ-ÿ0-9+])){1,8},?\s(?:or|and|o|y)\s[1-9](?![A-Za-zÀ-ÿ0-9+-]|[.,]\d|\s?x)/gu;
const wordBeforeList =
  /(?<![A-Za-zÀ-ÿ])(?:an?|of|on|score|scores|rolls?|un|una|de|saca|sacas|tienen|obtiene|obtienes)\s+$/u;
const maximumWordLength = 20;

/** Whether each number is one more than the one before it. */
function isRun(numbers: readonly number[]): boolean {
  return numbers.every((value, index) => index === 0 || value === (numbers[index - 1] ?? 0) + 1);
}

/** Letters that scanners make of digits. */
const digitOf: ReadonlyMap<string, number> = new Map(
  Object.entries({ O: 0, l: 1, I: 1, Z: 2, A: 4, S: 5, G: 6, b: 6, T: 7, B: 8, g: 9, q: 9 }),
);
const score = '[0-9OlIZASGbTBgq]';
const joint = '(?:\\s+(?:or|to|and|o|u|y|a)\\s+|\\s?[-–]\\s?)';

/**
 * `3, 4, S or 6`, and behind words that a score follows `S or 6`, `l-3` and `S or more`: the only score of a list that is a letter. It is
 * repaired where the scores beside it tell which one it was.
 */
function letterSlips(text: string): readonly Slip[] {
  if (!mayHaveLetter.test(text)) return noSlips;
  return [...text.matchAll(listWithLetter)].flatMap(({ 0: written, index }): readonly Slip[] => {
    const scores = [...written.matchAll(scoreInList)];
    const letters = scores.filter(([one]) => digitOf.has(one));
    const [letter] = letters;
    if (!letter || letters.length > 1) return [];
    const values = scores.map(([one]) => digitOf.get(one) ?? Number(one));
    const isFollowed = values.length > 1 && isRun(values);
    const isRange = values.length === 2 && rangeJoint.test(written) && (values[0] ?? 0) < (values[1] ?? 0);
    // No test asks for a zero or more.
    const isOpen = values.length === 1 && letter[0] !== 'O';
    if (!isFollowed && !isRange && !isOpen) return [];
    if (values.length < 3 && !isLedIn(text, index)) return [];
    const value = digitOf.get(letter[0]) ?? 0;
    // An S may have been an 8 as well.
    const repair = isFollowed || value <= 2 ? String(value) : undefined;
    return [replaced(codes[value] ?? 'misread-number', index + letter.index, letter[0], repair)];
  });
}

const codes = ['misread-zero', 'misread-one'] as const;
const mayHaveLetter =
  /(?:[0-9OlIZASGbTBgq](?:,? (?:or|to|and|o|u|y|a) |\s?[-–]\s?)[0-9OlIZASGbTBgq](?![A-Za-z])|[OlIZSG](?:\+| (?:or|o|u|and) (?:more|less|higher|lower|over|under|better|m[aá]s|menos)))/;
const listWithLetter = new RegExp(
  `(?<![A-Za-zÀ-ÿ0-9.+/'’-])(?:${score}(?:,\\s?${score}(?![A-Za-zÀ-ÿ0-9+])){0,8},?${joint}${score}(?![A-Za-zÀ-ÿ0-9+'’-]|[.,]\\d)|` +
    `[OlIZSG](?:\\+(?![\\w+])|(?=\\s(?:or|o|u|and)\\s(?:more|less|higher|lower|over|under|better|m[aá]s|menos)(?![A-Za-zÀ-ÿ]))))`,
  'gu',
);
const scoreInList = new RegExp(`(?<![A-Za-zÀ-ÿ])${score}(?![A-Za-zÀ-ÿ])`, 'g');
const rangeJoint = /[-–]|\s(?:to|a)\s/;

/** Whether the words before a list are such that a score follows. */
function isLedIn(text: string, index: number): boolean {
  return scoreFollows.test(text.slice(Math.max(0, index - maximumLeadLength), index));
}

const maximumLeadLength = 40;
const scoreFollows = new RegExp(
  '(?<![A-Za-zÀ-ÿ])(?:' +
    [
      '(?:on|with|con)(?:\\s+(?:an?|una?))?',
      '(?:rolls?|rolled|rolling|scores?|scored|scoring|throws?|shows?|showed|is|was|get|gets)\\s+(?:either\\s+)?(?:an?)',
      '(?:scores?|rolls?|results?|total|throws?)\\s+(?:of|is|was)(?:\\s+an?)?',
      '(?:saca[srn]?|sacáis|saque[sn]?|sacas?te|sacó|sale|salga|salió|salen|obtiene[sn]?|obtenga[sn]?|obtuvo|es|tiras?)\\s+una?',
      '(?:resultado|tirada|puntuación|total)(?:\\s+(?:de|con)\\s+\\d*D6)?\\s+(?:de|es)(?:\\s+una?)?',
      'D6\\s+(?:is|shows?)(?:\\s+an?)?',
    ].join('|') +
    ')\\s+$',
  'iu',
);
