import {
  type ClientCapabilities,
  type Disposable,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type FormattingOptions,
  type Range,
  type ServerCapabilities,
  type TextEdit,
} from 'vscode-languageserver';
import { formatEdits } from '../../formatting/formatEdits.ts';
import type { ServerContext } from '../connection/context.ts';
import { spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Handler } from './handler.ts';

interface ToFormat extends InDocument {
  readonly options: FormattingOptions;
  readonly range?: Range;
}

/**
 * Formats XML, a whole document or a part. A client that can be told later is told only of XML, and only while the settings want it: an
 * editor with another formatter of XML would ask its user which one to take.
 */
export class FormattingHandler implements Handler {
  /** Looks at the settings again. */
  refresh: () => void = () => {};

  capabilities(client: ClientCapabilities): ServerCapabilities {
    return isDynamic(client) ? {} : { documentFormattingProvider: true, documentRangeFormattingProvider: true };
  }

  register(context: ServerContext): void {
    const { connection, workspace, settings } = context;
    const format = forDocument<ToFormat, TextEdit[]>(
      context,
      'formatting',
      () => [],
      async ({ document }, { options, range }, request) => {
        const { formatting = {} } = await settings.get(document.uri);
        if (workspace.packWith(document.uri) || formatting.enabled === false) return [];
        const style = { indentation: indentationOf(options), quotes: quotesOf(formatting) };
        const within = range && spanOf(document, range);
        const edits = await request.finish(() => formatEdits(document, style, within));
        return edits.map(({ span, newText }) => ({ range: document.range(span), newText }));
      },
    );
    connection.onDocumentFormatting(format);
    connection.onDocumentRangeFormatting(format);
  }

  initialized(context: ServerContext): void {
    if (!isDynamic(context.capabilities)) return;
    let announced: Disposable | undefined;
    let turns = Promise.resolve();
    this.refresh = () => {
      // One after the other, so that two changes of the settings do not announce it twice.
      turns = turns
        .then(async () => {
          const isWanted = (await context.settings.get(undefined)).formatting?.enabled ?? true;
          if (isWanted && !announced) announced = await announce(context);
          else if (!isWanted) {
            announced?.dispose();
            announced = undefined;
          }
        })
        .catch((error) => context.faults.report('formatting', error));
    };
    this.refresh();
  }
}

function isDynamic({ textDocument }: ClientCapabilities): boolean {
  const { formatting, rangeFormatting } = textDocument ?? {};
  return formatting?.dynamicRegistration === true && rangeFormatting?.dynamicRegistration === true;
}

async function announce({ connection }: ServerContext): Promise<Disposable> {
  const documentSelector = [{ language: 'xml' }];
  const parts = await Promise.all([
    connection.client.register(DocumentFormattingRequest.type, { documentSelector }),
    connection.client.register(DocumentRangeFormattingRequest.type, { documentSelector }),
  ]);
  return { dispose: () => parts.forEach((part) => void part.dispose()) };
}

function indentationOf({ insertSpaces, tabSize }: FormattingOptions): string {
  const isSize = Number.isSafeInteger(tabSize) && tabSize > 0 && tabSize <= 16;
  return insertSpaces ? ' '.repeat(isSize ? tabSize : 2) : '\t';
}

function quotesOf({ quotes }: NonNullable<Settings['formatting']>): 'keep' | 'double' | 'single' {
  return quotes === 'double' || quotes === 'single' ? quotes : 'keep';
}
