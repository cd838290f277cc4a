/** Tables for which the sentence before them names no roll. */
import { cellLines } from '../../tables/reading/lead.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { numberChoices, numberNamed } from '../../text/numberWords.ts';
import type { Finding } from '../problems/finding.ts';
import { usualRollFor } from './coverage.ts';

const maximumSentence = 200;

/** The head of a Markdown table may be wider than all that is said before it. */
const widestHead = 3000;
const maximumSaid = 400;

/** The sentence before a table that does not name its roll; nothing where the text says in its own way what counts. */
export function withoutDieProblems(source: string, { rows, span, layout }: RollTable): readonly Finding[] {
  // An open row belongs to a roll that something is added to, or to any: what it is stands elsewhere.
  if (layout === 'cells' && rows.some(({ high }) => high === Number.POSITIVE_INFINITY)) return [];
  const fits = usualRollFor(rows);
  const before = source.slice(Math.max(0, span.start - widestHead), span.start);
  const [sentence = ''] =
    /[^.!?<>\n]*[^\s.!?:<>][.:]?(?:\s|<[^<>]*>|[*#|:+•·–-])*$/.exec(before.slice(-maximumSentence)) ?? [];
  const written = sentence.replace(/(?:\s|<[^<>]*>|[*#|+•·–-])*$/, '').trimStart();
  // Dice that stick to words are a problem of their own.
  if (/\dD\d/i.test(written) || (fits !== undefined && isSpoken(written, fits))) return [];
  const [head = ''] = cellLines.exec(before) ?? [];
  const said = before.slice(0, before.length - head.length).slice(-maximumSaid);
  if (dieInHead.test(head) || otherwise.some((one) => one.test(said))) return [];
  if (lookedUpBy.test(said) && !rolled.test(said)) return [];
  const start = span.start - sentence.trimStart().length;
  const place = written === '' ? rows[0]?.mark : { start, end: start + written.length };
  return [{ code: 'table-without-die', span: place ?? span, facts: { fits } }];
}

/** Whether a sentence counts the dice of a roll without asking to roll them: `one question each, two dice`. */
function isSpoken(sentence: string, roll: string): boolean {
  const [, count] = /^(\d)D6$/.exec(roll) ?? [];
  const spoken = countedDice.exec(sentence)?.[1]?.toLowerCase() ?? '';
  return String(spoken === 'un' ? 1 : (numberNamed(spoken) ?? spoken)) === count;
}

const countedDice = new RegExp(`(?<![\\p{L}\\d])(un|[123]|${numberChoices}) (?:die|dice|dados?)(?!\\p{L})`, 'iu');

/** A roll in the head of a Markdown table, in whatever way: `<br>B: d6`, `X: d%`. */
const dieInHead = /(?<![\p{L}\d])\d{0,2}[dD](?:\d{1,3}|%)(?![\p{L}\d])/u;

const otherwise: readonly RegExp[] = [
  // A roll with something that nobody can read: `Severity = 1D12 + the Wounds lost`.
  /\d{0,2}[dD]\d{1,3} ?(?:\+|plus(?!\p{L})|más(?!\p{L}))/u,
  // Dice that a scanner has split, in the last sentence.
  /(?:\d[ \u00a0]D[ \u00a0]?|\dD[ \u00a0])(?:3|6|66)(?! ?x|\d)[^.!?]{0,120}[.:]?\s*$/u,
  // `Look up the number of Wounds lost on the table below`.
  /(?<!\p{L})(?:look up|find|busca|consulta) (?:the|your|his|el|la|los|las) (?:amount|number|cantidad|número) (?:of|de)(?!\p{L})/iu,
];

/** A table that is looked up by something else: `based on the Wounds lost`. */
const lookedUpBy =
  /(?<!\p{L})(?:based on|according to|depending on|for each amount|según|en función de|dependiendo de) (?!(?:the |this |la |esta |el )?(?:following |siguiente )?(?:table|chart|tabla|resultado|cuadro))/iu;
const rolled =
  /(?<!\p{L})(?:rolls?|rolling|throws?|dice|die|random\p{L}*|tira\p{L}*|lanza\p{L}*|dados?|azar)(?!\p{L})/iu;
