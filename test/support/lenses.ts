import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode-languageserver-types';
import type { Reader } from '../../server/answers/reader.ts';
import { parseExpression } from '../../server/dice/language/parse.ts';
import {
  codeLensSteps,
  type LensCommands,
  type LensesAsked,
  lensCommand,
  maximumStepsOfHardLenses,
} from '../../server/features/codeLenses.ts';
import { finished } from '../../server/workspace/documents/steps.ts';
import { english, opened } from './cursor.ts';

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

/** The lenses of a text, as `line: title`, those that roll left out. */
export function checkLenses(
  text: string,
  expected: readonly string[],
  languageId = 'xml',
  reader: Reader = english,
  hasBareDice = false,
): void {
  const lenses = codeLenses({ ...opened(text, languageId), reader, hasBareDice }, lensCommands);
  const odds = lenses.filter(({ command }) => command?.command !== 'roll');
  assert.deepEqual(
    odds.map(({ range, command }) => `${range.start.line}: ${command?.title}`),
    expected,
  );
  for (const { command } of lenses) {
    if (command?.command === 'table') continue;
    const expression: unknown = command?.arguments?.[0]?.expression;
    assert.ok(typeof expression === 'string');
    const { annotation } = parseExpression(expression);
    assert.ok(annotation, `${expression} can be read again`);
  }
}
