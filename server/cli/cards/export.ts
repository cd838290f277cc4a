import { resolve } from 'node:path';
import { papers } from '../../answers/exports/cardsHtml.ts';
import { exported, exportForms } from '../../answers/exports/exported.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { levelAsked } from '../dice/levelAsked.ts';
import { partyAsked } from '../fights/partyAsked.ts';
import { writeText } from '../files/writeText.ts';
import { cardsAsked } from './cardsAsked.ts';

const options = {
  values: ['package', 'output', 'party', 'level'],
  choices: { to: exportForms, kind: ['rule', 'monster', 'event', 'table'], paper: papers },
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
    const asked = await cardsAsked(call, reader, kind);
    if (asked === 'nothing') return exitStatus.unusable;
    const paper = papers.find((one) => one === values.get('paper'));
    const { text, leftOut } = exported(asked.cards, form, reader, paper);
    if (leftOut.length > 0) terminal.complain(words.leftOut(leftOut, form));
    if (text === undefined || asked.cards.length === 0) return exitStatus.found;
    const output = values.get('output');
    if (output === undefined) terminal.printData(text);
    else if (!(await writeText(resolve(terminal.workingFolder ?? '', output), text))) {
      terminal.complain(words.pack.notWritten(output));
      return exitStatus.unusable;
    }
    if (asked.isUnreadable) return exitStatus.unusable;
    return asked.areAllFound && leftOut.length === 0 ? exitStatus.clean : exitStatus.found;
  });
}

type Kind = Parameters<typeof cardsAsked>[2];
