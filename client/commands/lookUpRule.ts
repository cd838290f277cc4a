import * as vscode from 'vscode';
import type { LookUpAction } from '../../server/lsp/protocol/commands.ts';
import { packScheme } from '../../server/lsp/protocol/settings.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { pickRule } from './pickRule.ts';
import { actOn, type InsertionPoint } from './ruleActions.ts';

/** The list to look rules up in. */
interface RuleLookUp {
  /** Opens the list. Resolves after the list is closed and the chosen action is done. Rejects if the server is not running. */
  show(question: string | undefined): Promise<void>;
  /** Performs an action on the active rule. Returns whether the list is open. */
  act(action: LookUpAction | undefined): boolean;
}

/** The context that is true while the list is open; the keys in the manifest depend on it. */
const contextKey = 'whq-rules.isLookingUp';

/**
 * Makes the list of all rules by all their names. The first question is the selection, or the rule at the cursor. The typed text may
 * contain a value, as in `fear 6`: then the rule with that value comes first. The line above shows the odds of the active rule.
 */
export function ruleLookUp(server: Server): RuleLookUp {
  let act: ((action: LookUpAction) => void) | undefined;
  return {
    show: async (question) => {
      const from = await startingPoint(server);
      const uri = vscode.window.activeTextEditor?.document.uri.toString();
      const rules = await server.ask('whq/rules', { uri });
      await setOpen(true);
      try {
        const offer = (perform: (action: LookUpAction) => void): void => {
          act = perform;
        };
        const list = { rules, uri, question: question ?? from.question, point: from.point };
        const chosen = await pickRule(server, list, offer);
        if (chosen) await actOn(server, chosen.action, chosen.rule, from.point);
      } finally {
        act = undefined;
        await setOpen(false);
      }
    },
    act: (action) => {
      if (action !== undefined) act?.(action);
      return act !== undefined;
    },
  };
}

function setOpen(isOpen: boolean): Thenable<void> {
  return vscode.commands.executeCommand('setContext', contextKey, isOpen);
}

interface StartingPoint {
  readonly question: string;
  readonly point: InsertionPoint | undefined;
}

async function startingPoint(server: Server): Promise<StartingPoint> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return { question: '', point: undefined };
  const { document, selection } = editor;
  const { uri } = document;
  const { question, mention, isAmongSpecials } = await server.ask('whq/lookUpPlace', {
    uri: uri.toString(),
    position: plainPosition(selection.start),
  });
  const selected = selection.isSingleLine ? document.getText(selection).trim() : '';
  // An id or the text of a use belongs to its element: nothing is inserted there.
  const isFree = !selection.isEmpty || question === '' || mention !== undefined;
  const replaced =
    selection.isEmpty && mention
      ? new vscode.Range(mention.start.line, mention.start.character, mention.end.line, mention.end.character)
      : undefined;
  return {
    question: selected || question,
    point: isFree && isWritable(uri) ? { editor, replaced, isAmongSpecials } : undefined,
  };
}

function isWritable({ scheme }: vscode.Uri): boolean {
  return scheme !== packScheme && vscode.workspace.fs.isWritableFileSystem(scheme) !== false;
}
