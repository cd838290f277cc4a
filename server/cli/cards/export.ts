import { resolve } from 'node:path';
import { papers } from '../../answers/exports/cardsHtml.ts';
import { exported, exportForms } from '../../answers/exports/exported.ts';
import { scenarioPage } from '../../answers/exports/scenarioPage.ts';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { balanceOf } from '../../fights/asked/balance.ts';
import { packs } from '../../hosts/packs.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { levelAsked } from '../dice/levelAsked.ts';
import { partyAsked } from '../fights/partyAsked.ts';
import { scenarioAt } from '../fights/scenarioAt.ts';
import { writeText } from '../files/writeText.ts';
import { cardsAsked } from './cardsAsked.ts';

const options = {
  values: ['package', 'output', 'party', 'level'],
  choices: { to: exportForms, kind: ['rule', 'monster', 'event', 'table'], paper: papers },
  flags: ['scenario'],
  maximumOperands: Number.POSITIVE_INFINITY,
};

/** `whq-rules export`: rules, Monsters, Events and tables as a page to print, or for other programs. */
export function exportCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('export', parameters, terminal, options, async (call) => {
    const { messages, words, values, operands } = call;
    const kind = options.choices.kind.find((one) => one === values.get('kind')) as Kind;
    if (operands.length === 0 && kind === undefined) return refuse(call, 'export', { kind: 'missingName' });
    const form = exportForms.find((one) => one === values.get('to'));
    if (form === undefined) return refuse(call, 'export', { kind: 'missingOption', option: '--to' });
    if (values.has('paper') && form !== 'html')
      return refuse(call, 'export', { kind: 'needsOption', option: '--paper', needed: '--to html' });
    const party = await partyAsked(call);
    if (!party) return exitStatus.unusable;
    const level = levelAsked(call, 'export');
    if (level === 'refused') return exitStatus.unusable;
    const levels = level === undefined ? noPreview.levels : new Map([['dungeon-level', level]]);
    const reader: Reader = { messages, preview: { levels, party } };
    if (call.flags.has('scenario')) return printScenario(call, form, reader);
    const asked = await cardsAsked(call, reader, kind);
    if (asked === 'nothing') return exitStatus.unusable;
    const paper = papers.find((one) => one === values.get('paper'));
    const { text, leftOut } = exported(asked.cards, form, reader, paper);
    if (leftOut.length > 0) terminal.complain(words.leftOut({ names: leftOut, form }));
    if (text === undefined || asked.cards.length === 0) return exitStatus.found;
    if (!(await isWritten(call, text)) || asked.isUnreadable) return exitStatus.unusable;
    return asked.areAllFound && leftOut.length === 0 ? exitStatus.clean : exitStatus.found;
  });
}

type Kind = Parameters<typeof cardsAsked>[2];

/** A scenario with its fights, and the Monsters and rules that it names, as a page. */
async function printScenario(call: Call, form: string, reader: Reader): Promise<ExitStatus> {
  const { messages, operands, terminal } = call;
  const [path, ...others] = operands;
  if (path === undefined) return refuse(call, 'export', { kind: 'missingScenario' });
  const [surplus] = others;
  if (surplus !== undefined) return refuse(call, 'export', { kind: 'surplusOperand', operand: surplus });
  if (form !== 'html')
    return refuse(call, 'export', { kind: 'needsOption', option: '--scenario', needed: '--to html' });
  const workspace = new Workspace(packs);
  const document = await scenarioAt(call, workspace, path);
  if (!document) return exitStatus.unusable;
  const { party } = reader.preview;
  const partyName = messages.words.fights.party;
  const balance = balanceOf(workspace, document, { party, partyName, language: messages.language, given: new Map() });
  if (!balance) return exitStatus.unusable;
  for (const fault of balance.faults) terminal.complain(fightFaultText(fault, messages));
  return (await isWritten(call, scenarioPage(workspace.all, document, balance, reader)))
    ? exitStatus.clean
    : exitStatus.unusable;
}

/** Writes the text to the file of `--output`, or prints it. Says so, and returns false, if the file cannot be written. */
async function isWritten({ terminal, words, values }: Call, text: string): Promise<boolean> {
  const output = values.get('output');
  if (output === undefined) {
    terminal.printData(text);
    return true;
  }
  if (await writeText(resolve(terminal.workingFolder ?? '', output), text)) return true;
  terminal.complain(words.pack.notWritten(output));
  return false;
}
