import {
  type Disposable,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type FormattingOptions,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import { formatEdits } from '../../formatting/formatEdits.ts';
import type { ServerContext } from '../connection/context.ts';
import { spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Client, Handler } from './handler.ts';

interface ToFormat extends InDocument {
  readonly options: FormattingOptions;
  readonly range?: Range;
}

/**
 * Formats XML, a whole document or a part. A client that can be told later is told only of XML, and only while the settings want it: an
 * editor with another formatter of XML would ask its user which one to take.
 */
export const formattingHandler: Handler = {
  capabilities: (client) =>
    isDynamic(client) ? {} : { documentFormattingProvider: true, documentRangeFormattingProvider: true },
  register: (context) => {
    const { connection, workspace, settings } = context;
    const format = forDocument<ToFormat, TextEdit[]>(
      context,
      'formatting',
      () => [],
      async ({ document }, { options, range }, request) => {
        const { formatting = {} } = await settings.get(document.uri);
        if (workspace.packWith(document.uri) || formatting.enabled === false) return [];
        const within = range && spanOf(document, range);
        const edits = await request.finish(() => formatEdits(document, indentationOf(options), within));
        return edits.map(({ span, newText }) => ({ range: document.range(span), newText }));
      },
    );
    connection.onDocumentFormatting(format);
    connection.onDocumentRangeFormatting(format);
    return isDynamic(context) ? announceWhileWanted(context) : undefined;
  },
};

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
