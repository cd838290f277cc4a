import type { CodeLens } from 'vscode-languageserver-types';
import type { Reader } from '../../server/answers/reader.ts';
import {
  codeLensSteps,
  type LensCommands,
  lensCommand,
  maximumStepsOfHardLenses,
} from '../../server/features/codeLenses.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { finished } from '../../server/workspace/documents/steps.ts';

/** The lenses of a document with what they say, as if all of them were in sight. */
export function codeLenses(document: Document, commands: LensCommands, reader: Reader): CodeLens[] {
  const hard = { steps: maximumStepsOfHardLenses };
  return placedLenses(document, reader).map((lens) => {
    if (lens.command) return lens;
    const which = typeof lens.data === 'number' ? lens.data : 'roll';
    const command = lensCommand({ document, reader }, lens.range.start, which, commands, hard);
    if (!command) throw new Error(`no command for ${JSON.stringify(lens)}`);
    return { ...lens, command };
  });
}

/** The lenses as they are listed, with which of their line they are as their data. */
export function placedLenses(document: Document, reader: Reader): CodeLens[] {
  return finished(codeLensSteps({ document, reader }, (which) => which));
}
