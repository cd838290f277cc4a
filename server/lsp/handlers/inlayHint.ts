import type { InlayHint, Range } from 'vscode-languageserver';
import { inlayHints } from '../../features/inlayHints.ts';
import { spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

interface InRange extends InDocument {
  readonly range: Range;
}

/** The odds behind the dice of a range, if the settings turn them on. */
export const inlayHintHandler: Handler = {
  capabilities: () => ({ inlayHintProvider: true }),
  register: (context) => {
    const { connection, settings } = context;
    connection.languages.inlayHint.on(
      forDocument<InRange, InlayHint[]>(
        context,
        'inlayHint',
        () => [],
        async (asked, { range }, request) => {
          const { document } = asked;
          const isEnabled = (await settings.get(document.uri)).inlayHints?.enabled ?? false;
          if (!isEnabled) return [];
          request.assertWanted();
          const span = spanOf(document, range);
          return [...(await request.finish(() => inlayHints(asked, span)))];
        },
      ),
    );
  },
};
