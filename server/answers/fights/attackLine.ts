import { fraction, multiplyFractions, toNumber } from '../../dice/evaluation/fraction.ts';
import type { AttackOdds } from '../../fights/fight.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { Messages } from '../../wording/messages.ts';
import { numberText } from '../odds/numbers.ts';

/** `Orc against Barbarian: hits on 4+ · 1.75 Wounds a turn`: what one kind of attack of one of them needs and takes. */
export function attackLine(attack: AttackOdds, system: FightSystem, messages: Messages): string {
  const { fightPanel: words } = messages.words;
  const { by, against, weapon, range, attacks, hit, wound, save } = attack;
  const parts = [
    words.hits(words.needed(hit.needed)),
    ...(wound ? [words.wounds(words.needed(wound.needed))] : []),
    ...(save ? [words.saved(words.needed(save.needed))] : []),
    ...(attacks > 1 ? [words.attacks(attacks)] : []),
    words.woundsEachRound(system, woundsEachRound(attack, messages)),
  ];
  return `${words.attack(by, against, weapon, system === 'gamebook' ? range : undefined)}: ${parts.join(' · ')}`;
}

/** The mean of the Wounds that all its attacks of one round take. */
export function woundsEachRound({ attacks, wounds }: AttackOdds, messages: Messages): string {
  return numberText(toNumber(multiplyFractions(wounds, fraction(BigInt(attacks), 1n))), messages);
}
