import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { activeEditor } from './activeEditor.ts';

/**
 * Asks for a Monster, an Event or a table, and inserts its card as Markdown at the cursor, in paragraphs of its own. Returns the text;
 * undefined if the user cancels.
 */
export async function insertCard(server: Server): Promise<string | undefined> {
  const editor = activeEditor();
  if (!editor) return undefined;
  const { document, selection } = editor;
  const uri = document.uri.toString();
  const cards = await server.ask('whq/entries', { uri, kinds: ['monster', 'event', 'table'] });
  const items = cards.map(({ label: name, description, kind, id }) => ({
    label: label(name),
    description: label(description),
    question: { uri, kind, id, below: plainPosition(selection.active) },
  }));
  const title = vscode.l10n.t('Which Monster, Event or table?');
  const chosen = await vscode.window.showQuickPick(items, { title, matchOnDescription: true });
  if (!chosen) return undefined;
  const events = [{ id: 'copyMarkdown', values: {} }];
  const found = await server.ask('whq/view', { subject: 'card', question: chosen.question, events });
  const [copied] = found?.effects ?? [];
  if (copied?.kind !== 'copy') return undefined;
  const text = asParagraphs(copied.text, document, selection);
  await editor.edit((edit) => edit.replace(selection, text));
  return text;
}

/** The text with an empty line between it and what stands before and behind it. */
function asParagraphs(markdown: string, document: vscode.TextDocument, { start, end }: vscode.Selection): string {
  const before = document.getText(new vscode.Range(new vscode.Position(0, 0), start));
  const behind = document.getText(new vscode.Range(end, document.lineAt(document.lineCount - 1).range.end));
  const isApart = before.trim() === '' || /\n[ \t]*\r?\n[ \t]*$/.test(before);
  const isAtLineStart = /(?:^|\n)[ \t]*$/.test(before);
  const lead = isApart ? '' : isAtLineStart ? '\n' : '\n\n';
  const tail = /^[ \t]*(?:\r?\n|$)/.test(behind) ? '' : '\n';
  return `${lead}${markdown}${tail}`;
}
