import type { AskedFault } from '../../fights/asked/askedFault.ts';
import type { Messages } from '../../wording/messages.ts';
import { characteristicName } from './notes.ts';

/** Why a side of a fight cannot be read, in a sentence. */
export function fightFaultText(fault: AskedFault, messages: Messages): string {
  const { blocks, fights } = messages.words;
  return fights.fault(fault.kind, {
    ...fault,
    ...('fault' in fault && { reason: blocks.fault(fault.fault) }),
    ...('missing' in fault && { missing: fault.missing.map((name) => characteristicName(name, messages)) }),
    ...('systems' in fault && { systems: fault.systems.map((system) => blocks.systems[system]) }),
  });
}
