import type { Balance, CountedFight } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import { fightFaultText } from './fightFault.ts';
import { fightJson } from './fightJson.ts';
import { fightNoteTexts } from './notes.ts';

/** The fights of a scenario for programs: each as `fight` has it, for a party that is healed and for one that is not. */
export function balanceJson(balance: Balance, messages: Messages) {
  const { party, saidWarriors, saidBattleLevel, fights, rulesUsed, notModelled, assumed, caps } = balance;
  return {
    version: 1,
    party: party?.combatants.map(({ block: { name, wounds } }) => ({ name, wounds })) ?? null,
    said: { warriors: saidWarriors ?? null, battleLevel: saidBattleLevel ?? null },
    fights: fights.map(({ fight, counted }) => ({
      title: fight.title,
      monsters: fight.monsters.map(({ written, name, least, most, dice, block, faults }) => ({
        written,
        name,
        least,
        most,
        dice: dice ?? null,
        abilities: block?.abilities ?? null,
        problems: faults.map((fault) => fightFaultText(fault, messages)),
      })),
      notPlaced: fight.notPlaced,
      notCounted: [...fight.elsewhere, ...fight.otherAbilities],
      counted: counted.map((one) => countedData(one, messages)),
    })),
    rulesUsed: fightNoteTexts(rulesUsed, messages),
    notModelled: fightNoteTexts(notModelled, messages),
    assumed: fightNoteTexts(assumed, messages),
    caps: caps.map(({ cap, limit }) => ({ cap, limit })),
  };
}

function countedData({ counts, monsters, fresh, tired, isPassedOver }: CountedFight, messages: Messages) {
  return {
    counts,
    monsters: monsters?.combatants.map(({ block: { name }, count }) => ({ name, count })) ?? [],
    healed: fresh ? fightJson(fresh, partyFirst, messages) : null,
    notHealed: tired
      ? {
          party: tired.party?.combatants.map(({ block: { name, wounds } }) => ({ name, wounds })) ?? [],
          staysOut: tired.staysOut,
          fight: tired.answer ? fightJson(tired.answer, partyFirst, messages) : null,
        }
      : null,
    isPassedOver,
  };
}

const partyFirst = [true, false];
