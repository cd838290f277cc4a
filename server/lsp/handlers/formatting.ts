import {
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
 * Formats XML, a whole document or a part. A client that can be told later is told only of XML: for a text in another language it would
 * ask its user which of two formatters to take.
 */
export const formattingHandler: Handler = {
  capabilities: (client) =>
    isDynamic(client) ? {} : { documentFormattingProvider: true, documentRangeFormattingProvider: true },
  register: (context) => {
    feature(DocumentFormattingRequest.type, {}, [], format).register(context);
    feature(DocumentRangeFormattingRequest.type, {}, [], (question) =>
      format(question, spanOf(question.asked.document, question.params.range)),
    ).register(context);
    if (isDynamic(context)) void context.initialized.then(() => announce(context));
    return undefined;
  },
};

async function format(
  { asked: { document }, params: { options }, request, context }: Question<DocumentFormattingParams>,
  within?: Span,
): Promise<readonly TextEdit[]> {
  if (context.workspace.packWith(document.uri)) return [];
  return textEdits(document, await request.finish(() => formatEdits(document, indentationOf(options), within)));
}

function isDynamic({ capabilities: { textDocument } }: Client): boolean {
  const { formatting, rangeFormatting } = textDocument ?? {};
  return formatting?.dynamicRegistration === true && rangeFormatting?.dynamicRegistration === true;
}

function announce({ connection, faults }: ServerContext): void {
  for (const type of [DocumentFormattingRequest.type, DocumentRangeFormattingRequest.type])
    connection.client
      .register(type, { documentSelector: [{ language: 'xml' }] })
      .catch((error) => faults.report('formatting', error));
}

function indentationOf({ insertSpaces, tabSize }: FormattingOptions): string {
  const isSize = Number.isSafeInteger(tabSize) && tabSize > 0 && tabSize <= 16;
  return insertSpaces ? ' '.repeat(isSize ? tabSize : 2) : '\t';
}
