/** Phrases to acts: for each name of a phrase what it means. */
import type { Value } from '../../language/expression.ts';
import { numberOfWarriors } from '../../language/names.ts';
import type { PhraseName, VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { askAct } from './ask.ts';
import { thingIn, valueIn } from './captured.ts';
import { changeAct } from './change.ts';
import { isWholeParty } from './places.ts';
import { rollAct } from './roll.ts';
import { alikeAct, diceAct } from './singleDice.ts';
import { statedChance } from './stated.ts';

type Builder = (sentence: Sentence, found: FoundPhrase) => Act | undefined;

/** What the phrases mean that stand for themselves; those without a builder say nothing of a roll. */
const builders: Partial<Record<PhraseName, Builder>> = {
  roll: rollAct,
  rolls: rollsAct,
  purpose: (_, { from, to }) => ({ kind: 'purpose', from, to }),
  change: changeAct,
  ask: askAct,
  askDice: diceAct,
  alike: alikeAct,
  stated(sentence, found) {
    const { from, to } = found;
    const span = spanOfTokens(sentence.tokens, from, to);
    const stated = statedChance(found, span);
    return stated && { kind: 'stated', ...stated, span, from, to };
  },
  otherwise(sentence, { variant, from, to }) {
    // `in addition to any other abilities`
    const isNoun =
      to < sentence.to && sentence.tokens[to]?.kind === 'word' && !sentence.is(to, 'pronoun', 'article', 'determiner');
    if (isNoun && sentence.is(to - 1, 'other')) return undefined;
    const span = spanOfTokens(sentence.tokens, from, to);
    return { kind: 'otherwise', of: variant as VariantOf<'otherwise'>, span, from, to };
  },
  compared(_, { captured, from, to }) {
    const value = valueIn(captured);
    return value && { kind: 'compared', value, from, to };
  },
};

/** The act that a phrase is; undefined where it says nothing of a roll. */
export function actOf(sentence: Sentence, found: FoundPhrase): Act | undefined {
  return builders[found.name]?.(sentence, found);
}

function rollsAct(sentence: Sentence, found: FoundPhrase): Act {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'rolls'>;
  const span = spanOfTokens(sentence.tokens, from, to);
  const number: Partial<Record<typeof of, Value>> = {
    times: { kind: 'number', value: 2, span },
    perWarrior: { kind: 'name', name: numberOfWarriors, span },
  };
  const value = valueIn(captured) ?? number[of] ?? thingIn(sentence, found);
  return { kind: 'rolls', of, value, isWhole: of === 'perWarrior' && isWholeParty(sentence, from, to), from, to };
}
