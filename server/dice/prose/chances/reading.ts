/** Finds the chances in running text: what has to be rolled, with which dice. */

import { type ProseLanguage, proseLanguage } from '../../../text/language.ts';
import { type Paused, withoutPauses } from '../../../text/paused.ts';
import type { Span } from '../../../text/span.ts';
import type { Test, Value } from '../../language/expression.ts';
import { languageOfTokens, phrasesOf } from '../match/languages.ts';
import type { Phrases } from '../match/phrases.ts';
import { Sentence } from '../match/sentence.ts';
import type { Act } from '../meaning/acts.ts';
import { type DiceMention, diceMention, readMentions, type TokenMention } from '../notation/notation.ts';
import { askedIn } from '../reference/references.ts';
import { withoutEmphasis } from '../words/emphasis.ts';
import { breakBefore } from '../words/layout.ts';
import { withoutNumbering } from '../words/numbering.ts';
import type { Token } from '../words/token.ts';
import { mayHaveBareTarget, mayHaveDice, mayStateChance, readTokens } from '../words/tokens.ts';
import { diceOfCells } from './cells.ts';
import { type Occasion, occasionOf, withoutRivals } from './occasions.ts';
import { sentenceActs } from './sentenceActs.ts';

/** A target that the text speaks of, and the roll that has to meet it. */
export interface ChanceMention {
  /** The target: `5 or 6`, `7 or more`. */
  readonly span: Span;
  readonly text: string;
  readonly roll: Value;
  readonly test: Test;
  /** Whether the text says the chance itself: `a 1 in 6 chance`. */
  readonly isStated?: boolean;
  /** Absent if the text does not say that the test is made in each turn or by each Warrior. */
  readonly occasion?: Occasion;
}

/** What the text makes of a roll: how many of its dice score something, or what it comes to when it is repeated. */
export interface ScoreMention {
  /** `each dice that scores 4, 5 or 6`, `until the roll is a 1`. */
  readonly span: Span;
  readonly text: string;
  readonly roll: Value;
  readonly value: Value;
}

/** Everything about dice in a text; each list in order and without overlaps. */
export interface ProseReading {
  readonly dice: readonly DiceMention[];
  readonly chances: readonly ChanceMention[];
  readonly scores: readonly ScoreMention[];
  /** Whether dice are rolled in it for which what follows may have a target. */
  readonly hasOpenRoll: boolean;
}

const nothing: ProseReading = { dice: [], chances: [], scores: [], hasOpenRoll: false };

/**
 * Reads a text once for all that it says about dice. Spans are UTF-16 offsets in the text. A target counts only where one roll
 * alone can be meant: a wrong chance is worse than none.
 *
 * @param hasBareTargets whether `hits on a 4+`, with no dice near it, is 1D6: so it is in texts of this game.
 */
export function readProse(text: string, hasBareTargets = false): ProseReading {
  return withoutPauses(readingProse(text, hasBareTargets));
}

/** The same with pauses. */
export function* readingProse(text: string, hasBareTargets: boolean): Paused<ProseReading> {
  if (!mayHaveDice(text) && !(hasBareTargets && mayHaveBareTarget(text)) && !mayStateChance(text)) return nothing;
  const tokens = withoutNumbering(text, withoutEmphasis(text, yield* readTokens(text)));
  const mentions = yield* readMentions(tokens);
  const chances: ChanceMention[] = [];
  const scores: ScoreMention[] = [];
  const acts = yield* readActs(text, tokens, mentions);
  const { asked: all, hasOpenRoll } = askedIn(acts, hasBareTargets);
  for (const found of all) {
    const { span, roll, asked } = found;
    const mention = { span, text: text.slice(span.start, span.end), roll };
    const occasion = occasionOf(text, tokens, found);
    if (asked.kind === 'test') {
      const { test, isStated } = asked;
      chances.push({ ...mention, test, ...(isStated && { isStated }), ...(occasion && { occasion }) });
    } else scores.push({ ...mention, value: asked.value });
  }
  return {
    dice: mentions.map((mention) => diceMention(text, tokens, mention)),
    chances: withoutRivals(chances),
    scores,
    hasOpenRoll,
  };
}

/** The chances in a text, in order; they do not overlap. */
export function findChances(text: string): readonly ChanceMention[] {
  return readProse(text).chances;
}

