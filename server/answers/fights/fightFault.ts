import type { AskedFault } from '../../fights/asked/askedFault.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { Messages } from '../../wording/messages.ts';
import { characteristicName } from './notes.ts';

/** What is wrong with a stat block, in a sentence. */
function blockFaultText({ kind, name, written, low = 0, high = 0 }: BlockFault, messages: Messages): string {
  const value = name === undefined ? '' : characteristicName(name, messages);
  const sentence = messages.words.fights.faults.block[kind](value, written, low, high);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Why a side of a fight cannot be read, in a sentence. */
export function fightFaultText(fault: AskedFault, messages: Messages): string {
  const { faults: words, systems } = messages.words.fights;
  switch (fault.kind) {
    case 'noText':
      return words.noText;
    case 'chooseNumber':
      return words.chooseNumber(fault.dice, fault.name);
    case 'noNumber':
      return words.noNumber(fault.name);
    case 'noneOf':
      return words.noneOf(fault.name);
    case 'unknownName':
      return words.unknownName(fault.name, fault.nearest);
    case 'severalOfName':
      return words.severalOfName(fault.name, fault.ids);
    case 'badBlock':
      return words.badBlock(fault.name, blockFaultText(fault.fault, messages));
    case 'missingValues':
      return words.missingValues(
        fault.name,
        fault.missing.map((name) => characteristicName(name, messages)),
      );
    case 'noWounds':
      return words.noWounds(fault.name);
    case 'partyWithOthers':
      return words.partyWithOthers;
    case 'mixedSystems':
      return words.mixedSystems(fault.systems.map((system) => systems[system]));
    default:
      return fault satisfies never;
  }
}
