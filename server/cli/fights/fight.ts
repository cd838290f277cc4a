import { fightBlocks } from '../../answers/fights/fightBlocks.ts';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import { fightJson } from '../../answers/fights/fightJson.ts';
import { playedLog } from '../../answers/fights/playedLog.ts';
import { printedBlocks } from '../../answers/view/printedBlocks.ts';
import { mulberry32 } from '../../dice/random.ts';
import { fightAnswer } from '../../fights/answer/fightAnswer.ts';
import type { AskedFault } from '../../fights/asked/askedFault.ts';
import { type FightReading, readFight } from '../../fights/asked/readFight.ts';
import type { Fight } from '../../fights/fight.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { playFight } from '../../fights/played/playFight.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import { printableJson } from '../../text/printable.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { printBlocks } from '../call/printBlocks.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { point } from '../dice/expression.ts';
import { answered } from '../files/ownPackage.ts';
import { partyAsked } from './partyAsked.ts';

/** `whq-rules fight`: who wins a fight, in how many turns and with which losses; or one fight played out. */
export async function fightCommand(call: Call): Promise<ExitStatus> {
  const asked = await readAsked(call);
  if (typeof asked === 'number') return asked;
  const { reading, workspace } = asked;
  const { fight, faults } = reading;
  if (!fight) {
    for (const fault of faults) complain(call, fault);
    return exitStatus.unusable;
  }
  if (fight.closeFrom !== undefined && fight.system !== 'gamebook')
    return refuse(call, { kind: 'optionOfSystem', option: '--close-from', system: 'gamebook' });
  return call.flags.has('play') ? play(call, workspace, fight) : reply(call, workspace, fight, reading);
}

/** Says what is wrong with a side; of a stat block also where. */
function complain(call: Call, fault: AskedFault): void {
  const text = fightFaultText(fault, call.messages);
  if (fault.kind === 'badBlock' && fault.text !== '') point(call, fault.text, fault.fault.span, text);
  else call.terminal.complain(text);
}

interface Asked {
  readonly reading: FightReading;
  readonly workspace: Workspace;
}

/** Reads the sides and the options, or says what is wrong with them. */
async function readAsked(call: Call): Promise<Asked | ExitStatus> {
  const { operands, values, messages } = call;
  const [a, b] = operands;
  if (a === undefined || b === undefined) return refuse(call, { kind: 'missingSides' });
  const closeFrom = closeFromOf(values.get('close-from'));
  if (closeFrom === 'wrong') return refuse(call, { kind: 'badCloseFrom', value: values.get('close-from') ?? '' });
  const party = await partyAsked(call);
  if (!party) return exitStatus.unusable;
  const system = values.get('system') as FightSystem | undefined;
  const first = values.get('first');
  const options = {
    party,
    partyName: messages.words.fights.party,
    language: messages.language,
    ...(system && { system }),
    ...(first !== undefined && { first: first === 'A' ? (0 as const) : (1 as const) }),
    ...(closeFrom !== undefined && { closeFrom }),
  };
  const ask = (workspace: Workspace): Asked => ({ workspace, reading: readFight(workspace.all, [a, b], options) });
  const asked = await answered(call, ask, ({ reading }) => namesIn(reading, operands));
  return asked?.answer ?? exitStatus.unusable;
}

/** Written stat blocks without abilities, and the party, need no names. */
function namesIn({ fight, faults }: FightReading, sides: readonly string[]): 'none' | 'known' | 'unknown' {
  if (faults.some(({ kind }) => kind === 'unknownName')) return 'unknown';
  const isWritten = sides.every((side) => side.includes(':') || side.trim().toLowerCase() === 'party');
  const blocks = fight?.sides.flatMap(({ combatants }) => combatants.map(({ block }) => block)) ?? [];
  const hasAbilities = blocks.some((block) => 'abilities' in block && block.abilities.length > 0);
  return isWritten && !hasAbilities ? 'none' : 'known';
}

function closeFromOf(typed: string | undefined): Fight['closeFrom'] | 'wrong' {
  if (typed === undefined || typed === 'never') return typed;
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= maximumRound ? number : 'wrong';
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
  else printBlocks(call, fightBlocks(answer, messages, call.flags.has('details')));
  return exitStatus.clean;
}

function play(call: Call, workspace: Workspace, fight: Fight): ExitStatus {
  const { terminal, messages, values } = call;
  const seed = Number(values.get('seed') ?? Math.floor(Math.random() * 2 ** 32));
  const events = playFight(fight, fightCharts(workspace.all, fight.system), mulberry32(seed));
  if (values.get('format') === 'json')
    terminal.print(`${printableJson({ version: 1, system: fight.system, seed, events })}\n`);
  else printBlocks(call, printedBlocks({ blocks: [playedLog(fight, events, messages)] }));
  return exitStatus.clean;
}
