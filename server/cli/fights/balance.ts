import { balanceView } from '../../answers/fights/balanceView.ts';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import { printedBlocks } from '../../answers/view/printedBlocks.ts';
import { viewPage } from '../../answers/view/viewPage.ts';
import { type Balance, balanceOf } from '../../fights/asked/balance.ts';
import { packs } from '../../hosts/packs.ts';
import { printableJson } from '../../text/printable.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { printBlocks } from '../call/printBlocks.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { partyAsked } from './partyAsked.ts';
import { scenarioAt } from './scenarioAt.ts';

/** `whq-rules balance`: the fights of a scenario, in order. */
export async function balanceCommand(call: Call): Promise<ExitStatus> {
  const [path] = call.operands;
  if (path === undefined) return refuse(call, { kind: 'missingScenario' });
  const party = await partyAsked(call);
  const workspace = new Workspace(packs);
  const document = party && (await scenarioAt(call, workspace, path));
  if (!party || !document) return exitStatus.unusable;
  const { messages, terminal } = call;
  const partyName = messages.words.fights.party;
  const balance = balanceOf(workspace, document, { party, partyName, language: messages.language });
  if (!balance) return exitStatus.unusable;
  for (const fault of balance.faults) terminal.complain(fightFaultText(fault, messages));
  if (balance.faults.length > 0) return exitStatus.unusable;
  if (balance.fights.length === 0) terminal.complain(messages.words.fights.balance.noFights);
  else print(call, balance);
  return balance.fights.length > 0 ? exitStatus.clean : exitStatus.found;
}

function print(call: Call, balance: Balance): void {
  const { terminal, messages, values, flags } = call;
  const view = balanceView(balance, messages, flags.has('details'));
  const { actions: _, tab: __, ...data } = view;
  const format = values.get('format');
  if (format === 'json') terminal.print(`${printableJson({ version: 2, ...data })}\n`);
  else if (format === 'html') terminal.printData(viewPage(view));
  else printBlocks(call, printedBlocks(view));
}
