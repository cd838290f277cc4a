/** The dice of a text with all that is said of them in the same sentence: who adds what, and whether anybody rolls them. */

import { proseLanguage } from '../../../text/language.ts';
import { withoutPauses } from '../../../text/paused.ts';
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import { freeVariables } from '../../language/names.ts';
import { languageOfTokens, phrasesOf } from '../match/languages.ts';
import { Sentence } from '../match/sentence.ts';
import type { Act, RollAct } from '../meaning/acts.ts';
import { isForSomeCase } from '../meaning/changeAct.ts';
import { readMentions, type TokenMention } from '../notation/notation.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { withChange } from '../reference/change.ts';
import { plainRoll, type RolledDice, repeated } from '../reference/roll.ts';
import { withoutEmphasis } from '../words/emphasis.ts';
import { breakBefore } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { mayHaveDice, tokensOf } from '../words/tokens.ts';
import { isNumberOfGame } from '../words/variableNames.ts';
import { sentenceActs } from './sentenceActs.ts';

/** Dice that a text names. */
export interface NamedDice {
  readonly span: Span;
  /** What the roll comes to, with all that is added; undefined where nobody can say. */
  readonly total: Value | undefined;
  /** The dice alone. */
  readonly plain: Value;
  /** Whether somebody is told to roll them: `roll 1D6`, not `suffers 1D6 Wounds`. */
  readonly isRolled: boolean;
  /** Whether they are an amount: `1D6 Wounds`. */
  readonly isAmount: boolean;
  /** Whether they are a price or a product: `throw 1D6x25 gold into the well`. */
  readonly isPrice: boolean;
  /** Whether a scanner has spoilt them or the words beside them. */
  readonly isSpoilt: boolean;
  /** Whether the sentence changes the roll, in a way that `total` has or in one that could not be read. */
  readonly isChanged: boolean;
}

/** All dice in a text, in order. Spans are offsets in the text. Takes time in proportion to the text; what is said of dice is read when asked for. */
export function namedDiceIn(text: string): readonly NamedDice[] {
  if (!mayHaveDice(text)) return [];
  const tokens = withoutEmphasis(text, tokensOf(text));
  const mentions = withoutPauses(readMentions(tokens));
  const byStart = new Map(mentions.map((mention) => [mention.from, mention]));
  const known = new Map<number, readonly Act[]>();
  const actsAround = (at: number): readonly Act[] => {
    const { from, to } = sentenceAround(text, tokens, at);
    const before = known.get(from);
    if (before) return before;
    const language = languageOfTokens(tokens, from, to) ?? proseLanguage(text) ?? 'en';
    const acts = sentenceActs(new Sentence(tokens, from, to, byStart, phrasesOf(language)));
    known.set(from, acts);
    return acts;
  };
  return mentions.map((mention) => new DiceInText(tokens, mention, () => actsAround(mention.from)));
}

/** The sentence of a token; longer ones are cut where the number of their first token is a multiple of their greatest length. */
function sentenceAround(text: string, tokens: readonly Token[], at: number): { from: number; to: number } {
  let from = at;
  while (from > 0 && at - from < longestSentence && breakBefore(text, tokens, from) === 'none') from--;
  if (at - from === longestSentence) from = at - (at % longestSentence);
  let to = at + 1;
  while (to < tokens.length && to - from < longestSentence && breakBefore(text, tokens, to) === 'none') to++;
  return { from, to };
}

const longestSentence = 400;

const money = /^(?:gold|gp|gc|crowns|coins|pieces|oro|monedas|coronas|piezas)$/;

/** What the rest of the sentence makes of dice. */
type Sum = Pick<NamedDice, 'total' | 'isChanged'>;

/** Of most dice in a text only the place is asked for. */
class DiceInText implements NamedDice {
  readonly span: Span;
  readonly plain: Value;
  readonly #tokens: readonly Token[];
  readonly #mention: TokenMention;
  readonly #acts: () => readonly Act[];
  #sum: Sum | undefined;

  constructor(tokens: readonly Token[], mention: TokenMention, acts: () => readonly Act[]) {
    this.#tokens = tokens;
    this.#mention = mention;
    this.#acts = acts;
    this.span = spanOfTokens(tokens, mention.from, mention.to);
    this.plain = mention.expression;
  }