/** All acts of a text, in order; with pauses. */
function* readActs(text: string, tokens: readonly Token[], mentions: readonly TokenMention[]): Paused<readonly Act[]> {
  const byStart = new Map(mentions.map((mention) => [mention.from, mention]));
  const diceOf = diceOfCells(text, tokens, mentions);
  const acts: Act[] = [];
  let sinceDice = mostSentences;
  let rolledAt = 0;
  let language: ProseLanguage = proseLanguage(text) ?? 'en';
  for (let from = 0; from < tokens.length; ) {
    const of = from === 0 ? 'sentence' : breakBefore(text, tokens, from);
    acts.push({ kind: 'break', of, from, to: from });
    const dice = diceOf.get(from);
    if (dice) acts.push({ ...namedRoll, dice, from, to: from });
    let to = from + 1;
    while (to < tokens.length && to - from < longestSentence && breakBefore(text, tokens, to) === 'none') to++;
    language = languageOfTokens(tokens, from, to) ?? language;
    const phrases = phrasesOf(language);
    const hasDice = hasDiceIn(byStart, from, to);
    sinceDice = hasDice ? 0 : sinceDice + 1;
    // Far behind all dice only a number can make a sentence speak of a roll, or what it says of the next one: `Sample turn. 1D6 shows 4`.
    const sentence = new Sentence(tokens, from, to, byStart, phrases);
    const near = to - from <= longestHeading && isSample(sentence) ? nearestPlay : nearestDice;
    const isBeforeDice = to - from <= longestHeading && hasDiceIn(byStart, to, Math.min(to + near, tokens.length));
    if (sinceDice > mostSentences && !isBeforeDice && !hasNumber(tokens, from, to, phrases)) {
      from = to;
      continue;
    }
    for (const act of sentenceActs(sentence)) {
      if (act.kind === 'roll' && act.how !== 'amount') rolledAt = tokens[act.from]?.start ?? 0;
      acts.push(isLineRow(text, tokens, act, rolledAt) ? { ...act, isUncovered: true } : act);
    }
    from = to;
    yield;
  }
  return acts;
}

/** Dice that another cell of the table has. */
const namedRoll = {
  kind: 'roll',
  how: 'named',
  owner: undefined,
  subject: [],
  isConditional: false,
  isForThat: false,
  isFurther: false,
  severally: undefined,
  isCut: false,
  isListed: false,
} as const;

const longestSentence = 400;
const mostSentences = 4;
const longestHeading = 8;
const nearestDice = 4;
const nearestPlay = 16;

/** `Worked example.` */
function isSample(sentence: Sentence): boolean {
  const { from, to } = sentence;
  for (let at = from; at < Math.min(from + longestSample, to); at++)
    if (sentence.at('told', at).some(({ variant }) => variant === 'sample')) return true;
  return false;
}

const longestSample = 3;

function hasDiceIn(mentions: ReadonlyMap<number, TokenMention>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (mentions.has(at)) return true;
  return false;
}

function hasNumber(tokens: readonly Token[], from: number, to: number, { numbers }: Phrases): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.kind === 'number' || (token?.kind === 'word' && numbers.has(token.word))) return true;
  }
  return false;
}

/**
 * `1-2 Rats` on a line of its own, as in a table, of which no line with a colon at its end says what is rolled; or where other dice were rolled
 * since that line, in one of its rows.
 */
function isLineRow(text: string, tokens: readonly Token[], act: Act, rolledAt: number): boolean {
  if (act.kind !== 'ask' || (act.of !== 'bare' && act.of !== 'row') || act.dice) return false;
  const start = tokens[act.from]?.start ?? 0;
  const lines = text.slice(Math.max(0, start - farthestHead), start).split('\n');
  if (lines.length < 2 || lines.at(-1)?.trim() !== '') return false;
  const before = lines.slice(0, -1);
  // `5. He drinks. Roll 1D6:` is no row of what stands before it.
  const head = before.findLastIndex((line) => line.trim() !== '' && (!/^\s*\d/.test(line) || endsInColon(line)));
  if (!endsInColon(before[head] ?? '')) return true;
  return rolledAt > start - lines.slice(head + 1).join('\n').length;
}

function endsInColon(line: string): boolean {
  return line.trimEnd().endsWith(':');
}

const farthestHead = 2000;
