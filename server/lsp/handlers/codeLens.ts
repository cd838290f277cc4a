import { type CodeLens, CodeLensRequest, type Command, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
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
import { guard } from '../connection/guard.ts';
import { commands } from '../protocol/commands.ts';
import type { Settings } from '../protocol/settings.ts';
import { feature, type Handler } from './handler.ts';

/**
 * Answers the places of lenses first, and the titles of visible lenses later: for a large file this saves most of the work, and most of the
 * data at each key.
 */
export const codeLensHandlers: readonly Handler[] = [
  feature(
    CodeLensRequest.type,
    { codeLensProvider: { resolveProvider: true } },
    [],
    async ({ asked, request, context }) => {
      const { codeLens } = await context.settings.get(asked.document.uri);
      request.assertWanted();
      const { enabled, fights, draws, references } = codeLens ?? {};
      const { number } = textOf(asked.document);
      const dataOf = (which: LensOfLine | DrawLens): LensData => [number, which];
      const kinds: readonly (readonly [isWanted: boolean, find: () => readonly CodeLens[]])[] = [
        [enabled !== false, () => missingLenses(asked, commands.insertMissingKey)],
        [fights !== false, () => fightLenses(asked, [number, fightLens])],
        [draws === true, () => drawLenses(asked, dataOf)],
        [enabled !== false, () => codeLenses({ ...asked, detail: detailOf(codeLens) }, dataOf)],
        [references === true, () => referenceLenses(asked, commands.showReferences)],
      ];
      const found: (readonly CodeLens[])[] = [];
      for (const [isWanted, find] of kinds) if (isWanted) found.push(await request.finish(find));
      return found.flat();
    },
  ),
  {
    register: (context) => {
      const { connection, workspace, documents, settings, readerOf } = context;
      connection.onCodeLensResolve(
        guard<CodeLens, CodeLens>(
          context,
          'codeLens/resolve',
          // An empty lens keeps its place.
          ({ range }) => ({ range, command: { title: '', command: '' } }),
          async ({ range, data }, pending) => {
            const [number, which] = Array.isArray(data) ? data : [];
            const document = documents.all().find((one) => textOf(one).number === number);
            if (!document)
              throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
            const request = pending.in(document);
            const asked = { scope: workspace.packageOf(document), document, reader: await readerOf(document.uri) };
            const { codeLens } = await settings.get(document.uri);
            request.assertWanted();
            const { hard, fights } = textOf(document);
            const { start } = range;
            const ofLine = (): Command | undefined =>
              isDrawLens(which)
                ? drawLensCommand(asked, start, which, commands)
                : lensCommand(
                    { ...asked, detail: detailOf(codeLens) },
                    start,
                    typeof which === 'number' ? which : 'roll',
                    commands,
                    hard,
                  );
            const ofFight = (): Command | undefined => fightLensCommand(asked, start, commands.showFight, fights);
            const command = which === fightLens ? await request.finishWhole(ofFight) : ofLine();
            return command ? { range, command } : { range };
          },
        ),
      );
      return undefined;
    },
  },
];

function detailOf(codeLens: Settings['codeLens']): Detail {
  return details.find((one) => one === codeLens?.detail) ?? 'normal';
}

/** The number of the lens's text, and which lens of its line it is; short, because an answer has thousands. */
type LensData = readonly [text: number, which: LensOfLine | DrawLens | FightLens];

const fightLens: FightLens = 'fight';

function isDrawLens(which: unknown): which is DrawLens {
  return which === 'draws' || which === 'rollTable';
}

/** One state of a document. */
interface NumberedText {
  readonly number: number;
  /** The remaining budget for slow lenses. */
  readonly hard: Budget;
  /** The remaining budget for fights. */
  readonly fights: FightBudget;
}

/** The state of a document's current text. */
function textOf(document: Document): NumberedText {
  return numberedText(document, document.version);
}

let last = 0;

const numberedText = query(
  (_: Document, _version: number): NumberedText => ({
    number: ++last,
    hard: { steps: maximumStepsOfHardLenses },
    fights: { steps: maximumFightSteps },
  }),
);
