import type { CodeLens } from 'vscode-languageserver-types';
import {
  codeLensSteps,
  type LensCommands,
  type LensesAsked,
  lensCommand,
  maximumStepsOfHardLenses,
} from '../../server/features/codeLenses.ts';
import { finished } from '../../server/workspace/documents/steps.ts';

/** Lenses with all chances, if nothing else is said. */
type AskedHere = Omit<LensesAsked, 'shows'> & { readonly shows?: Partial<LensesAsked['shows']> };

function withChoice(asked: AskedHere): LensesAsked {
  return { ...asked, shows: { bareDice: false, simpleChances: true, ...asked.shows } };
}

/** The lenses of a document with what they say, as if all of them were in sight. */
export function codeLenses(asked: AskedHere, commands: LensCommands): CodeLens[] {
  const hard = { steps: maximumStepsOfHardLenses };
  return placedLenses(asked).map((lens) => {
    if (lens.command) return lens;
    const which = typeof lens.data === 'number' ? lens.data : 'roll';
    const command = lensCommand(withChoice(asked), lens.range.start, which, commands, hard);
    if (!command) throw new Error(`no command for ${JSON.stringify(lens)}`);
    return { ...lens, command };
  });
}

/** The lenses as they are listed, with which of their line they are as their data. */
export function placedLenses(asked: AskedHere): CodeLens[] {
  return finished(codeLensSteps(withChoice(asked), (which) => which));
}

/** The names by which lenses call what a click on them does. */
export const lensCommands: LensCommands = { showOdds: 'odds', roll: 'roll', showTable: 'table' };
