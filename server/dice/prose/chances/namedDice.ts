/** The dice of a text with all that is said of them in the same sentence: who adds what, and whether anybody rolls them. */

import { withoutPauses } from '../../../queries/paused.ts';
import { proseLanguage } from '../../../text/language.ts';
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import { freeVariables } from '../../language/names.ts';
import { languageOfTokens, phrasesOf } from '../match/languages.ts';
import { Sentence } from '../match/sentence.ts';
import type { Act, RollAct } from '../meaning/acts.ts';
import { readMentions, type TokenMention } from '../notation/notation.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { plainRoll, type RolledDice, repeated, withChange } from '../reference/roll.ts';
import { withoutEmphasis } from '../words/emphasis.ts';
import { endOfSentence, startOfSentence } from '../words/layout.ts';
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
    const from = startOfSentence(text, tokens, at);
    const before = known.get(from);
    if (before) return before;
    const to = endOfSentence(text, tokens, from);
    const language = languageOfTokens(tokens, from, to) ?? proseLanguage(text) ?? 'en';
    const acts = sentenceActs(new Sentence(tokens, from, to, byStart, phrasesOf(language)));
    known.set(from, acts);
    return acts;
  };
  return mentions.map((mention) => new DiceInText(tokens, mention, () => actsAround(mention.from)));
}

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
    return this.#roll()?.how === 'rolled';
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
    const isAlone = sign === undefined && alternative === undefined;
    const place = this.#place();
    const roll = this.#roll();
    if (!roll || !isAlone) return { total: isAlone ? expression : undefined, isChanged: sign !== undefined };
    if (!roll.dice) return { total: undefined, isChanged: true };
    const { rolled, isForSome } = changedRoll(this.#acts(), place, roll.dice);
    const total = rolled?.total;
    // `+1 for each Dwarf`: nobody else knows that number.
    const isKnown = total === undefined || freeVariables(total).every(isNumberOfGame);
    const isSame = total !== undefined && formatExpression(total) === formatExpression(expression);
    return { total: isKnown ? total : expression, isChanged: isForSome || !isSame };
  }
}

/** The roll after all changes in the rest of its sentence; without a roll if one of them cannot be read. */
function changedRoll(
  acts: readonly Act[],
  start: number,
  dice: Value,
): { readonly rolled: RolledDice | undefined; readonly isForSome: boolean } {
  let rolled: RolledDice | undefined = { ...plainRoll(dice), ...eachBefore(acts, start) };
  let isForSome = false;
  for (const act of acts.slice(start + 1)) {
    if (!rolled || act.kind === 'roll' || act.kind === 'ask') break;
    if (act.kind === 'rolls' && act.of === 'perWarrior') rolled = { ...rolled, each: act.value };
    if (act.kind === 'rolls' && act.of === 'times') rolled = act.value && repeated(rolled, act.value);
    if (act.kind !== 'change') continue;
    // `and adds 1 if he is a Dwarf`: the roll of all others is that of the dice.
    if (act.of === 'unread' && act.value !== undefined) isForSome = true;
    else rolled = rolled && withChange(rolled, act);
  }
  return { rolled, isForSome };
}

/** Whether the sentence says before the dice that each Warrior rolls them, or each of so many. */
function eachBefore(acts: readonly Act[], start: number): Pick<RolledDice, 'each'> {
  const rolls = acts.slice(0, start).findLast((act) => act.kind === 'rolls');
  const isKnown = rolls?.of === 'perWarrior' || (rolls?.of === 'perThing' && rolls.value?.kind === 'number');
  return { each: isKnown ? rolls?.value : undefined };
}
