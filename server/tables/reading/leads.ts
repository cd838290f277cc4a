/** Finds the text before each table of a text: the dice that it names, and its announcement. */
import { minimum } from '../../dice/evaluation/statistics.ts';
import type { Value } from '../../dice/language/expression.ts';
import { type NamedDice, namedDiceIn } from '../../dice/prose/chances/namedDice.ts';
import { filler } from '../../text/htmlCharacters.ts';
import { outcomesOf } from '../outcomes.ts';
import { cellLines, type Lead, LeadBefore } from './lead.ts';
import { hasTitle } from './topics.ts';

/** Between a roll and its table a heading and a paragraph may stand. */
const maximumLeadLength = 700;

/** The announcement of a table stands directly before it. */
const maximumAnnouncementLength = 160;

/** The text about the roll stands in the same paragraph or the one before. */
const maximumChangeLength = 500;

/** A heading with nothing below it. */
const title = /^\n#{1,6}[^\n]*\s*$/;

const maximumDice = 8;

/** Words that a text has which asks for a roll. This pattern and the next ones look at the letter before a word only where its first letter fits. */
const spoken =
  /(?=[rtcdlmohfabsp])(?<!\p{L})(?:rolls?|rolled|rolling|tables?|charts?|results?|throws?|dice|die|tira|tiras|tirad|tire|tirar|tirada|lanza|lanzad|lanza[rn]|tablas?|resultados?|dados?|lists?|lista|total|outcomes?|happens?|happened|find out|at random|randomly|decides?|determines?|luck|fate|suerte|azar|destino|determina|sucede|ocurre|pasa|averigua|consult\p{L}*|busca|buscad|mira|mirad|mire|miren)(?!\p{L})/giu;

/** Whether a text has a word about rolls: a table stands behind one or behind dice. */
export function mayAskForRoll(text: string): boolean {
  return text.search(spoken) >= 0;
}

