import { type CodeLens, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { type Detail, details } from '../../answers/odds/lensKinds.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { codeLenses, type LensOfLine, lensCommand, maximumStepsOfHardLenses } from '../../features/codeLenses.ts';
import { type DrawLens, drawLensCommand, drawLenses } from '../../features/drawLenses.ts';
import {
  type FightBudget,
  type FightLens,
  fightLensCommand,
  fightLenses,
  maximumFightSteps,
} from '../../features/fights/fightLenses.ts';
import { referenceLenses } from '../../features/referenceLenses.ts';
import { missingLenses } from '../../features/translating/missingLenses.ts';
import { query } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import { commands } from '../protocol/commands.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Handler } from './handler.ts';

/**
 * Answers the places of lenses first, and the titles of visible lenses later: for a large file this saves most of the work, and most of the
 * data at each key.
 */
export const codeLensHandler: Handler = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: true } }),
  register: (context) => {
    const { connection, workspace, documents, settings, readerOf } = context;
    const textOf = numberedTexts();

    connection.onCodeLens(
      forDocument<InDocument, CodeLens[]>(
        context,
        'codeLens',
        () => [],
        async (asked, _, request) => {
          const { document } = asked;
          const { codeLens } = await settings.get(document.uri);
          request.assertWanted();
          const number = textOf(document).number;
          const dataOf = (which: LensOfLine | DrawLens): LensData => [number, which];
          const lensesAsked = { ...asked, detail: detailOf(codeLens) };
          const odds = codeLens?.enabled !== false ? await request.finish(() => codeLenses(lensesAsked, dataOf)) : [];
          const draws = codeLens?.draws === true ? await request.finish(() => drawLenses(asked, dataOf)) : [];
          const missing =
            codeLens?.enabled !== false
              ? await request.finish(() => missingLenses(asked, commands.insertMissingKey))
              : [];
          const fights =
            codeLens?.fights !== false ? await request.finish(() => fightLenses(asked, [number, fightLens])) : [];
          const lenses = [...missing, ...fights, ...draws, ...odds];
          if (codeLens?.references !== true) return lenses;
          return lenses.concat(await request.finish(() => referenceLenses(asked, commands.showReferences)));
        },
      ),
    );
    connection.onCodeLensResolve(
      guard<CodeLens, CodeLens>(
        context,
        'codeLensResolve',
        // An empty lens keeps its place.
        ({ range }) => ({ range, command: { title: '', command: '' } }),
        async ({ range, data }, request) => {
          const [number, which] = Array.isArray(data) ? data : [];
          const document = documents.all().find((one) => textOf(one).number === number);
          if (!document) throw contentModified();
          const reader = await readerOf(document.uri);
          const asked = { scope: workspace.packageOf(document), document, reader };
          const { codeLens } = await settings.get(document.uri);
          if (textOf(document).number !== number) throw contentModified();
          if (which === fightLens) {
            const command = await request
              .in(document)
              .finishWhole(() => fightLensCommand(asked, range.start, commands.showFight, textOf(document).fights));
            return command ? { range, command } : { range };
          }
          if (isDrawLens(which)) {
            const command = drawLensCommand(asked, range.start, which, commands);
            return command ? { range, command } : { range };
          }
          const ofLine = typeof which === 'number' ? which : 'roll';
          const command = lensCommand(
            { ...asked, detail: detailOf(codeLens) },
            range.start,
            ofLine,
            commands,
            textOf(document).hard,
          );
          return command ? { range, command } : { range };
        },
      ),
    );
  },
};

function detailOf(codeLens: Settings['codeLens']): Detail {
  return details.find((one) => one === codeLens?.detail) ?? 'normal';
}

/** The number of the lens's text, and which lens of its line it is; short, because an answer has thousands. */
type LensData = readonly [text: number, which: LensOfLine | DrawLens | FightLens];

const fightLens: FightLens = 'fight';

function isDrawLens(which: unknown): which is DrawLens {
  return which === 'draws' || which === 'rollTable';
}

function contentModified(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
}

/** One state of a document. */
interface NumberedText {
  readonly number: number;
  /** The remaining budget for slow lenses. */
  readonly hard: Budget;
  /** The remaining budget for fights. */
  readonly fights: FightBudget;
}

/** A function that gives the state of a document's current text. */
function numberedTexts(): (document: Document) => NumberedText {
  let last = 0;
  const textOf = query(
    (_: Document, _version: number): NumberedText => ({
      number: ++last,
      hard: { steps: maximumStepsOfHardLenses },
      fights: { steps: maximumFightSteps },
    }),
  );
  return (document) => textOf(document, document.version);
}
