import { type CodeLens, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Budget } from '../../dice/language/limits.ts';
import { codeLensSteps, type LensOfLine, lensCommand, maximumStepsOfHardLenses } from '../../features/codeLenses.ts';
import { referenceLenses } from '../../features/referenceLenses.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import { commands } from '../protocol/protocol.ts';
import type { Handler } from './handler.ts';

/**
 * Answers where lenses stand, and then of those in sight what they say: of a large file that is a small part of the work, and of what is
 * sent at each key.
 */
export const codeLensHandler: Handler = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: true } }),
  register: (context) => {
    const { connection, documents, settings, readerOf } = context;
    const texts = new NumberedTexts();

    connection.onCodeLens(
      forDocument<InDocument, CodeLens[]>(
        context,
        'codeLens',
        () => [],
        async (asked, _, request) => {
          const { document } = asked;
          const { codeLens } = await settings.get(document.uri);
          request.assertWanted();
          const number = texts.numberOf(document);
          const dataOf = (which: LensOfLine): LensData => [number, which];
          const odds = (codeLens?.enabled ?? true) ? await request.finish(() => codeLensSteps(asked, dataOf)) : [];
          if (!codeLens?.references) return odds;
          return odds.concat(await request.finish(() => referenceLenses(asked, commands.showReferences)));
        },
      ),
    );
    connection.onCodeLensResolve(
      guard<CodeLens, CodeLens>(
        context,
        'codeLensResolve',
        // Without words it takes its place all the same.
        ({ range }) => ({ range, command: { title: '', command: '' } }),
        () => '',
        async ({ range, data }) => {
          const [number, which] = Array.isArray(data) ? data : [];
          const document = documents.all().find((one) => texts.isCurrent(one, number));
          if (!document) throw contentModified();
          const reader = await readerOf(document.uri);
          if (!texts.isCurrent(document, number)) throw contentModified();
          const ofLine = typeof which === 'number' ? which : 'roll';
          const command = lensCommand(
            { document, reader },
            range.start,
            ofLine,
            commands,
            texts.hardLensesOf(document),
          );
          return command ? { range, command } : { range };
        },
      ),
    );
  },
};

/** The number of the text that the lens stands in, and which of its line it is; short, as there are thousands in an answer. */
type LensData = readonly [text: number, which: LensOfLine];

function contentModified(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
}

/** A document as it is at one moment. */
interface NumberedText {
  readonly number: number;
  /** What is left for lenses that are hard to work out. */
  readonly hard: Budget;
}

/** Numbers for documents as they are at one moment. */
class NumberedTexts {
  readonly #textOf = rememberedWith(
    ({ version }: Document) => [version],
    (): NumberedText => ({ number: ++this.#last, hard: { steps: maximumStepsOfHardLenses } }),
  );
  #last = 0;

  /** The number of the document's text of now. */
  numberOf(document: Document): number {
    return this.#textOf(document).number;
  }

  /** What is left for the hard lenses of the document's text of now. */
  hardLensesOf(document: Document): Budget {
    return this.#textOf(document).hard;
  }

  /** Whether the document still has the text of that number. */
  isCurrent(document: Document, number: unknown): boolean {
    return this.#textOf.isKnown(document) && this.#textOf(document).number === number;
  }
}
