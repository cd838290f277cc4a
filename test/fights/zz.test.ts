import { it } from 'mocha';
import { combatant, quest, side, fought } from '../support/fights.ts';
import { effectsOf } from '../../server/fights/effects/effectsOf.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
const workspace = new Workspace(packs);
it('time', () => {
  const party = side([quest('Barbarian', [3, 4, 3, 12], { initiative: 3, battleLevel: 1 }), quest('Dwarf', [4, 3, 4, 11], { initiative: 2, battleLevel: 1 }), quest('Elf', [4, 3, 3, 10], { initiative: 6, battleLevel: 1 }), quest('Wizard', [2, 3, 3, 12], { initiative: 3, battleLevel: 1 })].map((x) => combatant(x)), true);
  for (const [abilities, count, block] of [
    [[], 1, quest('Troll', [3, 5, 4, 20])], [['Regenerate 2'], 1, quest('Troll', [3, 5, 4, 20])], [['Fear 6'], 3, quest('Orc', [3, 3, 4, 3])], [['Fear 6', 'Ambush 5+'], 6, quest('Goblin', [2, 3, 3, 2])], [['Gang Up'], 4, quest('Goblin', [2, 3, 3, 2])], [['Frenzy 4+'], 6, quest('Goblin', [2, 3, 3, 2])], [[], 12, quest('Goblin', [2, 3, 3, 2])], [['Fear 6','Frenzy 4+','Break'], 12, quest('Goblin', [2, 3, 3, 2])],[[], 24, quest('Goblin', [2, 3, 3, 2])],
  ] as const) {
    const fight = { system: 'warhammer-quest', sides: [side([{ ...combatant(block, count), effects: effectsOf(workspace, abilities).effects }]), party] } as const;
    const c0 = process.cpuUsage();
    const a = fought(fight);
    console.log(abilities.join(), count, (process.cpuUsage(c0).user / 1000).toFixed(0), 'ms', a.sides[1].wins.value.toFixed(5), a.open.toExponential(1), a.error.toExponential(1), a.rounds.ends.length, a.caps.map((x) => x.cap).join());
  }
});
