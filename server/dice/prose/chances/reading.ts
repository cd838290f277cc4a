/** Finds the chances in running text: what has to be rolled, with which dice. */

import { type Paused, withoutPauses } from '../../../queries/paused.ts';
import { type ProseLanguage, proseLanguage } from '../../../text/language.ts';
import type { Span } from '../../../text/span.ts';
import type { Test, Value } from '../../language/expression.ts';
import { languageOfTokens, phrasesOf } from '../match/languages.ts';
import type { Phrases } from '../match/phrases.ts';
import { Sentence } from '../match/sentence.ts';
import type { Act, ChangeAct } from '../meaning/acts.ts';
import { type DiceMention, diceMention, readMentions, type TokenMention } from '../notation/notation.ts';
import { askedIn } from '../reference/references.ts';
import { plainRoll, withChange } from '../reference/roll.ts';
import { withoutEmphasis } from '../words/emphasis.ts';
import { breakBefore, endOfSentence } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { mayHaveBareTarget, mayHaveDice, mayStateChance, readTokens } from '../words/tokens.ts';
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
  /** Whether each Warrior of the party makes the roll. */
  readonly isOfParty?: boolean;
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
  const tokens = withoutEmphasis(text, yield* readTokens(text));
  const mentions = yield* readMentions(tokens);
  const chances: ChanceMention[] = [];
  const scores: ScoreMention[] = [];
  const acts = yield* readActs(text, tokens, mentions);
  const { asked: all, hasOpenRoll } = askedIn(acts, hasBareTargets);
  for (const { span, roll, asked, isOfParty } of all) {
    const mention = { span, text: text.slice(span.start, span.end), roll };
    if (asked.kind === 'value') scores.push({ ...mention, value: asked.value });
    else {
      const { test, isStated } = asked;
      chances.push({ ...mention, test, ...(isStated && { isStated }), ...(isOfParty && { isOfParty }) });
    }
  }
  let place = 0;
  const dice = mentions.flatMap((mention) => {
    while (place < acts.length && (acts[place]?.to ?? 0) <= mention.from) place++;
    const expression = keptDice(acts, place, mention);
    return expression ? diceMention(text, tokens, { ...mention, expression }) : [];
  });
  return { dice, chances, scores, hasOpenRoll };
}

/** `4D6 and keep the three best`: the dice with what their sentence says of which are kept; undefined where nobody can say. */
function keptDice(acts: readonly Act[], place: number, { from, expression }: TokenMention): Value | undefined {
  const act = acts[place];
  if (act?.kind !== 'roll' || act.from > from) return expression;
  const next = acts[place + 1];
  const change = next?.kind === 'purpose' ? acts[place + 2] : next;
  if (change?.kind !== 'change' || !choosing.has(change.of)) return expression;
  return withChange(plainRoll(expression), change)?.total;
}

/** Changes that choose among dice. */
const choosing: ReadonlySet<ChangeAct['of']> = new Set<ChangeAct['of']>([
  'highest',
  'lowest',
  'dropHighest',
  'dropLowest',
]);

/** The chances in a text, in order; they do not overlap. */
export function findChances(text: string): readonly ChanceMention[] {
  return readProse(text).chances;
}

/** All acts of a text, in order; with pauses. */
function* readActs(text: string, tokens: readonly Token[], mentions: readonly TokenMention[]): Paused<readonly Act[]> {
  const byStart = new Map(mentions.map((mention) => [mention.from, mention]));
  const acts: Act[] = [];
  let sinceDice = mostSentences;
  let language: ProseLanguage = proseLanguage(text) ?? 'en';
  for (let from = 0; from < tokens.length; ) {
    acts.push({ kind: 'break', of: breakBefore(text, tokens, from), from, to: from });
    const to = endOfSentence(text, tokens, from);
    language = languageOfTokens(tokens, from, to) ?? language;
    const phrases = phrasesOf(language);
    sinceDice = hasDiceIn(byStart, from, to) ? 0 : sinceDice + 1;
    if (sinceDice <= mostSentences || hasNumber(tokens, from, to, phrases)) {
      for (const act of sentenceActs(new Sentence(tokens, from, to, byStart, phrases))) acts.push(act);
    }
    from = to;
    yield;
  }
  return acts;
}

/** So far behind dice a sentence without a number says nothing of a roll. */
const mostSentences = 4;

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