/** A line with signs that look like a score, at the end of a text: the first row, whose scores a scanner has spoilt. */
const spoiltRow =
  /\n[ \t]*(?:[*•-][ \t]+)?(?:[lIi|!íZSsGbB?]{1,2}|[lIZSGB?]-\d|\d-[lIZSGB?])[.:)]?[ \t]+(?:[-–][ \t]+)?[*_"“¡¿]{0,3}\p{Lu}[^\n]*\n\s*$/u;

/** The parts of a line before dice and behind them, where the line is the head of a table. */
const maximumHeadLength = 80;
const maximumBehindHead = 200;

const maximumIndent = 20;

/** `D6 Result`. */
const maximumBeforeDice = 12;
const beforeDice = /^[\s|*_#>(]*(?:roll (?:a )?|tira (?:un )?)?$/i;
const behindDice = /^[*_)]{0,3}(?:[ \t|:]+[^\n.]{0,40})?(?:\r?\n|$)/;

/** Nothing but dice in the first cell; `` `dice: 1d6` `` as Obsidian's rollers write it. */
const firstHead = /^[ \t]*\|[\s*_(`]*(?:roll |tira |dice: ?)?(?:an? |un )?$/i;

/** `Table (D6) | Result`: below the first cell are the scores. Behind the head is the line of a Markdown table, or the end of a row of elements. */
const inFirstCell = /^[\s|*_]*\p{L}[^|\n]*$/u;
const behindCell = /^[^|\n]{0,30}\|[^\n]*(?:\n[ \t]*\|?[ \t]*:?-[-:|\s]*(?:\||\d|$)|$)/;

/** `Treasures – D6`, `Treasures (D6)`, with the rows or the head of the table below it. */
const inTitle = /^[\s*_#>]*\p{Lu}[^.:;!?|\n]*(?:[([]|[,:–—-]\s)\s*$/u;
const behindTitle = /^[)\]]?[*_]{0,3}[.:]?[ \t\r]*(?:\n\s*(?:$|\||[*•-]?[ \t]*[*_]{0,2}\d)|$)/;

/** Reads the leads of a text, whose dice are found once. */
export class Leads {
  readonly #text: string;
  #dice: readonly NamedDice[] | undefined;
  #ends: readonly number[] = [];
  #words: readonly number[] | undefined;
  #lineBreaks: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The dice in the whole text, in order. */
  get dice(): readonly NamedDice[] {
    if (!this.#dice) {
      this.#dice = withPercentages(this.#text, namedDiceIn(this.#text));
      this.#ends = this.#dice.map(({ span }) => span.end);
    }
    return this.#dice;
  }

  /** Whether the text before an offset may speak of a roll: quick to ask. */
  speaks(floor: number, to: number): boolean {
    this.#words ??= [...this.#text.matchAll(spoken)].map(({ index }) => index);
    const start = this.#startOf(floor, to);
    const last = this.#words[countBelow(this.#words, to) - 1] ?? -1;
    return last >= Math.max(start, to - maximumChangeLength) || this.#diceBetween(start, to).length > 0;
  }

  /**
   * The lead of the rows that begin at `to`; nothing before `floor` belongs to it.
   *
   * @param low the first score of the table.
   */
  before(floor: number, to: number, low?: number): Lead {
    const start = Math.max(this.#startOf(floor, to), this.#itemAround(to));
    const near = this.#diceBetween(start, to);
    const dice = low === undefined ? near : near.filter((one) => !this.#isOfRowBefore(one, floor, to, low));
    return this.#leadOf(dice, [this.#announcement(start, to, low)], floor, to);
  }

  /** The lead of the rows that begin at `to`, behind a head that begins at `head`: the announcement may stand before either. */
  beforeHead(head: number, to: number): Lead {
    const start = this.#startOf(0, to);
    const announcements = [this.#announcement(start, to), this.#announcement(this.#startOf(0, head), head)];
    return this.#leadOf(this.#diceBetween(start, to), announcements, 0, to);
  }

  #leadOf(dice: readonly NamedDice[], announcements: readonly string[], floor: number, to: number): Lead {
    const changes = this.#text.slice(Math.max(this.#startOf(floor, to), to - maximumChangeLength), to);
    return new LeadBefore(dice, announcements, { text: changes, end: to });
  }

  /** The text directly before rows, without the head of a Markdown table and a first row that is spoilt. */
  #announcement(start: number, end: number, low = 1): string {
    const text = this.#text.slice(Math.max(start, end - maximumAnnouncementLength), end);
    if (text.includes('|')) return text.replace(cellLines, '\n');
    return low > 1 ? text.replace(spoiltRow, '\n') : text;
  }

  /** Behind a heading, unless that is the title of the table itself. The head of a Markdown table may be as long as its cells are. */
  #startOf(floor: number, to: number): number {
    const start = Math.max(floor, this.#startOfHead(floor, to) - maximumLeadLength);
    const before = this.#text.slice(start, to);
    const heading = before.lastIndexOf('\n#');
    return heading >= 0 && !title.test(before.slice(heading)) ? start + heading : start;
  }

  /** Where the item begins in which a list stands: items beside that one are about something else. */
  #itemAround(to: number): number {
    const line = this.#lineStart(to);
    const own = /^[ \t]*/.exec(this.#text.slice(line, to))?.[0].length ?? 0;
    const from = Math.max(0, line - maximumLeadLength);
    const lines = [...this.#text.slice(from, line).matchAll(/^([ \t]*)(?:([-*+] )|\S)/gm)];
    const above = lines.findLast(([, indent = '']) => indent.length < own);
    return above?.[2] ? from + above.index : 0;
  }

  /** Where the two lines of the head of a Markdown table directly before an offset begin; the offset where there are none. */
  #startOfHead(floor: number, to: number): number {
    let start = to;
    for (let line = 0; line < 2; line++) {
      const lineStart = this.#lineStart(start - 1);
      if (
        lineStart < floor ||
        lineStart >= start ||
        !/^[ \t]*\|/.test(this.#text.slice(lineStart, lineStart + maximumIndent))
      )
        return start;
      start = lineStart;
    }
    return start;
  }

  /** The dice between a row and a title behind it are those of that row, unless their results begin with the score of the next table. */
  #isOfRowBefore(dice: NamedDice, floor: number, to: number, low: number): boolean {
    if (floor <= 0 || !hasTitle(this.#text.slice(Math.max(floor, dice.span.end), to))) return false;
    // What is added to dice is read here, not where there is no title.
    const { total } = dice;
    const outcomes = total && outcomesOf(total);
    return outcomes === undefined || minimum(outcomes) !== low;
  }

  /** Whether the dice are named by the head of a table, `D6 Result` or `Table (D6) | Result`, or by the title directly above it: `Treasures – D6`. */
  isHead({ span }: NamedDice): boolean {
    const lineStart = Math.max(span.start - maximumHeadLength, this.#lineStart(span.start));
    const before = this.#text.slice(lineStart, span.start).replaceAll(filler, ' ');
    const after = this.#text.slice(span.end, span.end + maximumBehindHead).replaceAll(filler, ' ');
    if (firstHead.test(before) && /^[\s*_)`]*\|/.test(after)) return true;
    if (beforeDice.test(before.slice(-maximumBeforeDice)) && behindDice.test(after)) return true;
    return (inFirstCell.test(before) && behindCell.test(after)) || (inTitle.test(before) && behindTitle.test(after));
  }

  /** Where the line begins that an offset is in: a line break before it is looked up, as a whole text may be a single line. */
  #lineStart(offset: number): number {
    this.#lineBreaks ??= [...this.#text.matchAll(/\n/g)].map(({ index }) => index);
    return (this.#lineBreaks[countBelow(this.#lineBreaks, offset) - 1] ?? -1) + 1;
  }

  #diceBetween(start: number, end: number): readonly NamedDice[] {
    const { dice } = this;
    const found: NamedDice[] = [];
    for (let at = countBelow(this.#ends, end + 1) - 1; at >= 0 && found.length < maximumDice; at--) {
      const one = dice[at];
      if (!one || one.span.start < start) break;
      if (!one.isPrice) found.push(one);
    }
    return found;
  }
}

/** The dice with those that are written `d%`, which only tables have. */
function withPercentages(text: string, dice: readonly NamedDice[]): readonly NamedDice[] {
  const found = [...text.matchAll(percentage)].map(
    ({ 0: written, index }): NamedDice => ({
      span: { start: index, end: index + written.length },
      total: hundred,
      plain: hundred,
      isRolled: true,
      isAmount: false,
      isPrice: false,
      isSpoilt: false,
      isChanged: false,
    }),
  );
  return found.length === 0 ? dice : [...dice, ...found].sort((one, other) => one.span.start - other.span.start);
}

const percentage = /(?<![\p{L}\d])1?[dD]%/gu;
const nowhere = { start: 0, end: 0 };
const numberOf = (value: number): Value => ({ kind: 'number', value, span: nowhere });
const hundred: Value = { kind: 'dice', count: numberOf(1), sides: numberOf(100), span: nowhere };

/** How many of the numbers, which are in order, are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
