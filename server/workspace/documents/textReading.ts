import { formatExpression } from '../../dice/language/format.ts';
import {
  type ChanceMention,
  type ProseReading,
  readingProse,
  type ScoreMention,
} from '../../dice/prose/chances/reading.ts';
import type { DiceMention } from '../../dice/prose/notation/notation.ts';
import type { Paused } from '../../queries/paused.ts';
import { remembered, rememberedLately } from '../../queries/remembered.ts';
import { inSearch } from '../../queries/run.ts';
import { withNested } from '../../tables/rollTable.ts';
import { blanked, hiddenIn } from '../../text/markdown/hidden.ts';
import { isWithin, type Span, shift } from '../../text/span.ts';
import { asProse, type Section } from './section.ts';
import { tablesIn } from './tablesIn.ts';
import { textRuns } from './textRuns.ts';

/** All dice and chances in a section's text, in order. Spans are in section coordinates. */
interface DiceReading {
  readonly dice: readonly DiceMention[];
  readonly chances: readonly ChanceMention[];
  /** Rolls with a condition on each die: how many of seven dice score 4 or more. */
  readonly scores: readonly ScoreMention[];
}

/**
 * The dice and chances in the running text of a section, without attributes, comments and instructions. In a run it pauses while it reads a long
 * one: in a text of a megabyte that takes seconds.
 */
export function diceIn(section: Section): DiceReading {
  return section.text.length < longText ? diceInShort(section) : diceInLong(section);
}

/** Longer ones are pages: few, and dear to read again. */
const longText = 10_000;

const reading = inSearch(readDice);
const begin = (section: Section): DiceReading => reading(section) ?? { dice: [], chances: [], scores: [] };
const diceInShort = rememberedLately(begin);
const diceInLong = remembered(begin);

function* readDice(section: Section): Paused<DiceReading> {
  const isPage = section.reader === asProse;
  const isOfGame = !isPage || speaksOfGame(section.text);
  let hasOpenRoll = false;
  const dice: DiceMention[] = [];
  const chances: ChanceMention[] = [];
  const scores: ScoreMention[] = [];
  for (const run of joinedRuns(section)) {
    const written = textOf(section, run);
    const text = blanked(written, hiddenIn(written, isPage));
    // In XML each cell and each point of a list is a run of its own, and the first one may have the dice of the second.
    const reading: ProseReading = yield* readingProse(text, isOfGame && !hasOpenRoll);
    hasOpenRoll = reading.hasOpenRoll;
    const inSection = <Found extends { readonly span: Span }>(found: Found): Found => ({
      ...found,
      span: shift(found.span, run.start),
    });
    for (const found of reading.dice) dice.push(inSection(found));
    for (const found of reading.chances) chances.push(inSection(found));
    for (const found of reading.scores) scores.push(inSection(found));
  }
  return { dice, chances: withoutRollsOfTables(section, dice, chances), scores };
}

/**
 * The chances without those in the text of a row that would be for the roll of its table: that roll has led to the row, and `on 4+` there is
 * for another one. Of a table for one D6 they stay, since their odds are those of the other roll too, and so do scores that no D6 has.
 */
function withoutRollsOfTables(
  section: Section,
  dice: readonly DiceMention[],
  chances: readonly ChanceMention[],
): readonly ChanceMention[] {
  const isOpen = ({ roll, text }: ChanceMention): boolean =>
    formatExpression(roll) !== '1D6' && (text.match(/\d+/g) ?? []).every((score) => Number(score) <= 6);
  if (!chances.some(isOpen)) return chances;
  const rows = tablesIn(section)
    .flatMap(withNested)
    .flatMap((table) => table.rows.map(({ text }) => ({ text, die: table.die?.expression })));
  return chances.filter((chance) => {
    if (!isOpen(chance)) return true;
    const roll = formatExpression(chance.roll);
    const row = rows.findLast(({ text }) => isWithin(chance.span, text));
    if (!row?.die || formatExpression(row.die) !== roll) return true;
    return dice.some(({ span, expression }) => isWithin(span, row.text) && formatExpression(expression) === roll);
  });
}

/** Whether a page is about this game, of which it has at least two words, or rolls D6 again and again and no other dice. */
function speaksOfGame(text: string): boolean {
  const found = new Set<string>();
  for (const [word] of text.matchAll(gameWords)) {
    found.add(word);
    if (found.size > 1) return true;
  }
  return (text.match(/\bD6\b/g) ?? []).length >= fewestDice && !/\b\d*d(?:4|8|10|12|20|100)\b/i.test(text);
}

const fewestDice = 3;

const gameWords =
  /(?<![\p{L}])(?:Warriors?|Monsters?|Wounds?|Battle-level|Toughness|Initiative|Dungeon|Treasure|Power Phase|Casting Number|Guerreros?|Monstruos?|Heridas?|Resistencia|Iniciativa|Mazmorra|Tesoro|Fase de Poder|Hechicero|Wizard|Barbarian|WHQ|Warhammer|Skaven|Chaos|Daemons?|to hit|Power roll|para impactar|tirada de Poder)(?!\p{L})/gu;

/** The runs of text, those that only tags such as `<b>` and `<p>` divide in one: the target of a roll may stand behind them. */
function joinedRuns(section: Section): readonly Span[] {
  const joined: Span[] = [];
  for (const run of textRuns(section.nodes)) {
    const before = joined.at(-1);
    const isJoined = before !== undefined && joiningTags.test(section.text.slice(before.end, run.start));
    if (before && isJoined) joined[joined.length - 1] = { start: before.start, end: run.end };
    else joined.push(run);
  }
  return joined;
}

const joiningTags = /^(?:<\/?(?:b|i|u|em|strong|span|p)>)+$/;

/** Whether the text speaks of all dice of the instructions, so that these may be about it. */
export function speaksOfDice(section: Section, sources: readonly string[]): boolean {
  const { dice, chances } = diceIn(section);
  const rolls = [...dice.map(({ expression }) => expression), ...chances.map(({ roll }) => roll)];
  const spoken = new Set(rolls.flatMap((roll) => sidesOf(formatExpression(roll))));
  return sources.every((source) => sidesOf(source).every((sides) => spoken.has(sides)));
}

/** `6` of `2D6`, for every die of an expression in the language of odds. */
function sidesOf(expression: string): readonly string[] {
  return [...expression.matchAll(/D(\d+)/gi)].map(([, sides = '']) => sides);
}

function textOf({ text }: Section, { start, end }: Span): string {
  return text.slice(start, end);
}
