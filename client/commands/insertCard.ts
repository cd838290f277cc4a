import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { activeEditor } from './activeEditor.ts';

/**
 * Asks for a Monster, an Event, a table or a chart, and inserts its card as Markdown at the cursor, in paragraphs of its own. Returns the text;
 * undefined if the user cancels.
 */
export async function insertCard(server: Server): Promise<string | undefined> {
  const editor = activeEditor();
  if (!editor) return undefined;
  const { document, selection } = editor;
  const uri = document.uri.toString();
  const chosen = await pickCard(server, uri);
  if (!chosen) return undefined;
  const question = { ...chosen, below: plainPosition(selection.active) };
  const events = [{ id: 'copyMarkdown', values: {} }];
  const found = await server.ask('whq/view', { subject: 'card', question, events });
  const [copied] = found?.effects ?? [];
  if (copied?.kind !== 'copy') return undefined;
  const text = asParagraphs(copied.text, document, selection);
  await editor.edit((edit) => edit.replace(selection, text));
  return text;
}

/** Asks for a card of the package of a document, or of a printed chart; undefined if the user cancels. */
export async function pickCard(server: Server, uri: string): Promise<object | undefined> {
  const cards = await server.ask('whq/entries', { uri, kinds: ['monster', 'event', 'table', 'chart'] });
  const items = cards.map(({ label: name, description, kind, id }) => ({
    label: label(name),
    description: label(description),
    question: { uri, kind, id },
  }));
  const title = vscode.l10n.t('Which Monster, Event, table or chart?');
  return (await vscode.window.showQuickPick(items, { title, matchOnDescription: true }))?.question;
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
