import type { CodeLens } from 'vscode-languageserver-types';
import type { Asked } from '../../server/features/asked.ts';
import { maximumFightSteps } from '../../server/features/lenses/fightLenses.ts';
import type { LensesAsked, LensKind } from '../../server/features/lenses/lensKind.ts';
import { maximumStepsOfHardLenses, oddsLenses } from '../../server/features/lenses/oddsLenses.ts';

/** The names by which lenses call what a click on them does. */
export const lensCommands: LensesAsked['commands'] = {
  showOdds: 'odds',
  roll: 'roll',
  showTable: 'table',
  showFight: 'fight',
  insertMissingKey: 'insert',
};

/** For a reader who has chosen no detail, if nothing else is said, and a text of which no lens has been in sight. */
export function lensesAsked(asked: Asked & Partial<LensesAsked>): LensesAsked {
  const budgets = { odds: { steps: maximumStepsOfHardLenses }, fights: { steps: maximumFightSteps } };
  return { detail: 'normal', commands: lensCommands, budgets, ...asked };
}

/** The lenses of a kind with what they say, as if all of them were in sight. */
export function lensesOf({ lenses, command }: LensKind, given: Asked & Partial<LensesAsked>): CodeLens[] {
  const asked = lensesAsked(given);
  return lenses(asked).map((lens) => {
    const { range, data } = lens;
    const found = lens.command ?? command?.(asked, range.start, data);
    if (!found) throw new Error(`no command for ${JSON.stringify(lens)}`);
    return { range, command: found };
  });
}

/** The lenses for odds and tables. */
export function codeLenses(asked: Asked & Partial<LensesAsked>): CodeLens[] {
  return lensesOf(oddsLenses, asked);
}
