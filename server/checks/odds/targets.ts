import { evaluate } from '../../dice/evaluation/evaluate.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { type ChanceMention, findChances } from '../../dice/prose/chances/reading.ts';
import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';

/**
 * Targets that no roll can reach: `7+` on 1D6. Only if the roll is certain, and if nothing in the
 * paragraph changes its score. Spans are in section coordinates.
 */
export function targetProblems(texts: readonly Prose[]): readonly Finding[] {
  return gathered(texts, ({ text, use, start }) => {
    const found = use === 'name' ? none : problemsIn(text);
    return found.length > 0 ? found.map((problem) => shiftFinding(problem, start)) : none;
  });
}

const none: readonly Finding[] = [];

/** Spans count in the text. */
const problemsIn = rememberedText(shortTexts, (text): readonly Finding[] => {
  if (text.length > maximumTextLength || !hint.test(text) || !extreme.test(text) || changesScore.test(text))
    return none;
  const numbers = new Map<number, number>();
  const reachable = text.replace(extremes, (written, index: number) => {
    numbers.set(index, Number(written));
    return ordinaryScore.padStart(written.length);
  });
  return findChances(reachable).flatMap((chance) => {
    const start = chance.span.start + leadingBlanks(reachable, chance.span.start, numbers);
    const number = numbers.get(start);
    return number === undefined ? [] : (problemOf(chance, number, start, text) ?? []);
  });
});

/** Longer than any paragraph, because reading chances takes time. */
const maximumTextLength = 50_000;

/**
 * A target at an end of the possible scores. The reader of chances rightly does not read such a number as a score; so it gets the text with
 * an ordinary score instead, and finds the roll.
 */
const extreme =
  /(?<![A-Za-zÀ-ÿ0-9+./-])(?:1|[7-9]|[1-9]\d)(?=\+|\s+(?:or|o)\s+(?:more|higher|above|over|better|greater|less|lower|below|under|más|mayor|superior|menos|menor|inferior)(?![A-Za-zÀ-ÿ]))/u;
/** A quick test that every such text meets. */
const hint = /[1-9](?:\+|\s+or?\s)/;
const extremes = new RegExp(extreme, 'gu');

/** A possible score for one to three D6 or D3. */
const ordinaryScore = '3';

/** A number of two digits is replaced by a space and a digit. */
function leadingBlanks(text: string, offset: number, numbers: ReadonlyMap<number, number>): number {
  return text[offset - 1] === ' ' && numbers.has(offset - 1) ? -1 : 0;
}

/** Words that may raise or lower a score. Too many do no harm: a missing problem is better than a wrong one. */
const changesScore =
  /(?<![A-Za-zÀ-ÿ0-9])[+-]\s?[A-Za-zÀ-ÿ0-9]|(?<![A-Za-zÀ-ÿ])(?:add(?:s|ed|ing)?|adding|plus|minus|bonus|bonuses|modif[A-Za-zÀ-ÿ]*|penalt[A-Za-zÀ-ÿ]*|subtract[A-Za-zÀ-ÿ]*|deduct[A-Za-zÀ-ÿ]*|increas[A-Za-zÀ-ÿ]*|reduc[A-Za-zÀ-ÿ]*|doubl[A-Za-zÀ-ÿ]*|multipl[A-Za-zÀ-ÿ]*|improv[A-Za-zÀ-ÿ]*|rais[A-Za-zÀ-ÿ]*|lower(?:s|ed|ing)|sum(?:a|as|ar|ando|ado)|añad[A-Za-zÀ-ÿ]*|agreg[A-Za-zÀ-ÿ]*|más|menos|rest(?:a|as|ar|ando)|penaliz[A-Za-zÀ-ÿ]*|aument[A-Za-zÀ-ÿ]*|dobl[A-Za-zÀ-ÿ]*|mejor[A-Za-zÀ-ÿ]*)(?![A-Za-zÀ-ÿ])/iu;

function problemOf(
  { roll, test, span }: ChanceMention,
  number: number,
  start: number,
  text: string,
): Finding | undefined {
  // Dice without a modifier.
  if (roll.kind !== 'dice' || test.kind !== 'comparison') return undefined;
  const odds = evaluate({ ...test, right: { kind: 'number', value: number, span: test.span } });
  if (odds.kind !== 'chance' || odds.ways !== 0n) return undefined;
  return {
    code: 'impossible-target',
    span: { start, end: span.end },
    facts: { target: text.slice(start, span.end), roll: formatExpression(roll) },
  };
}
