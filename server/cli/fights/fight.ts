import { fightBlocks } from '../../answers/fights/fightBlocks.ts';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import { fightJson } from '../../answers/fights/fightJson.ts';
import { playedLog } from '../../answers/fights/playedLog.ts';
import { printedBlocks } from '../../answers/view/printedBlocks.ts';
import { mulberry32 } from '../../dice/random.ts';
import type { AskedFault } from '../../fights/asked/askedFault.ts';
import { type FightReading, readFight } from '../../fights/asked/readFight.ts';
import { fightAnswer } from '../../fights/engine/fightParts.ts';
import type { Fight } from '../../fights/fight.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { playFight } from '../../fights/play/playFight.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import { packs } from '../../hosts/packs.ts';
import { printableJson } from '../../text/printable.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { printBlocks } from '../call/printBlocks.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { point, wholeNumber } from '../dice/expression.ts';
import { gather } from '../files/gather.ts';
import { readPackage } from '../files/readPackage.ts';
import { givenToWarriors } from './givenToWarriors.ts';
import { partyAsked } from './partyAsked.ts';
import { sideIn } from './sideIn.ts';

const systems: readonly FightSystem[] = ['warhammer-quest', 'gamebook', 'mordheim', 'wfb'];

const options = {
  values: ['package', 'party', 'close-from', 'seed'],
  lists: ['let'],
  flags: ['play'],
  choices: { format: ['text', 'json', 'markdown'], first: ['A', 'B'], system: systems },
  maximumOperands: 2,
};

/** `whq-rules fight`: who wins a fight, in how many turns and with which losses; or one fight played out. */
export function fightCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('fight', parameters, terminal, options, async (call) => {
    const workspace = new Workspace(packs);
    const asked = await readAsked(call, workspace);
    if (typeof asked === 'number') return asked;
    if (!asked.fight) {
      for (const fault of asked.faults) complain(call, fault);
      return exitStatus.unusable;
    }
    if (asked.fight.closeFrom !== undefined && asked.fight.system !== 'gamebook')
      return refuse(call, 'fight', { kind: 'optionOfSystem', option: '--close-from', system: 'gamebook' });
    return call.flags.has('play') ? play(call, workspace, asked.fight) : reply(call, workspace, asked.fight, asked);
  });
}

/** Says what is wrong with a side; of a stat block also where. */
function complain(call: Call, fault: AskedFault): void {
  const text = fightFaultText(fault, call.messages);
  if (fault.kind === 'badBlock' && fault.text !== '') point(call, fault.text, fault.fault.span, text);
  else call.terminal.complain(text);
}

/** Reads the sides and the options, or says what is wrong with them. */
async function readAsked(call: Call, workspace: Workspace): Promise<FightReading | ExitStatus> {
  const { operands, values, flags, messages } = call;
  const [a, b] = operands;
  if (a === undefined || b === undefined) return refuse(call, 'fight', { kind: 'missingSides' });
  if (values.has('seed') && !flags.has('play'))
    return refuse(call, 'fight', { kind: 'needsOption', option: '--seed', needed: '--play' });
  const closeFrom = closeFromOf(values.get('close-from'));
  if (closeFrom === 'wrong')
    return refuse(call, 'fight', { kind: 'badCloseFrom', value: values.get('close-from') ?? '' });
  const given = givenToWarriors(call, 'fight');
  if (typeof given === 'number') return given;
  const party = await partyAsked(call);
  if (!party || (await readFolder(call, workspace)) === 'nothing') return exitStatus.unusable;
  const system = systems.find((one) => one === values.get('system'));
  const [sideA, sideB] = [await sideIn(call, workspace, a, system), await sideIn(call, workspace, b, system)];
  if (sideA === undefined || sideB === undefined) return exitStatus.unusable;
  const first = values.get('first');
  return readFight(workspace.all, [sideA, sideB], {
    party,
    partyName: messages.words.fights.party,
    language: messages.language,
    given,
    ...(system && { system }),
    ...(first !== undefined && { first: first === 'A' ? 0 : 1 }),
    ...(closeFrom !== undefined && { closeFrom }),
  });
}

/** The package of `--package`; otherwise the current folder as far as it can be read, because stat blocks need no package. */
async function readFolder(call: Call, workspace: Workspace): Promise<'read' | 'nothing'> {
  const { terminal, values } = call;
  if (values.has('package')) return (await readPackage(call, workspace)) === 'all' ? 'read' : 'nothing';
  if (terminal.workingFolder !== undefined) await gather(workspace, terminal.workingFolder, ['.']);
  return 'read';
}

function closeFromOf(typed: string | undefined): Fight['closeFrom'] | 'wrong' {
  if (typed === undefined || typed === 'never') return typed;
  const number = wholeNumber(typed);
  return number !== undefined && number >= 1 && number <= maximumRound ? number : 'wrong';
}

const maximumRound = 1000;

function reply(call: Call, workspace: Workspace, fight: Fight, { assumed }: FightReading): ExitStatus {
  const { terminal, messages, values } = call;
  const worked = fightAnswer(fight, fightCharts(workspace.all, fight.system));
  if (!worked) {
    terminal.complain(messages.words.fights.noAnswer);
    return exitStatus.unusable;
  }
  const answer = { ...worked, assumed: [...assumed, ...worked.assumed] };
  const parties = fight.sides.map(({ isParty }) => isParty);
  if (values.get('format') === 'json') terminal.print(`${printableJson(fightJson(answer, parties, messages))}\n`);
  else printBlocks(call, fightBlocks(answer, messages));
  return exitStatus.clean;
}

function play(call: Call, workspace: Workspace, fight: Fight): ExitStatus {
  const { terminal, messages, values } = call;
  const typed = values.get('seed');
  const seed = typed === undefined ? Math.floor(Math.random() * 2 ** 32) : wholeNumber(typed);
  if (seed === undefined) return refuse(call, 'fight', { kind: 'notWhole', option: '--seed', value: typed ?? '' });
  const events = playFight(fight, fightCharts(workspace.all, fight.system), mulberry32(seed));
  if (values.get('format') === 'json')
    terminal.print(`${printableJson({ version: 1, system: fight.system, seed, events })}\n`);
  else printBlocks(call, printedBlocks({ blocks: [playedLog(fight, events, messages)] }));
  return exitStatus.clean;
}
