import { toNumber } from '../../dice/evaluation/fraction.ts';
import { combatantOf } from '../../fights/asked/combatantOf.ts';
import { partySide } from '../../fights/asked/partySide.ts';
import type { AttackOdds, Fight } from '../../fights/fight.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { attackOdds } from '../../fights/rules/attackOdds.ts';
import { rangesOf } from '../../fights/rules/attackOrder.ts';
import { rulesFor } from '../../fights/rules/rulesFor.ts';
import { unitsOf } from '../../fights/rules/unit.ts';
import type { StatBlock } from '../../fights/statBlock.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { numberText } from '../odds/numbers.ts';
import type { Reader } from '../reader.ts';

/**
 * What the attacks of a Monster do to the party: `hits Barbarian and Elf on 4+, Dwarf on 5+ · 1.25–1.75 Wounds a turn`. Undefined without a
 * party, and for stat blocks of other games.
 */
export function partyAttacks(scope: Package, block: StatBlock, reader: Reader): string | undefined {
  const { messages, preview } = reader;
  if (preview.party.length === 0 || block.system !== 'warhammer-quest') return undefined;
  const { fightPanel: words, fights } = messages.words;
  const { side: party } = partySide(preview.party, fights.party, { language: messages.language });
  if (!party) return undefined;
  const fight: Fight = {
    system: block.system,
    sides: [{ name: block.name, combatants: [combatantOf(scope, block, 1)], isParty: false }, party],
  };
  const attacks = attacksOf(scope, fight);
  const amounts = attacks.map(woundsEachRound);
  if (attacks.length === 0) return undefined;
  const needs = attacks.map(({ hit }) => words.needed(hit.needed));
  const hits = [...new Set(needs)].map((needed) =>
    words.hitsThem({
      names: attacks.filter((_, index) => needs[index] === needed).map(({ against }) => against),
      needed,
    }),
  );
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) => numberText(amount, messages));
  return `${hits.join(', ')} · ${words.woundsEachRound({ wounds: least === most ? `${least}` : `${least}–${most}`, unit: 'turn' })}`;
}

function attacksOf(scope: Package, fight: Fight): readonly AttackOdds[] {
  const units = unitsOf(fight);
  if (!units) return [];
  const rules = rulesFor(fight, fightCharts(scope, fight.system));
  const [own, others] = [units.filter(({ side }) => side === 0), units.filter(({ side }) => side === 1)];
  return attackOdds(rules, own, others, rangesOf(fight));
}

/** The mean of the Wounds that all attacks of one round take. */
function woundsEachRound({ attacks, wounds }: AttackOdds): number {
  return toNumber(wounds) * attacks;
}
