import type { Hover } from 'vscode-languageserver';
import type { Asked } from '../../features/asked.ts';
import { hover, mayNameRule } from '../../features/hover/hover.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The card of a rule, the odds of a roll, the help for an element. A hover for a rule waits for the files of the workspace. */
export const hoverHandler: Handler = {
  capabilities: () => ({ hoverProvider: true }),
  register: (context) => {
    const answer = async (asked: Asked, { position }: AtPosition): Promise<Hover | null> => {
      const { document } = asked;
      const offset = document.offsetAt(position);
      if (mayNameRule(document, offset)) await context.filesKnown();
      return hover(asked, offset) ?? null;
    };
    context.connection.onHover(forDocument(context, 'hover', () => null, answer));
  },
};
