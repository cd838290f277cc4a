import type { AskedFault } from '../../fights/asked/askedFault.ts';
import type { Messages } from '../../wording/messages.ts';
import { characteristicName } from './notes.ts';

/** Why a side of a fight cannot be read, in a sentence. */
export function fightFaultText(fault: AskedFault, messages: Messages): string {
  const { faults: words } = messages.words.fights;
  switch (fault.kind) {
    case 'noText':
      return words.noText;
    case 'chooseNumber':
      return words.chooseNumber(fault);
    case 'noNumber':
      return words.noNumber(fault.name);
    case 'noneOf':
      return words.noneOf(fault.name);
    case 'unknownName':
      return words.unknownName(fault);
    case 'severalOfName':
      return words.severalOfName(fault);
    case 'badBlock':
      return words.badBlock({ name: fault.name, reason: messages.words.blocks.fault(fault.fault) });
    case 'missingValues':
      return words.missingValues({
        name: fault.name,
        missing: fault.missing.map((name) => characteristicName(name, messages)),
      });
    case 'noWounds':
      return words.noWounds(fault.name);
    case 'partyWithOthers':
      return words.partyWithOthers;
    case 'mixedSystems':
      return words.mixedSystems(fault.systems.map((system) => messages.words.blocks.systems[system]));
    default:
      return fault satisfies never;
  }
}
