import type { CodeLens } from 'vscode-languageserver-types';
import {
  type LensCommands,
  type LensesAsked,
  lensCommand,
  codeLenses as listedLenses,
  maximumStepsOfHardLenses,
} from '../../server/features/codeLenses.ts';

/** With the detail of a reader who has chosen none, if nothing else is said. */
type AskedHere = Omit<LensesAsked, 'detail'> & Partial<LensesAsked>;

function withDetail(asked: AskedHere): LensesAsked {
  return { detail: 'normal', ...asked };
}

/** The lenses of a document with what they say, as if all of them were in sight. */
export function codeLenses(asked: AskedHere, commands: LensCommands): CodeLens[] {
  const hard = { steps: maximumStepsOfHardLenses };
  return placedLenses(asked).map((lens) => {
    if (lens.command) return lens;
    const which = typeof lens.data === 'number' ? lens.data : 'roll';
    const command = lensCommand(withDetail(asked), lens.range.start, which, commands, hard);
    if (!command) throw new Error(`no command for ${JSON.stringify(lens)}`);
    return { ...lens, command };
  });
}

/** The lenses as they are listed, with which of their line they are as their data. */
export function placedLenses(asked: AskedHere): CodeLens[] {
  return [...listedLenses(withDetail(asked), (which) => which)];
}

/** The names by which lenses call what a click on them does. */
export const lensCommands: LensCommands = { showOdds: 'odds', roll: 'roll', showTable: 'table' };
