import { fraction, multiplyFractions, toNumber } from '../../dice/evaluation/fraction.ts';
import type { AttackOdds } from '../../fights/fight.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { Messages } from '../../wording/messages.ts';
import { numberText } from '../odds/numbers.ts';
import { roundUnit } from './fightFacts.ts';

/** `Orc against Barbarian: hits on 4+ · 1.75 Wounds a turn`: what the attacks of one kind need, and what they take. */
export function attackLine(attack: AttackOdds, system: FightSystem, messages: Messages): string {
  const { fightPanel: words, fights } = messages.words;
  const { by, against, weapon, range, attacks, hit, wound, save } = attack;
  const parts = [
    words.hits(words.needed(hit.needed)),
    ...(wound ? [words.wounds(words.needed(wound.needed))] : []),
    ...(save ? [words.saved(words.needed(save.needed))] : []),
    ...(attacks > 1 ? [words.attacks(attacks)] : []),
    words.woundsEachRound({ wounds: numberText(woundsEachRound(attack), messages), unit: roundUnit({ system }) }),
  ];
  return `${fights.attackOf({ by, against, weapon, range: system === 'gamebook' ? range : undefined })}: ${parts.join(' · ')}`;
}

/** The mean of the Wounds that all attacks of one round take. */
export function woundsEachRound({ attacks, wounds }: AttackOdds): number {
  return toNumber(multiplyFractions(wounds, fraction(BigInt(attacks), 1n)));
}
