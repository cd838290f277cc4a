import {
  type Disposable,
  type DocumentFormattingParams,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type FormattingOptions,
  type TextEdit,
} from 'vscode-languageserver';
import { formatEdits } from '../../formatting/formatEdits.ts';
import type { Span } from '../../text/span.ts';
import type { ServerContext } from '../connection/context.ts';
import { spanOf, textEdits } from '../connection/convert.ts';
import { type Client, feature, type Handler, type Question } from './handler.ts';

/**
 * Formats XML, a whole document or a part. A client that can be told later is told only of XML, and only while the settings want it: an
 * editor with another formatter of XML would ask its user which one to take.
 */
export const formattingHandler: Handler = {
  capabilities: (client) =>
    isDynamic(client) ? {} : { documentFormattingProvider: true, documentRangeFormattingProvider: true },
  register: (context) => {
    feature(DocumentFormattingRequest.type, {}, [], format).register(context);
    feature(DocumentRangeFormattingRequest.type, {}, [], (question) =>
      format(question, spanOf(question.asked.document, question.params.range)),
    ).register(context);
    return isDynamic(context) ? announceWhileWanted(context) : undefined;
  },
};

async function format(
  { asked: { document }, params: { options }, request, context }: Question<DocumentFormattingParams>,
  within?: Span,
): Promise<readonly TextEdit[]> {
  const { formatting = {} } = await context.settings.get(document.uri);
  if (context.workspace.packWith(document.uri) || formatting.enabled === false) return [];
  return textEdits(document, await request.finish(() => formatEdits(document, indentationOf(options), within)));
}

function isDynamic({ capabilities: { textDocument } }: Client): boolean {
  const { formatting, rangeFormatting } = textDocument ?? {};
  return formatting?.dynamicRegistration === true && rangeFormatting?.dynamicRegistration === true;
}

/** Returns what is to be called when the settings have changed. */
function announceWhileWanted({ connection, settings, initialized, faults }: ServerContext): () => void {
  let announced: readonly Disposable[] = [];
  let last = initialized;
  const refresh = (): void => {
    // One after the other, so that two changes of the settings do not announce it twice.
    last = last
      .then(async () => {
        const isWanted = (await settings.get(undefined)).formatting?.enabled !== false;
        if (isWanted === announced.length > 0) return;
        for (const one of announced) one.dispose();
        const types = isWanted ? [DocumentFormattingRequest.type, DocumentRangeFormattingRequest.type] : [];
        announced = await Promise.all(
          types.map((type) => connection.client.register(type, { documentSelector: [{ language: 'xml' }] })),
        );
      })
      .catch((error) => faults.report('formatting', error));
  };
  refresh();
  return refresh;
}

function indentationOf({ insertSpaces, tabSize }: FormattingOptions): string {
  const isSize = Number.isSafeInteger(tabSize) && tabSize > 0 && tabSize <= 16;
  return insertSpaces ? ' '.repeat(isSize ? tabSize : 2) : '\t';
}
