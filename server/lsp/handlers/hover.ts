import type { Hover } from 'vscode-languageserver';
import { hover, mayNameRule } from '../../features/hover.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The card of a rule, the odds of a roll, the help for an element. It waits for the files of the workspace where it is about a rule. */
export const hoverHandler: Handler = {
  capabilities: () => ({ hoverProvider: true }),
  register: (context) => {
    const answer = async (document: Document, { position }: AtPosition): Promise<Hover | null> => {
      const offset = document.offsetAt(position);
      const reader = await context.readerOf(document.uri);
      if (mayNameRule(document, offset)) await context.rulesKnown();
      return hover(context.workspace, document, offset, reader) ?? null;
    };
    context.connection.onHover(forDocument(context, 'hover', () => null, answer));
  },
};