  get total(): Value | undefined {
    this.#sum ??= this.#summedUp();
    return this.#sum.total;
  }

  get isChanged(): boolean {
    this.#sum ??= this.#summedUp();
    return this.#sum.isChanged;
  }

  get isRolled(): boolean {
    const how = this.#roll()?.how;
    return how === 'rolled' || how === 'told';
  }

  get isAmount(): boolean {
    const { sign, alternative } = this.#mention;
    return sign !== undefined || alternative !== undefined || this.#roll()?.how === 'amount';
  }

  get isPrice(): boolean {
    const next = this.#tokens[this.#mention.to];
    return this.plain.kind === 'product' || (next?.kind === 'word' && money.test(next.word));
  }

  get isSpoilt(): boolean {
    return this.#mention.misread !== undefined;
  }

  /** The act that has these dice; absent where they stand within a question. */
  #roll(): RollAct | undefined {
    const act = this.#acts()[this.#place()];
    return act?.kind === 'roll' ? act : undefined;
  }

  #place(): number {
    const { from, to } = this.#mention;
    return this.#acts().findIndex((act) => act.from <= from && to <= act.to);
  }

  #summedUp(): Sum {
    const { sign, alternative, expression } = this.#mention;
    const roll = this.#roll();
    if (!roll || sign !== undefined || alternative !== undefined) {
      return {
        total: sign === undefined && alternative === undefined ? expression : undefined,
        isChanged: sign !== undefined,
      };
    }
    const start = this.#place();
    const found = changedRoll(this.#acts(), start, roll);
    const total = roll.isCut ? undefined : found.rolled?.total;
    // `+1 for each Dwarf`: nobody else knows that number.
    const isKnown = total === undefined || freeVariables(total).every(isNumberOfGame);
    const isSame = total !== undefined && formatExpression(total) === formatExpression(expression);
    const isChanged = roll.isCut || found.isForSome || (found.isChanged && !isSame);
    return { total: isKnown ? total : expression, isChanged };
  }
}

/** The roll after all changes in the rest of its sentence; without a roll if one of them cannot be read. */
function changedRoll(
  acts: readonly Act[],
  start: number,
  { dice }: RollAct,
): { readonly rolled: RolledDice | undefined; readonly isChanged: boolean; readonly isForSome: boolean } {
  let rolled: RolledDice | undefined = { ...plainRoll(dice, false), ...eachBefore(acts, start) };
  let isChanged = false;
  let isForSome = false;
  for (const act of acts.slice(start + 1)) {
    if (!rolled || act.kind === 'roll' || act.kind === 'ask') break;
    if (act.kind === 'rolls' && act.of === 'perWarrior') rolled = { ...rolled, isPerWarrior: true };
    if (act.kind === 'rolls' && act.of === 'times') rolled = act.value && repeated(rolled, act.value);
    // `roll 1D6 and add the number of lamps`
    // `with bonuses`: the roll without any is that of the dice.
    if (act.kind === 'other' && act.isVague) isForSome = true;
    else if (act.kind === 'other' && act.isChange) return { rolled: undefined, isChanged: true, isForSome };
    if (act.kind !== 'change') continue;
    isChanged = true;
    // `and adds 1 if he is a Dwarf`: the roll of all others is that of the dice.
    if (isForSomeCase(act)) isForSome = true;
    else rolled = rolled && withChange(rolled, act);
  }
  return { rolled, isChanged, isForSome };
}

/** Whether the sentence says before the dice that each Warrior rolls them, or each of so many. */
function eachBefore(acts: readonly Act[], start: number): Pick<RolledDice, 'isPerWarrior' | 'each'> {
  for (let at = start - 1; at >= 0; at--) {
    const act = acts[at];
    if (act?.kind !== 'rolls') continue;
    if (act.of === 'perWarrior') return { isPerWarrior: true };
    if (act.of === 'perThing' && act.value?.kind === 'number') return { isPerWarrior: false, each: act.value };
  }
  return { isPerWarrior: false };
}
