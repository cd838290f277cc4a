import type { FoldingRange } from 'vscode-languageserver';
import { foldingRanges } from '../../features/foldingRanges.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The folding ranges of a document. */
export const foldingRangeHandler: Handler = {
  capabilities: () => ({ foldingRangeProvider: true }),
  register: (context) => {
    context.connection.onFoldingRanges(
      forDocument<InDocument, FoldingRange[]>(
        context,
        'foldingRange',
        () => [],
        async ({ document }, _, request) => [...(await request.finish(() => foldingRanges(document)))],
      ),
    );
  },
};
