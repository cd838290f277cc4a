import type { CodeLens } from 'vscode-languageserver-types';
import {
  codeLensSteps,
  type LensCommands,
  type LensesAsked,
  lensCommand,
  maximumStepsOfHardLenses,
} from '../../server/features/codeLenses.ts';
import { finished } from '../../server/workspace/documents/steps.ts';

/** Lenses as they are without settings. */
type AskedHere = Omit<LensesAsked, 'hasBareDice'> & { readonly hasBareDice?: boolean };

/** The lenses of a document with what they say, as if all of them were in sight. */
export function codeLenses({ hasBareDice = false, ...asked }: AskedHere, commands: LensCommands): CodeLens[] {
  const hard = { steps: maximumStepsOfHardLenses };
  return placedLenses({ ...asked, hasBareDice }).map((lens) => {
    if (lens.command) return lens;
    const which = typeof lens.data === 'number' ? lens.data : 'roll';
    const command = lensCommand({ ...asked, hasBareDice }, lens.range.start, which, commands, hard);
    if (!command) throw new Error(`no command for ${JSON.stringify(lens)}`);
    return { ...lens, command };
  });
}

/** The lenses as they are listed, with which of their line they are as their data. */
export function placedLenses({ hasBareDice = false, ...asked }: AskedHere): CodeLens[] {
  return finished(codeLensSteps({ ...asked, hasBareDice }, (which) => which));
}

/** The names by which lenses call what a click on them does. */
export const lensCommands: LensCommands = { showOdds: 'odds', roll: 'roll', showTable: 'table' };
